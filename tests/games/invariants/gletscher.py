"""What no answer may break in Gletscher."""

from __future__ import annotations

from lascaux.games.gletscher.effects import parts
from lascaux.games.gletscher.rules.drawing import DrawClan
from lascaux.games.gletscher.rules.hunt import Hunt
from lascaux.games.gletscher.state import Table
from lascaux.games.gletscher.terms import CAUGHT, HERB, HERE, NO_CARD, NO_SEAT, PAIR, PREY, WEAPON


def sound(s: Table) -> None:
    """Every card is somewhere, once; a clan always has hunters; cards lie where they belong."""
    deck = s.settings.deck
    seats = range(s.settings.players)
    heaps = [*s.store, *s.shed, s.eaten, s.meal]
    hunt = [part for cards in heaps for card in cards for part in parts(card)]
    hunt += [card for layer in s.hunt_pile for card in layer]
    hunt += [card for card, slot in zip(s.row, s.slots, strict=True) if slot == HERE]
    hunt += [*s.hunt_discards, *(card for card in s.artefact if card != NO_CARD)]
    hunt += parts(s.weapon) if s.weapon != NO_CARD else ()
    hunting = [rule.slot for rule in s.stack if isinstance(rule, Hunt)]
    in_hands = s.prey != NO_CARD and s.slots[hunting[0]] == CAUGHT
    hunt += [s.prey] if in_hands else []
    laid_aside = [deck.winter] if s.winter else []
    assert sorted([*hunt, *laid_aside]) == sorted([*s.settings.hunt_cards, deck.winter])
    clan = [card for seat in seats for card in s.clan(seat)]
    clan += [card for layer in s.clan_pile for card in layer]
    assert sorted([*clan, *s.clan_lost]) == sorted(deck.clan_cards)
    fate = [card for cards in (*s.fate, *s.fate_pile) for card in cards]
    fate += [s.in_play[1]] if s.in_play and s.in_play[0] != NO_SEAT else []
    assert sorted([*fate, *s.fate_discards]) == sorted(deck.fate_cards)
    assert s.over or s.active == NO_SEAT or all(map(s.clan, seats)) or pending_clan(s)
    for seat in seats:
        kinds = {deck.hunt[card % PAIR].kind for card in s.store[seat]}
        assert kinds <= {PREY, HERB}
        assert {deck.hunt[card % PAIR].kind for card in s.shed[seat]} <= {PREY, WEAPON}
        assert tuple(sorted(s.store[seat])) == s.store[seat]
        assert s.artefact[seat] != NO_CARD or not s.asleep[seat]


def pending_clan(s: Table) -> bool:
    """A clan that lost its last card is about to draw another (G28)."""
    return any(isinstance(rule, DrawClan) for rule in s.stack)
