"""Building and training, and what buildings do (A14, A16, A40)."""

from __future__ import annotations

from hamlet import (
    DECK,
    act,
    asked,
    caves,
    choose,
    dice,
    do,
    explore,
    ids,
    market,
    name,
    own,
    people,
    refused,
    stock,
    stocked,
    table,
    told,
    trainees,
    village,
)

from lascaux.games.above_below.choices import (
    BUILD,
    MARKET,
    OPTION,
    PAY,
    REFRESH,
    SLOT,
    TRAIN,
    VILLAGER,
)
from lascaux.games.above_below.rules.encounter import can_pay
from lascaux.games.above_below.terms import COINS, HOUSES, NO_CARD, POTION

PAIR = ("v-hammer", "v-plain")


# Building (A14).


def test_a_hammer_builds_and_the_price_is_paid() -> None:
    """A14: 4 of 7 coins; the builder is exhausted, the house replaced at once."""
    s = table()
    place = market(s, 0, "h-beds")
    act(s, BUILD, "v-hammer")
    do(s, place)
    assert s.coins[0] == 3
    assert ids(s.exhausted[0]) == ["v-hammer"]
    assert village(s, 0) == ["s-roof", "h-beds"]
    assert s.market[0] != NO_CARD
    assert told(s, "built")[0].facts == {"seat": 0, "card": "h-beds", "cost": 4}


def test_only_a_hammer_builds() -> None:
    """A14: the quill cannot be named, and without a hammer there is no building."""
    s = table()
    people(s, 0, ready=("t-hammer",))
    do(s, BUILD)
    assert refused(s, VILLAGER(DECK.index["v-quill"])) == "A14 no-hammer"
    s = table()
    people(s, 0, exhausted=("v-hammer",))
    assert refused(s, BUILD) == "A14 no-hammer"


def test_without_a_card_that_can_be_paid_nobody_builds() -> None:
    """A14: 3 coins; the cheapest house costs 4, and the outposts at 3 need a cave."""
    s = table()
    s.coins[0] = 3
    s.advance()
    assert refused(s, BUILD) == "A14 nothing-affordable"
    caves(s, 0, 1)
    assert BUILD in s.choices


def test_what_is_too_dear_says_so() -> None:
    """A14: 7 coins for a star of 10."""
    s = table()
    act(s, BUILD, "v-hammer")
    assert refused(s, market(s, 12, "x-cider")) == "A14 cost"


def test_an_outpost_needs_an_empty_cave_of_ones_own() -> None:
    """A14: one cave, one outpost; then it is full."""
    s = table()
    act(s, BUILD, "v-hammer")
    assert refused(s, MARKET(4)) == "A14 no-empty-cave"
    s = table()
    caves(s, 0, 1)
    act(s, BUILD, "v-hammer")
    do(s, MARKET(4))
    assert village(s, 0) == ["s-roof", "o-bed"]
    assert s.empty_caves(0) == 0
    assert s.market[4] != NO_CARD


def test_key_and_star_houses_are_never_replaced() -> None:
    """A14."""
    s = table()
    s.coins = [30, 30]
    act(s, BUILD, "v-hammer")
    do(s, market(s, 8, "k-beds"))
    act(s, BUILD, "v-hammer")
    do(s, market(s, 17, "x-points"))
    assert s.market[8] == NO_CARD
    assert s.market[17] == NO_CARD


def test_a_hammer_plus_pays_one_less() -> None:
    """A14: 3 coins are enough for a house of 4; the cheapest of 1 is free."""
    s = table()
    s.coins[0] = 3
    people(s, 0, ready=("t-hammer-plus",))
    act(s, BUILD, "t-hammer-plus")
    do(s, market(s, 0, "h-beds"))
    assert s.coins[0] == 0
    s = table()
    s.coins[0] = 0
    people(s, 0, ready=("t-hammer-plus",))
    market(s, 0, "h-cheap")
    act(s, BUILD, "t-hammer-plus")  # only one card is affordable
    assert s.coins[0] == 0
    assert village(s, 0) == ["s-roof", "h-cheap"]


