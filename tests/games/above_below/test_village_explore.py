"""Exploring: explorers, options, lanterns, exertion, success and failure (A6-A12)."""

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
    lay_cave,
    name,
    own,
    people,
    refused,
    stock,
    stocked,
    table,
    told,
)

from lascaux.games.above_below.terms import (
    END,
    EXERT,
    EXPLORE,
    NO_CARD,
    OPTION,
    READY,
    REROLL,
    SELL,
    SHELVE,
    VILLAGER,
)
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
    assert refused(s, OPTION) == "A12 cost"
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
    assert refused(s, OPTION) == "A12 cost"
    stock(s, 0, fish=1)
    choose(s, 1)
    assert stocked(s, 0) == {}
    assert s.coins[0] == 13
    assert s.track[0] == ((FISH, 1),)


def test_a_cost_may_be_paid_from_the_sale_spot() -> None:
    """A18, A33: what lies there counts like stock."""
    s = table()
    stock(s, 0, fish=1)
    do(s, SELL + FISH)
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
        assert refused(s, OPTION) == "A12 condition"
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
    """A25: at any time of one's own turn."""
    s = table()
    stock(s, 0, fish=1)
    explore(s, "rats", *PAIR)
    do(s, SHELVE + FISH)
    assert s.track[0] == ((FISH, 1),)
    assert asked(s) == "0 ChooseOption"


def test_goods_may_go_on_the_track_when_the_dice_have_fallen() -> None:
    """A25, A33: two lanterns of eight; the fish on the track is safe from the fine, the other is lost."""
    s = table()
    stock(s, 0, fish=2)
    explore(s, "fine", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, SHELVE + FISH)
    assert asked(s) == "0 Lanterns"
    do(s, END)
    assert s.track[0] == ((FISH, 1),)
    assert stocked(s, 0) == {}


def test_who_has_nobody_left_to_exert_may_still_save_his_goods() -> None:
    """A25: both are injured and the target is out of reach; the last fish goes on the track."""
    s = table()
    stock(s, 0, fish=1)
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, exert("v-hammer"), exert("v-plain"))
    assert list(s.choices) == [END, SHELVE + FISH]


# Lanterns.


@pytest.mark.parametrize(
    ("villager", "lanterns"),
    [
        ("v-hammer", (1, 1, 1, 2, 2, 2)),
        ("v-plain", (1, 1, 2, 2, 2, 2)),
        ("t-plain", (1, 1, 2, 2, 3, 3)),
        ("t-late", (0, 0, 0, 2, 2, 4)),
    ],
)
def test_the_best_threshold_that_the_die_reaches(villager: str, lanterns: tuple[int, ...]) -> None:
    """A8: 1+ gives 1, 4+ gives 2 and so on, not their sum; below the first threshold nothing."""
    assert DECK.villagers[DECK.index[villager]].lanterns == lanterns


def test_each_explorer_rolls_one_die() -> None:
    """A8: hammer 3 (1 lantern), quill 4 (2), plain 2 (1): 4 lanterns."""
    s = table()
    explore(s, "rats", *TRIO)
    choose(s, 2)
    dice(s, 3, 4, 2)
    assert s.rolled == (3, 4, 2)
    assert told(s, "rolled")[0].facts["lanterns"] == 4


def test_five_lanterns_on_option_one_pay_a_mushroom() -> None:
    """A11, the contract's example: targets 3 (1 coin) and 4 (1 mushroom); only the highest pays."""
    s = table()
    explore(s, "rats", *TRIO)
    choose(s, 1)
    dice(s, 4, 1, 3)
    assert stocked(s, 0) == {"mushroom": 1}
    assert s.coins[0] == 7
    assert s.tale[-1][2:4] == (1, 5)


def test_three_lanterns_on_option_one_pay_a_coin() -> None:
    """A11: the first target; one could exert oneself for the second (A10)."""
    s = table()
    explore(s, "rats", *TRIO)
    choose(s, 1)
    dice(s, 1, 1, 1)
    assert asked(s) == "0 Lanterns"
    do(s, END)
    assert s.coins[0] == 8
    assert stocked(s, 0) == {}


def test_seven_lanterns_on_option_two_pay_coins_and_ore() -> None:
    """A11: target 7 (4 coins, 1 ore): 3 + 2 + 2."""
    s = table()
    people(s, 0, ready=("t-plain",))
    explore(s, "rats", "t-plain", "v-hammer", "v-quill")
    choose(s, 2)
    dice(s, 4, 4, 5)
    assert s.coins[0] == 11
    assert stocked(s, 0) == {"ore": 1}


def test_success_takes_the_cave_and_the_explorers_are_exhausted() -> None:
    """A11: the card lies under the houses; who did not go is still ready."""
    s = table()
    cave = lay_cave(s, "rats")
    explore(s, "rats", *PAIR)
    cave = s.exploring
    choose(s, 1)
    dice(s, 4, 3)
    assert s.caves[0] == (cave,)
    assert ids(s.exhausted[0]) == ["v-hammer", "v-plain"]
    assert ids(s.ready[0]) == ["v-quill"]
    assert asked(s) == "1 Menu"


def test_failure_puts_the_cave_under_the_deck() -> None:
    """A11: no card, no reward; the explorers are exhausted all the same."""
    s = table()
    explore(s, "rats", *PAIR)
    cave = s.exploring
    choose(s, 2)
    dice(s, 1, 1)
    do(s, END)
    assert s.caves[0] == ()
    assert s.cave_pile[-1] == (cave,)
    assert s.coins[0] == 7
    assert ids(s.exhausted[0]) == ["v-hammer", "v-plain"]


