"""Hunting: prey, team, help, the others, the die (G10-G13, G15, F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import (
    CALL_OFF,
    CLAN,
    INVOKE,
    PLAY,
    READY,
    ROLL,
    SHED,
    STORE,
    VERBS,
    WOUND,
)
from lascaux.games.gletscher.effects import (
    come_home,
    discard,
    drop_fate,
    drop_store,
    face,
    is_prey,
    leave,
    modified,
    name,
    places,
    send,
    take_in,
    weapon_bonus,
)
from lascaux.games.gletscher.rules.drawing import roll
from lascaux.games.gletscher.rules.reactions import ask_for_disputes, ask_for_reactions, haul
from lascaux.games.gletscher.terms import (
    CAUGHT,
    HAND,
    LUCKY_DIE,
    NO_CARD,
    Card,
    Seat,
)
from lascaux.kernel.pile import with_one, without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


class Hunt(Rule):
    """G13: prey, team, help (and F1), the others' reactions, the die, a dispute."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            s.prey = s.row[self.slot]
            s.call(Team(self.seat))
        elif step == 1:
            if s.events is not None:
                s.tell("hunting", seat=self.seat, card=name(s, s.prey), team=list(s.team))
            s.call(Help(self.seat))
        elif step == 2:
            if s.lucky:
                s.dice = (LUCKY_DIE,)
            else:
                ask_for_reactions(s, self.seat)
        elif s.prey == NO_CARD:  # the weapon broke (F4), it was called off, or lost in a dispute
            self.over(s)
        elif step == 3:
            if not s.lucky:
                s.call(RollOrNot(self.seat))
        elif step == 4:
            self.resolve(s)
        else:
            self.bring_home(s)
            self.over(s)

    def resolve(self, s: Table) -> None:
        """G15: die and modifiers against the hunt value."""
        value = face(s, s.prey).hunt
        total = s.dice[0] + modified(s)
        caught = total >= value
        if s.events is not None:
            s.tell(
                "caught" if caught else "missed",
                seat=self.seat,
                card=name(s, s.prey),
                die=s.dice[0],
                total=total,
                value=value,
                lucky=s.lucky,
            )
        if not caught:
            s.call(Wound(self.seat))
            return
        leave(s, self.slot, CAUGHT)
        if not s.red and not s.lucky:
            ask_for_disputes(s, self.seat)

    def bring_home(self, s: Table) -> None:
        """A caught prey that no opponent won goes to the hunter's store (G15)."""
        if s.slots[self.slot] == CAUGHT:
            take_in(s, self.seat, haul(s, self.seat))

    def over(self, s: Table) -> None:
        """The team is home; a weapon that is still here was used (G11)."""
        come_home(s)
        if s.weapon != NO_CARD:
            discard(s, s.weapon)
        s.prey = s.weapon = s.sacrificed = NO_CARD
        s.blessed = s.lucky = s.storm = 0
        s.red = s.dice = ()
        s.end()


