"""What a finished game was like: what the lab keeps of it, and what a game promises of many."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, inf


@dataclass(slots=True)
class Facts:
    """One finished game. Counts go by group, then by name: `counts["hunts"]["caught"]`."""

    length: int  # in rounds or years
    characters: list[str] = field(default_factory=list)  # by seat; empty where nobody is one
    seen: set[str] = field(default_factory=set)  # cards
    used: dict[str, set[int]] = field(default_factory=dict)  # cards, and by which seats
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def use(self, card: str, seat: int) -> None:
        self.used.setdefault(card, set()).add(seat)

    def count(self, group: str, name: str, n: int = 1) -> None:
        self.counts.setdefault(group, Counter())[name] += n


@dataclass(slots=True)
class Totals:
    """Many finished games together."""

    players: int
    lengths: list[int]
    counts: dict[str, Counter[str]]
    wins_by_character: Counter[str]

    @property
    def games(self) -> int:
        return len(self.lengths)

    def group(self, name: str) -> Counter[str]:
        return self.counts.get(name, Counter())


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """What the contract wants of a deck. `low` and `high` are the band, both ends in it.

    `what` says what is measured (lab/measures.py has the list); `of` names its group of counts,
    its cards or its parts; `says` puts in words what these are. Where a band goes by the number
    of players, `low` and `high` have an entry for each that the contract speaks of. Without a
    band nothing is wanted: it is only shown.
    """

    what: str
    low: float | dict[int, float] = -inf
    high: float | dict[int, float] = inf
    of: tuple[str, ...] = ()
    says: str = ""

    def band(self, players: int) -> tuple[float, float]:
        low = self.low.get(players, -inf) if isinstance(self.low, dict) else self.low
        high = self.high.get(players, inf) if isinstance(self.high, dict) else self.high
        return low, high


def percentiles(values: list[int]) -> dict[str, int]:
    """The 5th percentile, the median and the 95th percentile: actual values, nearest rank."""
    ordered = sorted(values) or [0]
    ranks = {"p5": 0.05, "median": 0.5, "p95": 0.95}
    return {name: ordered[ceil(share * len(ordered)) - 1] for name, share in ranks.items()}
