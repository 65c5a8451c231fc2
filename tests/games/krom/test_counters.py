"""Counters (B8) and their window (K30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import (
    BONUS,
    asked,
    bonus_hand,
    cards,
    clause_against,
    deal,
    go,
    goods,
    phase,
    play,
    table,
    told,
)

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import END, PLAY
from lascaux.games.krom.terms import BONE

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table

COUNTER = PLAY(BONUS["b-counter"])


def windows(s: Table) -> list[int]:
    """Everybody asked for a counter passes; who they were."""
    seats = []
    while asked(s).endswith("CounterWindow"):
        seats.append(s.turn)
        s.answer(s.turn, END)
    return seats


def test_a_counter_discards_a_card_without_effect() -> None:
    """B8, K30."""
    s = phase("forest")
    deal(s, 0, "b-gain-krom")
    deal(s, 1, "b-counter")
    play(s, 0, "b-gain-krom")
    assert asked(s) == "1 CounterWindow"
    play(s, 1, "b-counter")
    assert goods(s, 0) == {"krom": 5, "hit_points": 7}
    assert (bonus_hand(s, 0), bonus_hand(s, 1)) == ([], [])
    assert sorted(s.bonus_discards) == sorted(cards(BONUS, "b-gain-krom", "b-counter"))
    assert asked(s) == "0 Forest"


@pytest.mark.parametrize(
    "card",
    ["b-gain-krom", "b-lose-krom", "b-steal-krom", "b-trade-krom", "b-swap", "b-lose-hit-points"],
)
def test_a_countered_card_costs_only_itself(card: str) -> None:
    """K30: nothing happens before the window closes, nothing after it."""
    s = phase("cave", "cave")
    s.stone[1] = 1
    deal(s, 0, card)
    deal(s, 1, "b-counter")
    play(s, 0, card)
    for _ in range(2):
        assert goods(s, 0) == {"krom": 5, "hit_points": 7}
        assert goods(s, 1) == {"krom": 5, "stone": 1, "hit_points": 7}
        if asked(s) == "1 CounterWindow":
            play(s, 1, "b-counter")
    assert asked(s) == "0 Cave"


def test_a_card_not_countered_takes_effect_after_the_window() -> None:
    """K30."""
    s = phase("forest")
    deal(s, 0, "b-trade-krom")
    deal(s, 1, "b-counter")
    play(s, 0, "b-trade-krom")
    assert goods(s, 0) == {"krom": 5, "hit_points": 7}
    s.answer(1, END)
    assert goods(s, 0) == {"krom": 3, "stone": 2, "hit_points": 7}
    assert bonus_hand(s, 1) == ["b-counter"]


def test_the_target_is_announced_with_the_card() -> None:
    """K30."""
    s = phase("forest", "cave", "cave")
    deal(s, 0, "b-lose-krom")
    deal(s, 1, "b-add")
    play(s, 0, "b-lose-krom")
    s.answer(0, 2)
    assert asked(s) == "1 CounterWindow"
    assert [fact["target"] for fact in told(s, "played")] == [2]
    assert KROM.view(s, 1)["chain"][0]["target"] == 2


def test_the_players_own_choices_are_announced_with_the_card() -> None:
    """K30: what is stolen is said before anybody counters."""
    s = phase("forest", "forest")
    s.wood[1], s.bone[1] = 2, 2
    deal(s, 0, "b-steal-any")
    deal(s, 1, "b-add")
    play(s, 0, "b-steal-any")
    s.answer(0, BONE)
    s.answer(0, BONE)
    assert asked(s) == "1 CounterWindow"
    (announced,) = KROM.view(s, 1)["chain"]
    assert announced == {
        "seat": 0,
        "card": "b-steal-any",
        "target": 1,
        "give": {},
        "take": {"bone": 2},
    }
    assert [fact["take"] for fact in told(s, "played")] == [{"bone": 2}]
    assert s.bone == [0, 2]


def test_what_is_paid_is_announced_with_the_card() -> None:
    """K30: and paid only on resolution."""
    s = phase("forest")
    s.wood[0], s.bone[0] = 1, 1
    deal(s, 0, "b-trade-any")
    deal(s, 1, "b-add")
    play(s, 0, "b-trade-any")
    s.answer(0, BONE)
    (announced,) = KROM.view(s, None)["chain"]
    assert (announced["give"], announced["take"]) == ({"bone": 1}, {"krom": 4})
    assert goods(s, 0) == {"krom": 5, "wood": 1, "bone": 1, "hit_points": 7}


def test_the_loser_chooses_only_when_the_loss_happens() -> None:
    """K30, K29: it is not among the player's own choices."""
    s = phase("forest", "cave")
    s.wood[1], s.bone[1] = 1, 1
    deal(s, 0, "b-lose-any")
    deal(s, 1, "b-counter")
    play(s, 0, "b-lose-any")
    play(s, 1, "b-counter")
    assert (asked(s), s.wood[1], s.bone[1]) == ("0 Forest", 1, 1)


