"""Variants: the Glacial board (K32), the Kromosaurus and its trophy (K33-K35), stun recovery (K5)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from kit import asked, brawl, deal, dice, facts, go, later, play, prowl, skip, table, told

from lascaux.games.krom.choices import END, REST
from lascaux.games.krom.terms import FOREST, KROMOSAURUS, MOUNTAIN, NOWHERE, SAVANNA

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def haunted(players: int, place: str, *faces: int) -> Table:
    """Everybody meets the Kromosaurus in a place; these dice by seat, its own last."""
    s = table(players, kromosaurus="on")
    go(s, *[place] * players)
    prowl(s, place)
    dice(s, *faces)
    return s


@pytest.mark.parametrize(("recovery", "hit_points"), [("7", 7), ("6", 6)])
def test_a_stunned_player_gets_up_with_as_many_hit_points_as_the_printing_says(
    recovery: str, hit_points: int
) -> None:
    """K5."""
    s = table(2, stun_recovery=recovery)
    s.hit_points = [5, 1]
    go(s, "savanna", "savanna")
    dice(s, 6, 1)
    s.answer(0, END)
    skip(s)
    assert s.hit_points == [5, hit_points]


def test_the_first_printing_changes_neither_the_start_nor_the_maximum() -> None:
    """K5, K1, K16: 7 hit points to begin with, and again after a rest at 6."""
    s = table(2, stun_recovery="6")
    assert s.hit_points == [7, 7]
    s.hit_points[0] = 6
    later(s, "forest", "forest")
    go(s, "cave", "mountain")
    s.answer(0, REST)
    assert s.hit_points[0] == 7


@pytest.mark.parametrize("place", ["forest", "savanna", "mountain"])
@pytest.mark.parametrize(("before", "after"), [(7, 6), (2, 1), (1, 1)])
def test_on_the_glacial_board_a_phase_outside_costs_a_hit_point_never_the_last(
    place: str, before: int, after: int
) -> None:
    """K32."""
    s = table(2, glacial="on")
    s.hit_points[0] = before
    go(s, place, "forest" if place == "mountain" else "mountain")
    if s.turn == 1:
        skip(s)
    assert s.turn == 0
    assert s.hit_points[0] == after
    assert told(s, "stunned") == []


@pytest.mark.parametrize(("before", "after"), [(3, 4), (6, 7), (7, 7)])
def test_on_the_glacial_board_a_phase_in_the_cave_heals_a_hit_point(
    before: int, after: int
) -> None:
    """K32, K16."""
    s = table(2, glacial="on")
    s.hit_points[0] = before
    later(s, "forest", "forest")
    go(s, "cave", "mountain")
    assert asked(s) == "0 Cave"
    assert s.hit_points[0] == after


def test_the_cold_bites_at_the_start_of_each_ones_own_phase() -> None:
    """K32: not before the combat, nor when another begins."""
    s = table(3, glacial="on")
    brawl(s, "savanna", 6, 5, 3)
    assert s.hit_points == [6, 6, 4]  # seat 0 in its phase: 7 - 1; 1: 7 - 1; 2: 7 - 3
    skip(s)
    assert s.hit_points == [6, 5, 4]
    skip(s)
    assert s.hit_points == [6, 5, 3]


def test_the_cold_spares_who_has_no_phase() -> None:
    """K32: a stunned player stays at 0 and is not healed in the Cave."""
    s = table(2, glacial="on")
    s.hit_points[1] = 1
    brawl(s, "cave", 6, 1)
    s.answer(0, END)
    assert asked(s) == "0 Cave"
    assert s.hit_points == [7, 0]


@pytest.mark.parametrize("place", ["cave", "forest", "savanna", "mountain"])
def test_on_the_green_board_a_phase_starts_without_cold_or_warmth(place: str) -> None:
    """K32: a variant, off by default."""
    s = table(2)
    s.hit_points = [4, 4]
    brawl(s, place, 3, 3)
    assert told(s, "phase") != []
    assert s.hit_points == [4, 4]


def test_without_the_variant_there_is_no_kromosaurus() -> None:
    """K33."""
    s = table(2)
    go(s, "forest", "savanna")
    assert asked(s) == "0 Forest"
    assert told(s, "kromosaurus-moved") == []


def test_the_kromosaurus_is_off_the_board_at_first_with_10_hit_points() -> None:
    """K33."""
    s = table(2, kromosaurus="on")
    assert s.kromosaurus_place == NOWHERE
    assert s.kromosaurus_hit_points == 10


def test_its_destination_is_drawn_after_the_players_reveal_each_equally_likely() -> None:
    """K33."""
    s = table(2, kromosaurus="on")
    s.answer(0, FOREST)
    assert s.waiting() == [1]
    s.answer(1, SAVANNA)
    assert asked(s) == "chance KromosaurusMoves"
    assert s.place == [FOREST, SAVANNA]
    assert s.odds() == dict.fromkeys((FOREST, SAVANNA, MOUNTAIN), Fraction(1, 3))


def test_it_may_stay_where_it_is() -> None:
    """K33: the odds are the same every round."""
    s = table(2, kromosaurus="on")
    go(s, "forest", "savanna")
    prowl(s, "mountain")
    skip(s)
    skip(s)
    go(s, "savanna", "forest")
    assert s.odds() == dict.fromkeys((FOREST, SAVANNA, MOUNTAIN), Fraction(1, 3))
    prowl(s, "mountain")
    assert s.kromosaurus_place == MOUNTAIN


def test_it_fights_even_a_lone_player_with_its_die_and_2() -> None:
    """K33, K9: 3 + 2 against 4, so the player loses 1, and acts."""
    s = table(2, kromosaurus="on")
    go(s, "forest", "savanna")
    prowl(s, "savanna")
    skip(s)
    assert facts(s, "combat", "place", "fighters") == [("savanna", [1, KROMOSAURUS])]
    assert len(s.choices) == 36
    dice(s, 4, 3)
    assert facts(s, "combat-won", "fighter", "total") == [(KROMOSAURUS, 5)]
    assert s.hit_points == [7, 6]
    assert asked(s) == "1 Savanna"


def test_with_nobody_there_it_fights_nobody() -> None:
    """K33."""
    s = table(2, kromosaurus="on")
    go(s, "forest", "savanna")
    prowl(s, "mountain")
    skip(s)
    skip(s)
    assert told(s, "combat") == []
    assert asked(s) == "0 Movement"


def test_with_only_stunned_players_there_it_fights_nobody() -> None:
    """K33: the able only."""
    s = table(2, kromosaurus="on")
    s.hit_points[1] = 3
    go(s, "forest", "savanna")
    prowl(s, "savanna")
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    skip(s)
    assert told(s, "combat") == []
    assert s.waiting() == [0, 1]


def test_it_is_wounded_like_any_loser_and_wounds_all_when_it_wins() -> None:
    """K33, K12: 6 - (1 + 2) = 3 for it; then 6 + 2 = 8 against 5 and 2."""
    s = haunted(2, "savanna", 6, 5, 1)
    assert s.kromosaurus_hit_points == 7
    assert s.hit_points == [7, 6]
    t = haunted(2, "savanna", 5, 2, 6)
    assert t.kromosaurus_hit_points == 10
    assert t.hit_points == [4, 1]


@pytest.mark.parametrize(
    ("place", "winner"), [("forest", 1), ("mountain", 1), ("savanna", KROMOSAURUS)]
)
def test_it_counts_as_the_heaviest(place: str, winner: int) -> None:
    """K33, K11: it ties at 3 + 2 with Kolos."""
    s = table(2, kromosaurus="on")
    s.characters = (0, 5)
    go(s, place, place)
    prowl(s, place)
    dice(s, 4, 5, 3)
    assert facts(s, "combat-won", "fighter", "total") == [(winner, 5)]


def test_it_is_skipped_in_the_window_for_combat_cards() -> None:
    """K33, K10: it is ranked last; the player ranked last starts, and three passes close."""
    s = table(3, kromosaurus="on")
    for seat in range(3):
        deal(s, seat, "b-counter")
    go(s, "savanna", "savanna", "savanna")
    prowl(s, "savanna")
    dice(s, 6, 4, 5, 1)  # its total is 3
    for seat in (1, 2, 0):
        assert asked(s) == f"{seat} BonusWindow"
        s.answer(seat, END)
    assert asked(s) == "0 Savanna"


def test_it_has_no_phase_and_the_players_act_in_order() -> None:
    """K33, K13: it is second of four."""
    s = haunted(3, "savanna", 4, 6, 2, 3)
    for seat in (1, 0, 2):
        assert asked(s) == f"{seat} Savanna"
        skip(s)
    assert asked(s) == "0 Movement"


def test_it_never_robs_nor_does_anyone_when_it_wins() -> None:
    """K33, K15: both are stunned; nobody acts, nothing changes hands."""
    s = table(2, kromosaurus="on")
    s.hit_points = [1, 1]
    go(s, "savanna", "savanna")
    prowl(s, "savanna")
    dice(s, 6, 2, 6)
    assert asked(s) == "0 Movement"
    assert s.krom == [5, 5]
