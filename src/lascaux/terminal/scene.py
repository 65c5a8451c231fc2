"""What one reader sees of a table, and what a game offers to have it drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lascaux.kernel.events import Seen
    from lascaux.kernel.game import View
    from lascaux.kernel.texts import Texts
    from lascaux.terminal.words import Words

ALWAYS: Final = 100


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one reader sees it: nothing is drawn from anything else."""

    view: View
    deck: Any  # the game's own
    constants: dict[str, int]
    words: Words
    width: int
    by_seat: tuple[str, ...] = ()  # parts of the view with an entry for each seat


class Form(NamedTuple):
    """One way of drawing a section; on a small screen the lowest `keep` goes first."""

    keep: int
    drawing: RenderableType


Section = list[Form]  # the roomiest form first; smaller ones are kept longer


class Drawing(NamedTuple):
    """How one game looks here."""

    names: Callable[[View, Texts], list[str]]  # of the seats
    introduce: Callable[[Scene, int], str]  # a player, before the game
    sections: Callable[[Scene], list[Section]]
    card: Callable[[Scene, str], RenderableType]
    cards: Callable[[Any], list[str]]  # every card of the deck, by id
    result: Callable[[Scene], RenderableType]  # who won, and why
    digest: Callable[[list[Seen]], list[Seen]]  # events as the log tells them
    tones: dict[str, str]  # of events in the log: see log.py
