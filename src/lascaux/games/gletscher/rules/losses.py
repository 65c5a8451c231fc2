"""Losing clan cards, and founding a clan anew (G20, G28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import CLAN
from lascaux.games.gletscher.effects import discard, drop_artefact, zone_of
from lascaux.games.gletscher.rules.drawing import draw_clan, draw_fate
from lascaux.games.gletscher.terms import HAND, NO_CARD, ZONES, Seat
from lascaux.kernel.pile import without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


def clan_choices(s: Table, seat: Seat) -> list[int]:
    """Every different clan card of a player and where it lies."""
    return [
        CLAN(zone, hunters)
        for zone in range(len(ZONES))
        for hunters in sorted(set(zone_of(s, zone)[seat]))
    ]


class LoseClan(Question):
    """A clan card is lost, from hand or cave, as its owner chooses (G20, G21)."""

    __slots__ = ("seat",)
    clause = "G20"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return clan_choices(s, seat)

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        lose_clan(s, self.seat, choice)


def lose_clan(s: Table, seat: Seat, choice: int) -> None:
    """The chosen clan card joins the lost ones; without any the clan begins anew (G28)."""
    zone, hunters = CLAN.parts(choice)
    cards = zone_of(s, zone)
    cards[seat] = without(hunters, cards[seat])
    s.clan_lost = (*s.clan_lost, hunters)
    if s.events is not None:
        s.tell("lost-clan", seat=seat, hunters=hunters, zone=ZONES[zone])
    if not s.clan(seat):
        refound(s, seat)


def refound(s: Table, seat: Seat) -> None:
    """G28: everything is given up but the cave; one clan card and one fate card begin anew."""
    if s.events is not None:
        s.tell("refounded", seat=seat, trophies=s.trophies[seat])
    for card in (*s.store[seat], *s.shed[seat]):
        discard(s, card)
    s.store[seat] = s.shed[seat] = ()
    if s.artefact[seat] != NO_CARD:
        drop_artefact(s, seat)
    s.fate_discards += s.fate[seat]
    s.fate[seat] = ()
    s.trophies[seat] = s.asleep[seat] = s.migrating[seat] = 0
    draw_fate(s, seat)
    draw_clan(s, seat, HAND)


RULES: tuple[type[Rule], ...] = (LoseClan,)
