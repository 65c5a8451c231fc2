"""Robbing the stunned, and the order of things after a combat (K15)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from kit import (
    BONUS,
    asked,
    bonus_hand,
    brawl,
    deal,
    dice,
    go,
    goods,
    prowl,
    realised,
    refused,
    skip,
    table,
    told,
)

from lascaux.games.krom.choices import END, ROB
from lascaux.games.krom.terms import KINDS
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def loot(victim: int, kind: str) -> int:
    return ROB(victim, KINDS.index(kind))


def beaten() -> Table:
    """Seat 0 has stunned seat 1, who has everything."""
    s = table(2)
    s.hit_points[1] = 1
    s.wood[1], s.stone[1], s.bone[1] = 3, 2, 1
    brawl(s, "savanna", 6, 1)
    return s


def beaten_twice() -> Table:
    """Seat 1 has stunned 0 and 2; seat 3 stands."""
    s = table(4)
    s.hit_points = [1, 7, 1, 7]
    brawl(s, "savanna", 1, 6, 2, 5)
    return s


@pytest.mark.parametrize(("kind", "had"), [("wood", 3), ("stone", 2), ("bone", 1)])
def test_the_winner_robs_one_resource_of_their_choice(kind: str, had: int) -> None:
    """K15: exactly one, and nothing else changes hands."""
    s = beaten()
    before = goods(s, 1)
    s.answer(0, loot(1, kind))
    after = {name: n for name, n in (before | {kind: had - 1}).items() if n}
    assert goods(s, 1) == after
    assert goods(s, 0) == {"krom": 5, "hit_points": 7, kind: 1}


@pytest.mark.parametrize(("had", "taken"), [(1, 1), (2, 1), (4, 2), (5, 3), (12, 6)])
def test_the_winner_robs_half_the_krom_rounded_up(had: int, taken: int) -> None:
    """K15."""
    s = table(2)
    s.hit_points[1] = 1
    s.krom[1] = had
    brawl(s, "savanna", 6, 1)
    s.answer(0, loot(1, "krom"))
    assert s.krom == [5 + taken, had - taken]


def test_the_winner_robs_one_bonus_card_at_random() -> None:
    """K15: each of the three cards is equally likely; two are alike."""
    s = table(2)
    deal(s, 1, "b-counter", "b-counter", "b-gain-krom")
    s.hit_points[1] = 1
    brawl(s, "savanna", 6, 1)
    s.answer(1, END)
    s.answer(0, loot(1, "bonus"))
    assert asked(s) == "chance RobBonus"
    odds = {BONUS["b-gain-krom"]: Fraction(1, 3), BONUS["b-counter"]: Fraction(2, 3)}
    assert s.odds() == odds
    s.answer(CHANCE, BONUS["b-counter"])
    assert bonus_hand(s, 0) == ["b-counter"]
    assert sorted(bonus_hand(s, 1)) == ["b-counter", "b-gain-krom"]


def test_a_robbery_is_optional() -> None:
    """K15."""
    s = beaten()
    before = goods(s, 0), goods(s, 1)
    s.answer(0, END)
    assert asked(s) == "0 Savanna"
    assert (goods(s, 0), goods(s, 1)) == before


@pytest.mark.parametrize("kind", ["krom", "wood", "stone", "bone"])
def test_each_victim_is_robbed_once(kind: str) -> None:
    """K15: whatever was taken, the winner's phase follows."""
    s = beaten()
    s.answer(0, loot(1, kind))
    assert asked(s) == "0 Savanna"


def test_a_victim_robbed_of_a_card_is_robbed_once_too() -> None:
    """K15."""
    s = beaten()
    deal(s, 1, "b-counter")
    s.answer(0, loot(1, "bonus"))
    assert bonus_hand(s, 0) == ["b-counter"]
    assert bonus_hand(s, 1) == []
    assert asked(s) == "0 Savanna"


@pytest.mark.parametrize("kind", ["krom", "wood", "stone", "bone", "bonus"])
def test_only_what_exists_can_be_robbed(kind: str) -> None:
    """K15: the victim has one wood, or one stone if wood is what we ask for."""
    s = table(2)
    s.hit_points[1] = 1
    s.krom[1] = 0
    s.wood[1] = int(kind != "wood")
    s.stone[1] = int(kind == "wood")
    brawl(s, "savanna", 6, 1)
    assert list(s.legal(0)) == [END, loot(1, "stone" if kind == "wood" else "wood")]
    assert refused(s, 0, loot(1, kind)) == "K15 nothing-to-rob"


