"""The Savanna (K21)."""

from __future__ import annotations

import pytest
from kit import (
    HUNTING,
    asked,
    bonus_hand,
    cards,
    clause_against,
    dice,
    draw,
    goods,
    phase,
)

from lascaux.games.krom.choices import END, HUNT

ROW = ("h-one", "h-two", "h-three", "h-4")


def test_one_of_the_four_face_up_preys_is_chosen() -> None:
    """K21."""
    s = phase("savanna")
    hunts = [choice for choice in s.legal(0) if choice in HUNT]
    assert sorted(hunts) == [HUNT(card) for card in sorted(cards(HUNTING, *ROW))]
    assert clause_against(s, 0, HUNT(HUNTING["h-5"])) == "K21"


@pytest.mark.parametrize(("prey", "own"), [("h-one", 1), ("h-two", 2), ("h-three", 3)])
@pytest.mark.parametrize(("extra", "price"), [(0, 0), (1, 2), (2, 4)])
def test_extra_dice_are_bought_before_rolling(prey: str, own: int, extra: int, price: int) -> None:
    """K21."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING[prey]))
    s.answer(0, extra)
    assert s.krom[0] == 5 - price
    assert asked(s) == "chance Roll"
    assert len(s.choices) == 6 ** (own + extra)


def test_a_third_extra_die_is_not_sold() -> None:
    """K21."""
    s = phase("savanna")
    s.krom[0] = 50
    s.answer(0, HUNT(HUNTING["h-one"]))
    assert clause_against(s, 0, 3) == "K21"


@pytest.mark.parametrize(("krom", "most"), [(2, 1), (3, 1), (4, 2)])
def test_extra_dice_need_their_price(krom: int, most: int) -> None:
    """K21."""
    s = phase("savanna")
    s.krom[0] = krom
    s.answer(0, HUNT(HUNTING["h-one"]))
    assert list(s.legal(0)) == list(range(most + 1))
    if most < 2:
        assert clause_against(s, 0, 2) == "K21"


def test_one_krom_buys_no_die() -> None:
    """K21: there is nothing to decide, so the dice roll at once."""
    s = phase("savanna")
    s.krom[0] = 1
    s.answer(0, HUNT(HUNTING["h-two"]))
    assert (asked(s), len(s.choices), s.krom[0]) == ("chance Roll", 36, 1)


@pytest.mark.parametrize("faces", [(4, 4), (6, 2), (5, 4), (6, 6)])
def test_a_sum_at_or_above_the_value_wins_the_reward(faces: tuple[int, int]) -> None:
    """K21: h-two asks for 8 with two dice and gives 2 bone and 1 krom."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING["h-two"]))
    s.answer(0, 0)
    dice(s, *faces)
    assert goods(s, 0) == {"krom": 6, "bone": 2, "hit_points": 7}


def test_extra_dice_count_towards_the_sum() -> None:
    """K21: 1 + 1 + 1 reaches 3."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING["h-one"]))
    s.answer(0, 2)
    dice(s, 1, 1, 1)
    assert goods(s, 0) == {"krom": 1, "bone": 1, "hit_points": 7}


def test_a_caught_prey_is_discarded_and_replaced_at_once() -> None:
    """K21."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING["h-two"]))
    s.answer(0, 0)
    dice(s, 6, 6)
    assert s.hunting_discards == cards(HUNTING, "h-two")
    assert asked(s) == "chance RefillHunting"
    draw(s, "h-9")
    assert s.hunting_row == cards(HUNTING, "h-one", "h-9", "h-three", "h-4")
    assert asked(s) == "0 Done"


def test_on_a_miss_the_prey_stays() -> None:
    """K21: 4 + 3 is one short of 8; extra dice are paid all the same."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING["h-two"]))
    s.answer(0, 1)
    dice(s, 3, 3, 1)
    assert goods(s, 0) == {"krom": 3, "hit_points": 7}
    assert s.hunting_row == cards(HUNTING, *ROW)
    assert s.hunting_discards == ()
    assert asked(s) == "0 Done"


@pytest.mark.parametrize(("choice", "bone", "bonus"), [(0, 3, 0), (1, 0, 2)])
def test_a_choice_of_rewards_is_made_on_taking_it(choice: int, bone: int, bonus: int) -> None:
    """K21 and the [R] on rewards: h-three gives 3 bone or 2 Bonus cards."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING["h-three"]))
    s.answer(0, 0)
    dice(s, 5, 5, 4)
    assert asked(s) == "0 ChooseReward"
    s.answer(0, choice)
    for card in ["b-add", "b-swap"][:bonus]:
        draw(s, card)
    assert (s.bone[0], len(bonus_hand(s, 0))) == (bone, bonus)
    assert asked(s) == "chance RefillHunting"


@pytest.mark.parametrize("face", [1, 6])
def test_there_is_one_hunt_per_phase(face: int) -> None:
    """K21: whether it brought something or not."""
    s = phase("savanna")
    s.answer(0, HUNT(HUNTING["h-one"]))
    s.answer(0, 0)
    dice(s, face)
    if face == 6:
        draw(s, "h-5")
    for prey in s.hunting_row:
        assert clause_against(s, 0, HUNT(prey))
    s.answer(0, END)
    assert asked(s) == "0 Movement"
