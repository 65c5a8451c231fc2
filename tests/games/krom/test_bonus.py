"""Bonus cards: when and where they are played (K27), and who falls by them (K31)."""

from __future__ import annotations

import pytest
from kit import (
    BONUS,
    asked,
    brawl,
    clause_against,
    deal,
    goods,
    phase,
    play,
    skip,
    table,
    told,
)

from lascaux.games.krom.choices import BUY, PLAY, SERVICES
from lascaux.games.krom.terms import BONUS as CARD

OWN_PHASE = [
    "b-gain-krom",
    "b-lose-krom",
    "b-steal-krom",
    "b-trade-krom",
    "b-swap",
]


def card(name: str) -> int:
    return PLAY(BONUS[name])


def test_a_hand_has_no_limit() -> None:
    """K27: all 31 cards."""
    s = phase("cave")
    names = [s.settings.deck.bonus[c].id for c in s.bonus_pile[0]]
    deal(s, 0, *names[1:])
    s.answer(0, SERVICES)
    s.answer(0, BUY(CARD))
    assert len(s.hand[0]) == 31


@pytest.mark.parametrize("name", OWN_PHASE)
def test_a_card_is_played_in_ones_own_phase(name: str) -> None:
    """K27: not in that of another."""
    s = phase("cave", "cave")
    s.stone[0] = s.stone[1] = 1
    deal(s, 0, name)
    deal(s, 1, "b-gain-krom")
    assert card(name) in s.legal(0)
    assert clause_against(s, 1, card("b-gain-krom"))


@pytest.mark.parametrize("name", [*OWN_PHASE, "b-counter"])
def test_only_combat_cards_are_played_in_a_combat(name: str) -> None:
    """K27, K10."""
    s = table()
    s.stone[0] = s.stone[1] = 1
    deal(s, 0, name)
    brawl(s, "forest", 3, 4)
    assert asked(s) == "0 BonusWindow"
    assert clause_against(s, 0, card(name)) == "K10"


@pytest.mark.parametrize("name", ["b-die", "b-add", "b-add-cave"])
def test_a_combat_card_is_not_played_in_a_phase(name: str) -> None:
    """K27, K28: not even in its place."""
    s = phase("cave")
    deal(s, 0, name)
    assert clause_against(s, 0, card(name)) == "K28"


def test_a_counter_is_not_played_in_ones_own_phase() -> None:
    """K27, K30."""
    s = phase("forest")
    deal(s, 0, "b-counter", "b-counter-forest")
    assert clause_against(s, 0, card("b-counter")) == "K30"
    assert clause_against(s, 0, card("b-counter-forest")) == "K30"


@pytest.mark.parametrize("place", ["cave", "forest", "savanna"])
def test_a_place_symbol_forbids_the_card_elsewhere(place: str) -> None:
    """K27."""
    s = phase(place)
    deal(s, 0, "b-gain-mountain")
    assert clause_against(s, 0, card("b-gain-mountain")) == "K27"


def test_a_place_symbol_allows_the_card_in_its_place() -> None:
    """K27."""
    s = phase("mountain")
    deal(s, 0, "b-gain-mountain")
    play(s, 0, "b-gain-mountain")
    assert s.stone[0] == 1


@pytest.mark.parametrize("place", ["forest", "savanna", "mountain"])
def test_a_place_symbol_forbids_a_combat_card_elsewhere(place: str) -> None:
    """K27."""
    s = table()
    deal(s, 0, "b-add-cave")
    brawl(s, place, 3, 4)
    assert clause_against(s, 0, card("b-add-cave")) == "K27"


def test_a_place_symbol_allows_a_combat_card_in_its_place() -> None:
    """K27, B2: 3 + 2 against 4."""
    s = table()
    deal(s, 0, "b-add-cave")
    brawl(s, "cave", 3, 4)
    play(s, 0, "b-add-cave")
    assert s.hit_points == [7, 6]


def test_a_loss_to_zero_stuns() -> None:
    """K31, K17: the victim does not act this round, gets up in the next, and nobody robs them."""
    s = phase("cave", "forest")
    s.hit_points[1], s.wood[1] = 3, 2
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    assert s.hit_points[1] == 0
    assert [fact["seat"] for fact in told(s, "stunned")] == [1]
    assert asked(s) == "0 Cave"  # no robbery
    assert goods(s, 1) == {"krom": 5, "wood": 2}
    skip(s)
    assert (asked(s), s.hit_points[1]) == ("0 Movement", 7)


def test_a_trophy_stays_with_a_holder_stunned_by_a_card() -> None:
    """K31, K34."""
    s = phase("cave", "forest")
    s.hit_points[1], s.trophy = 2, 1
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    assert (s.hit_points[1], s.trophy, s.points(1)) == (0, 1, 1)


def test_a_loss_of_hit_points_does_nothing_to_a_stunned_player() -> None:
    """K31."""
    s = phase("cave", "forest")
    s.hit_points[1] = 0
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    assert s.hit_points == [7, 0]
    assert told(s, "lost") == told(s, "stunned") == []


def test_other_losses_reach_a_stunned_player() -> None:
    """K31, K29."""
    s = phase("cave", "forest")
    s.hit_points[1] = 0
    deal(s, 0, "b-lose-krom")
    play(s, 0, "b-lose-krom")
    assert s.krom == [5, 2]


def test_who_is_stunned_by_a_card_after_the_combat_does_not_act() -> None:
    """K31, K17: 4 against 3 leaves the loser 2 hit points, and the winner's card takes them."""
    s = table()
    s.hit_points[1] = 3
    brawl(s, "forest", 4, 3)
    deal(s, 0, "b-lose-hit-points")
    play(s, 0, "b-lose-hit-points")
    skip(s)
    assert asked(s) == "0 Movement"
