"""Feeding (G25)."""

from __future__ import annotations

from itertools import combinations

import pytest
from camp import (
    asked,
    cards,
    clan,
    draw,
    go_on,
    in_store,
    refused,
    store,
    table,
    told,
    year_ends,
)

from lascaux.games.gletscher.choices import CLAN, DRAW, END
from lascaux.games.gletscher.rules.feeding import can_be_paid, outcome, price
from lascaux.games.gletscher.state import Table
from lascaux.games.gletscher.terms import FED, HALF_FED, HAND, HUNGRY


@pytest.mark.parametrize(
    ("food", "hunters", "tier"),
    [
        (6, 6, FED),
        (7, 6, FED),
        (5, 6, HALF_FED),
        (3, 6, HALF_FED),
        (2, 6, HUNGRY),
        (4, 7, HALF_FED),
        (3, 7, HUNGRY),
        (1, 2, HALF_FED),
        (0, 1, HUNGRY),
    ],
)
def test_food_against_hunters(food: int, hunters: int, tier: int) -> None:
    """G25: all, at least half (2 x food >= hunters), less."""
    assert outcome(food, hunters) == tier


@pytest.mark.parametrize(("hunters", "half"), [(6, 3), (7, 4), (1, 1)])
def test_half_is_rounded_up(hunters: int, half: int) -> None:
    """G25: 7 hunters need 4, since 2 x 3 < 7."""
    assert (price(hunters, FED), price(hunters, HALF_FED)) == (hunters, half)


def winter(*food: str, hand: tuple[int, ...] = (1, 2, 3)) -> Table:
    """Seat 0 with this food at its meal; seat 1 has nothing. No trophy is at stake."""
    s = table()
    year_ends(s)
    clan(s, 0, hand)
    store(s, 0, *food)
    s.answer(0, END)
    return s


def test_a_fed_clan_may_draw_a_clan_card() -> None:
    """G25: six hunters, deer and horse make exactly six."""
    s = winter("p-deer", "p-horse")
    assert asked(s) == "0 Welcome"
    s.answer(0, DRAW)
    draw(s, 3)
    assert s.hand[0] == (1, 2, 3, 3)
    assert s.store[0] == ()


def test_it_need_not() -> None:
    """G25: may."""
    s = winter("p-deer", "p-horse")
    s.answer(0, END)
    assert s.hand[0] == (1, 2, 3)


def test_at_exactly_half_nothing_happens() -> None:
    """G25: six hunters, three food."""
    s = winter("p-deer")
    assert told(s, "feeding")[0]["outcome"] == "half-fed"
    assert asked(s) == "1 LoseClan"
    assert s.hand[0] == (1, 2, 3)
    assert s.store[0] == ()


def test_below_half_all_is_eaten_and_a_clan_card_is_lost() -> None:
    """G25: seven hunters (the wounded eat too), three food: one short of half."""
    s = winter("p-deer", hand=(1, 1, 2, 3))
    assert asked(s) == "0 LoseClan"
    assert s.store[0] == ()
    s.answer(0, CLAN(HAND, 3))
    assert s.hand[0] == (1, 1, 2)


def test_the_wounded_eat_too() -> None:
    """G25."""
    s = table()
    year_ends(s)
    clan(s, 1, (1, 2), (), (3,))
    store(s, 1, "p-deer")
    s.answer(0, END)
    s.answer(0, CLAN(HAND, 1))
    assert told(s, "feeding")[1] == {
        "seat": 1,
        "food": 3,
        "hunters": 6,
        "outcome": "half-fed",
    }


def test_the_best_tier_within_reach_must_be_paid() -> None:
    """G25: the player would rather keep the deer and go half fed; six are there, six are eaten."""
    s = winter("p-deer", "p-horse")
    assert s.store[0] == ()


