"""What the rules reference takes from the game: its numbers, and the deck's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below import terms as t
from lascaux.kernel.describe import Phrase

if TYPE_CHECKING:
    from lascaux.games.above_below.deck import Deck


def appendix(clause: str, deck: Deck) -> list[Phrase]:
    """The tables that the deck file sets: training (A16), income (A23), track (A25), reputation (A26)."""
    tables = {
        "A16": ("row-training", deck.training),
        "A23": ("row-income", deck.income),
        "A25": ("row-track", deck.track_points),
        "A26": ("row-reputation", deck.reputation),
    }
    if clause not in tables:
        return []
    key, numbers = tables[clause]
    return [Phrase(key, {"numbers": ", ".join(str(n).replace("-", "\u2212") for n in numbers)})]


def constants() -> dict[str, int]:
    """The numbers of the rules, for the rules reference."""
    return {
        "rounds": t.ROUNDS,
        "starters": t.STARTERS,
        "row": t.ROW,
        "keys": t.KEYS_IN_PLAY,
        "stars": t.BUILDINGS[t.STAR],
        "slots": t.TRAINING_SLOTS,
        "caves": t.CAVES,
        "explorers": t.LEAST_EXPLORERS,
        "disobeys": t.DISOBEYS,
        "discount": t.DISCOUNT,
        "labor": t.LABOR_PAY,
        "least_price": t.LEAST_PRICE,
        "asked": t.ASKED_AT_MOST,
        "refresh": t.REFRESH_COST,
        "goods_once": t.GOODS_ONCE,
        "building_points": t.BUILDING_POINTS,
        "first_rank": t.RANKS[4][0],
        "second_rank": t.RANKS[4][1],
        "third_rank": t.RANKS[4][2],
        "only_rank": t.RANKS[2][0],
    }
