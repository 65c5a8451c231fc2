"""The Cave: rest or services (K19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import BUY, END, REST, SERVICES
from lascaux.games.krom.effects import bonus_available, gain, left
from lascaux.games.krom.rules.drawing import draw_bonus
from lascaux.games.krom.rules.menu import Done, Menu, Ready
from lascaux.games.krom.terms import (
    BONE,
    BONUS,
    HIT_POINTS,
    KINDS,
    KROM,
    MAX_HIT_POINTS,
    PRICES,
    REST_HIT_POINTS,
    REST_KROM,
    SERVICE_HIT_POINTS,
    STONE,
    WOOD,
    Kind,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table
    from lascaux.kernel.rules import Rule


class Cave(Ready):
    """Rest, or open the services; never both (K19)."""

    __slots__ = ()
    clause = "K19"

    def acts(self, s: Table) -> Sequence[int]:
        return (REST, SERVICES, END)

    def bar_act(self, s: Table, choice: int) -> str:
        return "K18 act-first" if choice == END else ""

    def act(self, s: Table, choice: int) -> None:
        if choice == REST:
            if s.events is not None:
                s.tell("rested", seat=self.seat)
            gain(s, self.seat, KROM, REST_KROM)
            gain(s, self.seat, HIT_POINTS, REST_HIT_POINTS)
            s.goto(Done(self.seat))
        else:
            s.goto(Services(self.seat))


class Services(Menu):
    """Buy any number of things, or nothing (K19)."""

    __slots__ = ()
    clause = "K19"

    def acts(self, s: Table) -> Sequence[int]:
        return (END, *BUY.each((WOOD, STONE, BONE, BONUS, HIT_POINTS)), REST)

    def bar_act(self, s: Table, choice: int) -> str:
        if choice == END:
            return ""
        if choice == REST:
            return "K19 not-both"
        kind = BUY.part(choice)
        if s.krom[self.seat] < PRICES[kind]:
            return "K19 too-few-krom"
        if kind == HIT_POINTS:
            return "K19 unhurt" if s.hit_points[self.seat] == MAX_HIT_POINTS else ""
        if kind == BONUS:
            return "" if bonus_available(s) else "K23 no-bonus-left"
        return "" if left(s, kind) else "K24 supply-empty"

    def act(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
        else:
            self.buy(s, BUY.part(choice))

    def buy(self, s: Table, kind: Kind) -> None:
        s.krom[self.seat] -= PRICES[kind]
        if s.events is not None:
            s.tell("bought", seat=self.seat, kind=KINDS[kind], price=PRICES[kind])
        if kind == BONUS:
            draw_bonus(s, self.seat, 1)
        else:
            gain(s, self.seat, kind, SERVICE_HIT_POINTS if kind == HIT_POINTS else 1)


RULES: tuple[type[Rule], ...] = (Cave, Services)
