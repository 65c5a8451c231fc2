"""Why one choice is better than another: what each leads to, in quantities that have names."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from lascaux.kernel.parts import find_part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.game import Game

NAMED = 2  # reasons that are given, a gain among them where there is one
LEAST = 0.1  # of anything; less is not worth a word
SURE = 1.5  # standard errors by which two means must differ

Outcome = dict[str, float]  # what a seat has in the end, by name


class Reason(NamedTuple):
    """One choice leads to more of something than the other, or more often, and by how much."""

    what: str
    by: float
    often: bool  # `by` is a share of the cases, not an amount
    good: bool  # for the one who chooses


class Quantities(Protocol):
    WORTH: dict[str, float]  # of one of each, in the evaluation's unit
    OFTEN: frozenset[str]  # those that happen or not: 1 or 0

    def quantities(self, s: Any, seat: int) -> Outcome:
        """What a seat has on this table; with its events, also what happened on the way."""
        ...


class Unnamed:
    """A game that names no quantities: its hints come without reasons."""

    def __init__(self) -> None:
        self.WORTH: dict[str, float] = {}
        self.OFTEN: frozenset[str] = frozenset()

    def quantities(self, s: Any, seat: int) -> Outcome:  # noqa: ARG002
        return {}


def quantities_of(game: Game) -> Quantities:
    found: Quantities = find_part(__name__, game, "quantities") or Unnamed()
    return found


def compare(these: Sequence[Outcome], those: Sequence[Outcome], named: Quantities) -> list[Reason]:
    """In what the first outcomes clearly differ from the others: what weighs most, gains first."""
    if min(len(these), len(those)) < 2:
        return []
    found = []
    for what in named.WORTH:
        mine, other = [one[what] for one in these], [one[what] for one in those]
        by = fmean(mine) - fmean(other)
        error = sqrt(variance(mine) / len(mine) + variance(other) / len(other))
        if abs(by) >= LEAST and abs(by) > SURE * error:
            good = by * named.WORTH[what] > 0
            found.append(Reason(what, by, what in named.OFTEN, good))
    found.sort(key=lambda reason: -abs(reason.by * named.WORTH[reason.what]))
    gains = [reason for reason in found if reason.good][:1]
    rest = [reason for reason in found if reason not in gains]
    return sorted((gains + rest)[:NAMED], key=lambda reason: not reason.good)
