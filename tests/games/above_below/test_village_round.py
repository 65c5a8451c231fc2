"""The round and its end (A4, A5, A21, A23, A24)."""

from __future__ import annotations

import pytest
from hamlet import (
    DECK,
    act,
    asked,
    do,
    ids,
    market,
    next_round,
    number,
    own,
    pass_all,
    people,
    refused,
    stock,
    stocked,
    table,
    told,
    trainees,
)

from lascaux.games.above_below.choices import (
    BUILD,
    END,
    EXPLORE,
    HARVEST,
    LABOR,
    REFRESH,
    SELL,
    SHELVE,
    SLOT,
    TAKE,
    TRAIN,
)
from lascaux.games.above_below.terms import FRUIT, HOUSES, NO_CARD, OUTPOSTS, TO_STOCK
from lascaux.kernel.pile import size

FISH = 1


def test_turns_go_round_one_action_each_until_all_have_passed() -> None:
    """A4: seat 1 passes; the others go on by turns."""
    s = table(3)
    act(s, LABOR, "v-plain")
    assert asked(s) == "1 Menu"
    do(s, END)
    assert asked(s) == "2 Menu"
    act(s, LABOR, "v-plain")
    assert asked(s) == "0 Menu"
    do(s, END)
    assert asked(s) == "2 Menu"
    act(s, LABOR, "v-quill")
    assert asked(s) == "2 Menu"
    assert s.round == 1


def test_without_a_ready_villager_one_must_pass() -> None:
    """A4: every action is barred; free ones are not."""
    s = table()
    people(s, 0, exhausted=("v-hammer", "v-quill", "v-plain"))
    for action in (EXPLORE, BUILD, HARVEST, TRAIN, LABOR):
        assert refused(s, action) == "A4 nobody-ready"
    assert list(s.choices) == [END, REFRESH(HOUSES), REFRESH(OUTPOSTS)]
    do(s, END)
    assert s.passed == [1, 0]


def test_free_actions_come_before_the_action_never_after_it() -> None:
    """A4: the turn is over with the action."""
    s = table()
    stock(s, 0, fish=2)
    do(s, SHELVE(FISH), SELL(FISH), REFRESH(HOUSES))
    assert asked(s) == "0 Menu"
    act(s, LABOR, "v-plain")
    assert asked(s) == "1 Menu"


def test_the_night_comes_in_its_order() -> None:
    """A5: rest before income, income before refill, the first player passes left."""
    s = table()
    own(s, 0, "h-fruit")
    s.laid[0] = (0, 0)
    people(s, 0, exhausted=("v-plain",))
    pass_all(s)
    events = [event.name for event in s.events or []]
    order = ("slept", "income", "refilled", "round")
    assert [event for event in events if event in order] == [
        "slept",
        "income",
        "income",
        "refilled",
        "round",
    ]
    assert (s.first, asked(s), s.round) == (1, "1 Menu", 2)


def test_each_round_tells_how_many_points_everybody_has() -> None:
    """A34: two buildings against one; level in reputation both have (3 + 0) / 2, rounded up."""
    s = table()
    own(s, 0, "h-fruit")
    pass_all(s)
    assert [event.facts["points"] for event in told(s, "round")] == [[2 + 2, 1 + 2]]


def test_the_cider_comes_back_if_it_was_taken() -> None:
    """A5: refilled to one, never to two."""
    s = table()
    act(s, LABOR, "v-plain")
    assert s.cider == 0
    next_round(s)
    assert s.cider == 1
    next_round(s)
    assert (s.round, s.cider) == (3, 1)


def test_villagers_slide_to_the_cheap_side_and_are_refilled() -> None:
    """A5: slots 1 and 3 are empty; the others move left, two new ones come on the right."""
    s = table()
    trainees(s, None, "t-hammer", None, "t-quill", "t-late")
    pass_all(s)
    assert ids(s.trainees[:3]) == ["t-hammer", "t-quill", "t-late"]
    assert NO_CARD not in s.trainees


def test_a_slot_stays_empty_until_the_end_of_the_round() -> None:
    """A5, A16."""
    s = table()
    trainees(s, *["t-plain"] * 5)
    act(s, TRAIN, "v-quill")
    do(s, SLOT(1))
    assert s.trainees[1] == NO_CARD
    act(s, LABOR, "v-plain")
    assert s.trainees[1] == NO_CARD


def test_an_empty_villager_deck_leaves_gaps() -> None:
    """A21."""
    s = table()
    trainees(s, "t-late", None, None, None, None)
    people(s, 1, ready=("t-plain",) * 6 + ("t-hammer",) * 3 + ("t-quill",) * 3)
    people(s, 0, ready=("t-hammer-plus",) * 2 + ("t-quill-plus",) * 2 + ("t-late",))
    assert s.villager_pile == ()
    pass_all(s)
    assert ids(s.trainees[:1]) == ["t-late"]
    assert s.trainees[1:] == (NO_CARD,) * 4


