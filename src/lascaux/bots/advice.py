"""What a strong player would say: the best choices with their chances and why, and how a game stands."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.levels import ELDER, level
from lascaux.bots.reasons import QUANTITIES, Outcome, Reason, compare
from lascaux.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.bots.search import Path
    from lascaux.bots.tree import Node
    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Game, View
    from lascaux.kernel.rules import Position

BEST = 2  # choices that are named
LIKELY = 0.1  # of the tries, at least, for a second choice to be worth a word
PLAYOUTS = 24  # for the chances of one moment
PATIENCE = 240  # descents of a hint, at least: its reasons are means, and means want many


class Advice(NamedTuple):
    choice: int
    chance: float  # to win the game, as far as one can tell
    tried: float  # share of the thinking that went into it


class Hint(NamedTuple):
    """The one or two best choices, and what the best leads to, compared with the second.

    Where no second is worth a word it is compared with all the others.
    """

    best: list[Advice]
    why: list[Reason]


class Witness(Search):
    """A search that keeps what each choice of the seat that is asked has led to."""

    def __init__(self, game: Game, deck: Any, luck: Luck, **limits: Any) -> None:
        super().__init__(game, deck, luck, **limits)
        self.named = QUANTITIES[game.id]
        self.seat = 0
        self.outcomes: dict[int, list[Outcome]] = defaultdict(list)  # by index of the choice

    def descend(self, position: Position, end: int) -> Path:
        position.events = []
        path = super().descend(position, end)
        first = next(i for _, i, seat in path if seat == self.seat)
        self.outcomes[first].append(self.named.quantities(position, self.seat))
        return path

    def reasons(self, best: int, second: int | None) -> list[Reason]:
        others = [i for i in self.outcomes if i != best] if second is None else [second]
        those = [outcome for i in others for outcome in self.outcomes[i]]
        return compare(self.outcomes[best], those, self.named)


def advise(
    game: Game, deck: Any, luck: Luck, view: View, choices: Sequence[int], iterations: int = 0
) -> list[Advice]:
    """The one or two best choices of the seat whose view this is, best first.

    Thinks as long as the Elder, unless said otherwise.
    """
    search = Search(game, deck, luck, iterations=iterations or level(game, ELDER).iterations)
    node, _ = search.think(view)
    return [advice_of(node, i) for i in ranked(node, choices)]


def explain(
    game: Game,
    deck: Any,
    luck: Luck,
    view: View,
    choices: Sequence[int],
    *,
    iterations: int = 0,
    seconds: float = 0.0,  # at most; 0: as long as the iterations take
) -> Hint:
    """The same, with reasons."""
    enough = iterations or max(PATIENCE, level(game, ELDER).iterations)
    search = Witness(game, deck, luck, iterations=enough, seconds=seconds)
    search.seat = view["seat"]
    node, _ = search.think(view)
    found = ranked(node, choices)
    why = search.reasons(found[0], found[1] if len(found) > 1 else None)
    return Hint([advice_of(node, i) for i in found], why)


def ranked(node: Node, choices: Sequence[int]) -> list[int]:
    """The indices of the best choices, as far as they are worth a word."""
    worths = node.worths()
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    found = [i for i in order[:BEST] if node.choices[i] in choices and node.visits[i]]
    return [i for n, i in enumerate(found) if n == 0 or node.visits[i] >= LIKELY * node.count]


def advice_of(node: Node, i: int) -> Advice:
    """Its chance as the search ranks it: a few lucky descents do not put a choice before another."""
    chance = min(1.0, max(0.0, node.worths()[i]))
    return Advice(node.choices[i], chance, node.visits[i] / node.count)


def outlook(game: Game, deck: Any, luck: Luck, view: View, playouts: int = PLAYOUTS) -> list[float]:
    """Every seat's chance to win from here, as whoever has this view would guess it.

    For a whole game hand it the spectator's views (`game.view(position, None)`) one by one.
    """
    worlds = [game.imagine(view, deck, luck) for _ in range(playouts)]
    return mean_chances(Search(game, deck, luck), worlds)


def standing(
    game: Game, deck: Any, luck: Luck, position: Position, playouts: int = PLAYOUTS
) -> list[float]:
    """The same by the true position: only for a game that is over and has no secrets left."""
    return mean_chances(Search(game, deck, luck), [position.copy() for _ in range(playouts)])


def mean_chances(search: Search, worlds: Sequence[Position]) -> list[float]:
    """Each of these tables is played on to its horizon; the mean of what the evaluation says there."""
    found = []
    for world in worlds:
        search.play_on(world, search.game.stretch(world) + search.horizon)
        found.append(search.evaluation.chances(world))
    return [fmean(seat) for seat in zip(*found, strict=True)]