def test_he_chooses_what_is_eaten_and_the_rest_stays() -> None:
    """G25: six hunters; mammoth alone, or two of three threes; never the mammoth and another."""
    s = winter("p-mammoth", "p-deer", "p-horse")
    assert asked(s) == "0 Meal"
    alone = s.copy()
    alone.answer(0, in_store(alone, 0, "p-mammoth"))
    assert cards(alone.store[0]) == ["p-deer", "p-horse"]
    s.answer(0, in_store(s, 0, "p-deer"))
    assert cards(s.store[0]) == ["p-mammoth"]
    assert asked(s) == "0 Welcome"


def test_no_card_may_be_one_too_many() -> None:
    """G25: six hunters. With a hare (1) laid out the mammoth (6) would make the hare superfluous;
    hare, deer (3) and fox (2) make six, and the fox is all that completes them."""
    s = winter("p-mammoth", "p-deer", "p-fox", "p-hare", "p-fish")
    s.answer(0, in_store(s, 0, "p-hare"))
    assert refused(s, 0, in_store(s, 0, "p-mammoth")) == "G25 one-too-many"
    s.answer(0, in_store(s, 0, "p-deer"))
    assert asked(s) == "0 Welcome"
    assert cards(s.store[0]) == ["p-fish", "p-mammoth"]


def test_nobody_is_asked_when_it_takes_everything() -> None:
    """G25: six hunters; deer, fox and hare make six."""
    s = winter("p-deer", "p-fox", "p-hare")
    assert asked(s) == "0 Welcome"
    assert s.store[0] == ()


def test_fish_in_a_net_feed_two_and_are_eaten_together() -> None:
    """G25, G11: three hunters; fish with net 2 and a hare 1."""
    s = winter("p-fish+w-net", "p-hare", hand=(3,))
    assert asked(s) == "0 Welcome"
    assert sorted(map(str, cards(s.eaten))) == ["p-fish", "p-hare", "w-net"]


def test_herbs_feed_too_weapons_do_not() -> None:
    """G25: two hunters, berries 2; a deer made into a weapon would not help."""
    s = winter("h-berries", hand=(2,))
    assert told(s, "feeding")[0]["outcome"] == "fed"


def test_a_clan_card_just_drawn_does_not_eat() -> None:
    """G25: after six for six hunters, a card of three comes, and nothing more is asked for."""
    s = winter("p-deer", "p-horse")
    s.answer(0, DRAW)
    draw(s, 3)
    assert asked(s) == "1 LoseClan"
    assert s.suppers[0] == (6, 6, FED)


def test_clans_are_fed_from_the_active_player_on() -> None:
    """G25, in the order of G21."""
    s = table(3)
    year_ends(s)
    s.answer(0, END)
    order = []
    while s.year == 1:
        order.append(go_on(s))
    assert order == ["0 LoseClan", "1 LoseClan", "2 LoseClan"]


def naive(price_: int, foods: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All sets of cards (by place) that pay and from which no card could be left out."""
    found = set()
    for size in range(1, len(foods) + 1):
        for chosen in combinations(range(len(foods)), size):
            total = sum(foods[i] for i in chosen)
            if total >= price_ and all(total - foods[i] < price_ for i in chosen):
                found.add(chosen)
    return found


@pytest.mark.parametrize("price_", range(1, 12))
@pytest.mark.parametrize("foods", [(1, 1, 2, 3), (6, 3, 3, 1), (4, 4, 2, 2, 1), (5, 1, 1, 1, 3)])
def test_every_meal_that_can_be_begun_can_be_finished(price_: int, foods: tuple[int, ...]) -> None:
    """G25: a card may be laid out exactly if some set without a spare card contains what lies there."""
    sets = naive(price_, foods)
    for size in range(1, len(foods) + 1):
        for chosen in combinations(range(len(foods)), size):
            if sum(foods[i] for i in chosen[:-1]) >= price_:
                continue
            eaten = [foods[i] for i in chosen]
            left = [food for i, food in enumerate(foods) if i not in chosen]
            expected = any(set(chosen) <= set(meal) for meal in sets)
            assert can_be_paid(price_, eaten, left) == expected
