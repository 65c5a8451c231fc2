"""Year after year: turns until Winter is revealed, then winter itself (G22, G27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.rules.turn import Turn
from lascaux.games.gletscher.rules.winter import Winter
from lascaux.games.gletscher.terms import Seat
from lascaux.kernel.rules import Rule

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Table


class Year(Rule):
    """A new year begins with this player's turn (G27)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        s.year += 1
        s.contests = ()
        s.suppers = [()] * s.settings.players
        s.goto(Turns(self.seat))


class Turns(Rule):
    """One player's turn; then the next player's, or winter, if it was revealed (G22)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        following = (self.seat + 1) % s.settings.players
        if step == 0:
            s.call(Turn(self.seat))
        elif step == 1 and s.winter:
            s.winter = 0
            s.call(Winter(self.seat))
        else:
            s.goto(Turns(following) if step == 1 else Year(following))


RULES: tuple[type[Rule], ...] = (Year, Turns)
