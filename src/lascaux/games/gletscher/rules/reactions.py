"""Fate cards in somebody else's hunt, and the offering that undoes them (G14, G16, G31, G32, F2-F5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import END, PLAY, STORE
from lascaux.games.gletscher.effects import (
    discard,
    drop_fate,
    drop_store,
    face,
    has_prey,
    is_prey,
    name,
    pair,
    places,
    take_in,
)
from lascaux.games.gletscher.rules.drawing import roll
from lascaux.games.gletscher.terms import (
    AGAINST_HUNTER,
    IN_DEFENCE,
    NO_CARD,
    NO_SEAT,
    Card,
    Seat,
)
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.effect_table import Effect
    from lascaux.games.gletscher.state import Table


def next_reactor(s: Table, after: Seat, hunter: Seat, limit: int) -> Seat:
    """The next seat clockwise that holds fate cards and may still play one; NO_SEAT when round.

    With three or four players a seat that has played this turn is skipped: `limit` says what counts.
    """
    n = s.settings.players
    seat = (after + 1) % n
    while seat != hunter:
        if s.fate[seat] and (n == 2 or s.played[seat] < limit):
            return seat
        seat = (seat + 1) % n
    return NO_SEAT


def ask_for_reactions(s: Table, hunter: Seat) -> None:
    """G14: before the die, one who has played against the hunter this turn may not again."""
    asked = next_reactor(s, hunter, hunter, AGAINST_HUNTER)
    if asked != NO_SEAT:
        s.call(Reaction(asked, hunter))


def ask_for_disputes(s: Table, hunter: Seat) -> None:
    """G16: after a success, one who has played any fate card this turn may not."""
    asked = next_reactor(s, hunter, hunter, IN_DEFENCE)
    if asked != NO_SEAT:
        s.call(DisputeWindow(asked, hunter))


class FateWindow(Question):
    """An interruption in which a seat may play one fate card, whatever it holds (G14, G16, G31)."""

    __slots__ = ("asked", "hunter")
    window = True

    def __init__(self, asked: Seat, hunter: Seat) -> None:
        self.asked = asked
        self.hunter = hunter

    def asks(self, s: Table) -> int:
        return self.asked

    def bar_card(self, s: Table, seat: Seat, effect: Effect) -> str:
        """Why a card of this effect cannot be played here, or nothing."""
        raise NotImplementedError

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [END, *PLAY.each(sorted(set(s.fate[seat])))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        return self.bar_card(s, seat, s.settings.deck.fate[PLAY.part(choice)].effect)


class Reaction(FateWindow):
    """G14: before the roll an opponent may play F4 or F5; one red card per hunt in all."""

    __slots__ = ()
    clause = "G14"

    def bar_card(self, s: Table, seat: Seat, effect: Effect) -> str:
        if effect.when == "after-success":
            return "G16 only-after-success"
        if effect.when != "before-the-roll":
            return "G14 not-red"
        return BARS[effect.name](s) if effect.name in BARS else ""

    def chosen(self, s: Table, choice: int) -> None:
        if choice != END:
            play_red(s, self.asked, PLAY.part(choice), self.hunter)
            return
        asked = next_reactor(s, self.asked, self.hunter, AGAINST_HUNTER)
        if asked == NO_SEAT:
            s.end()
        else:
            s.goto(Reaction(asked, self.hunter))


class DisputeWindow(FateWindow):
    """G16: after a success an opponent may play F3."""

    __slots__ = ()
    clause = "G16"

    def bar_card(self, s: Table, seat: Seat, effect: Effect) -> str:
        if effect.when == "before-the-roll":
            return "G14 only-before-the-roll"
        return "" if effect.when == "after-success" else "G16 no-dispute"

    def chosen(self, s: Table, choice: int) -> None:
        if choice != END:
            play_red(s, self.asked, PLAY.part(choice), self.hunter)
            return
        asked = next_reactor(s, self.asked, self.hunter, IN_DEFENCE)
        if asked == NO_SEAT:
            s.end()
        else:
            s.goto(DisputeWindow(asked, self.hunter))


def play_red(s: Table, seat: Seat, card: Card, hunter: Seat) -> None:
    s.played[seat] = AGAINST_HUNTER
    s.red = (seat, card)
    announce(s, seat, card, hunter)
    s.goto(RedCard())


def announce(s: Table, seat: Seat, card: Card, target: Seat) -> None:
    """A fate card is laid on the table against somebody, for all to see."""
    drop_fate(s, seat, card)
    s.in_play = (seat, card, target)
    s.lock()
    if s.events is not None:
        s.tell("played-on", seat=seat, card=s.settings.deck.fate[card].id, target=target)


def put_away(s: Table) -> None:
    """The card in play is discarded; an event already is."""
    if s.in_play:
        if s.in_play[0] != NO_SEAT:
            s.fate_discards = (*s.fate_discards, s.in_play[1])
        s.in_play = ()


class RedCard(Rule):
    """A red card: the hunter may cancel it, else it takes effect (G31, F3-F5)."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            ask_for_offering(s)
        elif step == 1:
            if s.in_play:
                DOES[s.settings.deck.fate[s.in_play[1]].effect.name](s)
        else:
            if s.in_play and len(s.dice) == 2:
                settle_dispute(s)
            put_away(s)
            s.end()


