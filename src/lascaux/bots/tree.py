"""What a search remembers of one information set: its choices, and how they turned out."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

CURIOSITY = 2.5  # weight of what has hardly been tried against what went well
UNSURE = 0.1  # how far results differ, before any is in
DOUBT = 0.3  # share of the prior that is spread evenly: the guide may be wrong
URGE = 0.5  # an untried choice is taken for a little better than the rest


class Node:
    """The choices of the seat that is asked, with their prior, visits and summed results."""

    __slots__ = ("choices", "count", "priors", "squares", "total", "totals", "visits")

    def __init__(self, choices: Sequence[int], weights: Sequence[float]) -> None:
        n = len(choices)
        scale = (1 - DOUBT) / sum(weights)
        self.choices = choices
        self.priors = [scale * weight + DOUBT / n for weight in weights]
        self.visits = [0] * n
        self.totals = [0.0] * n
        self.count = 0
        self.total = 0.0
        self.squares = UNSURE * UNSURE  # of the results, as if one had been off by so much

    def select(self) -> int:
        """The index of the choice to try next: good ones, and those that deserve another look."""
        if not self.count:
            return self.priors.index(max(self.priors))
        mean = self.total / self.count
        differ = sqrt(max(0.0, self.squares / self.count - mean * mean))
        eager = CURIOSITY * differ * sqrt(self.count)
        untried = mean + URGE * differ
        best, found = -1.0, 0
        for i, visits in enumerate(self.visits):
            value = self.totals[i] / visits if visits else untried
            score = value + eager * self.priors[i] / (1 + visits)
            if score > best:
                best, found = score, i
        return found

    def add(self, i: int, result: float) -> None:
        self.visits[i] += 1
        self.totals[i] += result
        self.count += 1
        self.total += result
        self.squares += result * result

    def best(self) -> int:
        """The index of the choice that was tried most; of those, the one that went best."""
        return max(range(len(self.choices)), key=lambda i: (self.visits[i], self.totals[i]))


def softened(values: Sequence[float], heat: float) -> list[float]:
    """Values as weights: a heat less is e times less."""
    best = max(values)
    return [exp((value - best) / heat) for value in values]
