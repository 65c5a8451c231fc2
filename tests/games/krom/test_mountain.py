"""The Mountain (K22)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest
from kit import asked, bonus_hand, clause_against, deal, dice, draw, goods, mix, phase

from lascaux.games.krom.choices import CLIMB, END, LIFT, ROLL
from lascaux.games.krom.deck import read
from lascaux.games.krom.rules.mountain import combination
from lascaux.games.krom.terms import COMBINATIONS

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def climb(*faces: int, krom: int = 5) -> Table:
    s = phase("mountain")
    s.krom[0] = krom
    deal(s, 0, "b-counter")  # a card in hand, to be asked before and after the climb
    s.answer(0, CLIMB)
    dice(s, *faces)
    return s


def reroll(s: Table, *faces: int) -> None:
    for face in faces:
        s.answer(0, LIFT(face))
    s.answer(0, ROLL)


def test_five_dice_are_rolled() -> None:
    """K22."""
    s = phase("mountain")
    s.answer(0, CLIMB)
    assert (asked(s), len(s.choices)) == ("chance Roll", 6**5)


@pytest.mark.parametrize(
    ("faces", "reward"),
    [
        ((1, 2, 3, 4, 6), {}),
        ((1, 3, 4, 5, 6), {}),
        ((6, 1, 2, 5, 3), {}),
        ((1, 1, 3, 4, 6), {"krom": 3}),
        ((6, 2, 3, 4, 6), {"krom": 3}),
        ((5, 4, 3, 2, 2), {"krom": 3}),
        ((2, 5, 2, 5, 6), {"krom": 4}),
        ((3, 1, 3, 6, 3), {"krom": 2, "stone": 1}),
        ((5, 5, 5, 5, 5), {"krom": 2, "wood": 2, "stone": 2, "bone": 2}),
    ],
)
def test_a_combination_brings_its_reward_and_no_other(
    faces: tuple[int, ...], reward: dict[str, int]
) -> None:
    """K22."""
    s = climb(*faces)
    s.answer(0, END)
    assert asked(s) == "0 Done"
    got = Counter(goods(s, 0)) - Counter(krom=5, hit_points=7)
    assert dict(got) == reward


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (5, 3, 1, 2, 4)])
def test_a_straight_is_one_to_five_or_two_to_six(faces: tuple[int, ...]) -> None:
    """K22: 3 stone and 1 Bonus card."""
    s = climb(*faces)
    s.answer(0, END)
    draw(s, "b-add")
    assert goods(s, 0) == {"krom": 5, "stone": 3, "hit_points": 7}
    assert sorted(bonus_hand(s, 0)) == ["b-add", "b-counter"]


@pytest.mark.parametrize(
    ("faces", "choice", "krom", "stone", "bonus"),
    [
        ((2, 2, 6, 6, 6), 0, 2, 2, 0),
        ((6, 2, 6, 2, 2), 1, 2, 0, 2),
        ((4, 4, 1, 4, 4), 0, 0, 3, 0),
        ((4, 4, 4, 4, 6), 1, 0, 0, 3),
    ],
)
def test_a_full_house_and_four_of_a_kind_give_a_choice(
    faces: tuple[int, ...], choice: int, krom: int, stone: int, bonus: int
) -> None:
    """K22."""
    s = climb(*faces)
    s.answer(0, END)
    assert asked(s) == "0 ChooseReward"
    s.answer(0, choice)
    for card in ["b-add", "b-swap", "b-die"][:bonus]:
        draw(s, card)
    assert (s.krom[0] - 5, s.stone[0], len(s.hand[0]) - 1) == (krom, stone, bonus)


def test_every_roll_has_exactly_one_category() -> None:
    """K22. Of 6^5 rolls: 6 five; 6x5x5 four; 6x5x10 full houses; 6x10x20 three; 15x4x30 two pairs;
    6x10x60 pairs; 2x120 straights; the rest of the 720 rolls without a pair bring nothing."""
    counts = Counter(COMBINATIONS[combination(roll)] for roll in product(range(1, 7), repeat=5))
    assert counts == {
        "nothing": 480,
        "pair": 3600,
        "two_pairs": 1800,
        "three": 1200,
        "full_house": 300,
        "four": 150,
        "five": 6,
        "straight": 240,
    }


def test_rerolls_cost_one_one_two_and_two_krom() -> None:
    """K22."""
    s = climb(1, 2, 3, 4, 6, krom=10)
    paid = [s.krom[0]]
    for _ in range(4):
        reroll(s, 6)
        dice(s, 6)
        paid.append(s.krom[0])
    assert paid == [10, 9, 8, 6, 4]


def test_there_is_no_fifth_reroll() -> None:
    """K22: the dice are taken as they lie."""
    s = climb(1, 2, 3, 4, 6, krom=50)
    for _ in range(3):
        reroll(s, 6)
        dice(s, 6)
    reroll(s, 6)
    assert asked(s) == "chance Roll"
    dice(s, 1)
    assert asked(s) == "0 Done"
    assert s.krom[0] == 47  # 50 - 1 - 1 - 2 - 2, and 3 for the pair


@pytest.mark.parametrize(("krom", "rerolls"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_reroll_needs_its_price(krom: int, rerolls: int) -> None:
    """K22: 1, then 2, then 4, then 6 krom in all."""
    s = climb(1, 2, 3, 4, 6, krom=krom)
    for _ in range(rerolls):
        reroll(s, 6)
        dice(s, 6)
    assert asked(s) == "0 Done"


def test_only_the_dice_taken_up_are_rolled_again() -> None:
    """K22: one of the three 2s and the 6 go; 2, 2, 5 stay."""
    s = climb(2, 2, 2, 5, 6)
    s.answer(0, LIFT(2))
    s.answer(0, LIFT(6))
    s.answer(0, ROLL)
    assert len(s.choices) == 36
    dice(s, 1, 3)
    assert sorted(s.dice) == [1, 2, 2, 3, 5]


def test_all_five_dice_may_be_rolled_again() -> None:
    """K22: with all dice taken up nothing is left to decide."""
    s = climb(1, 2, 3, 4, 6)
    for face in (1, 2, 3, 4, 6):
        s.answer(0, LIFT(face))
    assert (asked(s), len(s.choices), s.krom[0]) == ("chance Roll", 6**5, 4)
    dice(s, 3, 3, 3, 3, 3)
    assert s.dice == (3, 3, 3, 3, 3)


def test_a_reroll_needs_at_least_one_die() -> None:
    """K22."""
    s = climb(1, 2, 3, 4, 6)
    assert clause_against(s, 0, ROLL) == "K22"


def test_a_die_is_taken_up_only_once() -> None:
    """K22: and only a die that lies there."""
    s = climb(1, 2, 3, 4, 6)
    assert clause_against(s, 0, LIFT(5)) == "K22"
    s.answer(0, LIFT(6))
    assert clause_against(s, 0, LIFT(6)) == "K22"


def test_dice_taken_up_must_be_rolled() -> None:
    """K22: the combination is one of five dice."""
    s = climb(1, 1, 3, 4, 6)
    s.answer(0, LIFT(6))
    assert clause_against(s, 0, END) == "K22"


def test_nothing_is_paid_until_the_dice_roll() -> None:
    """K22."""
    s = climb(1, 1, 3, 4, 6)
    s.answer(0, LIFT(6))
    s.answer(0, LIFT(4))
    assert s.krom[0] == 5
    s.answer(0, ROLL)
    assert s.krom[0] == 4  # one price, however many dice


def test_the_reward_is_that_of_the_final_combination() -> None:
    """K22: three fours given up for a pair. 5 - 1 + 3 krom, no stone."""
    s = climb(4, 4, 4, 1, 6)
    reroll(s, 4, 4)
    dice(s, 1, 5)
    s.answer(0, END)
    assert goods(s, 0) == {"krom": 7, "hit_points": 7}


def test_our_deck_has_the_reward_table_of_the_contract() -> None:
    """K22."""
    assert dict(zip(COMBINATIONS, read().mountain, strict=True)) == {
        "nothing": (mix(),),
        "pair": (mix(krom=3),),
        "two_pairs": (mix(krom=4),),
        "three": (mix(krom=2, stone=1),),
        "full_house": (mix(krom=2, stone=2), mix(krom=2, bonus=2)),
        "four": (mix(stone=3), mix(bonus=3)),
        "five": (mix(krom=2, wood=2, stone=2, bone=2),),
        "straight": (mix(stone=3, bonus=1),),
    }
