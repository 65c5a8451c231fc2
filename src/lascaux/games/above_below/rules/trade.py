"""Free actions with others and with the rows: sale, offer and answer, refresh (A18-A20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import ACCEPT, END, PRICE
from lascaux.games.above_below.effects import changed, drop
from lascaux.games.above_below.rules.drawing import fill_houses, fill_outposts
from lascaux.games.above_below.rules.payment import Pay
from lascaux.games.above_below.terms import (
    ASKED_AT_MOST,
    HOUSES_AT,
    ITEMS,
    LEAST_PRICE,
    NO_CARD,
    NOTHING,
    OUTPOSTS_AT,
    REFRESH_COST,
    ROW,
    ROWS,
    Seat,
)
from lascaux.kernel.pile import under
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table


def put_on_sale(s: Table, seat: Seat, item: int) -> None:
    """A18: one item at a time; the one before goes back to the stock, of which it is part anyway."""
    old, s.sale[seat] = s.sale[seat], item
    if s.events is not None:
        if item == NOTHING:
            s.tell("taken-back", seat=seat, item=ITEMS[old])
        else:
            s.tell("for-sale", seat=seat, item=ITEMS[item])


def least(s: Table, seller: Seat) -> int:
    """A19: the lowest price that may be offered now; higher than one that was refused this turn."""
    return max(LEAST_PRICE, s.offered[seller] + 1)


def bar_offer(s: Table, seat: Seat, seller: Seat) -> str:
    if s.asked[seller] >= ASKED_AT_MOST:
        return "A19 asked-enough"
    return "" if s.coins[seat] >= least(s, seller) else "A19 too-few-coins"


class Price(Question):
    """A19: how much is offered, in coins that one has."""

    __slots__ = ("seat", "seller")
    clause = "A19"

    def __init__(self, seat: Seat, seller: Seat) -> None:
        self.seat = seat
        self.seller = seller

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return range(PRICE(least(s, self.seller)), PRICE(s.coins[seat] + 1))

    def chosen(self, s: Table, choice: int) -> None:
        price = PRICE.part(choice)
        s.asked[self.seller] += 1
        s.offered[self.seller] = price
        s.goto(Answer(price, self.seat, self.seller))
        if s.events is not None:
            item = ITEMS[s.sale[self.seller]]
            s.tell("offered", seat=self.seat, target=self.seller, item=item, price=price)


class Answer(Question):
    """A19: the seller accepts or refuses; no answer is a refusal."""

    __slots__ = ("price", "seat", "seller")
    clause = "A19"
    window = True

    def __init__(self, price: int, seat: Seat, seller: Seat) -> None:
        self.price = price
        self.seat = seat
        self.seller = seller

    def asks(self, s: Table) -> int:
        return self.seller

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return (END, ACCEPT)

    def chosen(self, s: Table, choice: int) -> None:
        seat, seller = self.seat, self.seller
        item = s.sale[seller]
        s.end()
        if choice == ACCEPT:
            s.coins[seat] -= self.price
            s.coins[seller] += self.price
            s.sale[seller] = NOTHING
            drop(s, seller, item)
            s.stock[seat] = changed(s.stock[seat], item, 1)
        if s.events is not None:
            event = "bought" if choice == ACCEPT else "refused"
            s.tell(event, seat=seat, target=seller, item=ITEMS[item], price=self.price)


def refresh(s: Table, seat: Seat, row: int) -> None:
    """A20: pay, then a row goes under its deck and up to four new cards come."""
    s.refreshed = 1
    s.call(Refresh(row, seat))
    s.call(Pay(REFRESH_COST, seat))


class Refresh(Rule):
    """The row goes under in random order: one layer at the bottom."""

    __slots__ = ("row", "seat")

    def __init__(self, row: int, seat: Seat) -> None:
        self.row = row
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        first = OUTPOSTS_AT if self.row else HOUSES_AT
        cards = [number for number in s.market[first : first + ROW] if number != NO_CARD]
        s.market = (*s.market[:first], *(NO_CARD,) * ROW, *s.market[first + ROW :])
        s.end()
        if s.events is not None:
            s.tell("refreshed", seat=self.seat, row=ROWS[self.row])
        if self.row:
            s.outpost_pile = under(cards, s.outpost_pile)
            fill_outposts(s)
        else:
            s.house_pile = under(cards, s.house_pile)
            fill_houses(s)


RULES: tuple[type[Rule], ...] = (Price, Answer, Refresh)