def test_the_last_cave_card_lies_open_again_after_a_failure() -> None:
    """A11, A21: under an empty deck means on top."""
    s = table()
    lay_cave(s, "rats")
    s.caves[1] = tuple(sorted(card for layer in s.cave_pile for card in layer))
    s.cave_pile = ()
    cave = s.cave
    explore(s, "rats", *PAIR)
    assert s.cave == NO_CARD
    choose(s, 2)
    dice(s, 1, 1)
    do(s, END)
    assert s.cave == cave


# Exertion and rerolls.


def test_exertion_adds_a_lantern_and_what_was_rolled_still_counts() -> None:
    """A10: hammer 4 (2) and plain 1 (1) are 3; with the hammer exerted 4: the mushroom."""
    s = table()
    explore(s, "rats", *PAIR)
    choose(s, 1)
    dice(s, 4, 1)
    do(s, exert("v-hammer"))
    assert stocked(s, 0) == {"mushroom": 1}
    assert ids(s.injured[0]) == ["v-hammer"]
    assert ids(s.exhausted[0]) == ["v-plain"]


def test_everybody_may_exert_himself_once() -> None:
    """A10: 2 lanterns, 7 needed; each goes once and is gone."""
    s = table()
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, exert("v-hammer"))
    assert refused(s, exert("v-hammer")) == "A10 no-such-choice"
    do(s, exert("v-plain"))
    assert s.tale[-1][3] == 4
    assert ids(s.injured[0]) == ["v-hammer", "v-plain"]
    assert s.exhausted[0] == ()


def test_no_exertion_without_a_roll() -> None:
    """A10: the gift is simply taken."""
    s = table()
    explore(s, "gift", *PAIR)
    choose(s, 1)
    assert asked(s) == "1 Menu"
    assert s.injured[0] == ()


def test_nothing_is_asked_when_the_highest_target_is_reached() -> None:
    """A10: more lanterns would change nothing."""
    s = table()
    explore(s, "toll", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    assert asked(s) == "1 Menu"


def test_a_reroll_replaces_one_die_and_the_new_result_stands() -> None:
    """A9: hammer 4 becomes 1: from 3 lanterns to 2."""
    s = table()
    own(s, 0, "h-reroll")
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 4, 1)
    do(s, REROLL)
    dice(s, 1)
    assert s.rolled == (1, 1)
    assert refused(s, REROLL) == "A9 no-reroll"
    do(s, END)
    assert s.tale[-1][3] == 2


def test_rerolls_add_up_and_may_hit_the_same_die_twice() -> None:
    """A9, A40: 1 + 2 symbols are three rerolls in an encounter."""
    s = table()
    own(s, 0, "h-reroll", "k-rerolls")
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    for face in (2, 3, 2):
        do(s, REROLL)
        dice(s, face)
    assert s.rerolls == 3
    assert refused(s, REROLL) == "A9 no-reroll"
    assert s.rolled == (2, 1)


def test_without_the_ability_there_is_no_reroll() -> None:
    """A9: never, and never of the encounter die."""
    s = table()
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    assert refused(s, REROLL) == "A9 no-reroll"


# Penalties.


def test_the_player_picks_who_is_injured() -> None:
    """A11: one of the explorers; the others are exhausted."""
    s = table()
    explore(s, "fall", *TRIO)
    choose(s, 1)
    dice(s, 1, 1, 1)
    do(s, END)
    assert asked(s) == "0 Injure"
    do(s, exert("v-quill"))
    assert ids(s.injured[0]) == ["v-quill"]
    assert ids(s.exhausted[0]) == ["v-hammer", "v-plain"]


def test_only_explorers_not_yet_injured_can_be_hurt() -> None:
    """A11: of three to be hurt, one has exerted himself; two are left, and the third lapses."""
    s = table()
    explore(s, "fall", *TRIO)
    choose(s, 2)
    dice(s, 1, 1, 1)
    do(s, exert("v-quill"), END)
    assert list(s.choices) == [EXERT + DECK.index["v-hammer"], EXERT + DECK.index["v-plain"]]
    do(s, exert("v-plain"))
    assert len(s.injured[0]) == 3
    assert asked(s) == "1 Menu"


def test_penalties_stop_at_nothing() -> None:
    """A11: 9 coins of 7; 2 fish of 1, none of the track; 3 steps down from the torch end at the top."""
    s = table()
    explore(s, "fine", *PAIR)
    choose(s, 1)
    dice(s, 1, 1)
    do(s, END)
    assert s.coins[0] == 0
    s = table()
    stock(s, 0, fish=1)
    s.track[0] = ((FISH, 1),)
    explore(s, "fine", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, END)
    assert stocked(s, 0) == {}
    assert s.track[0] == ((FISH, 1),)
    assert s.reputation[0] == 0


def test_the_reward_is_never_optional() -> None:
    """A11: a reputation lost with it is lost."""
    s = table()
    explore(s, "fame", *PAIR)
    choose(s, 2)
    assert s.reputation[0] == 0
    assert s.coins[0] == 8


def test_naming_somebody_takes_him_out_of_the_ready_ones() -> None:
    """A6: and he cannot be named twice."""
    s = table()
    do(s, EXPLORE, *name("v-plain"))
    assert VILLAGER + DECK.index["v-plain"] not in s.choices
    assert len(s.people(0)) == 3
