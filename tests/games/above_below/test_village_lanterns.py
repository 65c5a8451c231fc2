"""Exploring: lanterns, exertion, rerolls, success, failure and penalties (A8-A12)."""

from __future__ import annotations

import pytest
from hamlet import (
    DECK,
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

from lascaux.games.above_below.choices import END, EXERT, EXPLORE, REROLL, VILLAGER
from lascaux.games.above_below.terms import NO_CARD

FISH = 1
PAIR = ("v-hammer", "v-plain")
TRIO = ("v-hammer", "v-quill", "v-plain")


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
    """A11: the first target; exertion could reach the second (A10)."""
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
    """A11: the card lies under the houses; those who did not go are still ready."""
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
    do(s, REROLL(0))
    dice(s, 1)
    assert s.rolled == (1, 1)
    assert refused(s, REROLL(0)) == "A9 no-reroll"
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
        do(s, REROLL(0))
        dice(s, face)
    assert s.rerolls == 3
    assert refused(s, REROLL(0)) == "A9 no-reroll"
    assert s.rolled == (2, 1)


def test_without_the_ability_there_is_no_reroll() -> None:
    """A9: never, and never of the encounter die."""
    s = table()
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    assert refused(s, REROLL(0)) == "A9 no-reroll"


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
    """A11: of three to be hurt, one is already exerted; two are left, and the third lapses."""
    s = table()
    explore(s, "fall", *TRIO)
    choose(s, 2)
    dice(s, 1, 1, 1)
    do(s, exert("v-quill"), END)
    assert list(s.choices) == [EXERT(DECK.index["v-hammer"]), EXERT(DECK.index["v-plain"])]
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


def test_naming_somebody_takes_them_out_of_the_ready_ones() -> None:
    """A6: and nobody can be named twice."""
    s = table()
    do(s, EXPLORE, *name("v-plain"))
    assert VILLAGER(DECK.index["v-plain"]) not in s.choices
    assert len(s.people(0)) == 3
