"""A deck as JSON for a client that draws the cards. The book is not part of it (A7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.above_below import terms as t

if TYPE_CHECKING:
    from lascaux.games.above_below.book import Things
    from lascaux.games.above_below.deck import Building, Deck

FIGURES = (
    "cost",
    "beds",
    "points",
    "income",
    "potion",
    "potion_each_round",
    "reputation",
    "trained_ready",
    "building_coin",
    "reroll",
    "encounter_coin",
    "drinks_as_coins",
)
SYMBOLS = ("hammer", "quill", "hammer_plus", "quill_plus")


def cards(deck: Deck) -> dict[str, Any]:
    """Buildings by kind and villagers, each with all its figures (0, false: has none)."""
    copies = Counter(number for cards in deck.decks for number in cards)
    trainees = Counter(deck.trainees)
    buildings: dict[str, list[dict[str, Any]]] = {kind: [] for kind in t.KINDS}
    for number, card in enumerate(deck.buildings):
        buildings[t.KINDS[card.kind]].append(building(card, copies[number]))
    return {
        "hash": deck.hash,
        "name": deck.name,
        "game": "above_below",
        **buildings,
        "villager": [
            {
                "id": card.id,
                "group": t.GROUPS[card.group],
                "lanterns": [list(step) for step in deck.thresholds[number]],
                **{symbol: getattr(card, symbol) for symbol in SYMBOLS},
                "copies": copies_of(card.id, card.group, trainees[number]),
            }
            for number, card in enumerate(deck.villagers)
        ],
        "table": {
            "coins": deck.coins,
            "track_points": list(deck.track_points),
            "income": list(deck.income),
            "training": list(deck.training),
            "reputation": list(deck.reputation),
            "torch": deck.torch,
        },
        "goods": dict(zip(t.ITEMS, deck.supply, strict=True)),
        "names": deck.names,
    }


def building(card: Building, copies: int) -> dict[str, Any]:
    return {
        "id": card.id,
        **{figure: getattr(card, figure) for figure in FIGURES},
        "points_per": named(card.points_per, t.THINGS),
        "income_per": named(card.income_per, (*t.GOODS, "kind")),
        "good": None if card.good == t.NOTHING else t.GOODS[card.good],
        "goods": card.goods,
        "refills": card.refills,
        "copies": copies,
    }


def named(things: Things, words: tuple[str, ...]) -> dict[str, int]:
    return {words[thing]: amount for thing, amount in things}


def copies_of(name: str, group: int, trainees: int) -> int:
    if group == 0:
        return t.VILLAGERS[0] // t.STARTERS
    return trainees or t.SPECIAL_COPIES[t.SPECIALS.index(name)]
