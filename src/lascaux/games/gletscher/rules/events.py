"""Events, in the order in which they were revealed: wedding and earthquake (G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import SHATTER, SHED
from lascaux.games.gletscher.effects import discard, drop_artefact, face, leave, name, places
from lascaux.games.gletscher.rules.drawing import draw_clan, roll
from lascaux.games.gletscher.rules.losses import LoseClan
from lascaux.games.gletscher.rules.reactions import ask_for_offering, put_away
from lascaux.games.gletscher.terms import (
    EVENT,
    GREAT_HARM,
    HARM,
    HERE,
    NO_CARD,
    NO_SEAT,
    PAST,
    USED,
    Card,
    Seat,
)
from lascaux.kernel.pile import without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


class Events(Rule):
    """G4: one by one, each finished for all clans before the next."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def resume(self, s: Table, step: int) -> None:
        for slot in range(self.slot, len(s.row)):
            card = s.row[slot]
            if s.slots[slot] == HERE and face(s, card).kind == EVENT:
                leave(s, slot, PAST)
                discard(s, card)
                s.goto(Events(slot + 1))
                if s.events is not None:
                    s.tell("event", seat=s.active, card=name(s, card))
                DOES[face(s, card).effect](s, card)
                return
        s.end()


def wedding(s: Table, _: Card) -> None:
    """G21: a clan card for the active clan, face up in the dwelling."""
    draw_clan(s, s.active, USED)


def earthquake(s: Table, card: Card) -> None:
    s.call(Earthquake(card))


DOES = {"wedding": wedding, "earthquake": earthquake}


class Earthquake(Rule):
    """G21: clan after clan, clockwise from the active player."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def resume(self, s: Table, step: int) -> None:
        n = s.settings.players
        if step == n:
            s.end()
        else:
            s.call(Tremor(self.card, (s.active + step) % n))


class Tremor(Rule):
    """One clan's die, its offering (G31), its loss (G21)."""

    __slots__ = ("card", "seat")

    def __init__(self, card: Card, seat: Seat) -> None:
        self.card = card
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        seat = self.seat
        if step == 0:
            roll(s, 1)
        elif step == 1:
            if s.events is not None:
                s.tell("tremor", seat=seat, die=s.dice[0])
            if is_harmed(s, seat):
                s.in_play = (NO_SEAT, self.card, seat)
                ask_for_offering(s)
        elif step == 2 and s.in_play:
            s.call(LoseClan(seat) if s.dice[0] >= GREAT_HARM else LoseGear(seat))
        else:
            put_away(s)
            s.dice = ()
            s.end()


def is_harmed(s: Table, seat: Seat) -> bool:
    """The die does harm, and there is something to lose."""
    if s.dice[0] >= GREAT_HARM:
        return True
    return s.dice[0] >= HARM and (bool(s.shed[seat]) or s.artefact[seat] != NO_CARD)


class LoseGear(Question):
    """G21: a weapon, made or not, or the artefact, as its owner chooses."""

    __slots__ = ("seat",)
    clause = "G21"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = SHED.each(places(s.shed[seat]))
        return found if s.artefact[seat] == NO_CARD else [*found, SHATTER]

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        card = s.artefact[seat] if choice == SHATTER else s.shed[seat][SHED.part(choice)]
        if s.events is not None:
            s.tell("shattered", seat=seat, card=name(s, card))
        if choice == SHATTER:
            drop_artefact(s, seat)
        else:
            s.shed[seat] = without(card, s.shed[seat])
            discard(s, card)
        s.end()


RULES: tuple[type[Rule], ...] = (Events, Earthquake, Tremor, LoseGear)