def test_who_cannot_pay_with_this_builder_cannot_name_him() -> None:
    """A14: with 3 coins the hammer+ could build, the plain hammer could not."""
    s = table()
    s.coins[0] = 3
    people(s, 0, ready=("t-hammer-plus",))
    do(s, BUILD)
    assert ids(s.exhausted[0]) == []
    assert asked(s) == "0 Build"  # only one could be named


# Training (A16).


def test_a_quill_trains_and_the_newcomer_is_exhausted() -> None:
    """A16: slot 4 costs 4."""
    s = table()
    trainees(s, "t-plain", "t-plain", "t-plain", "t-hammer", "t-plain")
    act(s, TRAIN, "v-quill")
    do(s, SLOT(3))
    assert s.coins[0] == 3
    assert ids(s.exhausted[0]) == ["v-quill", "t-hammer"]
    assert s.trainees[3] == NO_CARD


def test_the_slots_cost_two_to_five() -> None:
    """A16: 2, 3, 3, 4, 5; with 4 coins the last is too dear."""
    s = table()
    s.coins[0] = 4
    act(s, TRAIN, "v-quill")
    assert list(s.choices) == [SLOT(0), SLOT(1), SLOT(2), SLOT(3)]
    assert refused(s, SLOT(4)) == "A16 cost"


def test_only_a_quill_trains_and_only_if_somebody_can_be_paid() -> None:
    """A16."""
    s = table()
    people(s, 0, exhausted=("v-quill",))
    assert refused(s, TRAIN) == "A16 no-quill"
    s = table()
    s.coins[0] = 1
    s.advance()
    assert refused(s, TRAIN) == "A16 nobody-affordable"


def test_a_quill_plus_pays_one_less() -> None:
    """A16: the first slot for 1 coin."""
    s = table()
    s.coins[0] = 1
    people(s, 0, ready=("t-quill-plus",))
    act(s, TRAIN, "t-quill-plus")  # one teacher and one pupil can be paid: nothing is asked
    assert s.coins[0] == 0
    assert len(s.people(0)) == 5


def test_trained_villagers_arrive_ready_where_a_building_says_so() -> None:
    """A40."""
    s = table()
    own(s, 0, "h-ready")
    trainees(s, "t-late", "t-plain", "t-plain", "t-plain", "t-plain")
    act(s, TRAIN, "v-quill")
    do(s, SLOT(0))
    assert "t-late" in ids(s.ready[0])


# Abilities (A40).


def test_first_goods_come_with_the_building() -> None:
    """A40: two once, or one that refills."""
    s = table()
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-fish"))
    assert s.laid[0] == (0, 2)
    s = table()
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-fruit"))
    assert s.laid[0] == (0, 1)


def test_once_effects_come_on_purchase() -> None:
    """A40: a potion; a reputation."""
    s = table()
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-cure"))
    assert stocked(s, 0) == {"potion": 1}
    s = table()
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-fame"))
    assert s.reputation == [3, 2]


def test_the_building_coin_comes_after_each_later_building() -> None:
    """A40: not for itself; after the full price is paid; two symbols give two."""
    s = table()
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-coin"))
    assert s.coins[0] == 2
    s = table()
    own(s, 0, "h-coin")
    s.coins[0] = 3
    s.advance()
    assert refused(s, BUILD) == "A14 nothing-affordable"  # the coin does not help to pay
    s = table()
    own(s, 0, "h-coin", "k-coin")
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-beds"))
    assert s.coins[0] == 7 - 4 + 2


def test_a_coin_for_every_encounter_that_succeeds() -> None:
    """A40: one for the gift taken, none for the gift left."""
    s = table()
    own(s, 0, "h-tale")
    explore(s, "gift", *PAIR)
    choose(s, 1)
    assert s.coins[0] == 7 + 2 + 1
    s = table()
    own(s, 0, "h-tale")
    explore(s, "gift", *PAIR)
    choose(s, 2)
    assert s.coins[0] == 7


