"""Evolutions (K25) and the goal (K26)."""

from __future__ import annotations

import pytest
from kit import (
    EVOLUTIONS,
    ask_again,
    asked,
    brawl,
    cards,
    clause_against,
    deal,
    dice,
    draw,
    give_points,
    go,
    goods,
    phase,
    prowl,
    realise,
    realised,
    table,
    told,
)

from lascaux.games.krom.choices import END, PICK, REALISE, REST
from lascaux.kernel.pile import shuffled

E_KROM = REALISE(EVOLUTIONS["e-krom"])


def test_an_evolution_is_paid_taken_and_scored() -> None:
    """K25: e-mixed costs 1 of each and brings 3 points."""
    s = phase("forest")
    s.krom[0], s.wood[0], s.stone[0], s.bone[0] = 4, 3, 2, 5
    ask_again(s)
    realise(s, 0, "e-mixed")
    assert goods(s, 0) == {"krom": 3, "wood": 2, "stone": 1, "bone": 4, "hit_points": 7}
    assert s.evolutions == [cards(EVOLUTIONS, "e-mixed"), ()]
    assert (s.points(0), s.points(1)) == (3, 0)


@pytest.mark.parametrize("missing", [0, 1, 2, 3])
def test_the_whole_cost_must_be_there(missing: int) -> None:
    """K25: krom, wood, stone or bone is missing."""
    s = phase("forest")
    s.krom[0], s.wood[0], s.stone[0], s.bone[0] = 9, 9, 9, 9
    s.stock(missing)[0] = 0
    ask_again(s)
    assert clause_against(s, 0, REALISE(EVOLUTIONS["e-mixed"])) == "K25"


def test_the_exact_cost_is_enough() -> None:
    """K25: 2 krom for e-krom; 1 is not."""
    s = phase("forest")
    s.krom[0] = 2
    deal(s, 0, "b-counter")
    assert E_KROM in s.legal(0)
    s.krom[0] = 1
    ask_again(s)
    assert clause_against(s, 0, E_KROM) == "K25"


@pytest.mark.parametrize("place", ["cave", "forest", "savanna"])
def test_a_card_with_a_place_is_not_realised_elsewhere(place: str) -> None:
    """K25."""
    s = phase(place)
    s.stone[0] = 1
    ask_again(s)
    assert clause_against(s, 0, REALISE(EVOLUTIONS["e-mountain"])) == "K25"


def test_a_card_with_a_place_is_realised_there() -> None:
    """K25."""
    s = phase("mountain")
    s.stone[0] = 1
    ask_again(s)
    realise(s, 0, "e-mountain")
    assert s.points(0) == 3


def test_only_a_card_of_the_row_is_realised() -> None:
    """K25."""
    s = phase("forest")
    assert clause_against(s, 0, REALISE(EVOLUTIONS["e-goal"]))


def test_nobody_realises_in_the_phase_of_another() -> None:
    """K25."""
    s = phase("forest", "savanna")
    assert clause_against(s, 1, E_KROM)


def test_nobody_realises_in_a_combat_or_a_robbery() -> None:
    """K25."""
    s = table()
    deal(s, 0, "b-add")
    s.hit_points[1] = 1
    brawl(s, "forest", 6, 1)
    assert asked(s) == "0 BonusWindow"
    assert clause_against(s, 0, E_KROM)
    s.answer(0, END)
    assert asked(s) == "0 Robbery"
    assert clause_against(s, 0, E_KROM)


def test_a_realised_card_is_replaced_at_once() -> None:
    """K25."""
    s = phase("forest")
    s.wood[0] = 1
    ask_again(s)
    realise(s, 0, "e-wood")
    assert asked(s) == "chance RefillEvolutions"
    draw(s, "e-20")
    assert s.evolution_row == cards(EVOLUTIONS, "e-krom", "e-20", "e-mountain", "e-mixed")
    assert not set(s.evolution_pile[0]) & set(s.evolution_row)


def test_the_new_card_may_be_realised_too() -> None:
    """K25."""
    s = phase("forest")
    s.bone[0] = 2
    ask_again(s)
    realise(s, 0, "e-krom")
    draw(s, "e-6")
    realise(s, 0, "e-6")
    assert s.points(0) == 3  # 1 + 2


@pytest.mark.parametrize("card", ["e-krom", "e-wood"])
def test_who_reaches_the_goal_wins_at_once(card: str) -> None:
    """K26: 9 + 1 is the goal of 10, 9 + 2 is beyond it. He has not even acted."""
    s = phase("forest", "savanna")
    s.wood[0] = 1
    realised(s, 0, "e-goal")
    ask_again(s)
    realise(s, 0, card)
    assert (asked(s), s.winners) == ("over", (0,))
    assert [fact["seats"] for fact in told(s, "won")] == [[0]]


def test_one_point_short_is_not_the_goal() -> None:
    """K26."""
    s = phase("forest")
    realised(s, 0, "e-6", "e-7", "e-8", "e-9")
    ask_again(s)
    realise(s, 0, "e-krom")  # 8 + 1
    assert asked(s) == "chance RefillEvolutions"
    assert s.winners == ()


def test_the_goal_ends_the_game_between_two_picking_cards() -> None:
    """K26."""
    s = phase("forest", "savanna")
    realised(s, 0, "e-goal")
    s.answer(0, PICK)
    draw(s, "p-nothing")
    realise(s, 0, "e-krom")
    assert (asked(s), s.winners) == ("over", (0,))
    assert clause_against(s, 1, PICK)


def test_the_goal_is_reached_with_the_last_evolution_too() -> None:
    """K26, K37: the win comes before the count at the end of the round."""
    s = phase("forest", "savanna")
    realised(s, 0, "e-goal")
    give_points(s, 1, 9)
    s.evolution_row, s.evolution_pile = cards(EVOLUTIONS, "e-krom"), shuffled(())
    ask_again(s)
    realise(s, 0, "e-krom")
    assert (asked(s), s.winners) == ("over", (0,))


def test_the_goal_is_reached_through_a_new_trophy() -> None:
    """K26, K33: Alma, 6, beats the Kromosaurus, 2 + 2, which had 2 hit points left."""
    s = table(3, kromosaurus="on")
    realised(s, 0, "e-goal")
    s.kromosaurus_hit_points = 2
    go(s, "forest", "savanna", "savanna")
    prowl(s, "forest")
    dice(s, 6, 2)
    assert (asked(s), s.winners, s.points(0)) == ("over", (0,), 10)


def test_the_goal_is_reached_through_the_trophy_of_another_before_any_robbery() -> None:
    """K26, K34, K15."""
    s = table(kromosaurus="on")
    realised(s, 0, "e-goal")
    s.trophy, s.kromosaurus_hit_points, s.hit_points[1] = 1, 0, 1
    brawl(s, "forest", 6, 1)
    assert (asked(s), s.winners, s.points(0)) == ("over", (0,), 10)


def test_the_game_goes_on_while_nobody_has_reached_the_goal() -> None:
    """K26."""
    s = phase("cave", "forest")
    realised(s, 0, "e-goal")
    s.answer(0, REST)
    s.answer(0, END)
    assert asked(s) == "1 Forest"
