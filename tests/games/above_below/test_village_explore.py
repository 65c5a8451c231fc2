"""Exploring: explorers, the cave, options and what they ask for (A6-A12)."""

from __future__ import annotations

import pytest
from hamlet import (
    DECK,
    act,
    asked,
    choose,
    dice,
    do,
    exert,
    explore,
    ids,
    name,
    people,
    refused,
    stock,
    stocked,
    table,
)

from lascaux.games.above_below.choices import END, EXPLORE, OPTION, READY, SELL, SHELVE
from lascaux.games.above_below.terms import NO_CARD
from lascaux.kernel.rules import CHANCE

FISH, ROPE = 1, 3
PAIR = ("v-hammer", "v-plain")
TRIO = ("v-hammer", "v-quill", "v-plain")


def test_two_or_more_must_go() -> None:
    """A6: one is not enough, at the menu and when they are named."""
    s = table()
    do(s, EXPLORE, *name("v-plain"))
    assert refused(s, READY) == "A6 two-explorers"
    s = table()
    people(s, 0, exhausted=("v-hammer", "v-quill"))
    assert refused(s, EXPLORE) == "A6 two-explorers"


def test_the_top_cave_card_is_taken_and_the_next_lies_open() -> None:
    """A6."""
    s = table()
    top = s.cave
    act(s, EXPLORE, *PAIR)
    assert s.exploring == top
    assert s.cave not in {top, NO_CARD}
    assert ids(s.party) == ["v-hammer", "v-plain"]
    assert ids(s.ready[0]) == ["v-quill"]


@pytest.mark.parametrize("face", [1, 2, 6])
def test_the_die_and_the_grid_give_the_encounter(face: int) -> None:
    """A6: one of six paragraphs, by the face of the die."""
    s = table()
    cave = s.cave
    act(s, EXPLORE, *PAIR)
    assert list(s.choices) == [0, 1, 2, 3, 4, 5]
    s.answer(CHANCE, face - 1)
    assert s.paragraph == DECK.book.caves[cave][face - 1]
    assert s.die == face


def test_any_number_of_villagers_may_go() -> None:
    """A6: twelve explorers roll twelve dice; the seven of the box are no limit."""
    s = table()
    crew = ("t-plain",) * 6 + ("t-hammer",) * 3
    people(s, 0, ready=(*TRIO, *crew))
    explore(s, "rats", *TRIO, *crew)
    choose(s, 2)
    dice(s, *[1] * 10)
    dice(s, 1, 1)
    assert s.tale[-1][3] == 12


# Options.


def test_an_option_that_cannot_be_paid_cannot_be_chosen() -> None:
    """A12: 2 coins, with 1."""
    s = table()
    s.coins[0] = 1
    explore(s, "toll", *PAIR)
    assert refused(s, OPTION(0)) == "A12 cost"
    choose(s, 2)
    assert s.coins[0] == 1


def test_the_cost_is_paid_when_the_option_is_chosen() -> None:
    """A12: 2 coins for a fish; no roll is a success (A31), and the cave is won."""
    s = table()
    explore(s, "toll", *PAIR)
    choose(s, 1)
    assert s.coins[0] == 5
    assert stocked(s, 0) == {"fish": 1}
    assert len(s.caves[0]) == 1


def test_the_cost_of_an_option_with_a_roll_is_gone_even_if_it_fails() -> None:
    """A12: 2 coins, then one lantern each: enough for 2; with late lanterns not."""
    s = table()
    people(s, 0, ready=("t-late", "t-late"))
    explore(s, "barter", "t-late", "t-late")
    choose(s, 2)
    assert s.coins[0] == 5
    dice(s, 1, 3)
    do(s, END)
    assert s.caves[0] == ()
    assert s.coins[0] == 5


def test_a_cost_in_goods_is_taken_from_stock_never_from_the_track() -> None:
    """A12, A33: a fish on the track does not pay."""
    s = table()
    s.track[0] = ((FISH, 1),)
    explore(s, "barter", *PAIR)
    assert refused(s, OPTION(0)) == "A12 cost"
    stock(s, 0, fish=1)
    choose(s, 1)
    assert stocked(s, 0) == {}
    assert s.coins[0] == 13
    assert s.track[0] == ((FISH, 1),)


