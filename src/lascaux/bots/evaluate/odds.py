"""From what the seats have to what their chances are."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def shares(worths: Sequence[float], spread: float) -> list[float]:
    """Chances that sum to 1: a seat that is one spread ahead wins e times as often."""
    best = max(worths)
    weights = [exp((worth - best) / spread) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def won(winners: Sequence[int], players: int) -> list[float]:
    """The end: those who win together share it."""
    return [(seat in winners) / len(winners) for seat in range(players)]