def test_drinks_spend_as_coins() -> None:
    """A40: a house of 4 with 2 coins, a cider and a potion."""
    s = table()
    own(s, 0, "h-mug")
    s.coins[0] = 2
    stock(s, 0, cider=1, potion=1)
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-beds"))
    assert asked(s) == "0 Pay"
    assert refused(s, PAY(0)) == "A40 coins-short"
    do(s, PAY(1))  # then only the potion and the coins are left
    assert s.coins[0] == 0
    assert stocked(s, 0) == {}
    assert "h-beds" in village(s, 0)


def test_the_player_chooses_whether_to_pay_in_drinks() -> None:
    """A40: with 7 coins the drinks may be kept."""
    s = table()
    own(s, 0, "h-mug")
    stock(s, 0, cider=1)
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-beds"), PAY(0))
    assert s.coins[0] == 3
    assert stocked(s, 0) == {"cider": 1}


def test_without_the_ability_drinks_are_no_coins() -> None:
    """A40."""
    s = table()
    s.coins[0] = 0
    stock(s, 0, cider=3)
    assert refused(s, REFRESH(HOUSES)) == "A20 no-coin"
    assert refused(s, TRAIN) == "A16 nobody-affordable"


def test_drinks_pay_the_costs_of_encounters_and_refreshing() -> None:
    """A40: two drinks for the toll; one for new houses."""
    s = table()
    own(s, 0, "h-mug")
    s.coins[0] = 0
    stock(s, 0, cider=3)
    do(s, REFRESH(HOUSES))
    assert stocked(s, 0) == {"cider": 2}
    explore(s, "toll", *PAIR)
    choose(s, 1)
    assert stocked(s, 0) == {"fish": 1}


def test_a_cost_of_a_potion_is_paid_with_one() -> None:
    """A12: what is drunk is gone."""
    s = table()
    own(s, 0, "h-mug")
    stock(s, 0, potion=1)
    explore(s, "drinks", *PAIR)
    do(s, OPTION(1))
    assert stocked(s, 0) == {}
    assert s.coins[0] == 12


def test_a_potion_that_is_paid_itself_is_not_a_coin_too() -> None:
    """A12, A40: a potion and 2 coins, with 1 coin and a potion or two."""
    s = table()
    own(s, 0, "h-mug")
    s.coins[0] = 1
    stock(s, 0, potion=1)
    cost = ((POTION, 1), (COINS, 2))
    assert not can_pay(s, 0, cost)
    stock(s, 0, potion=2)
    assert can_pay(s, 0, cost)


def test_every_ability_of_a40_is_in_our_deck() -> None:
    """A40: one building at least has each."""
    from lascaux.games.above_below.deck import read

    buildings = read().buildings
    for ability in (
        "points",
        "points_per",
        "beds",
        "income",
        "income_per",
        "goods",
        "refills",
        "potion",
        "potion_each_round",
        "reputation",
        "trained_ready",
        "building_coin",
        "reroll",
        "encounter_coin",
        "drinks_as_coins",
    ):
        assert any(getattr(card, ability) for card in buildings), ability
    assert any(card.goods == 2 and not card.refills for card in buildings)


def test_named_builders_are_shown_by_their_discount() -> None:
    """A14: only the hammers can be named."""
    s = table()
    people(s, 0, ready=("t-hammer",))
    do(s, BUILD)
    assert list(s.choices) == sorted(name("v-hammer", "t-hammer"))


def test_dice_of_a_reroll_building_serve_the_encounter() -> None:
    """A40: the symbol of the key house counts twice (A9)."""
    s = table()
    own(s, 0, "k-rerolls")
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    assert sum(choice >= 95 for choice in s.choices) == 4  # two dice, two to exert
