"""Links, people who join, gifts of the book, and the special villagers (A13, A27-A33)."""

from __future__ import annotations

import pytest
from hamlet import (
    DECK,
    act,
    asked,
    caves,
    choose,
    dice,
    do,
    exert,
    explore,
    hurt,
    ids,
    market,
    name,
    own,
    pass_all,
    people,
    refused,
    stock,
    stocked,
    table,
    tired,
    told,
    trainees,
    village,
)

from lascaux.games.above_below.choices import (
    BUILD,
    END,
    EXPLORE,
    LABOR,
    MARKET,
    READY,
    REFRESH,
    REROLL,
)
from lascaux.games.above_below.terms import HOUSES, NO_CARD
from lascaux.kernel.rules import CHANCE

PAIR = ("v-hammer", "v-plain")
TRIO = ("v-hammer", "v-quill", "v-plain")


# Links (A31).


def test_a_link_goes_on_and_what_was_paid_is_kept() -> None:
    """A31: a coin, then the next paragraph with the same explorers and no cave card yet."""
    s = table()
    explore(s, "path", *PAIR)
    choose(s, 1)
    assert s.coins[0] == 8
    assert DECK.book.paragraphs[s.paragraph].id == "deeper"
    assert asked(s) == "0 ChooseOption"
    assert s.caves[0] == ()


def test_the_last_paragraph_alone_decides_success_and_cave() -> None:
    """A31: the path pays a coin, then it fails: no cave, no coin for the tale, the coin is kept."""
    s = table()
    own(s, 0, "h-tale")
    explore(s, "path", *PAIR)
    choose(s, 1)
    choose(s, 2)
    assert s.coins[0] == 8
    assert s.caves[0] == ()


def test_three_steps_down_there_is_an_amethyst() -> None:
    """A31: path, deeper (4 lanterns: a fish), deepest (no roll); one coin for one encounter (A40)."""
    s = table()
    own(s, 0, "h-tale")
    explore(s, "path", *PAIR)
    choose(s, 1)
    choose(s, 1)
    dice(s, 4, 4)
    assert stocked(s, 0) == {"fish": 1}
    choose(s, 1)
    assert stocked(s, 0) == {"fish": 1, "amethyst": 1}
    assert s.coins[0] == 7 + 1 + 1
    assert len(s.caves[0]) == 1


def test_the_exerted_are_gone_and_the_others_roll_anew() -> None:
    """A31: of three explorers one is exerted at the path; two dice are rolled further down."""
    s = table()
    people(s, 0, ready=("t-late", "t-late"))
    explore(s, "path", "t-late", "t-late", "v-plain")
    choose(s, 2)
    dice(s, 1, 1, 1)
    do(s, exert("t-late"), END)
    choose(s, 1)
    assert list(s.choices) == list(range(36))
    dice(s, 2, 4)
    assert asked(s) == "0 Lanterns"
    do(s, END)
    assert s.tale[-1][3] == 1 + 2
    assert ids(s.injured[0]) == ["t-late"]


def test_the_symbols_of_the_exerted_still_count() -> None:
    """A33: the hammer has gone to the injured; further down it is one lantern all the same."""
    s = table()
    people(s, 0, ready=("t-late", "t-late"))
    explore(s, "path", "t-late", "t-late", "v-hammer")
    choose(s, 2)
    dice(s, 1, 1, 1)
    do(s, exert("v-hammer"), END)
    choose(s, 3)
    dice(s, 4, 1)
    do(s, END)
    assert s.tale[-1][3] == 2 + 1


