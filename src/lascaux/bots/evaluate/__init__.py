"""What a table is worth to a seat, per game."""

from __future__ import annotations

from typing import Any, Protocol

from lascaux.bots.evaluate import above_below, gletscher, krom


class Evaluation(Protocol):
    WORLDS: int  # tables to imagine for a decision, as many as hidden cards make them differ
    SPREAD: float  # who is ahead of another by so much worth wins e times as often

    def evaluate(self, s: Any, seat: int) -> float:
        """The worth of the table to the seat, in any unit."""
        ...

    def chances(self, s: Any) -> list[float]:
        """Every seat's chance to win, as far as the table tells; they sum to 1."""
        ...

    def foresees(self, s: Any) -> bool:
        """Whether `evaluate` counts in, on average, what CHANCE is asked for now."""
        ...

    def prospect(self, s: Any, seat: int, choice: int) -> float:
        """The worth of an answer to a question that several answer at once."""
        ...


EVALUATIONS: dict[str, Evaluation] = {
    "krom": krom,
    "gletscher": gletscher,
    "above_below": above_below,
}
