"""The Mountain: five dice, up to four rerolls, one combination (K22)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lascaux.games.krom.choices import CLIMB, END, LIFT, ROLL
from lascaux.games.krom.rules.drawing import Roll, roll, take_reward
from lascaux.games.krom.rules.menu import Done, Ready
from lascaux.games.krom.terms import COMBINATIONS, MOUNTAIN_DICE, REROLL_PRICES, Seat
from lascaux.kernel.pile import without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table

NOTHING, PAIR, TWO_PAIRS, THREE, FULL_HOUSE, FOUR, FIVE, STRAIGHT = range(len(COMBINATIONS))
BY_COUNTS = {
    (5,): FIVE,
    (1, 4): FOUR,
    (2, 3): FULL_HOUSE,
    (1, 1, 3): THREE,
    (1, 2, 2): TWO_PAIRS,
    (1, 1, 1, 2): PAIR,
}


def combination(dice: tuple[int, ...]) -> int:
    """Exactly one category; a straight is 1-5 or 2-6 (K22)."""
    counts = tuple(sorted(Counter(dice).values()))
    if len(counts) == MOUNTAIN_DICE and max(dice) - min(dice) == MOUNTAIN_DICE - 1:
        return STRAIGHT
    return BY_COUNTS.get(counts, NOTHING)


class Mountain(Ready):
    """Before the climb (K22)."""

    __slots__ = ()
    clause = "K22"

    def acts(self, s: Table) -> Sequence[int]:
        return (CLIMB, END)

    def bar_act(self, s: Table, choice: int) -> str:
        return "K18 act-first" if choice == END else ""

    def act(self, s: Table, choice: int) -> None:
        s.goto(Done(self.seat))
        s.call(Climb(0, self.seat))
        roll(s, MOUNTAIN_DICE)


class Climb(Rule):
    """The dice lie on the table; what now? (K22)"""

    __slots__ = ("rerolls", "seat")

    def __init__(self, rerolls: int, seat: Seat) -> None:
        self.rerolls = rerolls
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        if s.events is not None:
            s.tell("climbing", seat=self.seat, dice=list(s.dice))
        s.goto(Reroll(self.rerolls, self.seat))


class Reroll(Question):
    """Take up dice one by one and roll them again for krom, or take the reward (K22)."""

    __slots__ = ("rerolls", "seat")
    clause = "K22"

    def __init__(self, rerolls: int, seat: Seat) -> None:
        self.rerolls = rerolls
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [END, ROLL, *LIFT.each(sorted(set(s.dice)))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return "K22 dice-in-hand" if s.lifted else ""
        if self.rerolls == len(REROLL_PRICES):
            return "K22 no-more-rerolls"
        if s.krom[seat] < REROLL_PRICES[self.rerolls]:
            return "K22 too-few-krom"
        return "K22 lift-first" if choice == ROLL and not s.lifted else ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        """The wishes without a bar, in the same order; what bars one die bars all."""
        found = [] if s.lifted else [END]
        if not self.bar(s, seat, LIFT.first):
            found += [ROLL] if s.lifted else []
            found += LIFT.each(sorted(set(s.dice)))
        return found

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            self.take(s)
        elif choice == ROLL:
            self.reroll(s)
        else:
            face = LIFT.part(choice)
            s.dice = without(face, s.dice)
            s.lifted = (*s.lifted, face)

    def take(self, s: Table) -> None:
        category = combination(s.dice)
        if s.events is not None:
            name = COMBINATIONS[category]
            s.tell("climbed", seat=self.seat, dice=list(s.dice), combination=name)
        s.dice = ()
        s.end()
        take_reward(s, self.seat, s.settings.deck.mountain[category])

    def reroll(self, s: Table) -> None:
        price = REROLL_PRICES[self.rerolls]
        s.krom[self.seat] -= price
        if s.events is not None:
            s.tell("rerolled", seat=self.seat, kept=list(s.dice), dice=list(s.lifted), price=price)
        count = len(s.lifted)
        s.lifted = ()
        s.goto(Climb(self.rerolls + 1, self.seat))
        s.call(Roll(count))


RULES: tuple[type[Rule], ...] = (Mountain, Climb, Reroll)
