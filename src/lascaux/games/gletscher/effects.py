"""Verbs on the table: store, discard, lose, wound, use. Each tells what happened where that is news."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.terms import (
    HERB,
    NET_FOOD,
    NO_CARD,
    PAIR,
    PREY,
    SACRIFICE,
    STORM_MALUS,
    SURPLUS,
    Card,
    Cards,
    Seat,
)
from lascaux.kernel.pile import with_one, without

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Hunt
    from lascaux.games.gletscher.state import Table
    from lascaux.games.gletscher.terms import Source


# Cards: a fish with its net is one card that is two (G11).


def pair(fish: Card, net: Card) -> Card:
    return fish + PAIR * (1 + net)


def parts(card: Card) -> Cards:
    """The one card, or the fish and the net."""
    return (card,) if card < PAIR else (card % PAIR, card // PAIR - 1)


def face(s: Table, card: Card) -> Hunt:
    """What a card says; of a pair, what the fish says."""
    return s.settings.deck.hunt[card % PAIR]


def name(s: Table, card: Card) -> str:
    return s.settings.deck.hunt[card % PAIR].id


def net_of(s: Table, card: Card) -> str | None:
    return None if card < PAIR else s.settings.deck.hunt[card // PAIR - 1].id


def food(s: Table, card: Card) -> int:
    return s.settings.deck.hunt[card].food if card < PAIR else NET_FOOD


def is_prey(s: Table, card: Card) -> bool:
    return s.settings.deck.hunt[card % PAIR].kind == PREY


def is_herb(s: Table, card: Card) -> bool:
    return s.settings.deck.hunt[card % PAIR].kind == HERB


def has_prey(s: Table, seat: Seat) -> bool:
    """A prey lies in the store, for a sacrifice or an offering (G12, G31)."""
    return any(is_prey(s, card) for card in s.store[seat])


def places(cards: Cards) -> list[int]:
    """Where each different card lies in a sorted row of cards, copies left out."""
    return [i for i, card in enumerate(cards) if not i or card != cards[i - 1]]


def weapon_bonus(s: Table, weapon: Card, prey: Card) -> int:
    """G11: what the weapon adds for that size of game; 0: it is of no use."""
    card = face(s, weapon)
    return card.large if face(s, prey).is_large else card.small


def modifiers(s: Table) -> list[tuple[Source, Card, int]]:
    """What changes the die in the hunt of the moment: source, card (or NO_CARD), amount (G10-G12)."""
    found: list[tuple[Source, Card, int]] = []
    hunters, needed = sum(s.team), face(s, s.prey).clan
    if hunters != needed:
        found.append(("team", NO_CARD, SURPLUS if hunters > needed else hunters - needed))
    if s.weapon != NO_CARD:
        found.append(("weapon", s.weapon, weapon_bonus(s, s.weapon, s.prey)))
    if s.blessed:
        artefact = s.artefact[s.active]
        found.append(("artefact", artefact, s.settings.deck.hunt[artefact].bonus))
    if s.sacrificed != NO_CARD:
        found.append(("sacrifice", s.sacrificed, SACRIFICE))
    if s.storm:
        found.append(("storm", NO_CARD, -STORM_MALUS))
    return found


def modified(s: Table) -> int:
    """The sum of all that changes the die."""
    return sum(amount for _, _, amount in modifiers(s))


# Hunt cards.


def discard(s: Table, card: Card) -> None:
    s.hunt_discards += parts(card)


def take_in(s: Table, seat: Seat, card: Card) -> None:
    """A card comes into the store."""
    s.store[seat] = with_one(card, s.store[seat])


def drop_store(s: Table, seat: Seat, place: int, event: str) -> Card:
    """A card leaves the store for the discards; `event` is what it is called."""
    card = s.store[seat][place]
    s.store[seat] = without(card, s.store[seat])
    discard(s, card)
    if s.events is not None:
        s.tell(event, seat=seat, card=name(s, card))
    return card


def drop_artefact(s: Table, seat: Seat) -> None:
    """The artefact is discarded, and what it was marked with ends (G33)."""
    discard(s, s.artefact[seat])
    s.artefact[seat] = NO_CARD
    s.asleep[seat] = 0


def leave(s: Table, slot: int, what: int) -> None:
    """A revealed card leaves the row."""
    s.slots = (*s.slots[:slot], what, *s.slots[slot + 1 :])


# Clan cards.


def zone_of(s: Table, zone: int) -> list[Cards]:
    """The clan cards by seat in hand, used, or wounded."""
    return (s.hand, s.used, s.wounded)[zone]


def spend(s: Table, seat: Seat, hunters: Card) -> None:
    """A clan card does something and lies in the dwelling, face up (G6)."""
    s.hand[seat] = without(hunters, s.hand[seat])
    s.used[seat] = with_one(hunters, s.used[seat])


def send(s: Table, hunters: Card) -> None:
    """A clan card of the active player joins the team."""
    s.hand[s.active] = without(hunters, s.hand[s.active])
    s.team = with_one(hunters, s.team)


def come_home(s: Table) -> None:
    """The team lies in the dwelling, face up (G6)."""
    s.used[s.active] = merged(s.used[s.active], s.team)
    s.team = ()


def merged(cards: Cards, others: Cards) -> Cards:
    """Sorted cards of two heaps."""
    return tuple(sorted(cards + others)) if cards and others else cards or others


# Fate cards.


def drop_fate(s: Table, seat: Seat, card: Card) -> None:
    """A fate card leaves the hand for all to see; the caller says where to."""
    s.fate[seat] = without(card, s.fate[seat])
