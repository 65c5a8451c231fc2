"""What Bonus cards do (K28): B1 to B7. B8 is in test_counters.py."""

from __future__ import annotations

import pytest
from kit import (
    BONUS,
    DECK,
    ask_again,
    asked,
    bonus_hand,
    brawl,
    cards,
    clause_against,
    deal,
    dice,
    goods,
    mix,
    phase,
    play,
    rewrite,
    table,
)

from lascaux.games.krom import KROM
from lascaux.games.krom.effect_table import EFFECTS
from lascaux.games.krom.rules.bonus_effects import DOES
from lascaux.games.krom.terms import BONE, STONE, WOOD
from lascaux.kernel.texts import LANGUAGES, Texts


def test_there_are_eight_effects() -> None:
    """K28: B1 to B8, in this order."""
    names = ["dice", "add", "gain", "lose", "steal", "trade", "swap", "counter"]
    assert [effect.name for effect in EFFECTS.values()] == names
    assert [effect.clause for effect in EFFECTS.values()] == [f"B{n}" for n in range(1, 9)]
    assert {card.effect.name for card in DECK.bonus} == set(names)


def test_every_effect_does_something() -> None:
    """K28: but a counter, which the chain itself carries out."""
    assert set(DOES) == set(EFFECTS) - {"counter"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    """K28: what a card says in the hand."""
    texts = Texts(KROM.folder, language)
    assert all(texts.has(f"effect-{name}") for name in EFFECTS)


@pytest.mark.parametrize(
    ("card", "rolled", "total"), [("b-die", (4,), 6), ("b-dice", (6, 5), 13), ("b-dice", (1, 1), 4)]
)
def test_b1_rolls_more_dice_and_adds_them(card: str, rolled: tuple[int, ...], total: int) -> None:
    """B1: on top of a 2; the other's 4 stays. The difference is the loser's wound."""
    s = table()
    deal(s, 1, card)
    brawl(s, "savanna", 4, 2)
    play(s, 1, card)
    assert (asked(s), len(s.choices)) == ("chance Roll", 6 ** len(rolled))
    dice(s, *rolled)
    assert s.hit_points == [max(0, 7 - (total - 4)), 7]


def test_b2_adds_its_number() -> None:
    """B2: 6 + 3 against 5 makes a wound of 4."""
    s = table()
    deal(s, 0, "b-add")
    brawl(s, "forest", 6, 5)
    play(s, 0, "b-add")
    assert s.hit_points == [7, 3]


def test_b1_and_b2_may_both_be_played_by_one_fighter() -> None:
    """B1, B2, K10: 1 + 3 + 2 against 3 makes a wound of 3."""
    s = table()
    deal(s, 0, "b-add", "b-die")
    brawl(s, "forest", 1, 3)
    play(s, 0, "b-add")
    play(s, 0, "b-die")
    dice(s, 2)
    assert s.hit_points == [7, 4]


def test_b3_gains_krom() -> None:
    """B3."""
    s = phase("forest")
    deal(s, 0, "b-gain-krom")
    play(s, 0, "b-gain-krom")
    assert goods(s, 0) == {"krom": 9, "hit_points": 7}
    assert (bonus_hand(s, 0), s.bonus_discards) == ([], cards(BONUS, "b-gain-krom"))


@pytest.mark.parametrize(("before", "after"), [(2, 5), (4, 7), (6, 7)])
def test_b3_gains_hit_points_up_to_seven(before: int, after: int) -> None:
    """B3, K16."""
    s = phase("forest")
    s.hit_points[0] = before
    deal(s, 0, "b-gain-hit-points")
    play(s, 0, "b-gain-hit-points")
    assert s.hit_points == [after, 7]


def test_b3_gains_resources_of_the_players_choice() -> None:
    """B3, K29: the player of the card chooses, one by one."""
    s = phase("forest")
    deal(s, 0, "b-gain-any")
    play(s, 0, "b-gain-any")
    assert sorted(s.legal(0)) == [WOOD, STONE, BONE]
    s.answer(0, BONE)
    s.answer(0, WOOD)
    assert goods(s, 0) == {"krom": 5, "wood": 1, "bone": 1, "hit_points": 7}


def test_b3_gains_a_mix() -> None:
    """B3."""
    s = phase("forest")
    s.hit_points[0] = 1
    deal(s, 0, "b-gain-any")
    rewrite(s, "b-gain-any", x=mix(krom=2, stone=1, hit_points=1, any=1))
    play(s, 0, "b-gain-any")
    s.answer(0, STONE)
    assert goods(s, 0) == {"krom": 7, "stone": 2, "hit_points": 2}


@pytest.mark.parametrize(
    ("card", "has"),
    [
        ("b-lose-krom", {"krom": 2, "hit_points": 7}),
        ("b-lose-hit-points", {"krom": 5, "hit_points": 4}),
    ],
)
def test_b4_makes_a_target_lose(card: str, has: dict[str, int]) -> None:
    """B4: and only the target, to the supply and not to the player."""
    s = phase("forest", "cave", "cave")
    deal(s, 0, card)
    play(s, 0, card)
    s.answer(0, 2)
    assert [goods(s, seat) for seat in range(3)] == [
        {"krom": 5, "hit_points": 7},
        {"krom": 5, "hit_points": 7},
        has,
    ]


def test_b4_lets_the_loser_choose_the_resources() -> None:
    """B4, K29."""
    s = phase("forest", "cave", "cave")
    s.wood[1], s.bone[1] = 2, 2
    deal(s, 0, "b-lose-any")
    play(s, 0, "b-lose-any")
    s.answer(0, 1)
    assert (asked(s), sorted(s.legal(1))) == ("1 ChooseLoss", [WOOD, BONE])
    assert clause_against(s, 0, WOOD)
    s.answer(1, BONE)
    s.answer(1, WOOD)
    assert goods(s, 1) == {"krom": 5, "wood": 1, "bone": 1, "hit_points": 7}
    assert goods(s, 0) == {"krom": 5, "hit_points": 7}
    assert asked(s) == "0 Forest"


def test_b5_steals_krom_from_a_player_in_the_same_place() -> None:
    """B5."""
    s = phase("forest", "forest", "cave")
    deal(s, 0, "b-steal-krom")
    play(s, 0, "b-steal-krom")
    assert s.krom == [8, 2, 5]


def test_b5_lets_the_thief_choose_the_resources() -> None:
    """B5, K29: among those that the victim has."""
    s = phase("forest", "forest")
    s.wood[1], s.stone[1] = 2, 2
    deal(s, 0, "b-steal-any")
    play(s, 0, "b-steal-any")
    assert (asked(s), sorted(s.legal(0))) == ("0 ChooseKind", [WOOD, STONE])
    s.answer(0, STONE)
    s.answer(0, WOOD)
    assert (s.wood, s.stone) == ([1, 1], [1, 1])


def test_b6_pays_krom_for_resources() -> None:
    """B6: 2 krom for 2 stone."""
    s = phase("forest")
    deal(s, 0, "b-trade-krom")
    play(s, 0, "b-trade-krom")
    assert goods(s, 0) == {"krom": 3, "stone": 2, "hit_points": 7}


def test_b6_lets_the_player_choose_what_to_pay() -> None:
    """B6, K29: a resource the player has, for 4 krom."""
    s = phase("forest")
    s.wood[0], s.bone[0] = 1, 1
    deal(s, 0, "b-trade-any")
    play(s, 0, "b-trade-any")
    assert sorted(s.legal(0)) == [WOOD, BONE]
    s.answer(0, BONE)
    assert goods(s, 0) == {"krom": 9, "wood": 1, "hit_points": 7}


def test_b6_lets_the_player_choose_what_to_gain() -> None:
    """B6, K29: 1 krom for 2 resources; the player chooses on both sides."""
    s = phase("forest")
    deal(s, 0, "b-trade-krom")
    rewrite(s, "b-trade-krom", y=mix(krom=1), x=mix(any=2))
    play(s, 0, "b-trade-krom")
    s.answer(0, WOOD)
    s.answer(0, BONE)
    assert goods(s, 0) == {"krom": 4, "wood": 1, "bone": 1, "hit_points": 7}


def test_b7_swaps_with_a_target() -> None:
    """B7: 1 krom for 1 resource of the target's."""
    s = phase("forest", "cave")
    s.stone[1] = 3
    deal(s, 0, "b-swap")
    play(s, 0, "b-swap")
    assert goods(s, 0) == {"krom": 4, "stone": 1, "hit_points": 7}
    assert goods(s, 1) == {"krom": 6, "stone": 2, "hit_points": 7}


def test_b7_lets_the_player_of_the_card_choose_on_both_sides() -> None:
    """B7, K29: 1 resource for 2; the player gives bone of wood and bone, takes wood and stone."""
    s = phase("forest", "cave")
    s.wood[0], s.bone[0] = 1, 1
    s.wood[1], s.stone[1] = 2, 2
    deal(s, 0, "b-swap")
    rewrite(s, "b-swap", y=mix(any=1), x=mix(any=2))
    play(s, 0, "b-swap")
    assert sorted(s.legal(0)) == [WOOD, BONE]
    s.answer(0, BONE)
    assert sorted(s.legal(0)) == [WOOD, STONE]
    s.answer(0, WOOD)
    s.answer(0, STONE)
    assert goods(s, 0) == {"krom": 5, "wood": 2, "stone": 1, "hit_points": 7}
    assert goods(s, 1) == {"krom": 5, "wood": 1, "stone": 1, "bone": 1, "hit_points": 7}


def test_b7_swaps_both_sides_at_once() -> None:
    """B7, K29: 2 krom for 1 krom and 1 wood, between two who have just that."""
    s = phase("forest", "cave")
    s.krom[0], s.krom[1], s.wood[1] = 2, 1, 1
    deal(s, 0, "b-swap")
    rewrite(s, "b-swap", y=mix(krom=2), x=mix(krom=1, wood=1))
    ask_again(s)
    play(s, 0, "b-swap")
    assert (s.krom, s.wood) == ([1, 2], [1, 0])
