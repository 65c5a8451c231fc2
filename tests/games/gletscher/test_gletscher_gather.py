"""Herbs, made weapons and fate cards (G17-G19)."""

from __future__ import annotations

from camp import (
    actions,
    asked,
    cards,
    clan,
    draw,
    fates,
    help_with,
    hold,
    hunt,
    in_row,
    number,
    refused,
    roll,
    store,
)

from lascaux.games.gletscher.choices import CLAN, DRAW, GATHER, MAKE, READY
from lascaux.games.gletscher.effects import modified
from lascaux.games.gletscher.rules.winter import best_story
from lascaux.games.gletscher.terms import HAND

ROW = ("h-edelweiss", "h-berries", "p-deer")


def test_a_herb_needs_a_team_of_its_clan_value_and_never_fails() -> None:
    """G17: edelweiss needs three: two are not enough, two and one are."""
    s = actions(*ROW)
    s.answer(0, in_row(s, GATHER, "h-edelweiss"))
    s.answer(0, CLAN(HAND, 2))
    assert refused(s, 0, READY) == "G17 too-few-hunters"
    s.answer(0, CLAN(HAND, 1))
    s.answer(0, READY)
    assert cards(s.store[0]) == ["h-edelweiss"]
    assert (s.hand[0], s.used[0]) == ((3,), (1, 2))
    assert refused(s, 0, in_row(s, GATHER, "h-edelweiss")) == "G6 no-such-choice"


def test_more_hunters_than_needed_may_gather() -> None:
    """G17: a team with at least its clan value."""
    s = actions(*ROW)
    s.answer(0, in_row(s, GATHER, "h-berries"))
    s.answer(0, CLAN(HAND, 3))
    s.answer(0, READY)
    assert cards(s.store[0]) == ["h-berries"]


def test_too_few_hunters_in_hand_cannot_gather() -> None:
    """G17."""
    s = actions(*ROW)
    clan(s, 0, (2,))
    assert refused(s, 0, in_row(s, GATHER, "h-edelweiss")) == "G17 too-few-hunters"


def test_a_prey_with_a_bonus_is_made_into_a_weapon_by_one_clan_card() -> None:
    """G18: it moves from the store to the shed and no longer feeds."""
    s = actions("p-horse", "p-hare", "p-fox")
    store(s, 0, "p-deer")
    s.answer(0, MAKE(0))
    s.answer(0, CLAN(HAND, 1))
    assert s.store[0] == ()
    assert cards(s.shed[0]) == ["p-deer"]
    assert (s.hand[0], s.used[0]) == ((2, 3), (1,))


def test_a_made_weapon_keeps_its_story() -> None:
    """G18, G24: the deer in the shed tells 3, the hare in the store 1."""
    s = actions("p-horse", "p-hare", "p-fox")
    store(s, 0, "p-deer", "p-hare")
    s.answer(0, MAKE(s.store[0].index(number("p-deer"))))
    s.answer(0, CLAN(HAND, 1))
    assert best_story(s, 0, 0) == number("p-deer")


def test_a_made_weapon_is_discarded_when_used() -> None:
    """G18: the deer's bonus of 1 holds for both sizes."""
    s = actions("p-horse", "p-hare", "p-fox")
    store(s, 0, "p-deer")
    s.answer(0, MAKE(0))
    s.answer(0, CLAN(HAND, 1))
    hunt(s, "p-hare", 2)
    help_with(s, "p-deer")
    assert modified(s) == 2  # and one for the surplus
    roll(s, 6)
    assert cards(s.hunt_discards) == ["p-deer"]
    assert cards(s.store[0]) == ["p-hare"]


def test_a_pike_in_a_net_can_be_made_into_a_weapon() -> None:
    """G18, G11: the pair is one card, in the shed too; used, both are discarded."""
    s = actions("p-horse", "p-hare", "p-fox")
    store(s, 0, "p-pike+w-net")
    s.answer(0, MAKE(0))
    s.answer(0, CLAN(HAND, 1))
    assert cards(s.shed[0]) == ["p-pike+w-net"]
    hunt(s, "p-hare", 2)
    help_with(s, "p-pike+w-net")
    roll(s, 6)
    assert cards(s.hunt_discards) == ["p-pike", "w-net"]


def test_one_clan_card_draws_a_fate_card() -> None:
    """G19."""
    s = actions(*ROW)
    s.answer(0, DRAW)
    s.answer(0, CLAN(HAND, 2))
    draw(s, "f-luck")
    assert fates(s.fate[0]) == ["f-luck"]
    assert (s.hand[0], s.used[0]) == ((1, 3), (2,))


def test_a_drawn_fate_card_may_be_used_at_once_within_its_colours_time() -> None:
    """G19: F1 in the next hunt of the same turn."""
    s = actions(*ROW)
    s.answer(0, DRAW)
    s.answer(0, CLAN(HAND, 1))
    draw(s, "f-luck")
    hunt(s, "p-deer", 3)
    assert asked(s) == "0 Help"
    assert 250 + number("f-luck") in s.choices


def test_no_fate_card_can_be_drawn_when_there_is_none() -> None:
    """G29: deck and discards are empty."""
    s = actions(*ROW, players=4)
    for seat in range(4):
        while s.fate_pile and len(s.fate[seat]) < 6:
            hold(s, seat, fates((s.fate_pile[0][0],))[0])
    assert refused(s, 0, DRAW) == "G29 no-fate-left"