def storm(s: Table) -> None:
    """F5."""
    s.storm = 1


def broken_weapon(s: Table) -> None:
    """F4: the weapon is discarded and the hunt is over, without a wound."""
    if s.events is not None:
        s.tell("broke", seat=s.active, card=name(s, s.weapon))
    discard(s, s.weapon)
    s.weapon = s.prey = NO_CARD


def dispute(s: Table) -> None:
    """F3: both roll, the one who disputes first."""
    roll(s, 2)


DOES = {"storm": storm, "broken-weapon": broken_weapon, "dispute": dispute}


def bar_broken_weapon(s: Table) -> str:
    return "" if s.weapon != NO_CARD else "F4 no-weapon"


BARS = {"broken-weapon": bar_broken_weapon}


def settle_dispute(s: Table) -> None:
    """F3: a strictly higher die takes the prey, with its net, into the winner's own store."""
    seat, _, hunter = s.in_play
    mine, his = s.dice
    if s.events is not None:
        card = name(s, s.prey)
        won = "dispute-won" if mine > his else "dispute-lost"
        s.tell(won, seat=seat, target=hunter, card=card, dice=[mine, his])
    if mine > his:
        take_in(s, seat, haul(s, seat))


def haul(s: Table, seat: Seat) -> Card:
    """The prey of the hunt, for its new owner; fish keep the net that caught them (G11)."""
    card = s.prey
    if s.weapon != NO_CARD and face(s, card).fish and face(s, s.weapon).net:
        if s.events is not None:
            s.tell("netted", seat=seat, card=name(s, card), net=name(s, s.weapon))
        card = pair(card, s.weapon)
        s.weapon = NO_CARD
    s.prey = NO_CARD
    return card


def ask_for_offering(s: Table) -> None:
    """G31: the target is asked once, if they hold a fate card; somebody without prey has nothing to offer."""
    target = s.in_play[2]
    if s.fate[target] and has_prey(s, target):
        s.call(Offering(target, s.in_play[0]))


class Offering(FateWindow):
    """G31, F2: a prey from the store undoes a fate card, or an earthquake for one's clan."""

    __slots__ = ()
    clause = "G31"

    def bar_card(self, s: Table, seat: Seat, effect: Effect) -> str:
        return "" if effect.when == "in-defence" else "G31 no-offering"

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
            return
        seat, card = self.asked, PLAY.part(choice)
        drop_fate(s, seat, card)
        s.fate_discards = (*s.fate_discards, card)
        s.played[seat] = max(s.played[seat], IN_DEFENCE)
        s.lock()
        if s.events is not None:
            s.tell("played", seat=seat, card=s.settings.deck.fate[card].id)
        s.goto(OfferPrey(seat))


class OfferPrey(Question):
    """F2: which prey is offered."""

    __slots__ = ("seat",)
    clause = "F2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        store = s.store[seat]
        return STORE.each([i for i in places(store) if is_prey(s, store[i])])

    def chosen(self, s: Table, choice: int) -> None:
        drop_store(s, self.seat, STORE.part(choice), "offered")
        if s.events is not None:
            s.tell("cancelled", card=threat(s))
        put_away(s)
        s.end()


def threat(s: Table) -> str:
    """The card in play, a fate card or an event, by id."""
    seat, card, _ = s.in_play
    deck = s.settings.deck
    return deck.hunt[card].id if seat == NO_SEAT else deck.fate[card].id


RULES: tuple[type[Rule], ...] = (Reaction, DisputeWindow, RedCard, Offering, OfferPrey)