def test_a_victim_who_has_nothing_is_not_robbed() -> None:
    """K15: there is nothing to ask."""
    s = table(2)
    s.hit_points[1] = 1
    s.krom[1] = 0
    brawl(s, "savanna", 6, 1)
    assert asked(s) == "0 Savanna"


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_victims_are_robbed_in_the_winners_order(order: tuple[int, int]) -> None:
    """K15: each once, 3 of 5 krom each."""
    s = beaten_twice()
    first, second = order
    s.answer(1, loot(first, "krom"))
    assert asked(s) == "1 Robbery"
    assert list(s.legal(1)) == [END, loot(second, "krom")]
    s.answer(1, loot(second, "krom"))
    assert s.krom == [2, 11, 2, 5]
    assert asked(s) == "1 Savanna"


def test_one_victim_may_be_robbed_and_another_spared() -> None:
    """K15."""
    s = beaten_twice()
    s.answer(1, loot(2, "krom"))
    s.answer(1, END)
    assert s.krom == [5, 8, 2, 5]
    assert asked(s) == "1 Savanna"


def test_each_victim_may_be_robbed_of_something_else() -> None:
    """K15: a resource of one victim, krom of the other."""
    s = beaten_twice()
    s.bone[0] = 2
    s.advance()
    s.answer(1, loot(0, "bone"))
    s.answer(1, loot(2, "krom"))
    assert goods(s, 1) == {"krom": 8, "bone": 1, "hit_points": 7}


def test_a_loser_who_still_stands_is_not_robbed() -> None:
    """K15: only those stunned; seat 3 lost too."""
    s = beaten_twice()
    assert list(s.legal(1)) == [END, loot(0, "krom"), loot(2, "krom")]
    assert refused(s, 1, loot(3, "krom")) == "K15 no-such-choice"
    t = table(2)
    brawl(t, "savanna", 6, 1)
    assert asked(t) == "0 Savanna"


def test_only_the_winner_robs() -> None:
    """K15: not the second, who also beat the victim."""
    s = beaten_twice()
    assert list(s.legal(3)) == []
    s.answer(1, END)
    skip(s)
    assert asked(s) == "3 Savanna"


def test_robberies_come_after_the_damage_and_before_the_phases() -> None:
    """K15."""
    s = beaten_twice()
    assert s.hit_points == [0, 7, 0, 6]
    assert asked(s) == "1 Robbery"
    assert told(s, "phase") == []


def test_the_kromosaurus_becomes_a_trophy_after_all_damage() -> None:
    """K15: it is ranked second (1 + 2 = 3), seat 1 third; both fall to the 6 of seat 0."""
    s = table(2, kromosaurus="on")
    s.hit_points[1] = 5
    s.kromosaurus_hit_points = 3
    go(s, "savanna", "savanna")
    prowl(s, "savanna")
    dice(s, 6, 1, 1)
    names = [event.name for event in s.events or []]
    assert names.index("lost") < names.index("trophy-taken")
    assert names.index("kromosaurus-wounded") < names.index("trophy-taken")
    assert s.trophy == 0
    assert asked(s) == "0 Robbery"


def test_a_trophy_passes_after_all_damage_and_before_the_robberies() -> None:
    """K15, K34: the holder, seat 1, is ranked before seat 2."""
    s = table(3)
    s.trophy = 1
    s.hit_points = [7, 1, 7]
    brawl(s, "savanna", 6, 4, 2)
    assert s.trophy == 0
    assert asked(s) == "0 Robbery"
    names = [event.name for event in s.events or []]
    last_wound = len(names) - 1 - names[::-1].index("lost")
    assert last_wound < names.index("trophy-passed")


def test_a_trophy_that_passes_may_win_before_any_robbery() -> None:
    """K15, K34: 9 points and the trophy make 10; all damage is done, nobody is robbed."""
    s = table(3)
    realised(s, 0, "e-goal")
    s.trophy = 1
    s.hit_points = [7, 1, 7]
    brawl(s, "savanna", 6, 4, 2)
    assert s.over
    assert s.winners == (0,)
    assert s.hit_points == [7, 0, 3]
    assert s.krom == [5, 5, 5]


def test_a_kromosaurus_that_falls_may_win_before_any_robbery() -> None:
    """K15, K33: 9 points and the trophy make 10; the stunned seat 1 is not robbed."""
    s = table(2, kromosaurus="on")
    realised(s, 0, "e-goal")
    s.hit_points[1] = 5
    s.kromosaurus_hit_points = 3
    go(s, "savanna", "savanna")
    prowl(s, "savanna")
    dice(s, 6, 1, 1)
    assert s.over
    assert s.winners == (0,)
    assert s.hit_points == [7, 0]
    assert s.krom == [5, 5]
