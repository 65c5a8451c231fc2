"""Goods on the track (A25), when all may lay them there: before income and before scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import END, SHELVE
from lascaux.games.above_below.effects import shelve
from lascaux.games.above_below.terms import GOODS, Seat
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table


def shelvable(s: Table, seat: Seat) -> list[int]:
    """The choices to lay a good on the track; on the player's own turn they are in the menus (A25)."""
    stock = s.stock[seat]
    return [SHELVE(good) for good in range(len(GOODS)) if stock[good]]


class Shelve(Question):
    """A25: whoever has goods in stock may lay them on the track, in the order of play."""

    __slots__ = ("turn",)
    clause = "A25"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def asks(self, s: Table) -> int:
        return s.order()[self.turn]

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [END, *shelvable(s, seat)]

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
            ask_to_shelve(s, self.turn + 1)
        else:
            shelve(s, s.order()[self.turn], SHELVE.part(choice))


def ask_to_shelve(s: Table, turn: int) -> None:
    """Ask the next who has any goods, from this turn on."""
    for later, seat in enumerate(s.order()):
        if later >= turn and any(s.stock[seat][: len(GOODS)]):
            s.call(Shelve(later))
            return


RULES: tuple[type[Rule], ...] = (Shelve,)
