"""The Forest (K20)."""

from __future__ import annotations

import pytest
from kit import (
    PICKING,
    ask_again,
    asked,
    bonus_hand,
    cards,
    clause_against,
    deal,
    draw,
    goods,
    phase,
)

from lascaux.games.krom.choices import END, PICK, SHUFFLE
from lascaux.kernel.pile import shuffled, size


@pytest.mark.parametrize(("count", "krom"), [(1, 8), (2, 7), (3, 4), (4, 0)])
def test_the_first_card_is_free_the_others_cost_one_three_and_four(count: int, krom: int) -> None:
    """K20."""
    s = phase("forest")
    s.krom[0] = 8
    for _ in range(count):
        s.answer(0, PICK)
        draw(s, "p-nothing")
    assert s.krom[0] == krom


def test_there_is_no_fifth_card() -> None:
    """K20."""
    s = phase("forest")
    s.krom[0] = 50
    for _ in range(4):
        s.answer(0, PICK)
        draw(s, "p-nothing")
    assert clause_against(s, 0, PICK) == "K20"
    assert s.krom[0] == 42  # 50 - 0 - 1 - 3 - 4


@pytest.mark.parametrize(("picked", "krom"), [(1, 0), (2, 1 + 2), (3, 1 + 3 + 3)])
def test_a_further_card_needs_its_price(picked: int, krom: int) -> None:
    """K20: one krom is missing for the second, the third, the fourth."""
    s = phase("forest")
    s.krom[0] = krom
    deal(s, 0, "b-counter")  # a card in hand, to be asked in any case
    for _ in range(picked):
        s.answer(0, PICK)
        draw(s, "p-nothing")
    assert clause_against(s, 0, PICK) == "K20"


@pytest.mark.parametrize("picked", [1, 2, 3, 4])
def test_he_may_stop_after_any_card(picked: int) -> None:
    """K20."""
    s = phase("forest", "savanna")
    s.krom[0] = 50
    for _ in range(picked):
        s.answer(0, PICK)
        draw(s, "p-nothing")
    s.answer(0, END)
    assert asked(s) == "1 Savanna"


def test_a_reward_is_taken_before_deciding_on_the_next_card() -> None:
    """K20."""
    s = phase("forest")
    s.answer(0, PICK)
    draw(s, "p-wood")
    assert (asked(s), s.wood[0]) == ("0 Picking", 2)


def test_a_choice_of_rewards_is_made_before_deciding_on_the_next_card() -> None:
    """K20."""
    s = phase("forest")
    s.answer(0, PICK)
    draw(s, "p-choice")
    assert asked(s) == "0 ChooseReward"
    assert clause_against(s, 0, PICK)
    s.answer(0, 1)
    assert asked(s) == "0 Picking"


def test_a_card_is_discarded_before_deciding_on_the_next() -> None:
    """K20."""
    s = phase("forest")
    for card in ("p-wood", "p-nothing"):
        s.answer(0, PICK)
        draw(s, card)
    assert s.picking_discards == cards(PICKING, "p-wood", "p-nothing")
    assert size(s.picking_pile) == 18


@pytest.mark.parametrize(
    ("card", "choice", "has"),
    [
        ("p-nothing", None, {"krom": 5, "hit_points": 4}),
        ("p-wood", None, {"krom": 5, "wood": 2, "hit_points": 4}),
        ("p-choice", 0, {"krom": 5, "wood": 1, "hit_points": 4}),
        ("p-choice", 1, {"krom": 7, "hit_points": 4}),
        ("p-hit-points", None, {"krom": 5, "hit_points": 6}),
    ],
)
def test_each_card_brings_its_reward(card: str, choice: int | None, has: dict[str, int]) -> None:
    """K20."""
    s = phase("forest")
    s.hit_points[0] = 4
    s.answer(0, PICK)
    draw(s, card)
    if choice is not None:
        s.answer(0, choice)
    assert goods(s, 0) == has


def test_a_card_may_bring_a_bonus_card() -> None:
    """K20."""
    s = phase("forest")
    s.answer(0, PICK)
    draw(s, "p-bonus")
    draw(s, "b-swap")
    assert bonus_hand(s, 0) == ["b-swap"]


def test_a_reward_of_hit_points_never_passes_seven() -> None:
    """K20, K16."""
    s = phase("forest")
    s.hit_points[0] = 6
    s.answer(0, PICK)
    draw(s, "p-hit-points")
    assert s.hit_points[0] == 7


def test_before_the_first_card_a_player_may_shuffle_the_discards_into_the_deck() -> None:
    """K20."""
    s = phase("forest")
    s.picking_pile = shuffled(cards(PICKING, "p-nothing", "p-nothing"))
    s.picking_discards = cards(PICKING, "p-wood", "p-bonus", "p-bonus")
    ask_again(s)
    s.answer(0, SHUFFLE)
    assert (s.picking_discards, size(s.picking_pile)) == ((), 5)
    assert asked(s) == "0 Forest"
    s.answer(0, PICK)
    assert sorted(s.choices) == sorted(
        cards(PICKING, "p-nothing", "p-nothing", "p-wood", "p-bonus", "p-bonus")
    )


def test_without_a_shuffle_the_discards_stay_where_they_are() -> None:
    """K20."""
    s = phase("forest")
    s.picking_pile = shuffled(cards(PICKING, "p-nothing", "p-hit-points"))
    s.picking_discards = cards(PICKING, "p-wood")
    s.answer(0, PICK)
    assert sorted(s.choices) == sorted(cards(PICKING, "p-nothing", "p-hit-points"))


def test_after_the_first_card_there_is_no_more_shuffling() -> None:
    """K20."""
    s = phase("forest")
    s.picking_discards = cards(PICKING, "p-wood")
    s.answer(0, PICK)
    draw(s, "p-nothing")
    assert clause_against(s, 0, SHUFFLE) == "K20"


def test_every_card_of_the_deck_is_equally_likely() -> None:
    """K20, K2: 8 nothing, 5 wood, 3 choices, 2 Bonus, 2 hit points of 20."""
    s = phase("forest")
    s.answer(0, PICK)
    odds = {card: s.odds()[PICKING[card]] * 20 for card in PICKING}
    assert odds == {
        "p-nothing": 8,
        "p-wood": 5,
        "p-choice": 3,
        "p-bonus": 2,
        "p-hit-points": 2,
    }
