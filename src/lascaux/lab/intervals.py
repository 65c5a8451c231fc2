"""Estimates with their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, inf, isclose, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.96
SOME = 6  # of fewer values not even the least and the greatest are a 95 % interval of the median
FEW = 30  # fewer games do not tell how much games differ


@dataclass(frozen=True, slots=True)
class Estimate:
    value: float
    low: float
    high: float
    n: int  # what it rests on


def share(hits: float, n: int) -> Estimate:
    """A share of n trials, by Wilson: right for rare things, too."""
    if not n:
        return Estimate(0, 0, 1, 0)
    p = hits / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), n)


def ratio(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """A share of trials that come in games: (hits, trials) of each, and games differ.

    Where a game is one trial, this is the share above. Else the interval comes from how the games
    differ. Few games, or games all alike, do not tell that: after n of them another sort of game,
    all hits or none, may yet make up z² / (n + z²) of all (Wilson, 0 of n), and the interval
    leaves room for it.
    """
    if all(y == 1 for _, y in pairs):
        return share(sum(x for x, _ in pairs), len(pairs))
    whole, n = sum(y for _, y in pairs), len(pairs)
    if not whole:
        return Estimate(0, 0, 1, 0)
    value = sum(x for x, _ in pairs) / whole
    half = spread(pairs, value)
    unseen = Z * Z / (n + Z * Z) if n < FEW or isclose(half, 0, abs_tol=1e-9) else 0
    low = min(value - half, value * (1 - unseen))
    high = max(value + half, value + (1 - value) * unseen)
    return Estimate(value, max(0.0, low), min(1.0, high), n)


def spread(pairs: Sequence[tuple[float, float]], value: float) -> float:
    """Half of the interval of a quotient of sums, from how its pairs differ."""
    return Z * sqrt(sum((x - value * y) ** 2 for x, y in pairs)) / sum(y for _, y in pairs)


def mean(values: Sequence[float]) -> Estimate:
    n = len(values)
    if n < 2:  # one value tells nothing of how they differ
        return Estimate(sum(values), -inf, inf, n)
    value = sum(values) / n
    half = spread([(one, 1) for one in values], value)
    return Estimate(value, value - half, value + half, n)


def median(values: Sequence[float]) -> Estimate:
    """The middle value; its interval by ranks, whatever the values are like."""
    ordered = sorted(values)
    n = len(ordered)
    if n < SOME:
        return Estimate(ordered[ceil(n / 2) - 1] if n else 0, -inf, inf, n)
    half = Z * sqrt(n) / 2
    low, high = max(0, floor(n / 2 - half) - 1), min(n - 1, ceil(n / 2 + half))
    return Estimate(ordered[ceil(n / 2) - 1], ordered[low], ordered[high], n)
