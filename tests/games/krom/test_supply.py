"""Decks that run out (K23) and resources that do (K24)."""

from __future__ import annotations

import pytest
from kit import (
    BONUS,
    EVOLUTIONS,
    HUNTING,
    PICKING,
    asked,
    bonus_hand,
    cards,
    clause_against,
    deal,
    dice,
    draw,
    goods,
    mix,
    phase,
    play,
    realise,
    rewrite,
)

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import BUY, CLIMB, END, HUNT, PICK, REST, SERVICES
from lascaux.games.krom.terms import BONE, STONE, WOOD
from lascaux.games.krom.terms import BONUS as CARD
from lascaux.kernel.pile import shuffled, size


def test_the_bonus_deck_is_rebuilt_from_its_discards_when_a_card_must_be_drawn() -> None:
    """K23."""
    s = phase("cave")
    s.bonus_pile = ()
    s.bonus_discards = cards(BONUS, "b-add", "b-swap")
    s.answer(0, SERVICES)
    s.answer(0, BUY(CARD))
    assert sorted(s.choices) == sorted(cards(BONUS, "b-add", "b-swap"))
    draw(s, "b-swap")
    assert (bonus_hand(s, 0), s.bonus_discards, size(s.bonus_pile)) == (["b-swap"], (), 1)


def test_no_deck_is_rebuilt_while_a_card_is_there() -> None:
    """K23: the last card is drawn, and the deck lies empty until another must be."""
    s = phase("cave")
    s.bonus_pile = shuffled(cards(BONUS, "b-die"))
    s.bonus_discards = cards(BONUS, "b-add", "b-swap")
    s.answer(0, SERVICES)
    s.answer(0, BUY(CARD))
    assert bonus_hand(s, 0) == ["b-die"]
    assert (s.bonus_pile, s.bonus_discards) == ((), cards(BONUS, "b-add", "b-swap"))


def test_the_bonus_deck_is_rebuilt_in_the_middle_of_a_reward() -> None:
    """K23: four of a kind draws 3; one lies in the deck, two are found in the discards."""
    s = phase("mountain")
    s.bonus_pile = shuffled(cards(BONUS, "b-die"))
    s.bonus_discards = cards(BONUS, "b-add", "b-swap", "b-counter")
    s.answer(0, CLIMB)
    dice(s, 4, 4, 4, 4, 1)
    s.answer(0, END)
    s.answer(0, 1)
    draw(s, "b-add")
    draw(s, "b-counter")
    assert sorted(bonus_hand(s, 0)) == ["b-add", "b-counter", "b-die"]
    assert (size(s.bonus_pile), s.bonus_discards) == (1, ())


@pytest.mark.parametrize("there", [("b-add", "b-swap"), ("b-add",), ()])
def test_if_deck_and_discards_are_empty_those_that_exist_are_drawn(there: tuple[str, ...]) -> None:
    """K23: four of a kind draws 3 of fewer."""
    s = phase("mountain")
    s.bonus_pile, s.bonus_discards = (), cards(BONUS, *there)
    s.answer(0, CLIMB)
    dice(s, 4, 4, 4, 4, 1)
    s.answer(0, END)
    s.answer(0, 1)
    if len(there) > 1:
        draw(s, there[0])
    assert sorted(bonus_hand(s, 0)) == sorted(there)
    assert asked(s) == "0 Done"


def test_a_bonus_card_that_does_not_exist_cannot_be_bought() -> None:
    """K23."""
    s = phase("cave")
    s.bonus_pile, s.bonus_discards = (), ()
    s.answer(0, SERVICES)
    assert clause_against(s, 0, BUY(CARD)) == "K23"


def test_the_picking_deck_is_rebuilt_from_its_discards() -> None:
    """K23: the card just discarded is among them."""
    s = phase("forest")
    s.picking_pile = shuffled(cards(PICKING, "p-nothing"))
    s.picking_discards = cards(PICKING, "p-wood", "p-choice")
    s.answer(0, PICK)
    assert s.picking_discards == cards(PICKING, "p-wood", "p-choice", "p-nothing")
    s.answer(0, PICK)
    assert sorted(s.choices) == sorted(cards(PICKING, "p-wood", "p-choice", "p-nothing"))
    draw(s, "p-wood")
    assert (s.wood[0], s.picking_discards) == (2, cards(PICKING, "p-wood"))


def test_the_hunting_row_always_refills_to_four() -> None:
    """K23: the caught prey is discarded first and may come back."""
    s = phase("savanna")
    s.hunting_pile = ()
    s.hunting_discards = cards(HUNTING, "h-5", "h-6")
    s.answer(0, HUNT(HUNTING["h-one"]))
    s.answer(0, 0)
    dice(s, 6)
    assert sorted(s.choices) == sorted(cards(HUNTING, "h-one", "h-5", "h-6"))
    draw(s, "h-one")
    assert s.hunting_row == cards(HUNTING, "h-one", "h-two", "h-three", "h-4")
    assert (s.hunting_discards, size(s.hunting_pile)) == ((), 2)


