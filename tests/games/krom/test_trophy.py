"""The fall of the Kromosaurus and its trophy (K33-K35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import (
    BONUS,
    asked,
    brawl,
    deal,
    dice,
    give_points,
    go,
    play,
    prowl,
    realised,
    refused,
    skip,
    table,
)

from lascaux.games.krom.choices import PLAY, ROB
from lascaux.games.krom.terms import KROM, KROMOSAURUS, NO_SEAT, NOWHERE

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def cornered(hit_points: int, players: int = 2) -> Table:
    """Everybody meets the Kromosaurus, which has this many hit points left, in the Savanna."""
    s = table(players, kromosaurus="on")
    s.kromosaurus_hit_points = hit_points
    go(s, *["savanna"] * players)
    prowl(s, "savanna")
    return s


def test_the_hit_points_of_the_kromosaurus_never_recover() -> None:
    """K33: 10 - 3 = 7 in the next round too, and 7 - 2 = 5 after another combat."""
    s = cornered(10)
    dice(s, 6, 5, 1)
    skip(s)
    skip(s)
    assert s.kromosaurus_hit_points == 7
    go(s, "forest", "mountain")
    prowl(s, "forest")
    assert s.kromosaurus_hit_points == 7
    dice(s, 5, 1)
    assert s.kromosaurus_hit_points == 5


@pytest.mark.parametrize("hit_points", [1, 3])
def test_at_0_it_leaves_the_game_and_the_winner_takes_it_for_1_point(hit_points: int) -> None:
    """K33: 6 - 3 = 3 wounds; never below 0."""
    s = cornered(hit_points)
    dice(s, 5, 6, 1)
    assert s.kromosaurus_hit_points == 0
    assert s.kromosaurus_place == NOWHERE
    assert s.trophy == 1
    assert [s.points(0), s.points(1)] == [0, 1]


def test_with_1_hit_point_left_it_stays() -> None:
    """K33: 4 - 3 = 1."""
    s = cornered(4)
    dice(s, 5, 6, 1)
    assert s.kromosaurus_hit_points == 1
    assert s.trophy == NO_SEAT
    assert s.points(1) == 0


def test_once_fallen_it_is_drawn_no_more_and_fights_no_more() -> None:
    """K33: a lone player acts in peace where it was."""
    s = cornered(3)
    dice(s, 6, 5, 1)
    skip(s)
    skip(s)
    go(s, "forest", "mountain")
    assert asked(s) == "0 Forest"
    skip(s)
    skip(s)
    go(s, "savanna", "forest")
    skip(s)
    assert asked(s) == "0 Savanna"


def test_the_trophy_wins_the_game_for_who_needs_one_point() -> None:
    """K33, K26: 9 + 1 of 10, though seat 0's phase is still to come."""
    s = table(2, kromosaurus="on")
    realised(s, 0, "e-goal")
    s.kromosaurus_hit_points = 3
    go(s, "savanna", "forest")
    prowl(s, "savanna")
    skip(s)
    assert asked(s) == "chance Roll"
    dice(s, 6, 1)
    assert s.over
    assert s.winners == (0,)


def test_the_trophy_of_a_stunned_holder_passes_with_its_point_to_the_winner() -> None:
    """K34: on top of the robbery."""
    s = table(2)
    s.trophy = 1
    s.hit_points[1] = 2
    brawl(s, "savanna", 6, 3)
    assert s.trophy == 0
    assert [s.points(0), s.points(1)] == [1, 0]
    assert asked(s) == "0 Robbery"
    s.answer(0, ROB(1, KROM))
    assert s.krom == [8, 2]


def test_the_trophy_passes_even_if_the_winner_robs_nothing() -> None:
    """K34: it is not a robbery, and not optional."""
    s = table(2)
    s.trophy = 1
    s.hit_points[1] = 2
    s.krom[1] = 0
    brawl(s, "savanna", 6, 3)
    assert s.trophy == 0


def test_a_holder_who_loses_but_stands_keeps_the_trophy() -> None:
    """K34: stunned only; another who is stunned has none to lose."""
    s = table(3)
    s.trophy = 1
    s.hit_points[2] = 1
    brawl(s, "savanna", 6, 3, 2)
    assert s.trophy == 1
    assert s.points(1) == 1


def test_a_holder_who_wins_keeps_the_trophy() -> None:
    """K34."""
    s = table(2)
    s.trophy = 1
    s.hit_points[0] = 1
    brawl(s, "savanna", 2, 6)
    assert s.trophy == 1


def test_a_holder_stunned_by_a_card_keeps_the_trophy() -> None:
    """K34: in a combat only; not even a combat over the holder's body moves it."""
    s = table(4)
    s.trophy = 1
    s.hit_points[1] = 3
    go(s, "forest", "savanna", "savanna", "savanna")
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    s.answer(0, 1)
    skip(s)
    dice(s, 6, 3)
    assert s.hit_points[1] == 0
    assert s.trophy == 1


def test_a_trophy_that_passes_wins_the_game_for_who_needs_one_point() -> None:
    """K34, K26: with six players 6 + 1 of 7."""
    s = table(6)
    give_points(s, 4, 6)
    s.trophy = 2
    s.hit_points[2] = 1
    brawl(s, "savanna", 5, 5, 5, 5, 6, 5)
    assert s.over
    assert s.winners == (4,)


@pytest.mark.parametrize("card", ["b-lose-hit-points", "b-lose-krom", "b-lose-any"])
def test_no_bonus_card_can_target_the_kromosaurus(card: str) -> None:
    """K35: though it stands in the same place."""
    s = cornered(10, 3)
    dice(s, 5, 4, 3, 1)
    deal(s, 0, card)
    play(s, 0, card)
    assert asked(s) == "0 ChooseTarget"
    assert sorted(s.legal(0)) == [1, 2]
    assert refused(s, 0, KROMOSAURUS) == "K29 no-such-choice"


def test_there_is_nobody_to_steal_from_where_the_kromosaurus_alone_is() -> None:
    """K35."""
    s = table(2, kromosaurus="on")
    go(s, "forest", "mountain")
    prowl(s, "forest")
    dice(s, 5, 4)
    deal(s, 0, "b-steal-krom")
    assert refused(s, 0, PLAY(BONUS["b-steal-krom"])) == "K29 no-target"