def test_an_empty_house_deck_leaves_a_gap() -> None:
    """A21: the last houses are in one village; what is bought then is not replaced."""
    s = table()
    s.coins[0] = 20
    rest = [DECK.buildings[card].id for layer in s.house_pile for card in layer]
    own(s, 1, *rest)
    assert s.house_pile == ()
    assert refused(s, REFRESH(HOUSES)) == "A20 deck-empty"
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-beds"))
    assert s.market[0] == NO_CARD


def test_without_a_cave_card_nobody_explores() -> None:
    """A21."""
    s = table()
    s.caves[1] = (*range(25),)
    s.cave, s.cave_pile = NO_CARD, ()
    s.advance()
    assert refused(s, EXPLORE) == "A21 no-cave-card"


@pytest.mark.parametrize(
    ("kinds", "coins"), [(0, 4), (1, 5), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9), (7, 10), (8, 11)]
)
def test_income_rises_with_the_kinds_on_the_track(kinds: int, coins: int) -> None:
    """A23: the figure of the rightmost filled slot: 4 empty, 6 with three kinds."""
    s = table()
    s.track[0] = tuple((good, 1 + good % 2) for good in range(kinds))
    before = s.coins[0]
    pass_all(s)
    assert s.coins[0] - before == coins


def test_buildings_add_to_the_income() -> None:
    """A23, A40: 5 for two kinds, +1, +1 per fish on the track (3), +1 per kind (2): 12; one potion."""
    s = table()
    own(s, 0, "h-income", "h-fishmonger", "h-kinds", "h-brew")
    s.track[0] = ((FISH, 3), (2, 1))
    stock(s, 0, fish=0)
    before = s.coins[0]
    pass_all(s)
    assert s.coins[0] - before == 5 + 1 + 3 + 2
    assert stocked(s, 0) == {"potion": 1}


def test_potions_of_the_income_come_too_late_for_this_rest() -> None:
    """A23: the injured one stays injured, and only the bed moves him."""
    s = table()
    own(s, 0, "h-brew")
    s.village[0] = (number("h-brew"),)  # no bed at all
    s.laid[0] = (0,)
    people(s, 0, injured=("v-plain",))
    pass_all(s)
    assert ids(s.injured[0]) == ["v-plain"]
    assert stocked(s, 0) == {"potion": 1}


def test_a_refill_comes_only_to_an_empty_building() -> None:
    """A24: two fruit houses, one harvested; two fish once never come back."""
    s = table()
    own(s, 0, "h-fruit", "h-fruit", "h-fish")
    s.laid[0] = (0, 0, 1, 0)
    pass_all(s)
    assert s.laid[0] == (0, 1, 1, 0)
    assert told(s, "refilled")[0].facts["goods"] == {"fruit": 1}


def test_the_finite_supply_runs_out() -> None:
    """A21: 12 fruit; 11 are taken, so one of two empty fruit houses is refilled."""
    s = table(finite_supply="on")
    own(s, 0, "h-fruit", "h-fruit")
    s.laid[0] = (0, 0, 0)
    s.stock[1] = (0, 0, 11, *(0,) * 7)
    s.supply[2] = 1
    s.advance()
    next_round(s)
    assert s.laid[0] == (0, 1, 0)
    assert s.supply[2] == 0


def test_a_building_can_be_bought_when_its_goods_are_gone() -> None:
    """A21: with one fish left, the two fish are one."""
    s = table(finite_supply="on")
    s.stock[1] = (0, 11, *(0,) * 8)
    s.supply[FISH] = 1
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-fish"))
    assert s.laid[0] == (0, 1)


def test_without_the_variant_goods_never_run_out() -> None:
    """A21."""
    s = table()
    stock(s, 1, fish=40)
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-fish"))
    assert s.laid[0] == (0, 2)


def test_a_refresh_deals_what_is_left_then_what_went_under() -> None:
    """A20, A21: with one card in the deck it comes first, then three of the four that went under."""
    s = table()
    s.coins[0] = 5
    pile = [DECK.buildings[card].id for layer in s.house_pile for card in layer]
    own(s, 1, *pile[1:])
    before = set(s.market[:4])
    do(s, REFRESH(HOUSES))
    assert s.coins[0] == 4
    assert number(pile[0]) in s.market[:4]
    assert len(set(s.market[:4]) - {number(pile[0])} - before) == 0
    assert size(s.house_pile) == 1
    assert told(s, "refreshed")[0].facts == {"seat": 0, "row": "houses"}


def test_a_harvest_takes_what_a_refill_brought() -> None:
    """A24: the fruit of the second round."""
    s = table()
    own(s, 1, "h-fruit")
    s.laid[1] = (0, 0)
    pass_all(s)
    assert asked(s) == "1 Menu"
    act(s, HARVEST, "v-plain")
    do(s, TAKE(TO_STOCK, FRUIT))
    assert stocked(s, 1) == {"fruit": 1}
