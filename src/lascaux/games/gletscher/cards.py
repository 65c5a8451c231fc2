"""A deck as JSON for a client that draws the cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher import terms as t

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Deck


def cards(deck: Deck) -> dict[str, Any]:
    """Hunt cards by kind; of each design all figures (0: has none), its copies and its diamonds."""
    heaps = {name: Counter(getattr(deck, name)) for name in ("plain", "blue", "yellow")}
    kinds: dict[str, list[dict[str, Any]]] = {kind: [] for kind in t.KINDS}
    for i, card in enumerate(deck.hunt):
        copies = {name: heap[i] for name, heap in heaps.items()}
        kinds[t.KINDS[card.kind]].append(
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
                "effect": t.EFFECTS[card.effect],
                "colour": t.COLOURS[card.colour],
                "clause": f"F{card.effect + 1}",
                "copies": fate_copies[i],
            }
            for i, card in enumerate(deck.fate)
        ],
        "names": deck.names,
    }
