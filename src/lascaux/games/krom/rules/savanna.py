"""The Savanna: one hunt (K21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import ADD_DICE, END, HUNT
from lascaux.games.krom.rules.drawing import refill_hunting, roll, take_reward
from lascaux.games.krom.rules.menu import Done, Ready
from lascaux.games.krom.terms import EXTRA_DICE_PRICES, Card, Seat
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table


class Savanna(Ready):
    """Choose one of the face-up preys (K21)."""

    __slots__ = ()
    clause = "K21"

    def acts(self, s: Table) -> Sequence[int]:
        return [*HUNT.each(s.hunting_row), END]

    def bar_act(self, s: Table, choice: int) -> str:
        return "K18 act-first" if choice == END else ""

    def act(self, s: Table, choice: int) -> None:
        s.goto(Done(self.seat))
        s.call(BuyDice(HUNT.part(choice), self.seat))


class BuyDice(Question):
    """Extra dice are bought before the roll, never after (K21)."""

    __slots__ = ("card", "seat")
    clause = "K21"
    verbs = (ADD_DICE,)

    def __init__(self, card: Card, seat: Seat) -> None:
        self.card = card
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return ADD_DICE.each(range(len(EXTRA_DICE_PRICES)))

    def bar(self, s: Table, seat: int, choice: int) -> str:
        price = EXTRA_DICE_PRICES[ADD_DICE.part(choice)]
        return "" if s.krom[seat] >= price else "K21 too-few-krom"

    def chosen(self, s: Table, choice: int) -> None:
        extra = ADD_DICE.part(choice)
        price = EXTRA_DICE_PRICES[extra]
        s.krom[self.seat] -= price
        if s.events is not None:
            card = s.settings.deck.hunting[self.card].id
            s.tell("hunting", seat=self.seat, card=card, extra=extra, price=price)
        s.goto(Hunt(self.card, extra, self.seat))


class Hunt(Rule):
    """The roll, and what it brings; the caught prey is replaced at once (K21)."""

    __slots__ = ("card", "extra", "seat")

    def __init__(self, card: Card, extra: int, seat: Seat) -> None:
        self.card = card
        self.extra = extra
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        prey = s.settings.deck.hunting[self.card]
        if step == 0:
            roll(s, prey.dice + self.extra)
            return
        if step == 1:
            dice = s.dice
            s.dice = ()
            caught = sum(dice) >= prey.value
            if s.events is not None:
                name = "caught" if caught else "missed"
                s.tell(
                    name,
                    seat=self.seat,
                    card=prey.id,
                    dice=list(dice),
                    sum=sum(dice),
                    value=prey.value,
                )
            if caught:
                take_reward(s, self.seat, prey.reward)
            else:
                s.end()
            return
        s.end()
        slot = s.hunting_row.index(self.card)
        s.hunting_row = s.hunting_row[:slot] + s.hunting_row[slot + 1 :]
        s.hunting_discards = (*s.hunting_discards, self.card)
        refill_hunting(s, slot)


RULES: tuple[type[Rule], ...] = (Savanna, BuyDice, Hunt)
