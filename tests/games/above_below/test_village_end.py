"""The end: the last round, scoring and ties (A34, A35)."""

from __future__ import annotations

import pytest
from hamlet import (
    DECK,
    asked,
    caves,
    do,
    next_round,
    number,
    own,
    pass_all,
    people,
    stock,
    table,
    told,
)

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.choices import SHELVE
from lascaux.games.above_below.rules.scoring import own_points, rank_points, sheets
from lascaux.games.above_below.state import Table
from lascaux.games.above_below.terms import RANKS

FISH, FRUIT, ROPE, ORE = 1, 2, 3, 6


def last_round(players: int = 2) -> Table:
    s = table(players)
    s.round = 7
    return s


def test_after_round_seven_the_game_ends_without_rest_or_income() -> None:
    """A5, A34: nobody sleeps, nothing is earned."""
    s = last_round()
    people(s, 0, exhausted=("v-plain",))
    coins = list(s.coins)
    pass_all(s)
    assert asked(s) == "over"
    assert s.coins == coins
    assert s.exhausted[0] == (number("v-plain"),)
    assert not told(s, "income")


def test_there_are_seven_rounds() -> None:
    """A5."""
    s = table()
    for round_ in range(1, 8):
        assert s.round == round_
        next_round(s)
    assert s.over


def test_all_may_shelve_before_scoring() -> None:
    """A25: a fish on the first slot is a point."""
    s = last_round()
    stock(s, 0, fish=1)
    pass_all(s)
    assert asked(s) == "0 Shelve"
    do(s, SHELVE(FISH))
    assert s.over
    assert s.sheets[0][0] == 1


def test_goods_on_the_track() -> None:
    """A34, the contract's example: four fruits in slot 3, a rope in 1, a fish in 2: 8 + 1 + 1."""
    s = table()
    s.track[0] = ((ROPE, 1), (FISH, 1), (FRUIT, 4))
    assert own_points(s, 0)[0] == 8 + 1 + 1


def test_every_building_is_a_point_and_caves_are_none() -> None:
    """A34: the starting house, a house and an outpost; three caves."""
    s = table()
    own(s, 0, "h-beds", "o-bed")
    caves(s, 0, 2)
    assert own_points(s, 0)[1] == 3


def test_printed_points_and_points_per_house() -> None:
    """A34, A40: 3 printed, 2 per house: start, beds, key, star and itself are five; the outpost none."""
    s = table()
    own(s, 0, "h-beds", "k-beds", "x-cider", "o-bed", "h-houses")
    assert own_points(s, 0)[2] == 5 + 3
    assert own_points(s, 0)[3] == 2 * 5


def test_points_per_potion_and_ore() -> None:
    """A34, A40: 4 printed; two potions and one ore in stock, one ore on the track: 4 things, 8 points."""
    s = table()
    own(s, 0, "h-stores")
    stock(s, 0, potion=2, ore=1)
    s.track[0] = ((ORE, 1),)
    assert own_points(s, 0)[2:4] == (4, 8)


def test_goods_still_on_buildings_do_not_count() -> None:
    """A34: the ore on its building is nobody's yet."""
    s = table()
    own(s, 0, "h-stores", "k-ore")
    assert own_points(s, 0)[3] == 0


def test_points_per_villager_count_specials_and_the_injured() -> None:
    """A40: 2 each for the three of the start, a cat, and an injured one."""
    s = table()
    own(s, 0, "h-villagers")
    people(s, 0, ready=("cave-cat",), injured=("t-plain",))
    assert own_points(s, 0)[3] == 2 * 5


@pytest.mark.parametrize(
    ("card", "points"),
    [("h-empty", 2), ("h-outposts", 1), ("h-special", 2), ("o-buildings", 5), ("x-villagers", 4)],
)
def test_points_per_other_things(card: str, points: int) -> None:
    """A40: two empty caves, an outpost, a special villager, all buildings (its own five), four people."""
    s = table()
    own(s, 0, "o-bed", "h-beds", "h-points")
    people(s, 0, ready=("glogo",))
    caves(s, 0, 2)
    before = own_points(s, 0)[3]
    own(s, 0, card)
    assert own_points(s, 0)[3] - before == points


@pytest.mark.parametrize(
    ("space", "points"),
    [(0, -2), (1, -1), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 4)],
)
def test_the_reputation_space_has_points(space: int, points: int) -> None:
    """A34: from the surface down; the worst costs 2."""
    s = table()
    s.reputation[0] = space
    assert own_points(s, 0)[4] == points