def test_the_others_are_asked_clockwise_from_the_player() -> None:
    """K30, K4: each once; seat 1 acts, so 2, 3, 0."""
    s = table(4)
    for seat in (0, 2, 3):
        deal(s, seat, "b-counter")
    deal(s, 1, "b-gain-krom", "b-add")
    go(s, "savanna", "forest", "mountain", "mountain")
    play(s, 1, "b-gain-krom")
    assert windows(s) == [2, 3, 0]
    assert s.krom[1] == 9


def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    """K30: seat 1 has no card, 2 no counter, 3 a counter of another place."""
    s = phase("cave", "cave", "cave", "cave")
    deal(s, 0, "b-gain-krom")
    deal(s, 2, "b-add")
    deal(s, 3, "b-counter-forest")
    play(s, 0, "b-gain-krom")
    assert (asked(s), list(s.legal(2))) == ("2 CounterWindow", [END])
    s.answer(2, END)
    assert (asked(s), list(s.legal(3))) == ("3 CounterWindow", [END])


def test_only_a_counter_counters() -> None:
    """K30."""
    s = phase("forest")
    deal(s, 0, "b-gain-krom")
    deal(s, 1, "b-gain-krom", "b-add")
    play(s, 0, "b-gain-krom")
    assert clause_against(s, 1, PLAY(BONUS["b-gain-krom"])) == "K30"
    assert clause_against(s, 1, PLAY(BONUS["b-add"])) == "K30"


def test_nobody_counters_out_of_turn() -> None:
    """K30."""
    s = phase("forest", "cave", "cave")
    deal(s, 0, "b-gain-krom", "b-counter")
    deal(s, 1, "b-counter")
    deal(s, 2, "b-counter")
    play(s, 0, "b-gain-krom")
    assert clause_against(s, 2, COUNTER)
    assert clause_against(s, 0, COUNTER)  # nor its own card: "another player"
    assert windows(s) == [1, 2]


@pytest.mark.parametrize(("place", "allowed"), [("forest", True), ("cave", False)])
def test_a_place_symbol_binds_a_counter(place: str, allowed: bool) -> None:
    """K27, K30: to where the countering player is, not the other."""
    s = phase("savanna", place)
    deal(s, 0, "b-gain-krom")
    deal(s, 1, "b-counter-forest")
    play(s, 0, "b-gain-krom")
    if allowed:
        play(s, 1, "b-counter-forest")
        assert s.krom[0] == 5
    else:
        assert clause_against(s, 1, PLAY(BONUS["b-counter-forest"])) == "K27"


def test_a_stunned_player_may_counter() -> None:
    """K30."""
    s = phase("forest")
    s.hit_points[1] = 0
    deal(s, 0, "b-gain-krom")
    deal(s, 1, "b-counter")
    play(s, 0, "b-gain-krom")
    play(s, 1, "b-counter")
    assert s.krom[0] == 5
