"""What a strong player would say: the best choices with their chances, and how a game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.levels import ELDER, level
from lascaux.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Game, View

BEST = 2  # choices that are named
LIKELY = 0.1  # of the tries, at least, for a second choice to be worth a word
PLAYOUTS = 24  # for the chances of one moment


class Advice(NamedTuple):
    choice: int
    chance: float  # to win the game, as far as one can tell
    tried: float  # share of the thinking that went into it


def advise(
    game: Game, deck: Any, luck: Luck, view: View, choices: Sequence[int], iterations: int = 0
) -> list[Advice]:
    """The one or two best choices of the seat whose view this is, best first.

    Thinks as long as the Elder, unless said otherwise.
    """
    search = Search(game, deck, luck, iterations=iterations or level(game, ELDER).iterations)
    node, _ = search.think(view)
    worths = node.worths()
    ranked = sorted(range(len(worths)), key=lambda i: -worths[i])
    found = [
        Advice(node.choices[i], node.totals[i] / node.visits[i], node.visits[i] / node.count)
        for i in ranked[:BEST]
        if node.choices[i] in choices and node.visits[i]
    ]
    return [advice for n, advice in enumerate(found) if n == 0 or advice.tried >= LIKELY]


def outlook(game: Game, deck: Any, luck: Luck, view: View, playouts: int = PLAYOUTS) -> list[float]:
    """Every seat's chance to win from here, as whoever has this view would guess it.

    For a whole game hand it the spectator's views (`game.view(position, None)`) one by one.
    """
    search = Search(game, deck, luck)
    totals = [0.0] * view["players"]
    for _ in range(playouts):
        world = game.imagine(view, deck, luck)
        search.play_on(world, game.stretch(world) + 1)
        totals = [a + b for a, b in zip(totals, search.evaluation.chances(world), strict=True)]
    return [total / playouts for total in totals]
