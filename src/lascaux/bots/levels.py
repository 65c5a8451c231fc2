"""Four levels to play against: Child, Gatherer, Hunter, Elder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lascaux.bots.evaluate import ladder_of
from lascaux.bots.greedy import Greedy
from lascaux.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.bots.evaluate import Level
    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game


CHILD, GATHERER, HUNTER, ELDER = range(4)


def level(game: Game, rank: int) -> Level:
    return ladder_of(game)[rank]


def player(rank: int, game: Game, deck: Deck, luck: Luck) -> Greedy | Search:
    """A bot of this level, for one seat."""
    blunders, iterations, haze = level(game, rank)
    if iterations:
        return Search(game, deck, luck, iterations=iterations, blunders=blunders)
    return Greedy(game, deck, luck, blunders=blunders, haze=haze)


LEVELS: dict[str, Callable[[Game, Deck, Luck], Greedy | Search]] = {
    "child": partial(player, CHILD),
    "gatherer": partial(player, GATHERER),
    "hunter": partial(player, HUNTER),
    "elder": partial(player, ELDER),
}
