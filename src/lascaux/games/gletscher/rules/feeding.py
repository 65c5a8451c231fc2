"""Feeding a clan through the winter (G25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import DRAW, END, STORE
from lascaux.games.gletscher.effects import food, merged, name, parts, places
from lascaux.games.gletscher.rules.drawing import clan_available, draw_clan
from lascaux.games.gletscher.rules.losses import LoseClan
from lascaux.games.gletscher.terms import FED, HALF_FED, HAND, HUNGRY, OUTCOMES, Seat
from lascaux.kernel.pile import with_one, without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


def provisions(s: Table, seat: Seat) -> int:
    """The food in a store: prey, fish with their net, herbs."""
    return sum(food(s, card) for card in s.store[seat])


def outcome(provisions: int, hunters: int) -> int:
    """The best tier within reach (G25)."""
    if provisions >= hunters:
        return FED
    return HALF_FED if 2 * provisions >= hunters else HUNGRY


def price(hunters: int, tier: int) -> int:
    """The least food that reaches a tier."""
    return hunters if tier == FED else (hunters + 1) // 2


class Feeding(Rule):
    """One clan: the best tier within reach is paid, then it grows, stays or shrinks (G25)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        seat = self.seat
        if step == 0:
            hunters, provided = s.hunters(seat), provisions(s, seat)
            tier = outcome(provided, hunters)
            s.suppers[seat] = (provided, hunters, tier)
            if s.events is not None:
                s.tell("feeding", seat=seat, food=provided, hunters=hunters, outcome=OUTCOMES[tier])
            if tier == HUNGRY:
                s.meal, s.store[seat] = s.store[seat], ()
            else:
                s.call(Meal(price(hunters, tier), seat))
        elif step == 1:
            clear_the_meal(s, seat)
            tier = s.suppers[seat][2]
            if tier == HUNGRY:
                s.call(LoseClan(seat))
            elif tier == FED and clan_available(s):
                s.call(Welcome(seat))
        else:
            s.end()


def clear_the_meal(s: Table, seat: Seat) -> None:
    if s.meal and s.events is not None:
        s.tell("ate", seat=seat, cards=[name(s, card) for card in s.meal])
    for card in s.meal:
        s.eaten += parts(card)
    s.meal = ()


class Meal(Question):
    """G25: card after card, until the price is paid; no card may be one too many."""

    __slots__ = ("price", "seat")
    clause = "G25"

    def __init__(self, price: int, seat: Seat) -> None:
        self.price = price
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        """END alone when the price is paid, or when it takes all that is left."""
        eaten = sum(food(s, card) for card in s.meal)
        left = [food(s, card) for card in s.store[seat]]
        if eaten >= self.price or eaten + sum(left) - min(left) < self.price:
            return (END,)
        return STORE.each(places(s.store[seat]))

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        card = s.store[seat][STORE.part(choice)]
        eaten = [food(s, other) for other in (*s.meal, card)]
        left = [food(s, other) for other in without(card, s.store[seat])]
        return "" if can_be_paid(self.price, eaten, left) else "G25 one-too-many"

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            if sum(food(s, card) for card in s.meal) < self.price:
                s.meal, s.store[self.seat] = merged(s.meal, s.store[self.seat]), ()
            s.end()
            return
        card = s.store[self.seat][STORE.part(choice)]
        s.store[self.seat] = without(card, s.store[self.seat])
        s.meal = with_one(card, s.meal)


def can_be_paid(price: int, eaten: Sequence[int], left: Sequence[int]) -> bool:
    """Whether these cards belong to a set that pays the price and from which none could be left out.

    In such a set what is too much is less than its smallest card; that one is `least` here.
    """
    missing = price - sum(eaten)
    for least in range(1, min(eaten) + 1):
        if least < min(eaten) and least not in left:
            continue
        sums = 1  # bit n: n can be added with cards of at least `least`
        for amount in left:
            if amount >= least:
                sums |= sums << amount
        if any(sums >> n & 1 for n in range(max(missing, 0), missing + least)):
            return True
    return False


class Welcome(Question):
    """G25: a clan that is fed may draw a clan card."""

    __slots__ = ("seat",)
    clause = "G25"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return (DRAW, END)

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        if choice == DRAW:
            draw_clan(s, self.seat, HAND)


RULES: tuple[type[Rule], ...] = (Feeding, Meal, Welcome)
