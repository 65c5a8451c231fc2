"""Two stalls at a fair, to see what a search does with secrets, luck and answers given at once.

Guess: seat 0 takes the die (four faces of six win) or guesses a card that only seat 1 has seen.
Pennies: both show a coin at once; seat 0 wins when they match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from lascaux.kernel.chance import Luck
from lascaux.kernel.game import View
from lascaux.kernel.rules import Chance, Position, Question, Rule, Together

DIE, GUESS = 1, 2


class Stall(Position):
    __slots__ = ("card",)

    def __init__(self, card: int, rule: Rule) -> None:
        super().__init__()
        self.card = card  # secret: 0 or 1
        self.call(rule)
        self.advance()

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.copy_progress(self)
        new.card = self.card
        return new


class Choose(Question):
    def asks(self, s: Stall) -> int:
        return 0

    def options(self, s: Stall, seat: int) -> Sequence[int]:
        return (DIE, GUESS)

    def chosen(self, s: Stall, choice: int) -> None:
        s.goto(Die() if choice == DIE else Guess())


class Die(Chance):
    label = "die"

    def options(self, s: Stall, seat: int) -> Sequence[int]:
        return range(6)

    def chosen(self, s: Stall, choice: int) -> None:
        s.finish((0,) if choice < 4 else (1,))


class Guess(Question):
    def asks(self, s: Stall) -> int:
        return 0

    def options(self, s: Stall, seat: int) -> Sequence[int]:
        return (0, 1)

    def chosen(self, s: Stall, choice: int) -> None:
        s.finish((0,) if choice == s.card else (1,))


class Pennies(Together):
    def seats(self, s: Stall) -> Sequence[int]:
        return (0, 1)

    def options(self, s: Stall, seat: int) -> Sequence[int]:
        return (0, 1)

    def revealed(self, s: Stall, answers: list[int]) -> None:
        s.finish((0,) if answers[0] == answers[1] else (1,))


class Fair:
    """As much of a game as a search uses."""

    id = "fair"

    def stretch(self, position: Stall) -> int:
        return 0

    def view(self, position: Stall, seat: int | None) -> View:
        rule = type(position.stack[-1]).__name__
        return {"seat": seat, "rule": rule, "card": position.card if seat == 1 else None}

    def imagine(self, view: View, deck: Any, luck: Luck) -> Stall:
        rule = {"Choose": Choose, "Guess": Guess, "Pennies": Pennies}[view["rule"]]
        return Stall(luck.below(2, "imagine"), rule())


class Opinion:
    """Knows who has won, and nothing before."""

    WORLDS = 1
    SPREAD = 1.0

    def evaluate(self, s: Stall, seat: int) -> float:
        return self.chances(s)[seat]

    def chances(self, s: Stall) -> list[float]:
        return [float(seat in s.winners) if s.over else 0.5 for seat in (0, 1)]

    def foresees(self, s: Stall) -> bool:
        return False

    def prospect(self, s: Stall, seat: int, choice: int) -> float:
        return 0.0
