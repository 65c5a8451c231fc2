"""Hunting (G10-G13, G15, F1)."""

from __future__ import annotations

import pytest
from camp import (
    DECK,
    actions,
    artefact,
    asked,
    cards,
    clan,
    fates,
    help_with,
    hold,
    hunt,
    in_row,
    in_shed,
    in_store,
    play,
    ready,
    refused,
    roll,
    shed,
    store,
    told,
)

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import CALL_OFF, CLAN, END, HUNT, INVOKE, PLAY, READY, ROLL
from lascaux.games.gletscher.effects import modified
from lascaux.games.gletscher.terms import HAND

ROW = ("p-deer", "p-hare", "p-mammoth")


@pytest.mark.parametrize(
    ("team", "change"),
    [((3,), 0), ((1, 3), 1), ((1, 2, 3), 1), ((2,), -1), ((1,), -2)],
)
def test_surplus_hunters_add_one_in_all_missing_ones_take_one_each(
    team: tuple[int, ...], change: int
) -> None:
    """G10: the deer needs three."""
    s = actions(*ROW)
    store(s, 0, "p-fox")  # so that help is asked for
    hunt(s, "p-deer", *team)
    assert asked(s) == "0 Help"
    assert modified(s) == change


def test_a_team_has_at_least_one_clan_card() -> None:
    """G10."""
    s = actions(*ROW)
    s.answer(0, in_row(s, HUNT, "p-deer"))
    assert refused(s, 0, READY) == "G10 no-team"


def test_die_and_modifiers_at_the_value_catch_the_prey() -> None:
    """G15: deer 5; four hunters +1, the die 4."""
    s = actions(*ROW)
    hunt(s, "p-deer", 1, 3)
    roll(s, 4)
    assert cards(s.store[0]) == ["p-deer"]
    assert (s.hand[0], s.used[0]) == ((2,), (1, 3))
    assert told(s, "caught")[0]["total"] == 5


def test_one_below_the_value_is_a_miss() -> None:
    """G15: deer 5; four hunters +1, the die 3. One card of the team, of the hunter's choice, is wounded."""
    s = actions(*ROW)
    hunt(s, "p-deer", 1, 3)
    roll(s, 3)
    assert asked(s) == "0 Wound"
    assert refused(s, 0, CLAN(HAND, 2)) == "G15 no-such-choice"
    s.answer(0, CLAN(HAND, 1))
    assert (s.hand[0], s.used[0], s.wounded[0]) == ((2,), (3,), (1,))
    assert s.store[0] == ()


def test_a_missed_prey_stays_and_may_be_hunted_again() -> None:
    """G15."""
    s = actions(*ROW)
    hunt(s, "p-hare", 1)
    roll(s, 2)
    hunt(s, "p-hare", 2)
    roll(s, 2)  # +1 for the surplus
    assert cards(s.store[0]) == ["p-hare"]


def test_a_caught_prey_is_gone_from_the_row() -> None:
    """G15."""
    s = actions(*ROW)
    hunt(s, "p-hare", 1)
    roll(s, 6)
    assert refused(s, 0, in_row(s, HUNT, "p-hare")) == "G6 no-such-choice"


def test_everything_together() -> None:
    """G10-G12: mammoth 9; six hunters 0, lance +3, artefact +2, a sacrifice +1: 3 on the die will do."""
    s = actions(*ROW)
    shed(s, 0, "w-lance")
    artefact(s, 0, "a-drum")
    store(s, 0, "p-fox")
    hunt(s, "p-mammoth", 1, 2, 3)
    help_with(s, "w-lance", "artefact", "p-fox")
    assert modified(s) == 6
    planned = GLETSCHER.view(s, 1)["hunt"]
    assert planned is not None
    assert (planned["need"], planned["have"], planned["faces"]) == (9, 6, [3, 4, 5, 6])
    assert [(row["source"], row["amount"]) for row in planned["modifiers"]] == [
        ("weapon", 3),
        ("artefact", 2),
        ("sacrifice", 1),
    ]
    roll(s, 3)
    assert cards(s.store[0]) == ["p-mammoth"]


@pytest.mark.parametrize(
    ("weapon", "prey", "bonus"),
    [
        ("w-spear", "p-hare", 2),
        ("w-spear", "p-deer", 2),
        ("w-axe", "p-hare", 1),
        ("w-axe", "p-deer", 2),
        ("p-bear", "p-hare", 1),
        ("p-bear", "p-deer", 2),
    ],
)
def test_a_weapon_counts_by_the_size_of_game(weapon: str, prey: str, bonus: int) -> None:
    """G11: the hare (food 1) is small, the deer (food 3) large game."""
    s = actions(*ROW)
    shed(s, 0, weapon)
    hunt(s, prey, 1 if prey == "p-hare" else 3)
    help_with(s, weapon)
    assert modified(s) == bonus


