"""The round (K5-K8)."""

from __future__ import annotations

import pytest
from kit import (
    asked,
    brawl,
    cast,
    deal,
    dice,
    facts,
    go,
    goods,
    later,
    play,
    refused,
    skip,
    table,
    told,
)

from lascaux.games.krom import KROM
from lascaux.games.krom.terms import CAVE, FOREST, MOUNTAIN, PLACES, SAVANNA


def test_a_stunned_player_gets_up_with_7_hit_points_when_the_next_round_starts() -> None:
    """K5: not before, and nobody else recovers."""
    s = table(3)
    s.hit_points = [7, 4, 5]
    go(s, "forest", "forest", "mountain")
    dice(s, 6, 2)  # seat 1 loses 4 of 4
    s.answer(0, 0)
    skip(s)
    assert asked(s) == "2 Mountain"
    assert s.hit_points == [7, 0, 5]
    skip(s)
    assert s.round == 2
    assert s.hit_points == [7, 7, 5]


def test_nobody_gets_up_when_the_game_ends_with_the_round() -> None:
    """K5: at the start of a round only; after round 60 there is none (K37)."""
    s = table(2)
    s.round = 60
    s.hit_points[1] = 1
    go(s, "savanna", "savanna")
    dice(s, 6, 1)
    s.answer(0, 0)
    skip(s)
    assert s.over
    assert s.hit_points == [7, 0]


@pytest.mark.parametrize("here", range(4))
def test_a_player_must_choose_a_place_other_than_their_own(here: int) -> None:
    """K6."""
    s = table(2)
    later(s, PLACES[here], PLACES[here])
    for seat in range(2):
        assert sorted(s.legal(seat)) == [place for place in range(4) if place != here]
        assert refused(s, seat, here) == "K6 must-move"


def test_nobody_can_choose_the_cave_in_round_1() -> None:
    """K6."""
    s = table(6)
    for seat in range(6):
        assert sorted(s.legal(seat)) == [FOREST, SAVANNA, MOUNTAIN]
        assert refused(s, seat, CAVE) == "K6 not-the-cave"


def test_the_cave_can_be_chosen_from_round_2_on() -> None:
    """K6."""
    s = table(2)
    go(s, "forest", "mountain")
    skip(s)
    skip(s)
    go(s, "cave", "cave")
    assert s.place == [CAVE, CAVE]


def test_all_choose_at_the_same_time_in_any_order_and_move_together() -> None:
    """K6: nobody moves before the last has chosen."""
    s = table(3)
    assert s.waiting() == [0, 1, 2]
    s.answer(2, FOREST)
    s.answer(0, MOUNTAIN)
    assert s.waiting() == [1]
    assert s.place == [CAVE, CAVE, CAVE]
    assert told(s, "moved") == []
    s.answer(1, SAVANNA)
    assert s.place == [MOUNTAIN, SAVANNA, FOREST]
    assert asked(s) == "2 Forest"


def test_destinations_are_secret_until_all_have_chosen() -> None:
    """K6: whatever one player chose, the others and a spectator see the same table."""
    one, two = table(3), table(3)
    one.answer(1, FOREST)
    two.answer(1, MOUNTAIN)
    for seat in (0, 2, None):
        assert KROM.view(one, seat) == KROM.view(two, seat)
    assert KROM.view(one, 1) != KROM.view(two, 1)
    assert one.events == two.events
    assert one.legal(0) == two.legal(0)


def test_who_has_chosen_is_told_so_and_by_whom_the_others_are_kept_waiting() -> None:
    """K6: a player who has chosen may choose again."""
    s = table(3)
    s.answer(1, FOREST)
    told_him = KROM.describe(s, 1)
    assert (told_him.prompt.key, told_him.prompt.args) == (
        "prompt-chosen",
        {"who": {"list": [{"seat": 0}, {"seat": 2}]}},
    )
    assert [choice.id for choice in told_him.choices] == [FOREST, SAVANNA, MOUNTAIN]
    assert KROM.describe(s, 0).prompt.key == "prompt-movement"


def test_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    """K6."""
    s = table(3)
    s.answer(0, FOREST)
    s.answer(1, FOREST)
    s.answer(0, SAVANNA)
    s.answer(0, MOUNTAIN)
    s.answer(1, SAVANNA)
    assert s.waiting() == [2]
    s.answer(2, FOREST)
    assert s.place == [MOUNTAIN, SAVANNA, FOREST]


def test_a_change_that_is_refused_leaves_the_choice_as_it_was() -> None:
    """K6."""
    s = table(2)
    s.answer(0, SAVANNA)
    assert refused(s, 0, CAVE) == "K6 not-the-cave"
    s.answer(1, FOREST)
    assert s.place == [SAVANNA, FOREST]


