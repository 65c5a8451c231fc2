"""The Cave (K19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import asked, bonus_hand, clause_against, deal, draw, goods, phase, play, realise

from lascaux.games.krom.choices import BUY, END, REST, SERVICES
from lascaux.games.krom.terms import BONE, BONUS, HIT_POINTS, KINDS, STONE, WOOD

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def test_rest_brings_three_krom_and_two_hit_points() -> None:
    """K19."""
    s = phase("cave")
    s.hit_points[0] = 3
    s.answer(0, REST)
    assert goods(s, 0) == {"krom": 8, "hit_points": 5}


def test_rest_never_passes_seven_hit_points() -> None:
    """K19, K16."""
    s = phase("cave")
    s.hit_points[0] = 6
    s.answer(0, REST)
    assert goods(s, 0) == {"krom": 8, "hit_points": 7}


@pytest.mark.parametrize("kind", [WOOD, STONE, BONE])
def test_a_resource_costs_three_krom(kind: int) -> None:
    """K19."""
    s = phase("cave")
    s.answer(0, SERVICES)
    s.answer(0, BUY(kind))
    assert goods(s, 0) == {"krom": 2, KINDS[kind]: 1, "hit_points": 7}


def test_a_bonus_card_is_drawn_for_two_krom() -> None:
    """K19."""
    s = phase("cave")
    s.answer(0, SERVICES)
    s.answer(0, BUY(BONUS))
    draw(s, "b-add")
    assert (s.krom[0], bonus_hand(s, 0)) == (3, ["b-add"])


def test_three_hit_points_cost_one_krom() -> None:
    """K19."""
    s = phase("cave")
    s.hit_points[0] = 2
    s.answer(0, SERVICES)
    s.answer(0, BUY(HIT_POINTS))
    assert goods(s, 0) == {"krom": 4, "hit_points": 5}


@pytest.mark.parametrize("before", [5, 6])
def test_bought_hit_points_over_seven_are_lost(before: int) -> None:
    """K19."""
    s = phase("cave")
    s.hit_points[0] = before
    s.answer(0, SERVICES)
    s.answer(0, BUY(HIT_POINTS))
    assert goods(s, 0) == {"krom": 4, "hit_points": 7}


def test_hit_points_are_not_sold_at_seven() -> None:
    """K19."""
    s = phase("cave")
    s.answer(0, SERVICES)
    assert clause_against(s, 0, BUY(HIT_POINTS)) == "K19"


def test_services_are_bought_any_number_of_times() -> None:
    """K19: 20 - 4 x 3 - 2 x 2 - 2 x 1 = 2 krom; 1 + 3 + 3 = 7 hit points."""
    s = phase("cave")
    s.krom[0], s.hit_points[0] = 20, 1
    s.answer(0, SERVICES)
    for kind in (WOOD, HIT_POINTS, WOOD, STONE, HIT_POINTS, BONE):
        s.answer(0, BUY(kind))
    for card in ("b-add", "b-counter"):
        s.answer(0, BUY(BONUS))
        draw(s, card)
    assert goods(s, 0) == {"krom": 2, "wood": 2, "stone": 1, "bone": 1, "hit_points": 7}
    assert sorted(bonus_hand(s, 0)) == ["b-add", "b-counter"]


def services(krom: int) -> Table:
    """Seat 0 has this much and 1 hit point, and a card in hand to be asked in any case."""
    s = phase("cave")
    s.krom[0], s.hit_points[0] = krom, 1
    deal(s, 0, "b-counter")
    s.answer(0, SERVICES)
    return s


@pytest.mark.parametrize(
    ("kind", "price"), [(WOOD, 3), (STONE, 3), (BONE, 3), (BONUS, 2), (HIT_POINTS, 1)]
)
def test_a_service_needs_its_price(kind: int, price: int) -> None:
    """K19."""
    assert BUY(kind) in services(price).legal(0)
    assert clause_against(services(price - 1), 0, BUY(kind)) == "K19"


def test_no_services_after_a_rest() -> None:
    """K19."""
    s = phase("cave")
    s.answer(0, REST)
    assert clause_against(s, 0, SERVICES) == "K19"
    assert clause_against(s, 0, BUY(WOOD))


def test_no_second_rest() -> None:
    """K19, K18."""
    s = phase("cave")
    s.answer(0, REST)
    assert clause_against(s, 0, REST) == "K19"


@pytest.mark.parametrize("bought", [False, True])
def test_no_rest_once_services_are_chosen(bought: bool) -> None:
    """K19: even when nothing was bought."""
    s = phase("cave")
    s.answer(0, SERVICES)
    if bought:
        s.answer(0, BUY(WOOD))
    assert clause_against(s, 0, REST) == "K19"


def test_services_may_buy_nothing() -> None:
    """K19."""
    s = phase("cave", "forest")
    s.answer(0, SERVICES)
    s.answer(0, END)
    assert goods(s, 0) == {"krom": 5, "hit_points": 7}
    assert asked(s) == "1 Forest"


def test_a_bought_card_is_played_in_the_same_phase() -> None:
    """K19: 5 - 2 + 4 krom."""
    s = phase("cave")
    s.answer(0, SERVICES)
    s.answer(0, BUY(BONUS))
    draw(s, "b-gain-krom")
    play(s, 0, "b-gain-krom")
    assert s.krom[0] == 7
    assert asked(s) == "0 Services"


def test_a_bought_resource_pays_for_an_evolution_in_the_same_phase() -> None:
    """K19, K18."""
    s = phase("cave")
    s.answer(0, SERVICES)
    s.answer(0, BUY(WOOD))
    realise(s, 0, "e-wood")
    draw(s, "e-6")
    assert (s.points(0), s.wood[0]) == (2, 0)