@pytest.mark.parametrize(
    ("weapon", "prey"), [("w-bow", "p-deer"), ("w-lance", "p-hare"), ("p-fox", "p-deer")]
)
def test_a_weapon_without_a_bonus_for_that_size_is_of_no_use(weapon: str, prey: str) -> None:
    """G11."""
    s = actions(*ROW)
    shed(s, 0, weapon)
    hold(s, 0, "f-luck")  # so that help is asked for
    hunt(s, prey, 3)
    assert refused(s, 0, in_shed(s, 0, weapon)) == "G11 no-bonus"


def test_food_two_is_small_game() -> None:
    """The fox has food 2: the bow serves, the lance does not (G11)."""
    s = actions("p-fox", "p-hare", "p-mammoth")
    shed(s, 0, "w-bow", "w-lance")
    hunt(s, "p-fox", 2)
    assert refused(s, 0, in_shed(s, 0, "w-lance")) == "G11 no-bonus"
    help_with(s, "w-bow")
    assert modified(s) == 2


def test_one_weapon_a_hunt() -> None:
    """G11."""
    s = actions(*ROW)
    shed(s, 0, "w-axe", "w-spear")
    hold(s, 0, "f-storm")  # so that more help is asked for
    hunt(s, "p-deer", 3)
    help_with(s, "w-spear")
    assert refused(s, 0, in_shed(s, 0, "w-axe")) == "G11 one-weapon"


@pytest.mark.parametrize("die", [1, 6])
def test_a_weapon_is_discarded_once_the_die_is_rolled(die: int) -> None:
    """G11: whether the hunt succeeds or not."""
    s = actions(*ROW)
    shed(s, 0, "w-axe", "w-spear")
    hunt(s, "p-deer", 3)
    help_with(s, "w-spear")
    roll(s, die)
    assert cards(s.shed[0]) == ["w-axe"]
    assert cards(s.hunt_discards) == ["w-spear"]


def test_a_net_stays_with_the_fish_that_it_caught() -> None:
    """G11: the pair is one card that feeds 2."""
    s = actions("p-fish", "p-hare", "p-deer")
    shed(s, 0, "w-net")
    hunt(s, "p-fish", 1)
    help_with(s, "w-net")
    roll(s, 2)  # +1 for the net
    assert cards(s.store[0]) == ["p-fish+w-net"]
    assert GLETSCHER.view(s, None)["food"] == [2, 0]
    assert s.shed[0] == ()
    assert s.hunt_discards == ()


def test_a_net_on_a_miss_is_discarded() -> None:
    """G11."""
    s = actions("p-fish", "p-hare", "p-deer")
    shed(s, 0, "w-net")
    hunt(s, "p-fish", 1)
    help_with(s, "w-net")
    roll(s, 1)
    assert cards(s.hunt_discards) == ["w-net"]
    assert s.store[0] == ()


def test_a_net_on_other_small_game_is_a_weapon_like_any_other() -> None:
    """G11."""
    s = actions("p-fish", "p-hare", "p-deer")
    shed(s, 0, "w-net")
    hunt(s, "p-hare", 1)
    help_with(s, "w-net")
    roll(s, 6)
    assert cards(s.store[0]) == ["p-hare"]
    assert cards(s.hunt_discards) == ["w-net"]


def test_fish_caught_without_a_net_feed_one() -> None:
    """G11."""
    s = actions("p-fish", "p-hare", "p-deer")
    hunt(s, "p-fish", 1)
    roll(s, 6)
    assert GLETSCHER.view(s, None)["food"] == [1, 0]


def test_fish_and_net_are_sacrificed_together() -> None:
    """G11, G12: the pair brings +1 and both cards are discarded."""
    s = actions(*ROW)
    store(s, 0, "p-fish+w-net")
    hunt(s, "p-deer", 3)
    help_with(s, "p-fish+w-net")
    assert modified(s) == 1
    assert cards(s.hunt_discards) == ["p-fish", "w-net"]


def test_the_artefact_helps_once_a_turn_without_a_weapon() -> None:
    """G12."""
    s = actions(*ROW)
    artefact(s, 0, "a-lion")
    hunt(s, "p-hare", 1)
    help_with(s, "artefact")
    assert modified(s) == 1
    roll(s, 6)
    hold(s, 0, "f-luck")
    hunt(s, "p-deer", 3)
    assert refused(s, 0, INVOKE) == "G12 once-per-turn"


def test_the_artefact_is_spent_also_when_the_hunt_is_called_off() -> None:
    """G12."""
    s = actions(*ROW)
    artefact(s, 0, "a-lion")
    hold(s, 0, "f-luck")
    hunt(s, "p-hare", 1)
    help_with(s, "artefact")
    s.answer(0, READY)
    s.answer(0, CALL_OFF)
    hunt(s, "p-deer", 3)
    assert refused(s, 0, INVOKE) == "G12 once-per-turn"