def test_no_choice_may_be_changed_once_the_last_player_has_chosen() -> None:
    """K6."""
    s = table(2)
    go(s, "forest", "savanna")
    assert refused(s, 1, MOUNTAIN).endswith("not-your-turn")
    assert s.place == [FOREST, SAVANNA]


def test_a_player_who_lay_stunned_chooses_like_anyone_else_but_not_where_they_lay() -> None:
    """K6."""
    s = table(2)
    s.hit_points[1] = 1
    go(s, "savanna", "savanna")
    dice(s, 6, 1)
    s.answer(0, 0)
    skip(s)
    assert s.waiting() == [0, 1]
    assert sorted(s.legal(1)) == [CAVE, FOREST, MOUNTAIN]
    assert refused(s, 1, SAVANNA) == "K6 must-move"
    go(s, "forest", "mountain")
    skip(s)
    assert asked(s) == "1 Mountain"


def test_places_are_resolved_in_the_order_cave_forest_savanna_mountain() -> None:
    """K7: whatever the seats."""
    s = table(4)
    later(s, "cave", "cave", "cave", "forest")
    go(s, "mountain", "savanna", "forest", "cave")
    for turn in ("3 Cave", "2 Forest", "1 Savanna", "0 Mountain"):
        assert asked(s) == turn
        skip(s)
    assert asked(s) == "0 Movement"


@pytest.mark.parametrize("place", PLACES)
def test_the_combat_at_a_place_comes_before_the_phases_there(place: str) -> None:
    """K7."""
    s = table(2)
    later(s, *["forest" if place == "cave" else "cave"] * 2)
    go(s, place, place)
    assert asked(s) == "chance Roll"
    assert told(s, "phase") == []
    dice(s, 5, 4)
    assert facts(s, "phase", "seat", "place") == [(0, place)]
    skip(s)
    assert facts(s, "phase", "seat", "place")[1:] == [(1, place)]


def test_a_combat_is_fought_when_its_place_comes_up_not_before() -> None:
    """K7: two pairs; the second fights after the first has acted."""
    s = table(4)
    go(s, "mountain", "forest", "mountain", "forest")
    assert facts(s, "combat", "place", "fighters") == [("forest", [1, 3])]
    dice(s, 5, 4)
    skip(s)
    assert len(told(s, "combat")) == 1
    skip(s)
    assert facts(s, "combat", "place", "fighters")[1:] == [("mountain", [0, 2])]
    assert asked(s) == "chance Roll"


def test_a_single_player_simply_acts() -> None:
    """K8: no dice, no wounds."""
    s = table(2)
    go(s, "forest", "savanna")
    assert asked(s) == "0 Forest"
    skip(s)
    assert asked(s) == "1 Savanna"
    assert told(s, "combat") == []
    assert s.hit_points == [7, 7]


def test_a_single_able_player_acts_without_combat_beside_a_stunned_one() -> None:
    """K8: only the able count."""
    s = table(3)
    s.hit_points[1] = 3
    go(s, "forest", "savanna", "savanna")
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    s.answer(0, 1)
    assert s.hit_points[1] == 0
    skip(s)
    assert asked(s) == "2 Savanna"
    assert told(s, "combat") == []


def test_the_round_ends_after_the_mountain() -> None:
    """K8: the next one starts with movement, from where the players are."""
    s = table(2)
    go(s, "forest", "mountain")
    skip(s)
    assert s.round == 1
    skip(s)
    assert s.round == 2
    assert s.waiting() == [0, 1]
    assert s.place == [FOREST, MOUNTAIN]
    assert sorted(s.legal(1)) == [CAVE, FOREST, SAVANNA]


def test_a_round_with_nobody_in_the_mountain_ends_too() -> None:
    """K8."""
    s = table(2)
    brawl(s, "cave", 3, 2)
    skip(s)
    skip(s)
    assert s.round == 3


def test_alma_alone_acts_then_morhy_and_valkyr_fight_before_either_acts() -> None:
    """Worked example 2 (K7, K8)."""
    s = table(3)
    cast(s, "alma", "morhy", "valkyr")
    go(s, "forest", "savanna", "savanna")
    assert asked(s) == "0 Forest"
    assert told(s, "combat") == []
    skip(s)
    assert asked(s) == "chance Roll"
    assert facts(s, "combat", "place", "fighters") == [("savanna", [1, 2])]
    assert [phase["seat"] for phase in told(s, "phase")] == [0]
    dice(s, 3, 5)
    assert asked(s) == "2 Savanna"
    assert goods(s, 1) == {"krom": 5, "hit_points": 5}
    skip(s)
    assert asked(s) == "1 Savanna"
