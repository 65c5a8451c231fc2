"""What no answer may break in Above and Below."""

from __future__ import annotations

from lascaux.games.above_below.state import Table
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


def sound(s: Table) -> None:
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
    cards_are_somewhere(s)


def cards_are_somewhere(s: Table) -> None:
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
