"""Combat without cards (K9, K11-K13) and the first worked example."""

from __future__ import annotations

from fractions import Fraction

import pytest
from kit import asked, brawl, cast, deal, dice, facts, go, play, skip, table, told

from lascaux.games.krom.choices import ROB
from lascaux.games.krom.terms import KROM, PLACES


def test_two_able_players_in_a_place_fight_with_one_die_each() -> None:
    """K9: whoever is elsewhere does not; every roll of the two dice is equally likely."""
    s = table(3)
    go(s, "savanna", "mountain", "savanna")
    assert facts(s, "combat", "place", "fighters") == [("savanna", [0, 2])]
    assert s.odds() == dict.fromkeys(range(36), Fraction(1, 36))
    dice(s, 2, 5)
    assert facts(s, "combat-dice", "fighters", "dice", "totals") == [([0, 2], [2, 5], [2, 5])]


def test_all_six_may_fight_in_one_place() -> None:
    """K9."""
    s = table(6)
    brawl(s, "savanna", 1, 2, 3, 4, 5, 6)
    assert facts(s, "combat-won", "fighter", "total") == [(5, 6)]


@pytest.mark.parametrize(
    ("place", "names", "winner"),
    [
        ("cave", ("alma", "kolos"), 1),  # the heavier
        ("cave", ("kolos", "alma"), 0),
        ("savanna", ("alma", "kolos"), 1),
        ("savanna", ("kolos", "alma"), 0),
        ("forest", ("alma", "kolos"), 0),  # the lighter
        ("forest", ("kolos", "alma"), 1),
        ("mountain", ("alma", "kolos"), 0),
        ("mountain", ("kolos", "alma"), 1),
    ],
)
def test_a_tie_goes_to_the_heavier_in_cave_and_savanna_and_to_the_lighter_elsewhere(
    place: str, names: tuple[str, str], winner: int
) -> None:
    """K11; K12: a tie costs the loser nothing; K13: the winner acts first."""
    s = table(2)
    cast(s, *names)
    brawl(s, place, 4, 4)
    assert facts(s, "combat-won", "fighter", "total") == [(winner, 4)]
    assert s.hit_points == [7, 7]
    assert [phase["seat"] for phase in told(s, "phase")] == [winner]


def test_the_highest_total_wins_whatever_the_weights() -> None:
    """K11."""
    s = table(2)
    brawl(s, "savanna", 5, 4)  # alma, the lighter, in a place of the heavier
    assert facts(s, "combat-won", "fighter", "total") == [(0, 5)]


@pytest.mark.parametrize(("place", "winner"), [("cave", 5), ("mountain", 0)])
def test_a_tie_of_all_six_has_exactly_one_winner(place: str, winner: int) -> None:
    """K11: seats 0 to 5 are ordered by weight."""
    s = table(6)
    brawl(s, place, 3, 3, 3, 3, 3, 3)
    assert facts(s, "combat-won", "fighter", "total") == [(winner, 3)]


@pytest.mark.parametrize(
    ("place", "order"),
    [
        ("cave", [1, 2, 3, 0]),
        ("forest", [1, 0, 3, 2]),
        ("savanna", [1, 2, 3, 0]),
        ("mountain", [1, 0, 3, 2]),
    ],
)
def test_lower_ties_are_ordered_by_weight_too(place: str, order: list[int]) -> None:
    """K11, K13: after the winner three tie, of 48, 91 and 63 kg."""
    s = table(4)
    cast(s, "alma", "morhy", "karok", "valkyr")
    brawl(s, place, 2, 6, 2, 2)
    for seat in order:
        assert s.turn == seat
        skip(s)
    assert [phase["seat"] for phase in told(s, "phase")] == order


def test_every_loser_loses_the_difference_to_the_winner() -> None:
    """K12: 6 - 1 = 5, 6 - 4 = 2; the winner nothing."""
    s = table(3)
    brawl(s, "forest", 1, 6, 4)
    assert s.hit_points == [2, 7, 5]


def test_damage_counts_what_bonus_cards_added_on_both_sides() -> None:
    """K10, K12: 4 + 3 against 2 + 3 + 3, so 8 - 7 = 1."""
    s = table(2)
    deal(s, 0, "b-add")
    deal(s, 1, "b-add", "b-add")
    brawl(s, "forest", 4, 2)
    play(s, 1, "b-add")
    s.answer(0, 0)  # no counter
    play(s, 0, "b-add")
    s.answer(1, 0)
    play(s, 1, "b-add")
    assert facts(s, "combat-won", "fighter", "total") == [(1, 8)]
    assert s.hit_points == [6, 7]


def test_hit_points_never_fall_below_0() -> None:
    """K12: 6 - 1 = 5 lost of 2."""
    s = table(2)
    s.hit_points[1] = 2
    brawl(s, "savanna", 6, 1)
    assert s.hit_points == [7, 0]


def test_all_damage_is_dealt_before_anything_else_happens() -> None:
    """K12: seat 1 lies stunned and seat 2 is hurt by the time the winner is asked."""
    s = table(3)
    s.hit_points[1] = 3
    brawl(s, "savanna", 6, 3, 2)
    assert asked(s) == "0 Robbery"
    assert s.hit_points == [7, 0, 3]


def test_the_fighters_act_in_descending_order_of_their_totals() -> None:
    """K13."""
    s = table(4)
    brawl(s, "savanna", 3, 5, 4, 6)
    for seat in (3, 1, 2, 0):
        assert asked(s) == f"{seat} Savanna"
        skip(s)
    assert asked(s) == "0 Movement"


def test_the_order_of_the_phases_counts_bonus_cards() -> None:
    """K13: 2 + 3 = 5 passes 4."""
    s = table(3)
    deal(s, 0, "b-add")
    brawl(s, "savanna", 2, 4, 6)
    play(s, 0, "b-add")
    for seat in (2, 0, 1):
        assert s.turn == seat
        skip(s)


def test_kolos_6_karok_3_valkyr_2() -> None:
    """Worked example 1 (K11-K15): Valkyr loses 4, Karok the last 3; Kolos may rob Karok."""
    s = table(3)
    cast(s, "valkyr", "kolos", "karok")
    s.hit_points[2] = 3
    brawl(s, "savanna", 2, 6, 3)
    assert s.hit_points == [3, 7, 0]
    assert asked(s) == "1 Robbery"
    assert sorted(s.legal(1)) == [0, ROB(2, KROM)]  # nothing, or krom of seat 2
    s.answer(1, 0)
    assert asked(s) == "1 Savanna"
    skip(s)
    assert asked(s) == "0 Savanna"
    skip(s)
    assert asked(s) == "0 Movement"


@pytest.mark.parametrize("place", PLACES)
def test_kolos_6_karok_3_valkyr_2_act_in_this_order(place: str) -> None:
    """Worked example 1 (K13), were Karok unhurt."""
    s = table(3)
    cast(s, "valkyr", "kolos", "karok")
    brawl(s, place, 2, 6, 3)
    for seat in (1, 2, 0):
        assert s.turn == seat
        skip(s)