def test_a_cost_may_be_paid_from_the_sale_spot() -> None:
    """A18, A33: what lies there counts like stock."""
    s = table()
    stock(s, 0, fish=1)
    do(s, SELL(FISH))
    explore(s, "barter", *PAIR)
    choose(s, 1)
    assert s.sale[0] == -1
    assert s.coins[0] == 13


@pytest.mark.parametrize("where", ["nowhere", "stock", "track"])
def test_a_condition_is_owning_in_stock_or_on_the_track(where: str) -> None:
    """A12, A33: a rope is needed and not paid."""
    s = table()
    if where == "stock":
        stock(s, 0, rope=1)
    elif where == "track":
        s.track[0] = ((ROPE, 1),)
    explore(s, "locked", *PAIR)
    if where == "nowhere":
        assert refused(s, OPTION(0)) == "A12 condition"
        return
    choose(s, 1)
    assert s.coins[0] == 10
    assert stocked(s, 0) == ({"rope": 1} if where == "stock" else {})


@pytest.mark.parametrize(
    ("party", "faces", "lanterns"),
    [
        (("v-hammer", "v-plain"), (1, 1), 1 + 1 + 1),
        (("v-quill", "v-plain"), (1, 1), 1 + 1),
        (("v-hammer", "t-hammer-plus", "v-plain"), (1, 1, 1), 3 + 2),
    ],
)
def test_hammers_are_extra_lanterns(
    party: tuple[str, ...], faces: tuple[int, ...], lanterns: int
) -> None:
    """A12, A33: one more for each hammer, a hammer+ too."""
    s = table()
    people(s, 0, ready=("t-hammer-plus",))
    explore(s, "hammers", *party)
    choose(s, 1)
    dice(s, *faces)
    if s.option >= 0:
        do(s, END)
    assert s.tale[-1][3] == lanterns


def test_a_hammer_counts_twice_where_the_book_says_so() -> None:
    """A12: two per hammer: 1 + 1 + 2."""
    s = table()
    explore(s, "hammers", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, END)
    assert s.tale[-1][3] == 4


def test_quills_are_extra_lanterns() -> None:
    """A12: 1 + 1 + 1."""
    s = table()
    explore(s, "quills", "v-quill", "v-plain")
    choose(s, 1)
    dice(s, 1, 1)
    do(s, END)
    assert s.tale[-1][3] == 3


@pytest.mark.parametrize("where", ["nowhere", "stock", "track"])
def test_owning_a_good_is_an_extra_lantern(where: str) -> None:
    """A12, A33: one for a rope, in stock or on the track."""
    s = table()
    if where == "stock":
        stock(s, 0, rope=2)
    elif where == "track":
        s.track[0] = ((ROPE, 2),)
    explore(s, "owner", *PAIR)
    choose(s, 1)
    dice(s, 1, 1)
    do(s, END)
    assert s.tale[-1][3] == (2 if where == "nowhere" else 3)


def test_goods_may_go_on_the_track_before_an_option_is_chosen() -> None:
    """A25: at any time of the player's own turn."""
    s = table()
    stock(s, 0, fish=1)
    explore(s, "rats", *PAIR)
    do(s, SHELVE(FISH))
    assert s.track[0] == ((FISH, 1),)
    assert asked(s) == "0 ChooseOption"


def test_goods_may_go_on_the_track_when_the_dice_have_fallen() -> None:
    """A25, A33: two lanterns of eight; the fish on the track is safe from the fine, the other is lost."""
    s = table()
    stock(s, 0, fish=2)
    explore(s, "fine", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, SHELVE(FISH))
    assert asked(s) == "0 Lanterns"
    do(s, END)
    assert s.track[0] == ((FISH, 1),)
    assert stocked(s, 0) == {}


def test_with_nobody_left_to_exert_a_player_may_still_save_goods() -> None:
    """A25: both are injured and the target is out of reach; the last fish goes on the track."""
    s = table()
    stock(s, 0, fish=1)
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, exert("v-hammer"), exert("v-plain"))
    assert list(s.choices) == [END, SHELVE(FISH)]
