"""The actions of a turn: hunt, gather, make a weapon, draw a fate card (G6, G17-G19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import CLAN, DRAW, END, GATHER, HUNT, MAKE, PLAY, READY, TAKE
from lascaux.games.gletscher.effects import (
    come_home,
    face,
    leave,
    name,
    places,
    send,
    spend,
    take_in,
)
from lascaux.games.gletscher.rules.drawing import draw_fate, fate_available
from lascaux.games.gletscher.rules.hunt import Hunt
from lascaux.games.gletscher.terms import ARTEFACT, GATHERED, HAND, HERB, HERE, PREY, WEAPON, Seat
from lascaux.kernel.pile import with_one, without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table

# Each colour has its time (G13, G14, G8).
NOT_NOW = {
    "green": "F1 only-in-own-hunt",
    "red": "G14 only-in-others-hunt",
    "yellow": "G8 only-at-end-of-turn",
}
VERB = {PREY: HUNT, HERB: GATHER, WEAPON: TAKE, ARTEFACT: TAKE}


class Actions(Question):
    """G6: one action after the other while clan cards are in hand; they may stop at any time."""

    __slots__ = ("seat",)
    clause = "G6"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [
            END,
            *(
                VERB[face(s, card).kind](slot)
                for slot, card in enumerate(s.row)
                if s.slots[slot] == HERE
            ),
            *MAKE.each(
                [i for i in places(s.store[seat]) if face(s, s.store[seat][i]).kind == PREY]
            ),
            DRAW,
            *PLAY.each(sorted(set(s.fate[seat]))),
        ]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        if choice in PLAY:
            return NOT_NOW[s.settings.deck.fate[PLAY.part(choice)].effect.colour]
        if choice == DRAW:
            return "" if fate_available(s) else "G29 no-fate-left"
        if choice in MAKE:
            made = face(s, s.store[seat][MAKE.part(choice)]).can_be_made
            return "" if made else "G18 no-weapon-in-it"
        if choice in TAKE:
            return "G4 take-earlier"
        if choice in GATHER:
            enough = sum(s.hand[seat]) >= face(s, s.row[GATHER.part(choice)]).clan
            return "" if enough else "G17 too-few-hunters"
        return ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        """The wishes without a bar, in the same order; most of a game's time is spent here."""
        found = [END]
        hand = s.hand[seat]
        if not hand:
            return found
        cards = s.settings.deck.hunt
        for slot, card in enumerate(s.row):
            if s.slots[slot] == HERE:
                kind = cards[card].kind
                if kind == PREY:
                    found.append(HUNT(slot))
                elif kind == HERB and sum(hand) >= cards[card].clan:
                    found.append(GATHER(slot))
        store = s.store[seat]
        if store:
            found += [MAKE(i) for i in places(store) if face(s, store[i]).can_be_made]
        if fate_available(s):
            found.append(DRAW)
        return found

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice == END:
            s.end()
        elif choice in HUNT:
            s.call(Hunt(seat, HUNT.part(choice)))
        elif choice in GATHER:
            s.call(Gather(seat, GATHER.part(choice)))
        else:
            s.call(Work(choice, seat))


class Gather(Question):
    """G17: a team with at least as many hunters as the herb asks for; it always succeeds."""

    __slots__ = ("seat", "slot")
    clause = "G17"

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [READY, *CLAN.with_each(HAND, sorted(set(s.hand[seat])))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        enough = sum(s.team) >= face(s, s.row[self.slot]).clan
        return "G17 too-few-hunters" if choice == READY and not enough else ""

    def chosen(self, s: Table, choice: int) -> None:
        if choice != READY:
            send(s, CLAN.parts(choice)[1])
            return
        card = s.row[self.slot]
        leave(s, self.slot, GATHERED)
        take_in(s, self.seat, card)
        if s.events is not None:
            s.tell("gathered", seat=self.seat, card=name(s, card), team=list(s.team))
        come_home(s)
        s.end()


class Work(Question):
    """Which clan card makes a weapon or draws a fate card: one does (G18, G19)."""

    __slots__ = ("action", "seat")
    clause = "G6"

    def __init__(self, action: int, seat: Seat) -> None:
        self.action = action
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return CLAN.with_each(HAND, sorted(set(s.hand[seat])))

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        _, hunters = CLAN.parts(choice)
        spend(s, seat, hunters)
        s.end()
        if self.action == DRAW:
            draw_fate(s, seat)
            return
        card = s.store[seat][MAKE.part(self.action)]
        s.store[seat] = without(card, s.store[seat])
        s.shed[seat] = with_one(card, s.shed[seat])
        if s.events is not None:
            s.tell("made", seat=seat, card=name(s, card), hunters=hunters)


RULES: tuple[type[Rule], ...] = (Actions, Gather, Work)
