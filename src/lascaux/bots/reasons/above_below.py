"""What a village of Above and Below has, in words one can count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.rules.scoring import own_points

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table

OFTEN: frozenset[str] = frozenset()
WORTH = {
    "points": 1.0,
    "villagers": 2.5,
    "injured": -1.5,
    "ready": 0.6,
    "caves": 0.8,
    "goods": 0.7,
    "coins": 0.5,
    "reputation": 0.4,
}


def quantities(s: Table, seat: int) -> dict[str, float]:
    return {
        "points": sum(own_points(s, seat)),
        "villagers": len(s.people(seat)),
        "injured": len(s.injured[seat]),
        "ready": len(s.ready[seat]),
        "caves": s.empty_caves(seat),
        "goods": sum(s.stock[seat]),
        "coins": s.coins[seat],
        "reputation": s.reputation[seat],
    }
