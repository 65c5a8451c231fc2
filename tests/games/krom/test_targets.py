"""Bonus cards: amounts, kinds and targets (K29)."""

from __future__ import annotations

import pytest
from kit import BONUS, ask_again, asked, clause_against, deal, goods, mix, phase, play, rewrite

from lascaux.games.krom.choices import PLAY
from lascaux.games.krom.terms import STONE, WOOD


def card(name: str) -> int:
    return PLAY(BONUS[name])


@pytest.mark.parametrize(
    ("name", "has", "after"),
    [("b-lose-krom", 1, [5, 0]), ("b-steal-krom", 2, [7, 0]), ("b-steal-krom", 4, [8, 1])],
)
def test_a_loss_and_a_theft_take_what_exists(name: str, has: int, after: list[int]) -> None:
    """K29: of 3 krom."""
    s = phase("forest", "forest")
    s.krom[1] = has
    deal(s, 0, name)
    play(s, 0, name)
    assert s.krom == after


@pytest.mark.parametrize(("name", "gained"), [("b-lose-any", 0), ("b-steal-any", 1)])
def test_a_loss_and_a_theft_of_resources_take_what_exists(name: str, gained: int) -> None:
    """K29: one stone, of 2 resources."""
    s = phase("forest", "forest")
    s.stone[1] = 1
    deal(s, 0, name)
    play(s, 0, name)
    assert (s.wood, s.stone, s.bone) == ([0, 0], [gained, 0], [0, 0])
    assert asked(s) == "0 Forest"


@pytest.mark.parametrize("name", ["b-lose-krom", "b-lose-any", "b-steal-krom", "b-steal-any"])
def test_a_target_who_has_nothing_is_legal_for_a_loss_and_a_theft(name: str) -> None:
    """K29, B4, B5."""
    s = phase("forest", "forest")
    s.krom[1] = 0
    deal(s, 0, name)
    play(s, 0, name)
    assert goods(s, 0) == {"krom": 5, "hit_points": 7}
    assert goods(s, 1) == {"hit_points": 7}
    assert len(s.bonus_discards) == 1


def test_a_trade_needs_all_that_it_pays() -> None:
    """K29, B6: 2 krom; one resource of any kind."""
    s = phase("forest")
    s.krom[0] = 1
    deal(s, 0, "b-trade-krom", "b-trade-any")
    assert clause_against(s, 0, card("b-trade-krom")) == "K29"
    assert clause_against(s, 0, card("b-trade-any")) == "K29"
    s.krom[0], s.stone[0] = 2, 1
    ask_again(s)
    assert {card("b-trade-krom"), card("b-trade-any")} <= set(s.legal(0))


def test_a_fixed_and_a_free_resource_are_two() -> None:
    """K29: 1 wood and 1 of any kind; a single wood is not both."""
    s = phase("forest")
    s.wood[0] = 1
    deal(s, 0, "b-trade-any")
    rewrite(s, "b-trade-any", y=mix(wood=1, any=1))
    assert clause_against(s, 0, card("b-trade-any")) == "K29"
    s.wood[0] = 2
    ask_again(s)
    play(s, 0, "b-trade-any")
    assert goods(s, 0) == {"krom": 9, "hit_points": 7}


@pytest.mark.parametrize(("others", "stone"), [(10, 2), (11, 1), (12, 0)])
def test_a_trade_takes_what_the_supply_has(others: int, stone: int) -> None:
    """K29, K24: and pays all the same."""
    s = phase("forest")
    s.stone[1] = others
    deal(s, 0, "b-trade-krom")
    play(s, 0, "b-trade-krom")
    assert (s.krom[0], s.stone[0]) == (3, stone)


def test_a_trade_is_paid_first() -> None:
    """K29: 1 wood for 2 wood with an empty supply; the wood paid is there to be taken: 2 - 1 + 1."""
    s = phase("forest")
    s.wood[0], s.wood[1] = 2, 10
    deal(s, 0, "b-trade-any")
    rewrite(s, "b-trade-any", y=mix(wood=1), x=mix(wood=2))
    play(s, 0, "b-trade-any")
    assert s.wood == [2, 10]


def test_a_swap_needs_the_full_amount_on_ones_own_side() -> None:
    """K29, B7."""
    s = phase("forest")
    s.krom[0], s.stone[1] = 0, 3
    deal(s, 0, "b-swap")
    assert clause_against(s, 0, card("b-swap")) == "K29"


def test_a_swap_needs_the_full_amount_on_the_targets_side() -> None:
    """K29, B7: 2 resources; the first other has one, the second two."""
    s = phase("forest", "cave", "cave", "cave")
    s.stone[1], s.stone[2], s.wood[3] = 1, 2, 2
    deal(s, 0, "b-swap")
    rewrite(s, "b-swap", x=mix(any=2))
    play(s, 0, "b-swap")
    assert sorted(s.legal(0)) == [2, 3]
    assert clause_against(s, 0, 1) == "K29"


def test_a_swap_counts_fixed_and_free_resources_of_the_target_together() -> None:
    """K29, B7: 1 stone and 1 of any kind; a single stone is not both."""
    s = phase("forest", "cave")
    s.stone[1] = 1
    deal(s, 0, "b-swap")
    rewrite(s, "b-swap", x=mix(stone=1, any=1))
    assert clause_against(s, 0, card("b-swap")) == "K29"


@pytest.mark.parametrize("name", ["b-steal-krom", "b-swap"])
def test_a_card_without_a_legal_target_cannot_be_played(name: str) -> None:
    """K29: nobody else is here; nobody has a resource."""
    s = phase("forest", "cave", "savanna")
    deal(s, 0, name)
    assert clause_against(s, 0, card(name)) == "K29"


@pytest.mark.parametrize("name", ["b-lose-krom", "b-swap"])
def test_a_loss_and_a_swap_reach_anywhere_able_or_stunned(name: str) -> None:
    """K29, B4, B7: any other player, never oneself."""
    s = phase("forest", "cave", "forest", "savanna", "mountain")
    s.wood = [1] * 5
    s.hit_points[1] = s.hit_points[2] = 0
    deal(s, 0, name)
    play(s, 0, name)
    assert sorted(s.legal(0)) == [1, 2, 3, 4]
    assert clause_against(s, 0, 0)


def test_a_theft_reaches_the_same_place_only_able_or_stunned() -> None:
    """K29, B5."""
    s = phase("forest", "cave", "forest", "savanna", "forest")
    s.hit_points[2] = 0
    deal(s, 0, "b-steal-krom")
    play(s, 0, "b-steal-krom")
    assert sorted(s.legal(0)) == [2, 4]
    assert clause_against(s, 0, 1) == "K29"
    s.answer(0, 2)
    assert s.krom == [8, 5, 2, 5, 5]


def test_a_swap_takes_from_a_stunned_player_elsewhere() -> None:
    """K29, B7."""
    s = phase("forest", "cave")
    s.wood[1], s.stone[1], s.hit_points[1] = 1, 1, 0
    deal(s, 0, "b-swap")
    play(s, 0, "b-swap")
    assert sorted(s.legal(0)) == [WOOD, STONE]
    s.answer(0, STONE)
    assert (s.krom, s.stone, s.wood) == ([4, 6], [1, 0], [0, 1])
