"""Harvest and labor (A15, A17), and the track (A25, A26)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hamlet import (
    DECK,
    act,
    asked,
    choose,
    do,
    explore,
    ids,
    name,
    next_round,
    own,
    pass_all,
    people,
    refused,
    stock,
    stocked,
    table,
    told,
)

from lascaux.games.above_below.choices import END, HARVEST, LABOR, READY, SELL, SHELVE, TAKE
from lascaux.games.above_below.state import Settings
from lascaux.games.above_below.terms import TO_SALE, TO_STOCK, TO_TRACK

MUSHROOM, FISH, FRUIT, ROPE = 0, 1, 2, 3
PAIR = ("v-hammer", "v-plain")


# Harvest (A15).


def test_each_villager_takes_one_good() -> None:
    """A15: two villagers, a fruit and a fish; they are exhausted."""
    s = table()
    own(s, 0, "h-fruit", "h-fish")
    act(s, HARVEST, "v-plain", "v-quill")
    do(s, TAKE(TO_STOCK, FRUIT), TAKE(TO_STOCK, FISH))
    assert stocked(s, 0) == {"fruit": 1, "fish": 1}
    assert s.laid[0] == (0, 0, 1)
    assert ids(s.exhausted[0]) == ["v-quill", "v-plain"]
    assert asked(s) == "1 Menu"


def test_no_more_go_than_there_are_goods() -> None:
    """A15: one fruit, one villager; without goods nobody."""
    s = table()
    own(s, 0, "h-fruit")
    do(s, HARVEST, *name("v-plain"))
    assert asked(s) == "0 Harvest"  # nobody else could be named
    s = table()
    assert refused(s, HARVEST) == "A15 no-goods"
    own(s, 0, "h-fruit", "h-fruit")
    do(s, HARVEST)
    assert refused(s, READY) == "A15 nobody-named"


def test_a_good_may_go_straight_to_the_track() -> None:
    """A15, A25."""
    s = table()
    own(s, 0, "h-fruit")
    act(s, HARVEST, "v-plain")
    do(s, TAKE(TO_TRACK, FRUIT))
    assert s.track[0] == ((FRUIT, 1),)
    assert stocked(s, 0) == {}


def test_a_good_may_go_straight_to_the_sale_spot() -> None:
    """A15, A18: what lay there before goes back to the stock."""
    s = table()
    own(s, 0, "h-fruit")
    stock(s, 0, fish=1)
    do(s, SELL(FISH))
    act(s, HARVEST, "v-plain")
    do(s, TAKE(TO_SALE, FRUIT))
    assert s.sale[0] == FRUIT
    assert stocked(s, 0) == {"fruit": 1, "fish": 1}


def test_a_harvest_changes_the_sale_spot_once() -> None:
    """A18: once more than the turn itself, and not twice."""
    s = table()
    own(s, 0, "h-fruit", "h-fish")
    stock(s, 0, rope=1)
    do(s, SELL(ROPE))
    act(s, HARVEST, "v-plain", "v-quill")
    do(s, TAKE(TO_SALE, FRUIT))
    assert refused(s, TAKE(TO_SALE, FISH)) == "A18 once-per-harvest"


def test_the_building_that_refills_gives_first() -> None:
    """A15: two fruits once, built first, and one that comes back: the latter is taken."""
    s = table()
    once = DECK.index["h-fish"]
    orchard = DECK.buildings[once]._replace(good=FRUIT)
    buildings = (*DECK.buildings[:once], orchard, *DECK.buildings[once + 1 :])
    s.settings = Settings(2, s.settings.options, replace(DECK, buildings=buildings))
    own(s, 0, "h-fish", "h-fruit")
    act(s, HARVEST, "v-plain")
    do(s, TAKE(TO_STOCK, FRUIT))
    assert s.laid[0] == (0, 2, 0)
    next_round(s)
    assert s.laid[0] == (0, 2, 1)


# Labor (A17).


def test_labor_pays_a_coin_each_and_the_first_takes_the_cider() -> None:
    """A17: two villagers, 2 coins and the cider; the next laborer gets coins only."""
    s = table()
    act(s, LABOR, "v-plain", "v-quill")
    assert s.coins[0] == 9
    assert stocked(s, 0) == {"cider": 1}
    assert told(s, "labored")[0].facts["goods"] == {"coins": 2, "cider": 1}
    act(s, LABOR, "v-plain")
    assert s.coins[1] == 9
    assert stocked(s, 1) == {}


def test_somebody_must_labor() -> None:
    """A17: nobody named, no labor."""
    s = table()
    do(s, LABOR)
    assert refused(s, READY) == "A17 nobody-named"


def test_the_cider_of_the_next_round_goes_to_its_first_laborer() -> None:
    """A17."""
    s = table()
    act(s, LABOR, "v-plain")
    next_round(s)
    act(s, LABOR, "v-plain")
    assert stocked(s, 1) == {"cider": 1}


# The track (A25).


def test_kinds_fill_the_slots_from_the_left_one_kind_each() -> None:
    """A25: a rope, a fish, fruits; every further fruit lies on the third slot."""
    s = table()
    stock(s, 0, rope=1, fish=1, fruit=4)
    do(s, SHELVE(ROPE), SHELVE(FISH), *[SHELVE(FRUIT)] * 4)
    assert s.track[0] == ((ROPE, 1), (FISH, 1), (FRUIT, 4))
    assert stocked(s, 0) == {}
    assert told(s, "shelved")[-1].facts["slot"] == 2


def test_the_sale_spot_may_be_shelved_too() -> None:
    """A25: the last fish is the one on sale."""
    s = table()
    stock(s, 0, fish=2)
    do(s, SELL(FISH), SHELVE(FISH))
    assert s.sale[0] == FISH
    do(s, SHELVE(FISH))
    assert s.sale[0] == -1
    assert s.track[0] == ((FISH, 2),)


def test_all_may_shelve_before_income() -> None:
    """A25: both are asked, from the first player on; three kinds make 6 coins instead of 4."""
    s = table()
    stock(s, 0, rope=1, fish=1, fruit=1)
    stock(s, 1, fish=1)
    coins = list(s.coins)
    pass_all(s)
    assert asked(s) == "0 Shelve"
    do(s, SHELVE(ROPE), SHELVE(FISH), SHELVE(FRUIT))
    assert asked(s) == "1 Shelve"
    do(s, END)
    assert s.coins == [coins[0] + 6, coins[1] + 4]


def test_drinks_do_not_go_on_the_track() -> None:
    """A25: goods only."""
    s = table()
    stock(s, 0, cider=1, potion=1)
    assert not [choice for choice in s.choices if choice in SHELVE]


# Reputation (A26).


@pytest.mark.parametrize(("space", "option", "after"), [(9, 1, 9), (8, 1, 9), (1, 2, 0), (5, 2, 2)])
def test_reputation_stops_at_both_ends(space: int, option: int, after: int) -> None:
    """A26: ten spaces; +2 from the last but one, -3 from the second."""
    s = table()
    s.reputation[0] = space
    explore(s, "fame", *PAIR)
    choose(s, option)
    assert s.reputation[0] == after


def test_people_who_labor_are_exhausted() -> None:
    """A17: the others stay ready."""
    s = table()
    people(s, 0, ready=("t-plain",))
    act(s, LABOR, "t-plain")
    assert ids(s.exhausted[0]) == ["t-plain"]
    assert len(s.ready[0]) == 3
