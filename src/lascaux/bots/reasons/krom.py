"""What a player of Krom has, in words one can count."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table
    from lascaux.kernel.events import Event

OFTEN = frozenset({"ahead", "beaten", "stunned"})
WORTH = {
    "points": 6.5,
    "ahead": 4.0,  # nobody has more points
    "rival": -2.5,  # points of the best of the others
    "resources": 2.5,
    "cards": 2.3,
    "stunned": -4.0,
    "beaten": -2.0,  # in a combat
    "krom": 1.0,
    "hit-points": 0.5,
}


def quantities(s: Table, seat: int) -> dict[str, float]:
    points = [s.points(other) for other in range(s.settings.players)]
    mine = points.pop(seat)
    events = s.events or []
    return {
        "points": mine,
        "ahead": mine >= max(points),
        "rival": max(points),
        "resources": s.wood[seat] + s.stone[seat] + s.bone[seat],
        "cards": len(s.hand[seat]),
        "stunned": any(e.name == "stunned" and e.facts["seat"] == seat for e in events),
        "beaten": beaten(events, seat),
        "krom": s.krom[seat],
        "hit-points": s.hit_points[seat],
    }


def beaten(events: Sequence[Event], seat: int) -> bool:
    """Whether the seat has lost a combat."""
    fought = sum(e.name == "combat" and seat in e.facts["fighters"] for e in events)
    won = sum(e.name == "combat-won" and e.facts["fighter"] == seat for e in events)
    return bool(fought > won)
