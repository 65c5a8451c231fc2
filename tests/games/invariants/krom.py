"""What no answer may break in Krom."""

from __future__ import annotations

from lascaux.games.krom.state import Table
from lascaux.games.krom.terms import KROMOSAURUS_HIT_POINTS, MAX_HIT_POINTS, ROW, SUPPLY


def sound(s: Table) -> None:
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
    assert max(len(s.evolution_row), len(s.hunting_row)) <= ROW
    for who, holder, card in s.known:
        assert who != holder
        assert card in s.hand[holder]
