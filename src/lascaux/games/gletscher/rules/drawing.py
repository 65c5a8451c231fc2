"""Rolling and drawing (G29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.effects import zone_of
from lascaux.games.gletscher.terms import ZONES, Seat
from lascaux.kernel import dice
from lascaux.kernel.pile import drawn, shuffled, top, with_one
from lascaux.kernel.rules import Chance, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


class Roll(dice.Roll):
    """One die for each who rolls, for all to see (G30)."""

    __slots__ = ()
    clause = "G30"


def roll(s: Table, count: int) -> None:
    """Clear the table and roll; the next step of the caller reads `s.dice`."""
    s.dice = ()
    s.call(Roll(count))


class DrawClan(Chance):
    """Draw a clan card; it goes to hand or lies in the dwelling (G1, G21, G25, G28)."""

    __slots__ = ("seat", "zone")
    clause = "G29"
    label = "clan"

    def __init__(self, seat: Seat, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.clan_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.clan_pile = drawn(choice, s.clan_pile)
        cards = zone_of(s, self.zone)
        cards[self.seat] = with_one(choice, cards[self.seat])
        s.end()
        if s.events is not None:
            s.tell("drew-clan", seat=self.seat, hunters=choice, zone=ZONES[self.zone])


def clan_available(s: Table) -> bool:
    return bool(s.clan_pile or s.clan_lost)


def draw_clan(s: Table, seat: Seat, zone: int) -> None:
    """G29: the lost cards are shuffled when the pile is empty; if there are none, nothing is drawn."""
    if not s.clan_pile:
        if not s.clan_lost:
            return
        s.clan_pile = shuffled(s.clan_lost)
        s.clan_lost = ()
        if s.events is not None:
            s.tell("shuffled", deck="clan")
    s.call(DrawClan(seat, zone))


class DrawFate(Chance):
    """Draw a fate card, seen by its new owner only (G30)."""

    __slots__ = ("seat",)
    clause = "G30"
    label = "fate"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.fate_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.fate_pile = drawn(choice, s.fate_pile)
        s.fate[self.seat] = with_one(choice, s.fate[self.seat])
        s.end()
        if s.events is not None:
            card = s.settings.deck.fate[choice].id
            s.tell("drew-fate", to=(self.seat,), secret={"card": card}, seat=self.seat)


def fate_available(s: Table) -> bool:
    return bool(s.fate_pile or s.fate_discards)


def draw_fate(s: Table, seat: Seat) -> None:
    """G29: the discards are shuffled when the deck is empty; if there are none, nothing is drawn."""
    if not s.fate_pile:
        if not s.fate_discards:
            return
        s.fate_pile = shuffled(s.fate_discards)
        s.fate_origin = s.fate_pile[0]
        s.fate_discards = ()
        if s.events is not None:
            s.tell("shuffled", deck="fate")
    s.call(DrawFate(seat))


RULES: tuple[type[Rule], ...] = (Roll, DrawClan, DrawFate)