def test_rerolls_are_counted_over_the_whole_encounter() -> None:
    """A31: the one reroll is used up at the path."""
    s = table()
    own(s, 0, "h-reroll")
    explore(s, "path", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    do(s, REROLL(0))
    dice(s, 1)
    do(s, END)
    choose(s, 1)
    dice(s, 1, 1)
    assert refused(s, REROLL(0)) == "A9 no-reroll"


def test_a_failure_may_lead_on_too() -> None:
    """A31: the tail fails and ends in the deepest cave, where it becomes a success."""
    s = table()
    explore(s, "tail", *PAIR)
    choose(s, 1)
    dice(s, 1, 1)
    do(s, END)
    assert DECK.book.paragraphs[s.paragraph].id == "deepest"
    choose(s, 1)
    assert len(s.caves[0]) == 1


def test_an_option_without_a_roll_is_a_success_unless_it_says_failure() -> None:
    """A31: the gift is taken, or left."""
    for option, won in ((1, 1), (2, 0)):
        s = table()
        explore(s, "gift", *PAIR)
        choose(s, option)
        assert len(s.caves[0]) == won


def test_with_nobody_left_on_the_card_the_story_goes_on_without_dice() -> None:
    """A31: both are exerted at the path; further down there is nothing to roll."""
    s = table()
    people(s, 0, ready=("t-late", "t-late"))
    explore(s, "path", "t-late", "t-late")
    choose(s, 2)
    dice(s, 1, 1)
    do(s, exert("t-late"), exert("t-late"))
    choose(s, 1)
    assert s.tale[-1][2:4] == (-1, 0)
    assert s.caves[0] == ()
    assert len(s.injured[0]) == 2


# Who joins (A13, A32, A33).


def test_the_cheapest_villager_joins_exhausted() -> None:
    """A13, A33: slot 1 is empty, so it is the one on slot 2; that slot stays empty."""
    s = table()
    trainees(s, None, "t-hammer", "t-plain", "t-plain", "t-plain")
    explore(s, "recruit", *PAIR)
    choose(s, 1)
    assert ids(s.exhausted[0]) == ["v-hammer", "v-plain", "t-hammer"]
    assert s.trainees[:2] == (NO_CARD, NO_CARD)
    assert s.coins[0] == 7


def test_with_nobody_to_train_nobody_joins() -> None:
    """A33: the rest stands: the cave is won."""
    s = table()
    trainees(s, None, None, None, None, None)
    explore(s, "recruit", *PAIR)
    choose(s, 1)
    assert len(s.people(0)) == 3
    assert len(s.caves[0]) == 1


def test_a_special_villager_joins_exhausted() -> None:
    """A13, A32: there are two cats."""
    s = table()
    explore(s, "recruit", *PAIR)
    choose(s, 2)
    assert "cave-cat" in ids(s.exhausted[0])
    assert s.specials == [1, 1, 1, 2]
    assert s.coins[0] == 8


def test_a_special_villager_who_is_gone_is_skipped() -> None:
    """A13: both cats live next door; the coin is paid."""
    s = table()
    people(s, 1, ready=("cave-cat", "cave-cat"))
    explore(s, "recruit", *PAIR)
    choose(s, 2)
    assert len(s.people(0)) == 3
    assert s.coins[0] == 8


def test_the_liquid_woman_costs_a_reputation() -> None:
    """A27."""
    s = table()
    explore(s, "strangers", *PAIR)
    choose(s, 1)
    assert s.reputation == [1, 2]
    assert "liquid-woman" in ids(s.exhausted[0])


def test_glogo_builds_for_one_coin_less() -> None:
    """A28: he has a hammer; 4 coins less 1."""
    s = table()
    people(s, 0, ready=("glogo",))
    act(s, BUILD, "glogo")
    do(s, market(s, 0, "h-beds"))
    assert s.coins[0] == 7 - 3


def test_an_extra_cave_card_is_the_top_one() -> None:
    """A33: two caves, the extra one empty too."""
    s = table()
    explore(s, "hollow", *PAIR)
    top, exploring = s.cave, s.exploring
    choose(s, 1)
    assert s.caves[0] == (top, exploring)
    assert s.empty_caves(0) == 2


def test_without_cave_cards_there_is_no_extra_one() -> None:
    """A33."""
    s = table()
    explore(s, "hollow", *PAIR)
    rest = [card for layer in s.cave_pile for card in layer] + [s.cave]
    s.caves[1], s.cave, s.cave_pile = tuple(sorted(rest)), NO_CARD, ()
    choose(s, 1)
    assert len(s.caves[0]) == 1


def test_a_cheap_building_is_free_and_replaced() -> None:
    """A33: within 4 coins; the first goods come, the building coin does not."""
    s = table()
    own(s, 0, "h-coin")
    market(s, 0, "h-fruit")
    explore(s, "hollow", *PAIR)
    choose(s, 2)
    assert asked(s) == "0 CheapBuilding"
    do(s, MARKET(0))
    assert village(s, 0) == ["s-roof", "h-coin", "h-fruit"]
    assert s.laid[0] == (0, 0, 1)
    assert s.coins[0] == 7
    assert s.market[0] != NO_CARD
    assert len(s.caves[0]) == 1


def test_a_cheap_building_has_its_limits_and_may_be_declined() -> None:
    """A33: 5 coins are too dear; an outpost needs a cave owned before, not the one of today."""
    s = table()
    market(s, 2, "h-points")
    explore(s, "hollow", *PAIR)
    choose(s, 2)
    assert refused(s, MARKET(2)) == "A33 too-dear"
    assert refused(s, MARKET(4)) == "A14 no-empty-cave"
    do(s, END)
    assert village(s, 0) == ["s-roof"]
    s = table()
    caves(s, 0, 1)
    explore(s, "hollow", *PAIR)
    choose(s, 2)
    do(s, MARKET(4))
    assert village(s, 0) == ["s-roof", "o-bed"]


# The Cave Cat (A29).


@pytest.mark.parametrize(("die", "obeys"), [(1, False), (2, False), (3, True), (6, True)])
def test_a_cat_obeys_from_three_on(die: int, obeys: bool) -> None:
    """A29: 1-2 it goes to the exhausted; the player chooses afresh."""
    s = table()
    people(s, 0, ready=("cave-cat",))
    act(s, LABOR, "cave-cat")
    assert s.turn == CHANCE
    dice(s, die)
    assert asked(s) == ("1 Menu" if obeys else "0 Menu")
    assert s.coins[0] == (8 if obeys else 7)
    assert ids(s.exhausted[0]) == ["cave-cat"]
    assert s.cider == (0 if obeys else 1)


def test_after_a_refusal_everybody_else_is_ready_and_anything_may_be_chosen() -> None:
    """A29: nothing was taken or rolled; free actions and the pass are there again."""
    s = table()
    people(s, 0, ready=("cave-cat",))
    cave = s.cave
    act(s, EXPLORE, "cave-cat", "v-plain")
    dice(s, 1)
    assert s.cave == cave
    assert ids(s.ready[0]) == ["v-hammer", "v-quill", "v-plain"]
    assert {END, EXPLORE, BUILD, LABOR, REFRESH(HOUSES)} <= set(s.choices)
    act(s, LABOR, "v-plain")
    assert asked(s) == "1 Menu"


def test_each_cat_rolls_and_one_that_obeyed_rolls_no_more_this_turn() -> None:
    """A29: of two cats one refuses; the other works in whatever is chosen, without a roll."""
    s = table()
    people(s, 0, ready=("cave-cat", "cave-cat"))
    act(s, EXPLORE, "cave-cat", "cave-cat")
    dice(s, 2, 5)
    assert asked(s) == "0 Menu"
    assert ids(s.exhausted[0]) == ["cave-cat"]
    assert told(s, "cat-refused")[0].facts["dice"] == [2, 5]
    act(s, LABOR, "cave-cat")
    assert asked(s) == "1 Menu"
    assert s.coins[0] == 8


def test_if_all_obey_the_action_is_carried_out() -> None:
    """A29: both cats go below."""
    s = table()
    people(s, 0, ready=("cave-cat", "cave-cat"))
    act(s, EXPLORE, "cave-cat", "cave-cat")
    dice(s, 3, 4)
    assert ids(s.party) == ["cave-cat", "cave-cat"]


def test_a_cat_rolls_again_in_the_next_turn() -> None:
    """A29: having obeyed counts for a turn; here an explorer's cat is woken up again."""
    s = table()
    people(s, 0, ready=("cave-cat", "cave-cat"))
    act(s, LABOR, "cave-cat")
    dice(s, 6)
    do(s, END)
    assert asked(s) == "0 Menu"
    act(s, LABOR, "cave-cat")
    assert s.turn == CHANCE


def test_with_no_one_left_after_a_refusal_one_passes() -> None:
    """A29: the cat was the only one ready."""
    s = table()
    people(s, 0, ready=("cave-cat",), exhausted=TRIO)
    do(s, LABOR)
    if s.turn != CHANCE:
        do(s, READY)
    dice(s, 1)
    assert refused(s, LABOR) == "A4 nobody-ready"
    do(s, END)
    assert s.passed == [1, 0]


# The Metal Man (A30).


def test_the_metal_man_has_his_own_bed() -> None:
    """A30: the village has no bed at all; he moves a step every night: injured, exhausted, ready."""
    s = table()
    s.village[0] = s.laid[0] = ()
    people(s, 0, injured=("metal-man",), exhausted=("v-plain",))
    pass_all(s)
    assert ids(s.exhausted[0]) == ["v-plain", "metal-man"]
    pass_all(s)
    assert "metal-man" in ids(s.ready[0])
    assert ids(s.exhausted[0]) == ["v-plain"]


def test_the_metal_man_drinks_nothing_and_takes_nobodys_bed() -> None:
    """A30: a cider and a potion are there; three beds serve three others."""
    s = table()
    people(s, 0, injured=("metal-man",), exhausted=(*TRIO, "metal-man"))
    stock(s, 0, cider=1, potion=1)
    pass_all(s)
    assert asked(s) == "0 Drink"
    assert refused(s, tired("metal-man")) == "A30 metal-man-drinks"
    assert refused(s, hurt("metal-man")) == "A30 metal-man-drinks"
    do(s, END)
    assert sorted(ids(s.ready[0])) == sorted([*TRIO, "metal-man"])
    assert ids(s.exhausted[0]) == ["metal-man"]


def test_two_metal_men_have_two_beds() -> None:
    """A30, A32."""
    s = table()
    people(s, 0, exhausted=("metal-man", "metal-man"))
    pass_all(s)
    assert ids(s.ready[0]).count("metal-man") == 2


def test_there_are_six_special_villagers() -> None:
    """A32: Liquid Woman 1, Glogo 1, Cave Cat 2, Metal Man 2; none of them is ever to be trained."""
    s = table()
    assert s.specials == [1, 1, 2, 2]
    assert ids(DECK.specials) == ["liquid-woman", "glogo", "cave-cat", "metal-man"]
    assert not set(DECK.trainees) & set(DECK.specials)


def test_villagers_are_named_one_by_one() -> None:
    """A17: as many as one likes."""
    s = table()
    do(s, LABOR, *name("v-plain", "v-quill"))
    assert ids(s.named) == ["v-quill", "v-plain"]