def test_the_evolution_row_shrinks_when_its_deck_is_empty() -> None:
    """K23: realised Evolutions are kept, so nothing is shuffled."""
    s = phase("forest")
    s.evolution_pile = ()
    realise(s, 0, "e-krom")
    assert s.evolution_row == cards(EVOLUTIONS, "e-wood", "e-mountain", "e-mixed")
    assert s.evolutions[0] == cards(EVOLUTIONS, "e-krom")
    assert asked(s) != "chance RefillEvolutions"


@pytest.mark.parametrize(("others", "gained"), [(9, 2), (10, 2), (11, 1), (12, 0)])
def test_a_gain_takes_what_is_left_in_the_supply(others: int, gained: int) -> None:
    """K24: 2 wood of 12 less what the others have."""
    s = phase("forest", "cave", "cave")
    s.wood[1], s.wood[2] = others - 4, 4
    s.answer(0, PICK)
    draw(s, "p-wood")
    assert s.wood == [gained, others - 4, 4]


@pytest.mark.parametrize("kind", [WOOD, STONE, BONE])
def test_a_purchase_needs_the_resource_in_the_supply(kind: int) -> None:
    """K24: what the player has counts too; the other two kinds are there."""
    s = phase("cave")
    s.stock(kind)[0], s.stock(kind)[1] = 5, 7
    s.krom[0] = 20
    s.answer(0, SERVICES)
    assert clause_against(s, 0, BUY(kind)) == "K24"
    assert {BUY(other) for other in (WOOD, STONE, BONE) if other != kind} <= set(s.legal(0))


def test_the_twelfth_resource_can_be_bought() -> None:
    """K24."""
    s = phase("cave")
    s.wood[1] = 11
    s.answer(0, SERVICES)
    s.answer(0, BUY(WOOD))
    assert s.wood == [1, 11]


def test_what_is_paid_goes_back_to_the_supply() -> None:
    """K24."""
    s = phase("cave")
    s.wood[0], s.wood[1] = 1, 11
    s.answer(0, SERVICES)
    assert clause_against(s, 0, BUY(WOOD)) == "K24"
    realise(s, 0, "e-wood")
    draw(s, "e-6")
    s.answer(0, BUY(WOOD))
    assert s.wood == [1, 11]


def test_what_is_lost_goes_back_to_the_supply() -> None:
    """K24."""
    s = phase("cave")
    s.bone[1] = 12
    deal(s, 0, "b-lose-any")
    play(s, 0, "b-lose-any")
    assert KROM.view(s, 0)["supply"] == {"wood": 12, "stone": 12, "bone": 2}
    s.answer(0, SERVICES)
    s.answer(0, BUY(BONE))
    assert s.bone == [1, 10]


def test_krom_is_unlimited() -> None:
    """K24: there are 50 tokens in the box, and one may have more."""
    s = phase("cave")
    s.krom[0], s.krom[1] = 49, 50
    s.answer(0, REST)
    assert s.krom == [52, 50]


def test_with_unlimited_supply_nothing_runs_out() -> None:
    """K24, variant."""
    s = phase("cave", unlimited_supply="on")
    s.wood[0], s.wood[1] = 8, 8
    s.answer(0, SERVICES)
    s.answer(0, BUY(WOOD))
    deal(s, 0, "b-gain-any")
    play(s, 0, "b-gain-any")
    s.answer(0, WOOD)
    s.answer(0, WOOD)
    assert s.wood == [11, 8]


def test_with_unlimited_supply_a_gain_is_never_cut() -> None:
    """K24, variant: even one of more than 12, if a deck has it."""
    s = phase("forest", unlimited_supply="on")
    deal(s, 0, "b-gain-any")
    rewrite(s, "b-gain-any", x=mix(wood=15))
    play(s, 0, "b-gain-any")
    assert goods(s, 0) == {"krom": 5, "wood": 15, "hit_points": 7}


def test_a_reward_of_several_kinds_is_cut_kind_by_kind() -> None:
    """K24: five of a kind gives 2 krom, 2 wood, 2 stone, 2 bone; 1 stone and no bone are left."""
    s = phase("mountain")
    s.stone[1], s.bone[1] = 11, 12
    s.answer(0, CLIMB)
    dice(s, 5, 5, 5, 5, 5)
    s.answer(0, END)
    assert goods(s, 0) == {"krom": 7, "wood": 2, "stone": 1, "hit_points": 7}
