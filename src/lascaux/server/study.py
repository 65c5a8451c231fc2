"""Going through a finished game: at which moments to look, and where it turned.

First some moments spread over the whole game; then, between those where the chances changed most,
halving again and again until one answer is left that did it. What to look at next follows from what
was found so far, so that a study can stop and go on anywhere.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import pairwise
from math import ceil, log2
from typing import TYPE_CHECKING, TypedDict

from lascaux.bots.advice import stretches
from lascaux.kernel.rules import CHANCE
from lascaux.server.messages import Analysis, Standing, TurningPoint

if TYPE_CHECKING:
    from lascaux.kernel.match import Match

MOMENTS = 60
TURNS = 3
LEAST = 0.02  # of a chance; less is no turn


class Found(TypedDict):
    round: int
    chances: list[float]


class Study:
    def __init__(self, match: Match, found: dict[int, Found]) -> None:
        self.match = match
        self.found = found
        self.moments = spread(match.record.answers)
        self.rounds = rounds(match)

    def next(self) -> int | None:
        """The number of answers after which to look next; None when all is known."""
        for moment in self.moments:
            if moment not in self.found:
                return moment
        for first, last in self.spans():
            low, high = self.narrowed(first, last)
            if high - low > 1:
                return (low + high) // 2
        return None

    def gone(self, n: int) -> float:
        """How much of the round is over after these answers, from 0 to 1."""
        i = bisect_right(self.rounds, n)
        if i == 0 or i == len(self.rounds):
            return 0.0
        first, last = self.rounds[i - 1], self.rounds[i]
        return (n - first) / (last - first)

    def change(self, first: int, last: int) -> float:
        """Of the chances of the seat for which it is largest."""
        return abs(self.moved(first, last)[1])

    def moved(self, first: int, last: int) -> tuple[int, float]:
        """The seat whose chances changed most between two moments, and by how much.

        What one of two loses the other gains: then who gains is named.
        """
        before, after = self.found[first]["chances"], self.found[last]["chances"]
        by = [b - a for a, b in zip(before, after, strict=True)]
        seat = max(range(len(by)), key=lambda seat: (round(abs(by[seat]), 9), by[seat] > 0))
        return seat, by[seat]

    def spans(self) -> list[tuple[int, int]]:
        """Between which moments the chances changed most, in the order of the game."""
        changed = [pair for pair in pairwise(self.moments) if self.change(*pair) >= LEAST]
        return sorted(sorted(changed, key=lambda pair: -self.change(*pair))[:TURNS])

    def narrowed(self, first: int, last: int) -> tuple[int, int]:
        """The part of a span with the largest change, as small as what is known allows."""
        while last - first > 1:
            middle = (first + last) // 2
            if middle not in self.found:
                break
            if self.change(first, middle) >= self.change(middle, last):
                last = middle
            else:
                first = middle
        return first, last

    def turn(self, first: int, last: int) -> TurningPoint:
        before, after = self.narrowed(first, last)
        seat, _ = self.moved(before, after)
        return TurningPoint(
            after,
            seat,
            self.found[before]["chances"][seat],
            self.found[after]["chances"][seat],
            self.event(before, after, seat) or self.event(first, last, seat),
        )

    def event(self, first: int, last: int, seat: int) -> int | None:
        """What happened in these answers, as the log says it: the victory, or something of that seat."""
        match = self.match
        starts = [mark[0] for mark in match.marks] + [len(match.events)]
        said = [
            n
            for n in range(starts[first], starts[last])
            if match.events[n].name != "round" and match.game.log(match.events[n].seen_by(None))
        ]
        own = [n for n in said if match.events[n].facts.get("seat") == seat]
        won = [n for n in said if match.events[n].name == "won"]
        return next(iter(won or own or said), None)

    def analysis(self) -> Analysis:
        """All that is known so far."""
        gaps = [last - first for first, last in pairwise(self.moments)]
        steps = len(self.moments) + TURNS * ceil(log2(max(gaps, default=1)))
        finished = self.next() is None
        known = [moment for moment in self.moments if moment in self.found]
        return Analysis(
            steps if finished else min(len(self.found), steps - 1),
            steps,
            [Standing(n, self.found[n]["round"], self.found[n]["chances"]) for n in known],
            [self.turn(*span) for span in self.spans()] if finished else [],
        )


def spread(answers: list[tuple[int, int]]) -> list[int]:
    """At most MOMENTS moments, evenly over the game, including its first question and its end.

    Each is a moment at which somebody is asked: a die in the air is not a good place to stop.
    """
    last = len(answers)
    asked = [n for n, (seat, _) in enumerate(answers) if seat != CHANCE] + [last]
    if len(asked) <= MOMENTS:
        return asked
    return sorted({asked[round(i * (len(asked) - 1) / (MOMENTS - 1))] for i in range(MOMENTS)})


def rounds(match: Match) -> list[int]:
    """After how many answers each round of all players begins, and the game ends."""
    starts = [mark[0] for mark in match.marks] + [len(match.events)]
    begun = [n for n, event in enumerate(match.events) if event.name == "round"]
    every = stretches(match.game, match.record.players)
    return [bisect_left(starts, n + 1) for n in begun[::every]] + [len(match.record.answers)]
