"""One step ahead: imagine some tables, try each choice on them, take the best on average."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from lascaux.bots.evaluate import EVALUATIONS
from lascaux.kernel.chance import outcome
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Game, View
    from lascaux.kernel.rules import Position

ROLLS = 4  # times that the dice are tried on each imagined table
DEPTH = 2  # own choices followed, as long as they only open others
NOISE = 1.2  # of simultaneous choices: who always does the best thing is foreseen


class Greedy:
    def __init__(self, game: Game, deck: Any, luck: Luck) -> None:
        self.game = game
        self.deck = deck
        self.luck = luck
        self.evaluation = EVALUATIONS[game.id]

    def choose(self, view: View, choices: Sequence[int]) -> int:
        if len(choices) == 1:
            return choices[0]
        seat = view["seat"]
        count = self.evaluation.WORLDS
        worlds = [self.game.imagine(view, self.deck, self.luck) for _ in range(count)]
        if worlds[0].question().together:
            return self.mixed(worlds[0], seat, choices)
        stood = [self.evaluation.evaluate(world, seat) for world in worlds]
        values = [
            sum(
                self.value(world, seat, choice, DEPTH, worth)
                for world, worth in zip(worlds, stood, strict=True)
            )
            for choice in choices
        ]
        return choices[values.index(max(values))]

    def mixed(self, world: Position, seat: int, choices: Sequence[int]) -> int:
        """A choice at random, better ones more often."""
        values = [self.evaluation.prospect(world, seat, choice) for choice in choices]
        weights = [exp((value - max(values)) / NOISE) for value in values]
        point = sum(weights) * self.luck.below(1 << 30, "mixed") / (1 << 30)
        for choice, weight in zip(choices, weights, strict=True):
            point -= weight
            if point < 0:
                return choice
        return choices[-1]

    def value(self, world: Position, seat: int, choice: int, depth: int, stood: float) -> float:
        """What the table, which stood at so much, is worth to the seat after this choice."""
        window = world.question().window
        floor = 0 if window else len(world.stack)
        after = world.copy()
        after.answer(seat, choice)
        if self.evaluation.foresees(after):
            return self.evaluation.evaluate(after, seat)
        if after.turn != CHANCE and not self.passes(after, floor):
            return self.follow(after, seat, depth, stood)
        total = 0.0
        for _ in range(ROLLS):
            tried = after.copy()
            self.settle(tried, floor)
            total += self.evaluation.evaluate(tried, seat)
        return total / ROLLS

    def follow(self, after: Position, seat: int, depth: int, stood: float) -> float:
        """A choice that changes nothing yet is worth what it opens."""
        value = self.evaluation.evaluate(after, seat)
        if depth and after.turn == seat and value == stood:
            return max(
                self.value(after, seat, choice, depth - 1, value) for choice in after.choices
            )
        return value

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
