"""Hit points: stunned (K14), never past 7 (K16), stunned outside the combat (K17)."""

from __future__ import annotations

import pytest
from kit import asked, brawl, deal, dice, draw, facts, go, later, play, skip, table

from lascaux.games.krom.choices import BUY, PICK, REST, ROB, SERVICES
from lascaux.games.krom.terms import HIT_POINTS, KROM


def test_a_player_stunned_in_a_combat_has_no_action_phase() -> None:
    """K13, K14: not in this round; in the next the player acts again."""
    s = table(3)
    s.hit_points[1] = 2
    brawl(s, "savanna", 6, 4, 3)
    s.answer(0, 0)
    skip(s)
    assert asked(s) == "2 Savanna"
    assert s.hit_points[1] == 0
    skip(s)
    assert asked(s) == "0 Movement"
    go(s, "cave", "forest", "mountain")
    skip(s)
    assert asked(s) == "1 Forest"


def test_a_player_with_1_hit_point_left_is_not_stunned() -> None:
    """K14: only at 0."""
    s = table(2)
    s.hit_points[1] = 2
    brawl(s, "savanna", 6, 5)
    assert s.hit_points == [7, 1]
    skip(s)
    assert asked(s) == "1 Savanna"


def test_a_rest_never_heals_past_7() -> None:
    """K16: 6 + 2."""
    s = table(2)
    s.hit_points[0] = 6
    later(s, "forest", "forest")
    go(s, "cave", "mountain")
    s.answer(0, REST)
    assert s.hit_points[0] == 7


def test_a_service_never_heals_past_7() -> None:
    """K16: 5 + 3."""
    s = table(2)
    s.hit_points[0] = 5
    later(s, "forest", "forest")
    go(s, "cave", "mountain")
    s.answer(0, SERVICES)
    s.answer(0, BUY(HIT_POINTS))
    assert s.hit_points[0] == 7


@pytest.mark.parametrize(("before", "after"), [(4, 6), (6, 7), (7, 7)])
def test_a_reward_never_heals_past_7(before: int, after: int) -> None:
    """K16: a Picking card of 2 hit points."""
    s = table(2)
    s.hit_points[0] = before
    go(s, "forest", "mountain")
    s.answer(0, PICK)
    draw(s, "p-hit-points")
    assert s.hit_points[0] == after


def test_a_bonus_card_never_heals_past_7() -> None:
    """K16: 6 + 3."""
    s = table(2)
    s.hit_points[0] = 6
    go(s, "forest", "mountain")
    deal(s, 0, "b-gain-hit-points")
    play(s, 0, "b-gain-hit-points")
    assert s.hit_points[0] == 7


def test_a_player_stunned_before_their_place_comes_up_neither_fights_nor_acts_nor_is_robbed() -> (
    None
):
    """K17: seat 1 lies there while 2 and 3 fight; the winner may rob only those they stunned."""
    s = table(4)
    s.hit_points = [7, 3, 7, 1]
    go(s, "forest", "savanna", "savanna", "savanna")
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    s.answer(0, 1)
    skip(s)
    assert facts(s, "combat", "place", "fighters") == [("savanna", [2, 3])]
    dice(s, 5, 4)
    assert asked(s) == "2 Robbery"
    assert sorted(s.legal(2)) == [0, ROB(3, KROM)]  # nothing, or krom of seat 3
    s.answer(2, 0)
    skip(s)
    assert asked(s) == "0 Movement"
    assert s.krom == [5, 5, 5, 5]


def test_a_player_stunned_before_the_combat_is_not_asked_for_combat_cards() -> None:
    """K17, K10: the stunned player holds one, but takes no part."""
    s = table(4)
    s.hit_points[1] = 3
    go(s, "forest", "savanna", "savanna", "savanna")
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    s.answer(0, 1)
    skip(s)
    deal(s, 1, "b-add")
    dice(s, 5, 4)
    assert asked(s) == "2 Savanna"


def test_a_player_stunned_between_combat_and_phase_does_not_act_and_the_order_stands() -> None:
    """K17: the order is 3, 1, 2, 0; the first stuns the second."""
    s = table(4)
    s.hit_points[1] = 4
    brawl(s, "savanna", 3, 5, 4, 6)  # seat 1: 4 - 1 = 3
    deal(s, 3, "b-lose-hit-points")
    play(s, 3, "b-lose-hit-points")
    s.answer(3, 1)
    assert s.hit_points[1] == 0
    for seat in (3, 2, 0):
        assert asked(s) == f"{seat} Savanna"
        skip(s)
    assert asked(s) == "0 Movement"


def test_a_player_stunned_after_acting_loses_nothing_this_round() -> None:
    """K17: a player keeps everything, and gets up with the others."""
    s = table(2)
    s.hit_points[0] = 3
    s.wood[0] = 2
    go(s, "forest", "savanna")
    skip(s)
    deal(s, 1, "b-lose-hit-points")
    play(s, 1, "b-lose-hit-points")
    assert s.hit_points[0] == 0
    assert (s.krom[0], s.wood[0]) == (5, 2)
    skip(s)
    assert s.waiting() == [0, 1]
    assert s.hit_points == [7, 7]
    assert (s.krom[0], s.wood[0]) == (5, 2)
