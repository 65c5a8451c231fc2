"""What a search remembers of one information set: its choices, and how they turned out."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

CURIOSITY = 2.5  # weight of what has hardly been tried against what went well
UNSURE = 0.1  # how far results differ, before any is in
DOUBT = 0.3  # share of the prior that is spread evenly: the guide may be wrong
TRUST = 8  # visits that the guide's opinion of a choice counts for
WORST = -0.25  # the guide never thinks less of a choice than this, in chances to win


class Node:
    """The choices of the seat that is asked, with the guide's opinion, visits and summed results."""

    __slots__ = ("choices", "count", "hints", "priors", "squares", "total", "totals", "visits")

    def __init__(
        self, choices: Sequence[int], values: Sequence[float], heat: float, spread: float
    ) -> None:
        """A choice whose value is a heat less is tried e times less; see SPREAD of an Evaluation."""
        n = len(choices)
        best = max(values)
        weights = [exp((value - best) / heat) for value in values]
        scale = (1 - DOUBT) / sum(weights)
        self.choices = choices
        self.priors = [scale * weight + DOUBT / n for weight in weights]
        self.hints = [max(WORST, (value - best) / (4 * spread)) for value in values]
        self.visits = [0] * n
        self.totals = [0.0] * n
        self.count = 0
        self.total = 0.0
        self.squares = UNSURE * UNSURE  # of the results, as if one had been this far off

    def worths(self) -> list[float]:
        """Each choice's chance to win by its results, which count more the more there are."""
        mean = self.total / self.count
        return [
            (total + TRUST * (mean + hint)) / (visits + TRUST)
            for total, hint, visits in zip(self.totals, self.hints, self.visits, strict=True)
        ]

    def select(self) -> int:
        """The index of the choice to try next: good ones, and those that deserve another look."""
        if not self.count:
            return self.priors.index(max(self.priors))
        mean = self.total / self.count
        differ = sqrt(max(0.0, self.squares / self.count - mean * mean))
        eager = CURIOSITY * differ * sqrt(self.count)
        best, found = -1.0, 0
        for i, worth in enumerate(self.worths()):
            score = worth + eager * self.priors[i] / (1 + self.visits[i])
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
        """The index of the choice that is worth most."""
        worths = self.worths()
        return worths.index(max(worths))