@pytest.mark.parametrize(
    ("reputation", "points"),
    [
        ([5, 4, 3, 2], [5, 3, 2, 0]),
        ([2, 5, 4], [2, 5, 3]),
        ([5, 5, 3, 2], [4, 4, 2, 0]),
        ([5, 5, 3], [4, 4, 2]),
        ([5, 3, 3, 3], [5, 2, 2, 2]),
        ([5, 4, 2, 2], [5, 3, 1, 1]),
        ([4, 4, 4, 4], [3, 3, 3, 3]),
        ([4, 4, 4], [4, 4, 4]),
        ([5, 2], [3, 0]),
        ([4, 4], [2, 2]),
    ],
)
def test_ranks_of_reputation(reputation: list[int], points: list[int]) -> None:
    """A34: 5 / 3 / 2, with two players 3 / 0; ties pool and share, rounded up.

    (5 + 3) / 2 = 4; (3 + 2 + 0) / 3 = 2; (2 + 0) / 2 = 1; 10 / 4 = 3; 10 / 3 = 4; (3 + 0) / 2 = 2.
    """
    assert rank_points(reputation, RANKS[len(reputation)]) == points


def test_a_whole_score_sheet() -> None:
    """A34: track 1 + 1 + 2x2 = 6; four buildings; printed 2 + 5; 2 per cider: 4; space 6: 2; rank 3."""
    s = table()
    own(s, 0, "h-points", "x-cider", "o-bed")
    stock(s, 0, cider=2)
    s.track[0] = ((FISH, 1), (ROPE, 1), (FRUIT, 2))
    s.reputation = [6, 2]
    assert sheets(s) == ((6, 4, 7, 4, 2, 3), (0, 1, 0, 0, 0, 0))
    assert ABOVE_BELOW.score(s) == [26, 1]


def test_the_most_points_win() -> None:
    """A34."""
    s = last_round()
    own(s, 1, "h-points")
    pass_all(s)
    assert s.winners == (1,)
    assert told(s, "won")[0].facts == {"seats": [1], "points": 1 + 1 + 2 + 2}


@pytest.mark.parametrize(
    ("coins", "drinks", "winners"), [([9, 8], 0, (0,)), ([8, 9], 0, (1,)), ([8, 8], 5, (0, 1))]
)
def test_coins_break_ties(coins: list[int], drinks: int, winners: tuple[int, ...]) -> None:
    """A35: cider and potions are no coins."""
    s = last_round()
    s.coins = coins
    stock(s, 0, cider=drinks)
    pass_all(s)
    assert s.winners == winners


def test_villagers_break_the_next_tie() -> None:
    """A35: the injured count too."""
    s = last_round()
    s.coins = [8, 8]
    people(s, 1, injured=("t-plain",))
    pass_all(s)
    assert s.winners == (1,)


def test_villagers_come_before_buildings() -> None:
    """A35: four buildings against two with 2 printed points, and one more villager."""
    s = last_round()
    s.coins = [8, 8]
    own(s, 0, "h-beds", "h-coin", "h-brew")
    own(s, 1, "h-points")
    people(s, 1, ready=("t-plain",))
    pass_all(s)
    assert s.winners == (1,)


def test_buildings_break_the_last_tie() -> None:
    """A35: four buildings against two with 2 printed points: 4 points each."""
    s = last_round()
    s.coins = [8, 8]
    own(s, 0, "h-beds", "h-coin", "h-brew")  # 4 buildings: 4 points
    own(s, 1, "h-points")  # 2 buildings and 2 printed: 4 points
    pass_all(s)
    assert s.sheets[0][:5] == (0, 4, 0, 0, 0)
    assert s.sheets[1][:5] == (0, 2, 2, 0, 0)
    assert s.winners == (0,)


def test_who_still_ties_wins_together() -> None:
    """A35."""
    s = last_round(4)
    s.coins = [7] * 4
    pass_all(s)
    assert s.winners == (0, 1, 2, 3)
    assert [sum(sheet) for sheet in s.sheets] == [4] * 4  # one building, 3 of a shared 10


def test_the_deck_says_what_the_slots_are_worth() -> None:
    """A34: eight kinds, one good each: 1 + 1 + 2 + 2 + 3 + 4 + 5 + 6 = 24."""
    s = table()
    s.track[0] = tuple((good, 1) for good in range(8))
    assert own_points(s, 0)[0] == 24
    assert DECK.track_points == (1, 1, 2, 2, 3, 4, 5, 6)
