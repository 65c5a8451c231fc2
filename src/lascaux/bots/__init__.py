"""Players that see only what their seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from lascaux.bots.brought import brought
from lascaux.bots.greedy import Greedy
from lascaux.bots.levels import LEVELS
from lascaux.bots.random import Random
from lascaux.kernel.errors import BrokenOff, unknown
from lascaux.kernel.rules import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game, View
    from lascaux.kernel.match import Match


class Bot(Protocol):
    """Answers for a seat. It is given the seat's view and its legal choices, and nothing else."""

    def choose(self, view: View, choices: Sequence[int]) -> int: ...


BOTS: dict[str, Callable[[Game, Deck, Luck], Bot]] = {
    **LEVELS,  # what people are offered
    "random": Random,
    "greedy": Greedy,
}


def known(name: str | None) -> str:
    """The name, if one of our bots has it; BadInput otherwise."""
    if name is None or name not in list(BOTS):  # a list: anything might be given as a name
        raise unknown("bot", name, list(BOTS))
    return name


def maker(name: str) -> Callable[[Game, Deck, Luck], Bot]:
    """What makes bots of this name: ours, or `module:Class`; BadInput if there are none.

    It runs the module, so the name must come from whoever runs the program; `known` is for names
    that come over the network.
    """
    return brought(name) if ":" in str(name) else BOTS[known(name)]  # anything may be given


def make(name: str, game: Game, deck: Deck, luck: Luck) -> Bot:
    """A new bot of this name for one seat of one game."""
    return maker(name)(game, deck, luck)


def let_answer(bot: Bot, match: Match, seat: int) -> None:
    """The bot answers from what its seat sees; BrokenOff where the rules refuse its answer."""
    choice = bot.choose(match.game.view(match.position, seat), match.position.legal(seat))
    try:
        match.answer(seat, choice)
    except Refused as refused:
        name = match.record.seats[seat]
        raise BrokenOff(
            f"bot {name!r} answered {choice!r}, which {refused.clause} forbids"
        ) from None
