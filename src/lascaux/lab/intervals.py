"""Estimates with their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.96


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
    """The sum of the first over the sum of the second; a game is one pair, and games differ.

    Where a game is one trial, this is a share.
    """
    if all(y == 1 and 0 <= x <= 1 for x, y in pairs):
        return share(sum(x for x, _ in pairs), len(pairs))
    whole = sum(y for _, y in pairs)
    if not whole:
        return Estimate(0, 0, 1, 0)
    value = sum(x for x, _ in pairs) / whole
    half = Z * sqrt(sum((x - value * y) ** 2 for x, y in pairs)) / whole
    return Estimate(value, value - half, value + half, len(pairs))


def mean(values: Sequence[float]) -> Estimate:
    return ratio([(value, 1) for value in values])


def median(values: Sequence[float]) -> Estimate:
    """The middle value; its interval by ranks, whatever the values are like."""
    ordered = sorted(values)
    n = len(ordered)
    if not n:
        return Estimate(0, float("-inf"), float("inf"), 0)
    half = Z * sqrt(n) / 2
    low, high = max(0, floor(n / 2 - half) - 1), min(n - 1, ceil(n / 2 + half))
    return Estimate(ordered[ceil(n / 2) - 1], ordered[low], ordered[high], n)
