"""A deck as JSON for a client that draws the cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.krom.terms import COMBINATIONS, EFFECTS, KINDS, NOWHERE, PLACES

if TYPE_CHECKING:
    from lascaux.games.krom.deck import Deck
    from lascaux.games.krom.terms import Mix


def mix(amounts: Mix) -> dict[str, int]:
    return {kind: amount for kind, amount in zip(KINDS, amounts, strict=True) if amount}


def place(number: int) -> str | None:
    return None if number == NOWHERE else PLACES[number]


def cards(deck: Deck) -> dict[str, Any]:
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
