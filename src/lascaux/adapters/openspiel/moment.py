"""A table as OpenSpiel holds it: the position, a roll in progress, and what players remember."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Self

from lascaux.adapters.bout import Bout, shared
from lascaux.adapters.openspiel.memory import Memory, Step
from lascaux.kernel.codec import canonical, dump, load
from lascaux.kernel.rules import CHANCE, NOBODY

if TYPE_CHECKING:
    from lascaux.kernel.chance import Luck

AT_ONCE = 36  # outcomes of a roll that are one chance node: a pair of dice
OUTCOMES = 1024  # above all numbers of outcomes of a chance node


class Moment:
    """OpenSpiel copies and pickles the attributes of a state: this is the only one it has.

    A roll of many dice has 6^n outcomes; it is drawn in parts of at most AT_ONCE, each a chance node.
    Outcomes are numbered from 0 in the order of the engine's own numbers.
    """

    __slots__ = ("bout", "part", "position", "scale", "step", "turn")

    def __init__(self, bout: Bout, step: Step, part: int = 0, scale: int = 1) -> None:
        self.bout = bout
        self.part = part  # of the roll in progress: what has been drawn
        self.scale = scale  # and of how many
        self.stand(step)

    def stand(self, step: Step) -> None:
        """The position is never changed: a step forward is made on a copy."""
        self.step = step
        self.position = step.position
        self.turn = NOBODY if self.bout.over(step.position) else step.position.turn

    def outcomes(self) -> list[tuple[int, float]]:
        """What CHANCE can answer now, with the odds."""
        choices = self.position.choices
        if isinstance(choices, range):
            n = part_of(len(choices) // self.scale)
            return [(i, 1 / n) for i in range(n)]
        odds = Counter(choices)
        return [(i, odds[one] / len(choices)) for i, one in enumerate(sorted(odds))]

    def draw(self, number: int) -> None:
        """CHANCE answers with this outcome; a roll goes on until it is complete."""
        choices = self.position.choices
        if not isinstance(choices, range):
            self.answer(CHANCE, sorted(set(choices))[number])
            return
        n = part_of(len(choices) // self.scale)
        self.part += number * self.scale
        self.scale *= n
        if self.scale == len(choices):
            self.answer(CHANCE, choices[self.part])

    def answer(self, seat: int, choice: int) -> None:
        after = self.position.copy()
        after.answer(seat, choice)
        self.part, self.scale = 0, 1
        self.stand(Step(after, self.step, seat, choice))

    def memory(self, player: int) -> Memory:
        return self.step.memory(self.bout, player)

    def imagined(self, player: int, luck: Luck) -> Self:
        """A table on which this player would see and remember the same; others remember nothing."""
        view = self.bout.game.view(self.position, player)
        step = Step(self.bout.game.imagine(view, self.bout.deck, luck))
        step.memories[player] = self.memory(player)
        return type(self)(self.bout, step)

    def __str__(self) -> str:
        return canonical([dump(self.position), self.part, self.scale])

    def __deepcopy__(self, memo: Any) -> Self:
        return type(self)(self.bout, self.step, self.part, self.scale)

    def __reduce__(self) -> tuple[Any, ...]:
        memories = [self.memory(player) for player in range(self.bout.players)]
        return restored, (self.bout.game.id, self.bout.terms, str(self), memories)


def restored(game: str, terms: dict[str, Any], text: str, memories: list[Memory]) -> Moment:
    """A moment as it was pickled."""
    bout = shared(game, **terms)
    table, part, scale = json.loads(text)
    position = bout.game.blank(bout.players, bout.options, bout.deck)
    load(position, bout.game.rules, table)
    step = Step(position)
    step.memories.update(enumerate(memories))
    return Moment(bout, step, part, scale)


@cache
def part_of(outcomes: int) -> int:
    """The largest part of a roll that is drawn at once."""
    fits = [n for n in range(2, AT_ONCE + 1) if outcomes % n == 0]
    return max(fits) if outcomes > AT_ONCE and fits else outcomes
