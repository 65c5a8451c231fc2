"""A turn, from the reveal to the card limit (G4-G9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import CLAN, END, PLAY, STORE, TAKE
from lascaux.games.gletscher.effects import (
    discard,
    drop_artefact,
    drop_fate,
    drop_store,
    face,
    is_herb,
    leave,
    merged,
    name,
    places,
)
from lascaux.games.gletscher.rules.actions import Actions
from lascaux.games.gletscher.rules.events import Events
from lascaux.games.gletscher.rules.losses import clan_choices, lose_clan
from lascaux.games.gletscher.rules.yellow import EndOfTurn
from lascaux.games.gletscher.terms import (
    ARTEFACT,
    HERE,
    LIMIT,
    NO_CARD,
    PAST,
    REVEALED,
    TAKEN,
    WEAPON,
    WOUNDED,
    Seat,
)
from lascaux.kernel.pile import drawn, top, with_one, without
from lascaux.kernel.rules import Chance, Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


class Turn(Rule):
    """The phases A to F, one after the other (G4-G9)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        seat = self.seat
        if step == 0:
            begin(s, seat)
            s.call(Reveal(REVEALED))
        elif step == 1:
            s.call(Events(0))
        elif step == 2:
            s.call(Take(seat))
        elif step == 3:
            if s.settings.herbs_heal and s.wounded[seat]:
                s.call(Heal(seat))
        elif step == 4:
            turn_face_up(s, seat)
            if not s.migrating[seat]:
                s.call(Actions(seat))
        elif step == 5:
            clear_up(s, seat)
            if s.fate[seat] and not s.migrating[seat]:
                s.call(EndOfTurn(seat))
        elif step == 6:
            if is_over_limit(s, seat):
                s.call(Limit(seat))
        else:
            s.asleep[seat] = s.migrating[seat] = 0  # G33
            s.end()


def begin(s: Table, seat: Seat) -> None:
    s.turns += 1
    s.active = seat
    s.played = [0] * s.settings.players
    s.invoked = 0
    s.row = s.slots = ()
    if s.events is not None:
        s.tell("round", year=s.year, seat=seat)
        if s.migrating[seat]:
            s.tell("migrates", seat=seat)


class Reveal(Chance):
    """G4: card after card; Winter counts as one, and what lies below it follows."""

    __slots__ = ("count",)
    clause = "G4"
    label = "hunt"

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.hunt_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.hunt_pile = drawn(choice, s.hunt_pile)
        s.row = (*s.row, choice)
        if choice == s.settings.deck.winter:
            s.winter = 1
            s.slots = (*s.slots, PAST)
        else:
            s.slots = (*s.slots, HERE)
        if s.events is not None:
            s.tell("revealed", card=name(s, choice))
        if self.count > 1 and s.hunt_pile:
            s.goto(Reveal(self.count - 1))
        else:
            s.end()


class Take(Question):
    """G4: weapons and artefacts may be taken into the cave."""

    __slots__ = ("seat",)
    clause = "G4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = [END]
        for slot, card in enumerate(s.row):
            if s.slots[slot] == HERE and face(s, card).kind in (WEAPON, ARTEFACT):
                found.append(TAKE(slot))
        return found

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
            return
        seat, slot = self.seat, TAKE.part(choice)
        card = s.row[slot]
        leave(s, slot, TAKEN)
        if s.events is not None:
            s.tell("took", seat=seat, card=name(s, card))
        if face(s, card).kind == WEAPON:
            s.shed[seat] = with_one(card, s.shed[seat])
            return
        if s.artefact[seat] != NO_CARD:
            if s.events is not None:
                s.tell("gave-up", seat=seat, card=name(s, s.artefact[seat]))
            drop_artefact(s, seat)
        s.artefact[seat] = card


class Heal(Question):
    """G5, variant: each herb discarded takes one wounded card to hand."""

    __slots__ = ("seat",)
    clause = "G5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        if not s.wounded[seat]:
            return (END,)
        store = s.store[seat]
        return [END, *STORE.each([i for i in places(store) if is_herb(s, store[i])])]

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
            return
        drop_store(s, self.seat, STORE.part(choice), "healed-with")
        s.call(Healed(self.seat))


class Healed(Question):
    """Which wounded card the herb heals (G5)."""

    __slots__ = ("seat",)
    clause = "G5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return CLAN.with_each(WOUNDED, sorted(set(s.wounded[seat])))

    def chosen(self, s: Table, choice: int) -> None:
        seat, (_, hunters) = self.seat, CLAN.parts(choice)
        s.wounded[seat] = without(hunters, s.wounded[seat])
        s.hand[seat] = with_one(hunters, s.hand[seat])
        s.end()
        if s.events is not None:
            s.tell("healed", seat=seat, hunters=hunters)


def turn_face_up(s: Table, seat: Seat) -> None:
    """G5: the wounded are well again, and do nothing this turn."""
    if s.wounded[seat]:
        if s.events is not None:
            s.tell("recovered", seat=seat, cards=list(s.wounded[seat]))
        s.used[seat] = merged(s.used[seat], s.wounded[seat])
        s.wounded[seat] = ()


def clear_up(s: Table, seat: Seat) -> None:
    """G7: what still lies in the row is discarded; the used clan cards return to hand."""
    for slot, card in enumerate(s.row):
        if s.slots[slot] == HERE:
            discard(s, card)
    s.row = s.slots = ()
    s.hand[seat] = merged(s.hand[seat], s.used[seat])
    s.used[seat] = ()


def is_over_limit(s: Table, seat: Seat) -> bool:
    return len(s.fate[seat]) + len(s.clan(seat)) > LIMIT


class Limit(Question):
    """G9: above the limit fate cards are discarded first, then clan cards."""

    __slots__ = ("seat",)
    clause = "G9"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [
            END,
            *PLAY.each(sorted(set(s.fate[seat]))),
            *clan_choices(s, seat),
        ]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return "G9 over-the-limit"
        return "G9 fate-first" if choice in CLAN and s.fate[seat] else ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return PLAY.each(sorted(set(s.fate[seat]))) or clan_choices(s, seat)

    def hides(self, s: Table) -> bool:
        """Two fate cards of a kind are one option; not being asked would tell."""
        return len(s.fate[self.seat]) > 1

    def chosen(self, s: Table, choice: int) -> None:
        if choice in PLAY:
            card = PLAY.part(choice)
            drop_fate(s, self.seat, card)
            s.fate_discards = (*s.fate_discards, card)
            s.lock()
            if s.events is not None:
                s.tell("discarded-fate", seat=self.seat, card=s.settings.deck.fate[card].id)
        else:
            lose_clan(s, self.seat, choice)
        if not is_over_limit(s, self.seat):
            s.end()


RULES: tuple[type[Rule], ...] = (Turn, Reveal, Take, Heal, Healed, Limit)