class Team(Question):
    """G10: one or more clan cards go hunting."""

    __slots__ = ("seat",)
    clause = "G10"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [READY, *CLAN.with_each(HAND, sorted(set(s.hand[seat])))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        return "G10 no-team" if choice == READY and not s.team else ""

    def chosen(self, s: Table, choice: int) -> None:
        if choice == READY:
            s.end()
        else:
            send(s, CLAN.parts(choice)[1])


class Help(Question):
    """G11, G12: a weapon, the artefact, a sacrifice; last of all F1.

    Asked even when nothing helps, if fate cards are held: silence would tell that none is F1.
    """

    __slots__ = ("seat",)
    clause = "G13"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def hides(self, s: Table) -> bool:
        return bool(s.fate[self.seat])

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [
            READY,
            *SHED.each(places(s.shed[seat])),
            *((INVOKE,) if s.artefact[seat] != NO_CARD else ()),
            *STORE.each(places(s.store[seat])),
            *PLAY.each(sorted(set(s.fate[seat]))),
        ]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == READY:
            return ""
        if choice == INVOKE:
            return bar_artefact(s, seat)
        if choice in PLAY:
            return bar_help(s, PLAY.part(choice))
        if choice in SHED:
            return bar_weapon(s, s.shed[seat][SHED.part(choice)])
        if not is_prey(s, s.store[seat][STORE.part(choice)]):
            return "G12 no-herb"
        return "" if s.sacrificed == NO_CARD else "G12 one-sacrifice"

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice == READY:
            s.end()
        elif choice in PLAY:
            play_help(s, seat, PLAY.part(choice))
            s.end()
        elif choice in SHED:
            s.weapon = s.shed[seat][SHED.part(choice)]
            s.shed[seat] = without(s.weapon, s.shed[seat])
            if s.events is not None:
                bonus = weapon_bonus(s, s.weapon, s.prey)
                s.tell("armed", seat=seat, card=name(s, s.weapon), bonus=bonus)
        elif choice == INVOKE:
            s.invoked = s.blessed = 1
            if s.events is not None:
                s.tell("invoked", seat=seat, card=name(s, s.artefact[seat]))
        else:
            s.sacrificed = drop_store(s, seat, STORE.part(choice), "sacrificed")


def bar_help(s: Table, card: Card) -> str:
    """Of all fate cards, only F1 helps in the hunter's own hunt (G13)."""
    effect = s.settings.deck.fate[card].effect
    return "" if effect.when == "own-hunt" else NOT_HELPING[effect.colour]


NOT_HELPING = {
    "green": "F2 only-in-defence",
    "red": "G14 only-in-others-hunt",
    "yellow": "G8 only-at-end-of-turn",
}


def bar_weapon(s: Table, weapon: Card) -> str:
    if s.weapon != NO_CARD:
        return "G11 one-weapon"
    return "" if weapon_bonus(s, weapon, s.prey) else "G11 no-bonus"


def bar_artefact(s: Table, seat: Seat) -> str:
    if s.asleep[seat]:
        return "F10 asleep"
    return "G12 once-per-turn" if s.invoked else ""


def play_help(s: Table, seat: Seat, card: Card) -> None:
    """G13: a card in one's own hunt; nobody can cancel it."""
    drop_fate(s, seat, card)
    s.fate_discards = (*s.fate_discards, card)
    DOES[s.settings.deck.fate[card].effect.name](s)
    s.lock()
    if s.events is not None:
        s.tell("played", seat=seat, card=s.settings.deck.fate[card].id)


def lucky_hunt(s: Table) -> None:
    """F1: the die counts as 6, and no fate card may be played against this hunt."""
    s.lucky = 1


DOES = {"lucky-hunt": lucky_hunt}


class RollOrNot(Question):
    """G13: roll, or call the hunt off: team used, no wound, weapon kept, sacrifice gone."""

    __slots__ = ("seat",)
    clause = "G13"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return (ROLL, CALL_OFF)

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        if choice == ROLL:
            roll(s, 1)
            return
        if s.events is not None:
            s.tell("called-off", seat=self.seat, card=name(s, s.prey))
        if s.weapon != NO_CARD:
            s.shed[self.seat] = with_one(s.weapon, s.shed[self.seat])
        s.prey = s.weapon = NO_CARD


class Wound(Question):
    """G15: one clan card of the team is wounded, by the hunter's choice."""

    __slots__ = ("seat",)
    clause = "G15"
    verbs = (WOUND, *VERBS)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return WOUND.each(sorted(set(s.team)))

    def chosen(self, s: Table, choice: int) -> None:
        hunters = WOUND.part(choice)
        s.team = without(hunters, s.team)
        s.wounded[self.seat] = with_one(hunters, s.wounded[self.seat])
        s.end()
        if s.events is not None:
            s.tell("wounded", seat=self.seat, hunters=hunters)


RULES: tuple[type[Rule], ...] = (Hunt, Team, Help, RollOrNot, Wound)
