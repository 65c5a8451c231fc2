"""Buying and selling: who would give how much for what lies on a sale spot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.bots.evaluate.above_below.shelf import COIN, goods_to_come, shelf_worth
from lascaux.bots.evaluate.above_below.village import worth
from lascaux.games.above_below.effects import changed
from lascaux.games.above_below.terms import GOODS, LEAST_PRICE

if TYPE_CHECKING:
    from lascaux.games.above_below.rules.trade import Answer
    from lascaux.games.above_below.state import Table

SALE = 0.4  # of a bargain that somebody could agree to
WILLING = 0.5  # points that a seller wants to gain at least


def offer_worth(s: Table, seat: int, left: int, rule: Answer) -> float:
    """What an offer brings the buyer, if the seller is a sensible one."""
    after = s.copy()
    item = s.sale[rule.seller]
    after.coins[seat] -= rule.price
    after.coins[rule.seller] += rule.price
    after.stock[seat] = changed(s.stock[seat], item, 1)
    after.stock[rule.seller] = changed(s.stock[rule.seller], item, -1)
    gains = worth(after, rule.seller, left) - worth(s, rule.seller, left)
    return worth(after, seat, left) - worth(s, seat, left) if gains > WILLING else 0.0


def sale_worth(s: Table, seat: int, left: int) -> float:
    """A good on one's sale spot is worth a little more where somebody needs it more than its owner."""
    good = s.sale[seat]
    if not 0 <= good < len(GOODS):
        return 0.0
    price = COIN * LEAST_PRICE if left else 0.0
    mine = price - one_more(s, seat, left, good, -1)
    if mine <= 0:
        return 0.0
    wanted = any(
        s.coins[other] >= LEAST_PRICE and one_more(s, other, left, good, 1) > price
        for other in range(s.settings.players)
        if other != seat
    )
    return SALE * mine if wanted else 0.0


def one_more(s: Table, seat: int, left: int, good: int, more: int) -> float:
    """What one good more (or less) changes for a village, without its sign."""
    deck, track = s.settings.deck, s.track[seat]
    here = goods_to_come(s, seat, left, acts=True)
    then = (*here[:good], here[good] + more, *here[good + 1 :])
    return abs(shelf_worth(deck, track, then, left) - shelf_worth(deck, track, here, left))
