"""What no answer may ever break, per game: tokens and cards are conserved, numbers stay in bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lascaux.games.above_below.state import Table as AboveBelowTable
from lascaux.games.above_below.terms import (
    CIDER,
    HOUSE,
    ITEMS,
    KEY,
    NOTHING,
    OUTPOST,
    OUTPOSTS_AT,
    ROW,
    SPECIAL_COPIES,
    STAR,
)
from lascaux.games.gletscher.effects import parts
from lascaux.games.gletscher.rules.drawing import DrawClan
from lascaux.games.gletscher.rules.hunt import Hunt
from lascaux.games.gletscher.state import Table as GletscherTable
from lascaux.games.gletscher.terms import (
    CAUGHT,
    HERB,
    HERE,
    NO_CARD,
    NO_SEAT,
    PAIR,
    PREY,
    WEAPON,
)
from lascaux.games.krom.state import Table as KromTable
from lascaux.games.krom.terms import KROMOSAURUS_HIT_POINTS, MAX_HIT_POINTS, SUPPLY
from lascaux.games.krom.terms import ROW as KROM_ROW


def krom(s: KromTable) -> None:
    deck = s.settings.deck
    seats = range(s.settings.players)
    assert all(0 <= s.hit_points[seat] <= MAX_HIT_POINTS for seat in seats)
    for stock in (s.krom, s.wood, s.stone, s.bone):
        assert min(stock) >= 0
    if s.settings.finite:
        assert all(sum(stock) <= SUPPLY for stock in (s.wood, s.stone, s.bone))
    assert 0 <= s.kromosaurus_hit_points <= KROMOSAURUS_HIT_POINTS
    assert len(set(s.characters)) == len(s.characters)
    flat = [card for layer in s.bonus_pile for card in layer]
    hands = [card for hand in s.hand for card in hand]
    chain = [played[1] for played in s.chain]
    assert sorted([*flat, *hands, *chain, *s.bonus_discards]) == sorted(deck.bonus_cards)
    flat = [card for layer in s.picking_pile for card in layer]
    assert sorted([*flat, *s.picking_discards]) == sorted(deck.picking_cards)
    flat = [card for layer in s.hunting_pile for card in layer]
    assert sorted([*flat, *s.hunting_row, *s.hunting_discards]) == list(range(len(deck.hunting)))
    flat = [card for layer in s.evolution_pile for card in layer]
    realised = [card for cards in s.evolutions for card in cards]
    assert sorted([*flat, *s.evolution_row, *realised]) == list(range(len(deck.evolutions)))
    assert max(len(s.evolution_row), len(s.hunting_row)) <= KROM_ROW
    for who, holder, card in s.known:
        assert who != holder
        assert card in s.hand[holder]


def gletscher(s: GletscherTable) -> None:
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


def pending_clan(s: GletscherTable) -> bool:
    """A clan that lost its last card is about to draw another (G28)."""
    return any(isinstance(rule, DrawClan) for rule in s.stack)


def above_below(s: AboveBelowTable) -> None:
    """Every card is somewhere, once; nothing is below 0; the sale spot holds what one has."""
    deck = s.settings.deck
    seats = range(s.settings.players)
    assert min(s.coins) >= 0
    for seat in seats:
        stock, sale, track = s.stock[seat], s.sale[seat], s.track[seat]
        assert min(stock) >= 0
        assert sale == NOTHING or stock[sale]
        assert len({good for good, _ in track}) == len(track)
        assert all(number > 0 for _, number in track)
        assert 0 <= s.reputation[seat] < len(deck.reputation)
        assert len(s.village[seat]) == len(s.laid[seat])
        assert s.empty_caves(seat) >= 0
        for area in (s.ready, s.exhausted, s.injured):
            assert tuple(sorted(area[seat])) == area[seat]
    if s.settings.finite:
        for item in range(len(ITEMS)):
            held = sum(stock[item] for stock in s.stock)
            held += sum(number for track in s.track for good, number in track if good == item)
            for village, laid in zip(s.village, s.laid, strict=True):
                on_buildings = zip(village, laid, strict=True)
                held += sum(n for card, n in on_buildings if deck.buildings[card].good == item)
            held += s.cider if item == CIDER else 0
            assert held + s.supply[item] == deck.supply[item]
    above_below_cards(s)


def above_below_cards(s: AboveBelowTable) -> None:
    deck = s.settings.deck
    seats = range(s.settings.players)
    built = [card for village in s.village for card in village]
    for kind, row, pile in (
        (HOUSE, s.market[:ROW], s.house_pile),
        (OUTPOST, s.market[OUTPOSTS_AT : OUTPOSTS_AT + ROW], s.outpost_pile),
    ):
        cards = [card for card in built if deck.buildings[card].kind == kind]
        cards += [card for card in row if card != NOTHING]
        cards += [card for layer in pile for card in layer]
        assert sorted(cards) == sorted(deck.decks[kind])
    for kind in (KEY, STAR):
        cards = [card for card in built if deck.buildings[card].kind == kind]
        assert len(set(cards)) == len(cards)
        assert not set(cards) & set(s.market)
    people = [one for seat in seats for one in s.people(seat)]
    train = [one for one in people if deck.villagers[one].group == 1]
    train += [one for one in s.trainees if one != NOTHING]
    train += [one for layer in s.villager_pile for one in layer]
    assert sorted(train) == sorted(deck.trainees)
    for which, special in enumerate(deck.specials):
        assert people.count(special) + s.specials[which] == SPECIAL_COPIES[which]
    for starter in deck.starters:
        assert people.count(starter) == s.settings.players
    caves = [cave for owned in s.caves for cave in owned]
    caves += [cave for cave in (s.cave, s.exploring) if cave != NOTHING]
    caves += [cave for layer in s.cave_pile for cave in layer]
    assert sorted(caves) == list(range(len(deck.book.caves)))
    assert len(s.party) == len(s.whereabouts) == len(s.rolled)
    assert not s.party or not s.named


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "krom": krom,
    "gletscher": gletscher,
    "above_below": above_below,
}
