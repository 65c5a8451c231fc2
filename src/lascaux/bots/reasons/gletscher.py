"""What a clan of Gletscher has, in words one can count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.effects import food

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Table

OFTEN: frozenset[str] = frozenset()
WORTH = {
    "trophies": 12.0,
    "rival": -6.0,  # trophies of the best of the others
    "clan": 5.0,
    "wounded": -1.3,
    "weapons": 1.5,
    "fate": 1.2,
    "food": 0.8,
    "ready": 0.7,
}


def quantities(s: Table, seat: int) -> dict[str, float]:
    rivals = [won for other, won in enumerate(s.trophies) if other != seat]
    return {
        "trophies": s.trophies[seat],
        "rival": max(rivals),
        "clan": len(s.clan(seat)),
        "wounded": len(s.wounded[seat]),
        "weapons": len(s.shed[seat]),
        "fate": len(s.fate[seat]),
        "food": sum(food(s, card) for card in s.store[seat]),
        "ready": len(s.hand[seat]),
    }
