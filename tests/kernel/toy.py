"""The smallest game that uses every part of the kernel: draw, bid at the same time, shout, score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from lascaux.kernel.pile import Cards, Pile, drawn, top, under
from lascaux.kernel.rules import CHANCE, Chance, Position, Question, Rule, Together


class Toy(Position):
    __slots__ = ("bids", "calls", "pile", "score")
    ENDED = "T4"
    FIELDS = ("bids", "calls", "pile", "score")

    def __init__(self) -> None:
        super().__init__()
        self.pile: Pile = under((7,), ((1, 2, 2),))
        self.bids: Cards = ()
        self.score = [0, 0, 0]
        self.calls = 0

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.copy_progress(self)
        new.pile, new.bids, new.score, new.calls = self.pile, self.bids, self.score[:], self.calls
        return new


class Turn(Rule):
    """Draw, bid, maybe shout; then again until the pile is empty."""

    def resume(self, s: Toy, step: int) -> None:
        match step:
            case 0:
                s.call(Draw())
            case 1:
                s.call(Bid())
            case 2:
                s.calls += 1
                s.call(Shout(s.calls % 3))
            case _ if s.pile:
                s.goto(Turn())
            case _:
                s.finish([seat for seat in range(3) if s.score[seat] == max(s.score)])


class Draw(Chance):
    clause = "T1"
    label = "draw"

    def options(self, s: Toy, seat: int) -> Sequence[int]:
        return top(s.pile)

    def chosen(self, s: Toy, choice: int) -> None:
        s.pile = drawn(choice, s.pile)
        s.score[0] += choice
        s.end()


class Bid(Together):
    clause = "T2"

    def seats(self, s: Toy) -> Sequence[int]:
        return (0, 2)

    def wishes(self, s: Toy, seat: int) -> Sequence[int]:
        return (1, 2, 3)

    def bar(self, s: Toy, seat: int, choice: int) -> str:
        return "T2 too-much" if choice > 1 + seat else ""

    def revealed(self, s: Toy, answers: list[int]) -> None:
        s.bids = tuple(answers)
        s.score[2] += answers[2]
        s.end()


class Shout(Question):
    """One option: answers itself; seat 1 is asked all the same."""

    __slots__ = ("seat",)
    clause = "T3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Toy) -> int:
        return self.seat

    def options(self, s: Toy, seat: int) -> Sequence[int]:
        return (5,)

    def hides(self, s: Toy) -> bool:
        return self.seat == 1

    def chosen(self, s: Toy, choice: int) -> None:
        s.score[self.seat] += choice
        if s.events is not None:
            s.tell("shouted", to=(self.seat,), secret={"loud": 1}, seat=self.seat)
        s.end()


RULES: dict[str, type[Rule]] = {rule.__name__: rule for rule in (Turn, Draw, Bid, Shout)}


def toy() -> Toy:
    s = Toy()
    s.call(Turn())
    s.advance()
    assert s.turn == CHANCE
    return s
