"""Players that see only what their seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from lascaux.bots.greedy import Greedy
from lascaux.bots.levels import LEVELS
from lascaux.bots.random import Random
from lascaux.kernel.errors import unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game, View


class Bot(Protocol):
    """Answers for a seat. It is given the seat's view and its legal choices, and nothing else."""

    def choose(self, view: View, choices: Sequence[int]) -> int: ...


BOTS: dict[str, Callable[[Game, Deck, Luck], Bot]] = {
    **LEVELS,  # what people are offered
    "random": Random,
    "greedy": Greedy,
}


def known(name: str | None) -> str:
    """The name, if a bot has it; BadInput otherwise."""
    if name is None or name not in list(BOTS):  # a list: anything might be given as a name
        raise unknown("bot", name, list(BOTS))
    return name


def make(name: str, game: Game, deck: Deck, luck: Luck) -> Bot:
    """A new bot of this name for one seat of one game."""
    return BOTS[known(name)](game, deck, luck)
