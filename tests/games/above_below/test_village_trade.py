"""Sale, offer and answer, refresh (A18-A20)."""

from __future__ import annotations

import pytest
from hamlet import DECK, act, asked, do, own, refused, stock, stocked, table, told

from lascaux.games.above_below.choices import (
    ACCEPT,
    END,
    LABOR,
    OFFER,
    PRICE,
    REFRESH,
    SELL,
    TAKE_BACK,
)
from lascaux.games.above_below.terms import HOUSES, OUTPOSTS
from lascaux.kernel.pile import size

FISH, FRUIT, CIDER, POTION = 1, 2, 8, 9


# The sale spot (A18).


@pytest.mark.parametrize("item", [FISH, CIDER, POTION])
def test_one_item_can_be_put_up_for_sale(item: int) -> None:
    """A18: a good, a cider or a potion; it still belongs to its owner."""
    s = table()
    stock(s, 0, fish=1, cider=1, potion=1)
    do(s, SELL(item))
    assert s.sale[0] == item
    assert stocked(s, 0) == {"fish": 1, "cider": 1, "potion": 1}


def test_the_spot_is_changed_once_a_turn() -> None:
    """A18: put up, then neither exchanged nor taken back until the next turn."""
    s = table()
    stock(s, 0, fish=1, fruit=1)
    do(s, SELL(FISH))
    assert refused(s, SELL(FRUIT)) == "A18 spot-once"
    assert refused(s, TAKE_BACK) == "A18 spot-once"
    act(s, LABOR, "v-plain")
    act(s, LABOR, "v-plain")
    do(s, SELL(FRUIT))
    assert s.sale[0] == FRUIT
    act(s, LABOR, "v-quill")
    act(s, LABOR, "v-quill")
    do(s, TAKE_BACK)
    assert s.sale[0] == -1
    assert stocked(s, 0)["fruit"] == 1


# Buying (A19).


def test_the_seller_accepts_and_coins_and_item_change_hands() -> None:
    """A19: 4 coins for a fish; the buyer's turn goes on."""
    s = table()
    stock(s, 1, fish=1)
    s.sale[1] = FISH
    s.advance()
    do(s, OFFER(1), PRICE(4))
    assert asked(s) == "1 Answer"
    do(s, ACCEPT)
    assert s.coins == [3, 12]
    assert stocked(s, 0) == {"fish": 1}
    assert stocked(s, 1) == {}
    assert s.sale[1] == -1
    assert asked(s) == "0 Menu"


def test_the_seller_may_refuse() -> None:
    """A19: the first answer is the refusal, which stands for silence."""
    s = table()
    stock(s, 1, cider=1)
    s.sale[1] = CIDER
    s.advance()
    do(s, OFFER(1), PRICE(3))
    assert s.choices[0] == END
    assert s.question().window
    do(s, END)
    assert s.coins == [7, 8]
    assert asked(s) == "0 Menu"
    assert told(s, "refused")[0].facts["price"] == 3


def test_three_coins_at_least_and_no_more_than_one_has() -> None:
    """A19: from 3 to 7; with 2 coins nothing can be offered, even if drinks spend as coins (A40)."""
    s = table()
    stock(s, 1, fish=1)
    s.sale[1] = FISH
    s.advance()
    do(s, OFFER(1))
    assert list(s.choices) == [PRICE(n) for n in (3, 4, 5, 6, 7)]
    s = table()
    own(s, 0, "h-mug")
    stock(s, 0, cider=5)
    stock(s, 1, fish=1)
    s.sale[1], s.coins[0] = FISH, 2
    s.advance()
    assert refused(s, OFFER(1)) == "A19 too-few-coins"


def test_who_was_refused_must_offer_more_and_three_times_at_most() -> None:
    """A19: 3, then at least 4, then at least 6; then no more this turn."""
    s = table()
    s.coins[0] = 20
    stock(s, 1, fish=1)
    s.sale[1] = FISH
    s.advance()
    do(s, OFFER(1), PRICE(3), END, OFFER(1))
    assert s.choices[0] == PRICE(4)
    do(s, PRICE(5), END, OFFER(1))
    assert s.choices[0] == PRICE(6)
    do(s, PRICE(6), END)
    assert refused(s, OFFER(1)) == "A19 asked-enough"
    act(s, LABOR, "v-plain")
    act(s, LABOR, "v-plain")
    do(s, OFFER(1))
    assert s.choices[0] == PRICE(3)


def test_a_seller_who_has_passed_may_still_sell() -> None:
    """A19."""
    s = table()
    stock(s, 1, fish=1)
    act(s, LABOR, "v-plain")
    do(s, SELL(FISH), END)
    do(s, OFFER(1), PRICE(3), ACCEPT)
    assert stocked(s, 0)["fish"] == 1


def test_one_cannot_buy_from_oneself_or_what_is_not_on_sale() -> None:
    """A19."""
    s = table()
    stock(s, 0, fish=2)
    stock(s, 1, fruit=1)
    do(s, SELL(FISH))
    assert refused(s, OFFER(0)) == "A4 no-such-choice"
    assert refused(s, OFFER(1)) == "A4 no-such-choice"


# Refreshing (A20).


@pytest.mark.parametrize(("row", "first", "pile"), [(0, 0, "house_pile"), (1, 4, "outpost_pile")])
def test_a_coin_brings_four_new_cards(row: int, first: int, pile: str) -> None:
    """A20: the old ones go under the deck as one layer, in random order."""
    s = table()
    old = s.market[first : first + 4]
    before = size(getattr(s, pile))
    do(s, REFRESH(row))
    assert s.coins[0] == 6
    assert getattr(s, pile)[-1] == tuple(sorted(old))
    assert size(getattr(s, pile)) == before
    assert all(card in DECK.decks[1 + row] for card in s.market[first : first + 4])
    assert asked(s) == "0 Menu"


def test_once_a_turn_houses_or_outposts() -> None:
    """A20: again in the next turn."""
    s = table()
    do(s, REFRESH(HOUSES))
    assert refused(s, REFRESH(HOUSES)) == "A20 refresh-once"
    assert refused(s, REFRESH(OUTPOSTS)) == "A20 refresh-once"
    act(s, LABOR, "v-plain")
    do(s, REFRESH(OUTPOSTS))
    assert s.coins == [7, 7]


def test_refreshing_needs_a_coin() -> None:
    """A20."""
    s = table()
    s.coins[0] = 0
    s.advance()
    assert refused(s, REFRESH(HOUSES)) == "A20 no-coin"
