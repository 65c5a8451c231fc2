"""Decks as layers of unordered cards: no hidden order exists that could leak.

A pile is a tuple of layers, top first; a layer is a sorted tuple of cards. Drawing from the top layer
is a question to CHANCE (its `top`); "under the deck" is a new layer.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Card = int
Cards = tuple[Card, ...]
Pile = tuple[Cards, ...]


def shuffled(cards: Iterable[Card]) -> Pile:
    """One layer of these cards: any of them may be on top."""
    layer = tuple(sorted(cards))
    return (layer,) if layer else ()


def over(cards: Iterable[Card], pile: Pile) -> Pile:
    return shuffled(cards) + pile


def under(cards: Iterable[Card], pile: Pile) -> Pile:
    return pile + shuffled(cards)


def top(pile: Pile) -> Cards:
    """The cards of which one is drawn next, each equally likely."""
    return pile[0] if pile else ()


def drawn(card: Card, pile: Pile) -> Pile:
    """The pile after this card was drawn from its top layer."""
    rest = without(card, pile[0])
    return (rest, *pile[1:]) if rest else pile[1:]


def size(pile: Pile) -> int:
    return sum(map(len, pile))


def without(card: Card, cards: Cards) -> Cards:
    """These cards less one of the given kind, in the same order."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def with_one(card: Card, cards: Cards) -> Cards:
    """These sorted cards and one more, sorted."""
    i = bisect_left(cards, card)
    return (*cards[:i], card, *cards[i:])
