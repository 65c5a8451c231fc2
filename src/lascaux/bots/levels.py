"""Four levels to play against: Child, Gatherer, Hunter, Elder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.greedy import Greedy
from lascaux.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Game


class Level(NamedTuple):
    blunders: float  # how often it does just anything
    iterations: int = 0  # descents of its search; 0: looks one step ahead
    haze: float = 0.0  # how vaguely it judges what lies one step ahead, in the evaluation's unit


# By level, weakest first: so far apart that each clearly beats the one below.
LADDERS = {
    "krom": (Level(0.45), Level(0.17), Level(0.08, 12), Level(0.0, 160)),
    "gletscher": (
        Level(0.5, haze=2.5),
        Level(0.14, haze=2.2),
        Level(0.0, haze=1.0),
        Level(0.0, 60),
    ),
    "above_below": (Level(0.5), Level(0.15), Level(0.05, 3), Level(0.0, 12)),
}
CHILD, GATHERER, HUNTER, ELDER = range(4)


def level(game: Game, rank: int) -> Level:
    return LADDERS[game.id][rank]


def player(rank: int, game: Game, deck: Any, luck: Luck) -> Greedy | Search:
    """A bot of this level, for one seat."""
    blunders, iterations, haze = level(game, rank)
    if iterations:
        return Search(game, deck, luck, iterations=iterations, blunders=blunders)
    return Greedy(game, deck, luck, blunders=blunders, haze=haze)


LEVELS: dict[str, Callable[[Game, Any, Luck], Greedy | Search]] = {
    "child": partial(player, CHILD),
    "gatherer": partial(player, GATHERER),
    "hunter": partial(player, HUNTER),
    "elder": partial(player, ELDER),
}