def test_the_artefact_helps_again_in_the_next_turn() -> None:
    """G12."""
    s = actions(*ROW)
    artefact(s, 0, "a-lion")
    hunt(s, "p-hare", 1)
    help_with(s, "artefact")
    assert s.invoked == 1
    roll(s, 6)
    s.answer(0, END)
    assert s.invoked == 0


def test_one_sacrifice_a_hunt_and_only_of_prey_in_the_store() -> None:
    """G12: no herb; a made weapon lies in the shed and is none."""
    s = actions(*ROW)
    store(s, 0, "p-hare", "p-fox", "h-yarrow")
    hold(s, 0, "f-storm")  # so that more help is asked for
    hunt(s, "p-deer", 3)
    assert refused(s, 0, in_store(s, 0, "h-yarrow")) == "G12 no-herb"
    help_with(s, "p-hare")
    assert cards(s.hunt_discards) == ["p-hare"]
    assert refused(s, 0, in_store(s, 0, "p-fox")) == "G12 one-sacrifice"


def test_the_order_is_prey_team_help_reactions_die() -> None:
    """G13."""
    s = actions(*ROW)
    shed(s, 0, "w-spear")
    hold(s, 1, "f-luck")
    order = []
    s.answer(0, in_row(s, HUNT, "p-deer"))
    order.append(asked(s))
    s.answer(0, CLAN(HAND, 3))
    s.answer(0, READY)
    order.append(asked(s))
    s.answer(0, READY)
    order.append(asked(s))
    s.answer(1, END)
    order.append(asked(s))
    s.answer(0, ROLL)
    order.append(asked(s))
    assert order == ["0 Team", "0 Help", "1 Reaction", "0 RollOrNot", "chance Roll"]


def test_calling_off_costs_the_team_and_the_sacrifice_but_no_wound_and_no_weapon() -> None:
    """G13."""
    s = actions(*ROW)
    shed(s, 0, "w-spear")
    store(s, 0, "p-fox")
    hunt(s, "p-deer", 1, 2)
    help_with(s, "w-spear", "p-fox")
    ready(s)
    s.answer(0, CALL_OFF)
    assert asked(s) == "0 Actions"
    assert (s.hand[0], s.used[0], s.wounded[0]) == ((3,), (1, 2), ())
    assert cards(s.shed[0]) == ["w-spear"]
    assert cards(s.hunt_discards) == ["p-fox"]
    assert in_row(s, HUNT, "p-deer") in s.choices


def test_a_lucky_hunt_counts_as_six_without_reactions_or_a_die() -> None:
    """F1: mammoth 9; six hunters 0, lance +3: 6 + 3 = 9. The weapon is discarded."""
    s = actions(*ROW)
    shed(s, 0, "w-lance")
    hold(s, 0, "f-luck")
    hold(s, 1, "f-crack", "f-mine")
    hunt(s, "p-mammoth", 1, 2, 3)
    help_with(s, "w-lance")
    play(s, 0, "f-luck")
    assert cards(s.store[0]) == ["p-mammoth"]
    assert cards(s.hunt_discards) == ["w-lance", "p-deer", "p-hare"]  # the turn is over
    assert fates(s.fate_discards) == ["f-luck"]
    assert fates(s.fate[1]) == ["f-mine", "f-crack"]


def test_a_lucky_hunt_can_fail() -> None:
    """F1: mammoth 9; six hunters: 6 is not enough, and somebody is hurt. No calling off."""
    s = actions(*ROW)
    hold(s, 0, "f-luck")
    hunt(s, "p-mammoth", 1, 2, 3)
    play(s, 0, "f-luck")
    assert asked(s) == "0 Wound"
    s.answer(0, CLAN(HAND, 3))
    assert s.wounded[0] == (3,)
    assert s.store[0] == ()


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("f-gift", "F2 only-in-defence"),
        ("f-storm", "G14 only-in-others-hunt"),
        ("f-move", "G8 only-at-end-of-turn"),
    ],
)
def test_no_other_fate_card_helps_in_a_hunt(card: str, reason: str) -> None:
    """G13."""
    s = actions(*ROW)
    hold(s, 0, card)
    hunt(s, "p-deer", 3)
    assert refused(s, 0, PLAY(DECK.index[card])) == reason


def test_whoever_holds_fate_cards_is_asked_for_help_whatever_they_are() -> None:
    """G30: else the others would know that none of them is F1."""
    s = actions(*ROW)
    hold(s, 0, "f-storm")
    hunt(s, "p-hare", 1)
    assert asked(s) == "0 Help"
    assert list(s.choices) == [READY]


def test_the_whole_clan_in_one_hunt() -> None:
    """G10: with nobody left in hand the team is complete by itself."""
    s = actions(*ROW)
    clan(s, 0, (3,))
    s.answer(0, in_row(s, HUNT, "p-deer"))
    assert asked(s) == "0 RollOrNot"
    assert s.team == (3,)
