"""A deck as JSON for a client that draws the cards; one function per game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher import terms as gletscher_terms
from lascaux.games.krom.terms import COMBINATIONS, EFFECTS, KINDS, NOWHERE, PLACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.games.gletscher.deck import Deck as GletscherDeck
    from lascaux.games.krom.deck import Deck as KromDeck
    from lascaux.games.krom.terms import Mix


def mix(amounts: Mix) -> dict[str, int]:
    return {kind: amount for kind, amount in zip(KINDS, amounts, strict=True) if amount}


def place(number: int) -> str | None:
    return None if number == NOWHERE else PLACES[number]


def krom(deck: KromDeck) -> dict[str, Any]:
    bonus_copies = Counter(deck.bonus_cards)
    picking_copies = Counter(deck.picking_cards)
    return {
        "hash": deck.hash,
        "name": deck.name,
        "game": "krom",
        "characters": [
            {"id": character, "weight": weight}
            for character, weight in zip(deck.characters, deck.weights, strict=True)
        ],
        "evolutions": [
            {"id": c.id, "points": c.points, "cost": mix(c.cost), "place": place(c.place)}
            for c in deck.evolutions
        ],
        "bonus": [
            {
                "id": card.id,
                "effect": EFFECTS[card.effect],
                "give": mix(card.y),
                "take": mix(card.x),
                "number": card.number,
                "place": place(card.place),
                "copies": bonus_copies[i],
            }
            for i, card in enumerate(deck.bonus)
        ],
        "picking": [
            {"id": c.id, "reward": list(map(mix, c.reward)), "copies": picking_copies[i]}
            for i, c in enumerate(deck.picking)
        ],
        "hunting": [
            {"id": c.id, "dice": c.dice, "value": c.value, "reward": list(map(mix, c.reward))}
            for c in deck.hunting
        ],
        "mountain": {
            combination: list(map(mix, reward))
            for combination, reward in zip(COMBINATIONS, deck.mountain, strict=True)
        },
        "names": deck.names,
    }


def gletscher(deck: GletscherDeck) -> dict[str, Any]:
    """Hunt cards by kind; of each design all figures (0: has none), its copies and its diamonds."""
    heaps = {name: Counter(getattr(deck, name)) for name in ("plain", "blue", "yellow")}
    kinds: dict[str, list[dict[str, Any]]] = {kind: [] for kind in gletscher_terms.KINDS}
    for i, card in enumerate(deck.hunt):
        copies = {name: heap[i] for name, heap in heaps.items()}
        kinds[gletscher_terms.KINDS[card.kind]].append(
            {
                "id": card.id,
                "food": card.food,
                "clan": card.clan,
                "hunt": card.hunt,
                "story": card.story,
                "small": card.small,
                "large": card.large,
                "bonus": card.bonus,
                "fish": card.fish,
                "net": card.net,
                "copies": sum(copies.values()) or 1,
                "blue": copies["blue"],
                "yellow": copies["yellow"],
            }
        )
    fate_copies = Counter(deck.fate_cards)
    return {
        "hash": deck.hash,
        "name": deck.name,
        "game": "gletscher",
        **kinds,
        "fate": [
            {
                "id": card.id,
                "effect": gletscher_terms.EFFECTS[card.effect],
                "colour": gletscher_terms.COLOURS[card.colour],
                "clause": f"F{card.effect + 1}",
                "copies": fate_copies[i],
            }
            for i, card in enumerate(deck.fate)
        ],
        "names": deck.names,
    }


CARDS: dict[str, Callable[[Any], dict[str, Any]]] = {"krom": krom, "gletscher": gletscher}
