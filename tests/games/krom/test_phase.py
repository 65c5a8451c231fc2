"""The action phase (K18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import (
    BONUS,
    EVOLUTIONS,
    HUNTING,
    asked,
    bonus_hand,
    clause_against,
    deal,
    dice,
    draw,
    go,
    phase,
    play,
    realise,
    table,
)

from lascaux.games.krom.choices import BUY, CLIMB, END, HUNT, PICK, PLAY, REALISE, REST, SERVICES
from lascaux.games.krom.terms import BONE, WOOD

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table

GAIN = PLAY(BONUS["b-gain-krom"])
E_KROM = REALISE(EVOLUTIONS["e-krom"])


@pytest.mark.parametrize("place", ["cave", "forest", "savanna", "mountain"])
def test_the_action_is_compulsory_before_the_phase_may_end(place: str) -> None:
    """K18."""
    s = phase(place)
    assert clause_against(s, 0, END) == "K18"


def test_the_action_stays_compulsory_after_an_evolution_and_a_card() -> None:
    """K18."""
    s = phase("forest")
    deal(s, 0, "b-gain-krom", "b-counter")  # with a card left, seat 0 is asked in any case
    play(s, 0, "b-gain-krom")
    realise(s, 0, "e-krom")
    draw(s, "e-6")
    assert clause_against(s, 0, END) == "K18"


@pytest.mark.parametrize("place", ["cave", "forest", "savanna", "mountain"])
def test_any_number_of_evolutions_and_cards_come_before_the_action(place: str) -> None:
    """K18."""
    s = phase(place)
    s.wood[0] = 1
    deal(s, 0, "b-gain-krom", "b-gain-krom", "b-counter")
    play(s, 0, "b-gain-krom")
    realise(s, 0, "e-krom")
    draw(s, "e-6")
    realise(s, 0, "e-wood")
    draw(s, "e-7")
    play(s, 0, "b-gain-krom")
    assert asked(s) == f"0 {place.capitalize()}"
    assert (s.krom[0], s.points(0)) == (11, 3)  # 5 + 4 - 2 + 4; 1 + 2


def act_in_vain(s: Table, place: str) -> None:
    if place == "cave":
        s.answer(0, REST)
    elif place == "forest":
        s.answer(0, PICK)
        draw(s, "p-nothing")
    elif place == "savanna":
        s.answer(0, HUNT(HUNTING["h-one"]))
        s.answer(0, 0)
        dice(s, 1)
    else:
        s.answer(0, CLIMB)
        dice(s, 1, 2, 3, 4, 6)
        s.answer(0, END)


@pytest.mark.parametrize("place", ["cave", "forest", "savanna", "mountain"])
def test_any_number_of_evolutions_and_cards_come_after_the_action(place: str) -> None:
    """K18."""
    s = phase(place)
    s.wood[0] = 1
    deal(s, 0, "b-gain-krom", "b-gain-krom")
    act_in_vain(s, place)
    krom = s.krom[0]
    play(s, 0, "b-gain-krom")
    realise(s, 0, "e-krom")
    draw(s, "e-6")
    play(s, 0, "b-gain-krom")
    realise(s, 0, "e-wood")
    draw(s, "e-7")
    assert (s.krom[0] - krom, s.points(0), bonus_hand(s, 0)) == (6, 3, [])  # 4 - 2 + 4


def test_evolutions_and_cards_come_between_two_picking_cards() -> None:
    """K18."""
    s = phase("forest")
    deal(s, 0, "b-gain-krom")
    s.answer(0, PICK)
    draw(s, "p-nothing")
    play(s, 0, "b-gain-krom")
    realise(s, 0, "e-krom")
    draw(s, "e-6")
    s.answer(0, PICK)
    draw(s, "p-nothing")
    assert s.krom[0] == 6  # 5 + 4 - 2 - 1


def test_evolutions_and_cards_come_between_two_purchases() -> None:
    """K18."""
    s = phase("cave")
    deal(s, 0, "b-gain-krom")
    s.answer(0, SERVICES)
    s.answer(0, BUY(WOOD))
    realise(s, 0, "e-wood")
    draw(s, "e-6")
    play(s, 0, "b-gain-krom")
    s.answer(0, BUY(BONE))
    assert (s.krom[0], s.wood[0], s.bone[0], s.points(0)) == (3, 0, 1, 2)  # 5 - 3 + 4 - 3


def test_nothing_comes_between_the_choice_of_a_prey_and_its_reward() -> None:
    """K18."""
    s = phase("savanna")
    deal(s, 0, "b-gain-krom")
    s.answer(0, HUNT(HUNTING["h-three"]))
    assert clause_against(s, 0, GAIN)
    assert clause_against(s, 0, E_KROM)
    s.answer(0, 0)
    assert asked(s) == "chance Roll"
    dice(s, 5, 5, 4)  # 14, just enough
    assert asked(s) == "0 ChooseReward"
    assert clause_against(s, 0, GAIN)
    assert clause_against(s, 0, E_KROM)
    s.answer(0, 0)
    draw(s, "h-5")
    assert {GAIN, E_KROM} <= set(s.legal(0))


def test_nothing_comes_between_the_first_mountain_roll_and_the_reward() -> None:
    """K18."""
    s = phase("mountain")
    deal(s, 0, "b-gain-krom")
    s.answer(0, CLIMB)
    dice(s, 4, 4, 4, 4, 1)
    assert clause_against(s, 0, GAIN)
    assert clause_against(s, 0, E_KROM)
    s.answer(0, END)
    assert asked(s) == "0 ChooseReward"
    assert clause_against(s, 0, GAIN)
    assert clause_against(s, 0, E_KROM)
    s.answer(0, 0)
    assert {GAIN, E_KROM} <= set(s.legal(0))


@pytest.mark.parametrize("again", [REST, SERVICES])
def test_the_action_is_done_once_in_the_cave(again: int) -> None:
    """K18, K19."""
    s = phase("cave")
    s.answer(0, REST)
    assert clause_against(s, 0, again) == "K19"


def test_the_action_is_done_once_in_the_mountain() -> None:
    """K18."""
    s = phase("mountain")
    s.answer(0, CLIMB)
    dice(s, 1, 2, 3, 4, 6)
    s.answer(0, END)
    assert clause_against(s, 0, CLIMB) == "K18"


def test_after_the_phase_comes_the_next_player() -> None:
    """K18."""
    s = phase("cave", "forest")
    s.answer(0, REST)
    s.answer(0, END)
    assert asked(s) == "1 Forest"


def test_nobody_else_acts_in_a_phase() -> None:
    """K18."""
    s = phase("cave", "forest")
    deal(s, 1, "b-gain-krom")
    for choice in (REST, PICK, END, GAIN, E_KROM):
        assert clause_against(s, 1, choice)
    assert asked(s) == "0 Cave"


def test_no_phase_no_evolutions_and_no_cards() -> None:
    """K18, K25, K27: at the choice of destinations nothing else is done."""
    s = table()
    deal(s, 0, "b-gain-krom")
    assert clause_against(s, 0, GAIN)
    assert clause_against(s, 0, E_KROM)
    go(s, "forest", "savanna")
    assert {GAIN, E_KROM} <= set(s.legal(0))
