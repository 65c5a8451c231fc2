"""What a strong player would say: the best choices with their chances and why, and how a game stands."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.evaluate import manner_of
from lascaux.bots.levels import ELDER, level
from lascaux.bots.reasons import Outcome, Reason, compare, quantities_of
from lascaux.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lascaux.bots.search import Path
    from lascaux.bots.tree import Node
    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game, View
    from lascaux.kernel.rules import Position

BEST = 2  # choices that are named
FEW = 5  # outcomes of a choice; fewer do not justify a reason
PLAYOUTS = 24  # for the chances of one moment
PATIENCE = 240  # descents of a hint, at least: its reasons are means, and means want many


class Unwanted(Exception):  # noqa: N818  no failure
    """Nobody waits for the hint any more."""


class Advice(NamedTuple):
    choice: int
    chance: float  # to win the game, as far as one can tell


class Hint(NamedTuple):
    """The two best choices, and what the best leads to, compared with the second."""

    best: list[Advice]
    why: list[Reason]


class Witness(Search):
    """A search that keeps what each choice of the seat that is asked has led to."""

    def __init__(self, game: Game, deck: Deck, luck: Luck, **limits: Any) -> None:
        super().__init__(game, deck, luck, **limits)
        self.named = quantities_of(game)
        self.seat = 0
        self.wanted: Callable[[], bool] = lambda: True
        self.outcomes: dict[int, list[Outcome]] = defaultdict(list)  # by index of the choice

    def descend(self, position: Position, end: int) -> Path:
        if not self.wanted():
            raise Unwanted
        position.events = []
        path = super().descend(position, end)
        first = next(i for _, i, seat in path if seat == self.seat)
        self.outcomes[first].append(self.named.quantities(position, self.seat))
        return path

    def worth_trying(self, values: Sequence[float]) -> Sequence[int]:
        """All of the first question: there a second is wanted, even if the guide sees only one."""
        return super().worth_trying(values) if self.nodes else range(len(values))

    def reasons(self, best: int, second: int) -> list[Reason]:
        these, those = self.outcomes[best], self.outcomes[second]
        return compare(these, those, self.named) if min(len(these), len(those)) >= FEW else []


def explain(
    game: Game,
    deck: Deck,
    luck: Luck,
    view: View,
    choices: Sequence[int],
    *,
    iterations: int = 0,
    seconds: float = 0.0,  # at most; 0: as long as the iterations take
    wanted: Callable[[], bool] = lambda: True,
) -> Hint:
    """The best choices of the seat whose view this is, and why.

    Thinks as long as the Elder, unless said otherwise; Unwanted as soon as nobody wants it.
    """
    enough = iterations or max(PATIENCE, level(game, ELDER).iterations)
    search = Witness(game, deck, luck, iterations=enough, seconds=seconds)
    search.seat, search.wanted = view["seat"], wanted
    node, _ = search.think(view)
    found = ranked(node, choices)
    why = search.reasons(*found) if len(found) == BEST else []
    return Hint([advice_of(node, i) for i in found], why)


def ranked(node: Node, choices: Sequence[int]) -> list[int]:
    """The indices of the best choices."""
    worths = node.worths()
    legal = [i for i, choice in enumerate(node.choices) if choice in choices]
    return sorted(legal, key=lambda i: -worths[i])[:BEST]


def advice_of(node: Node, i: int) -> Advice:
    """Its chance as the search ranks it: a few lucky descents do not put a choice before another."""
    return Advice(node.choices[i], min(1.0, max(0.0, node.worths()[i])))


def standing(
    game: Game,
    deck: Deck,
    luck: Luck,
    position: Position,
    playouts: int = PLAYOUTS,
    *,
    gone: float = 0.0,
) -> list[float]:
    """Every seat's chance to win from here: only for a game that is over and has no secrets left.

    `gone` is how much of the round is over, from 0 to 1.
    """
    worlds = [position.copy() for _ in range(playouts)]
    return mean_chances(Search(game, deck, luck), worlds, gone)


def round_end(search: Search, position: Position) -> int:
    """The stretch with which all have had as many turns.

    A player who has just had a turn looks better than they are. Two moments can only be compared
    after the same seat has played.
    """
    now = search.game.stretch(position)
    size = stretches(search.game, len(search.game.score(position)))
    return now + size - (now - 1) % size


def stretches(game: Game, players: int) -> int:
    """How many stretches a round of all players has."""
    return players if manner_of(game).turns else 1


def mean_chances(search: Search, worlds: Sequence[Position], gone: float) -> list[float]:
    """Each of these tables is played on to the end of its round; the mean of what is said there.

    As much as is gone of the round, as many are played on through the next: it comes into sight bit
    by bit, and not all at once with a beginning that nobody chose.
    """
    found = []
    for i, world in enumerate(worlds):
        end = round_end(search, world)
        if i < round(gone * len(worlds)):
            end += stretches(search.game, len(search.game.score(world)))
        search.play_on(world, end)
        found.append(search.evaluation.chances(world))
    return [fmean(seat) for seat in zip(*found, strict=True)]
