"""Paying the bank: in coins, or in drinks where a building allows it (A40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import MEANS, PAY
from lascaux.games.above_below.effects import drinks, spend
from lascaux.games.above_below.terms import CIDER, POTION, Seat
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table

WITH_COINS, WITH_CIDER, WITH_POTION = map(PAY, range(len(MEANS)))
WITH = {WITH_CIDER: CIDER, WITH_POTION: POTION}


class Pay(Question):
    """Coins to the bank: drinks one by one, where allowed, and the rest in coins (A40)."""

    __slots__ = ("amount", "seat")
    clause = "A40"

    def __init__(self, amount: int, seat: Seat) -> None:
        self.amount = amount
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        if not self.amount or not drinks(s, seat):
            return (WITH_COINS,)
        return [WITH_COINS, *(choice for choice, drink in WITH.items() if s.stock[seat][drink])]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        short = choice == WITH_COINS and s.coins[seat] < self.amount
        return "A40 coins-short" if short else ""

    def chosen(self, s: Table, choice: int) -> None:
        if choice == WITH_COINS:
            s.coins[self.seat] -= self.amount
            s.end()
            return
        spend(s, self.seat, WITH[choice])
        if self.amount > 1:
            s.goto(Pay(self.amount - 1, self.seat))
        else:
            s.end()


RULES: tuple[type[Rule], ...] = (Pay,)
