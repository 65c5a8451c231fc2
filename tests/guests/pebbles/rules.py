"""The rules of Pebbles."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.kernel.choices import Part, Verb
from lascaux.kernel.rules import Chance, Question, Rule, Together
from pebbles.table import Table

MOST = 3  # pebbles that can be taken at once
SECRETS = range(1, 7)
NAMES = 3  # numbers that can be named, from 0

TAKE, NAME = Verb("take", 0, Part(MOST + 1)), Verb("name", 10, Part(NAMES))


class Deal(Rule):
    """Each draws a secret number, one after the other."""

    def resume(self, s: Table, step: int) -> None:
        if step < s.settings.players:
            s.call(Draw(step))
        else:
            s.goto(Turn(0))


class Draw(Chance):
    __slots__ = ("seat",)
    clause = "P1"
    label = "number"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return SECRETS

    def chosen(self, s: Table, choice: int) -> None:
        s.numbers[self.seat] = choice
        s.end()


class Turn(Rule):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            s.call(Take(self.seat))
        elif s.bowl:
            s.goto(Turn((self.seat + 1) % s.settings.players))
        else:
            s.goto(Name())


class Take(Question):
    __slots__ = ("seat",)
    clause = "P2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return TAKE.each(range(1, MOST + 1))

    def bar(self, s: Table, seat: int, choice: int) -> str:
        return "P2 too-few" if TAKE.part(choice) > s.bowl else ""

    def chosen(self, s: Table, choice: int) -> None:
        n = TAKE.part(choice)
        s.bowl -= n
        s.taken[self.seat] += n
        s.takes.append((self.seat, n))
        s.tell("took", seat=self.seat, n=n)
        s.end()


class Name(Together):
    clause = "P3"

    def seats(self, s: Table) -> Sequence[int]:
        return range(s.settings.players)

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return NAME.each(range(NAMES))

    def revealed(self, s: Table, answers: list[int]) -> None:
        if answers.count(max(answers)) == 1:
            s.taken[answers.index(max(answers))] += 2
        totals = [a + b for a, b in zip(s.taken, s.numbers, strict=True)]
        s.finish([seat for seat, total in enumerate(totals) if total == max(totals)])


RULES: dict[str, type[Rule]] = {rule.__name__: rule for rule in (Deal, Draw, Turn, Take, Name)}
