"""What a table of Gletscher is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Table


def evaluate(s: Table, seat: int) -> float:
    return float(s.trophies[seat])


def foresees(s: Table) -> bool:  # noqa: ARG001
    return False


def prospect(s: Table, seat: int, choice: int) -> float:  # noqa: ARG001
    return 0.0
