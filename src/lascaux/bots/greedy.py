"""One step ahead: imagine some tables, try each choice on them, take the best on average."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from lascaux.bots.evaluate import evaluation_of
from lascaux.kernel.chance import outcome
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.bots.evaluate import Evaluation
    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game, View
    from lascaux.kernel.rules import Position

NOISE = 1.2  # for simultaneous choices: always doing the best thing is easy to predict
FINE = 1 << 30


class Greedy:
    def __init__(
        self,
        game: Game,
        deck: Deck,
        luck: Luck,
        *,
        worlds: int = 0,  # tables imagined for a decision; 0: as the evaluation says
        rolls: int = 4,  # times that the dice are tried on each
        depth: int = 2,  # own choices followed, as long as they only open others
        blunders: float = 0.0,  # how often it plays at random
        haze: float = 0.0,  # what is worth this much less is done e times less often; 0: never
        evaluation: Evaluation | None = None,  # another than the game's own
    ) -> None:
        self.game = game
        self.deck = deck
        self.luck = luck
        self.evaluation = evaluation or evaluation_of(game)
        self.worlds = worlds or self.evaluation.WORLDS
        self.rolls = rolls
        self.depth = depth
        self.blunders = blunders
        self.haze = haze

    def choose(self, view: View, choices: Sequence[int]) -> int:
        if len(choices) == 1:
            return choices[0]
        if slips(self.blunders, self.luck):
            return choices[self.luck.below(len(choices), "blunder")]
        seat = view["seat"]
        worlds = [self.game.imagine(view, self.deck, self.luck) for _ in range(self.worlds)]
        if worlds[0].question().together:
            return drawn(choices, self.mixture(worlds[0], seat, choices), self.luck)
        values = self.values(worlds[0], seat, choices)
        for world in worlds[1:]:
            more = self.values(world, seat, choices)
            values = [value + other for value, other in zip(values, more, strict=True)]
        if self.haze:
            return drawn(choices, likely(values, self.haze * self.worlds), self.luck)
        return choices[values.index(max(values))]

    def prospects(self, world: Position, seat: int, choices: Sequence[int]) -> list[float]:
        """What each choice promises when all choose at once."""
        return [self.evaluation.prospect(world, seat, choice) for choice in choices]

    def mixture(self, world: Position, seat: int, choices: Sequence[int]) -> list[float]:
        """How often to choose what when all choose at once: better things more often."""
        return likely(self.prospects(world, seat, choices), NOISE)

    def values(self, world: Position, seat: int, choices: Sequence[int]) -> list[float]:
        """What each choice is worth on this table."""
        now = self.evaluation.evaluate(world, seat)
        return [self.value(world, now, seat, choice, self.depth) for choice in choices]

    def value(self, world: Position, now: float, seat: int, choice: int, depth: int) -> float:
        """What the table is worth to the seat after this choice, dice averaged; `now`: before it."""
        floor = 0 if world.question().window else len(world.stack)
        after = world.copy()
        after.answer(seat, choice)
        evaluate = self.evaluation.evaluate
        if self.evaluation.foresees(after):
            return evaluate(after, seat)
        if after.turn != CHANCE and not self.passes(after, floor):
            value = evaluate(after, seat)
            if depth and value == now and after.turn == seat:  # it is worth what it opens
                return max(self.value(after, now, seat, c, depth - 1) for c in after.choices)
            return value
        total = 0.0
        for _ in range(self.rolls):
            tried = after.copy()
            self.settle(tried, floor)
            total += evaluate(tried, seat)
        return total / self.rolls

    def settle(self, position: Position, floor: int) -> None:
        """Roll the dice and let everybody pass, until the question at hand is settled."""
        while position.turn == CHANCE or self.passes(position, floor):
            if len(position.stack) < floor:
                return
            seat = position.turn
            choice = outcome(position, self.luck) if seat == CHANCE else position.choices[0]
            position.answer(seat, choice)

    def passes(self, position: Position, floor: int) -> bool:
        return not position.over and len(position.stack) >= floor and position.question().window


def likely(values: Sequence[float], heat: float) -> list[float]:
    """Weights of choices with these values: a heat less worth is e times less likely."""
    best = max(values)
    return [exp((value - best) / heat) for value in values]


def drawn(choices: Sequence[int], weights: Sequence[float], luck: Luck) -> int:
    """One of the choices at random, by these weights."""
    point = sum(weights) * luck.below(FINE, "mixed") / FINE
    for choice, weight in zip(choices, weights, strict=True):
        point -= weight
        if point < 0:
            return choice
    return choices[-1]


def slips(blunders: float, luck: Luck) -> bool:
    """Whether a player who blunders so often does so now."""
    return blunders > 0 and luck.below(FINE, "blunder") < FINE * blunders
