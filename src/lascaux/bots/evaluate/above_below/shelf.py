"""What goods are worth: kinds lie on slots from the left, so the commonest kind is laid last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.bots.evaluate.above_below.memory import Memory
from lascaux.games.above_below.terms import GOODS, NOTHING

if TYPE_CHECKING:
    from lascaux.games.above_below.deck import Building, Deck
    from lascaux.games.above_below.state import Table, Track

Amounts = tuple[float, ...]  # of each good, in stock or expected

LAID = 0.34  # of a good on a building: somebody must fetch it
TO_COME = 0.3  # goods per round from a building that refills
KINDS_TO_COME = 0.26  # per round
COIN = 0.95  # of the income to come
LAID_LATER = 0.3  # of the income that a kind in stock could bring already


def goods_to_come(
    s: Table, seat: int, left: int, acts: bool, more: Building | None = None
) -> Amounts:
    """Goods in stock, and what the buildings (and one more of them) will give."""
    amounts: list[float] = list(s.stock[seat][: len(GOODS)])
    buildings = s.settings.deck.buildings
    for number, laid in zip(s.village[seat], s.laid[seat], strict=True):
        said = buildings[number]
        if said.good != NOTHING:
            amounts[said.good] += from_building(said, laid, left, acts)
    if more is not None:
        amounts[more.good] += from_building(more, more.goods, left, acts)
    return tuple(amounts)


def from_building(said: Building, laid: int, left: int, acts: bool) -> float:
    """A good that stays on its building keeps the next one from coming (A24)."""
    refills = TO_COME * max(0, left - bool(laid)) if said.refills else 0.0
    return (LAID * laid if acts else 0.0) + refills


SHELVES: Memory[float] = Memory()


def shelf_worth(deck: Deck, track: Track, amounts: Amounts, left: int) -> float:
    """Points on the track at the end, and what income its steps still promise."""
    key = (track, amounts, left, deck.hash)
    return SHELVES.get(key, lambda: shelved(deck, track, amounts, left))


def shelved(deck: Deck, track: Track, amounts: Amounts, left: int) -> float:
    points, income = deck.track_points, deck.income
    free = list(amounts)
    value = 0.0
    for slot, (good, number) in enumerate(track):
        value += points[slot] * (number + amounts[good])
        free[good] = 0.0
    # Income rises by steps; here it rises evenly, so that half a step is worth taking.
    step = (income[-1] - income[0]) / len(points)
    value += COIN * left * (step * len(track) - (income[len(track)] - income[0]))
    place = len(track) + KINDS_TO_COME * left
    for amount in sorted(filter(None, free)):
        share = min(1.0, amount)
        value += amount * between(points, place) + LAID_LATER * COIN * left * step * share
        place += share
    return value


def between(points: tuple[int, ...], slot: float) -> float:
    """The points of a slot that is not a whole number."""
    if slot >= len(points) - 1:
        return float(points[-1])
    below = int(slot)
    return points[below] + (slot - below) * (points[below + 1] - points[below])
