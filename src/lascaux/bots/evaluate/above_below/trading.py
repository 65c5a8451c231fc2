"""Buying and selling: who would give how much for what lies on a sale spot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.bots.evaluate.above_below.shelf import COIN, goods_to_come, shelf_worth
from lascaux.bots.evaluate.above_below.village import coins_worth, price_worth, worth
from lascaux.games.above_below.effects import changed
from lascaux.games.above_below.rules.trade import least
from lascaux.games.above_below.terms import GOODS, LEAST_PRICE

if TYPE_CHECKING:
    from lascaux.games.above_below.rules.trade import Answer, Price
    from lascaux.games.above_below.state import Table

SALE = 0.3  # of a bargain that somebody could agree to
WILLING = 0.5  # points that a seller wants to gain at least


def best_offer(s: Table, seat: int, left: int, rule: Price) -> float:
    """What the lowest price brings that a sensible seller would take."""
    prices = range(least(s, rule.seller), s.coins[seat] + 1)
    mine, theirs = handed_over(s, seat, rule.seller, left)
    for price in prices:
        if agreed(s, rule.seller, left, theirs, price):
            return max(0.0, mine - price_worth(s, seat, left, price))
    return 0.0


def offer_worth(s: Table, seat: int, left: int, rule: Answer) -> float:
    """What an offer brings the buyer, if the seller is a sensible one."""
    mine, theirs = handed_over(s, seat, rule.seller, left)
    if agreed(s, rule.seller, left, theirs, rule.price):
        return mine - price_worth(s, seat, left, rule.price)
    return 0.0


def handed_over(s: Table, buyer: int, seller: int, left: int) -> tuple[float, float]:
    """What the item on sale changes for both, as a gift."""
    after, item = s.copy(), s.sale[seller]
    after.stock[buyer] = changed(s.stock[buyer], item, 1)
    after.stock[seller] = changed(s.stock[seller], item, -1)
    mine, theirs = (worth(after, seat, left) - worth(s, seat, left) for seat in (buyer, seller))
    return mine, theirs


def agreed(s: Table, seller: int, left: int, loss: float, price: int) -> bool:
    coins = s.coins[seller]
    paid = coins_worth(s, seller, left, coins + price) - coins_worth(s, seller, left, coins)
    return paid + loss > WILLING


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
