"""The window for combat Bonus cards (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import BONUS, asked, brawl, deal, dice, facts, go, play, refused, skip, table, told

from lascaux.games.krom.choices import END, PLAY

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def armed(players: int, *hands: tuple[str, ...]) -> Table:
    """A table where the seats hold these cards."""
    s = table(players)
    for seat, hand in enumerate(hands):
        deal(s, seat, *hand)
    return s


def passing(s: Table) -> list[str]:
    """Everybody passes until the window closes: who was asked what."""
    turns = []
    while asked(s).endswith("Window"):
        turns.append(asked(s))
        s.answer(s.turn, END)
    return turns


def test_the_window_opens_after_the_dice_and_before_the_damage() -> None:
    """K10."""
    s = armed(2, ("b-add",))
    go(s, "forest", "forest")
    assert asked(s) == "chance Roll"
    dice(s, 2, 6)
    assert asked(s) == "0 BonusWindow"
    assert s.hit_points == [7, 7]
    s.answer(0, END)
    assert s.hit_points == [3, 7]


@pytest.mark.parametrize(
    ("faces", "order"),
    [
        ((1, 5, 4, 3), [0, 1, 2, 3]),
        ((5, 1, 4, 3), [1, 2, 3, 0]),
        ((5, 3, 1, 4), [2, 3, 0, 1]),
        ((5, 3, 4, 1), [3, 0, 1, 2]),
    ],
)
def test_the_fighter_ranked_last_is_asked_first_then_clockwise(
    faces: tuple[int, ...], order: list[int]
) -> None:
    """K10, K4: by seat and around, not by rank."""
    s = armed(4, *[("b-counter",)] * 4)
    brawl(s, "savanna", *faces)
    assert passing(s) == [f"{seat} BonusWindow" for seat in order]


@pytest.mark.parametrize(("place", "first"), [("forest", 2), ("savanna", 0)])
def test_weight_decides_who_is_ranked_last_on_a_tie(place: str, first: int) -> None:
    """K10: ranked by K11; seat 2 is the heaviest."""
    s = armed(3, *[("b-counter",)] * 3)
    brawl(s, place, 4, 4, 4)
    assert asked(s) == f"{first} BonusWindow"


def test_a_fighter_without_cards_is_skipped() -> None:
    """K10: seat 2 is ranked last, but seat 3 is the first with a card."""
    s = armed(4, ("b-add",), (), (), ("b-add",))
    brawl(s, "savanna", 5, 3, 1, 4)
    assert passing(s) == ["3 BonusWindow", "0 BonusWindow"]


def test_without_cards_there_is_no_window() -> None:
    """K10."""
    s = table(2)
    brawl(s, "savanna", 5, 3)
    assert asked(s) == "0 Savanna"


def test_a_fighter_is_asked_whatever_they_hold() -> None:
    """K10: a card that is not a combat card cannot be played, nor can a counter."""
    s = armed(2, ("b-gain-krom", "b-counter"))
    brawl(s, "savanna", 5, 3)
    assert asked(s) == "0 BonusWindow"
    assert list(s.legal(0)) == [END]
    assert refused(s, 0, PLAY(BONUS["b-gain-krom"])) == "K10 no-combat-card"
    assert refused(s, 0, PLAY(BONUS["b-counter"])) == "K10 no-combat-card"


def test_only_fighters_may_play_combat_cards() -> None:
    """K10: seat 1 is elsewhere."""
    s = armed(3, (), ("b-add",), ())
    go(s, "savanna", "mountain", "savanna")
    dice(s, 5, 3)
    assert asked(s) == "0 Savanna"


def test_a_card_raises_the_own_total_only_and_past_6() -> None:
    """K10: 6 + 3 = 9 against 5 and 4."""
    s = armed(3, (), ("b-add",), ())
    brawl(s, "savanna", 5, 6, 4)
    play(s, 1, "b-add")
    assert facts(s, "total", "seat", "total") == [(1, 9)]
    assert s.hit_points == [3, 7, 2]


@pytest.mark.parametrize(
    ("card", "faces", "total"), [("b-die", (6,), 8), ("b-dice", (6, 5), 13), ("b-dice", (1, 1), 4)]
)
def test_more_dice_are_added_to_the_own_total(
    card: str, faces: tuple[int, ...], total: int
) -> None:
    """K10 (B1): onto a first die of 2."""
    s = armed(2, (card,))
    brawl(s, "savanna", 2, 6)
    play(s, 0, card)
    assert len(s.choices) == 6 ** len(faces)
    dice(s, *faces)
    assert facts(s, "total", "seat", "total") == [(0, total)]


def test_one_card_at_a_time() -> None:
    """K10: after playing one, a fighter waits for the next turn."""
    s = armed(2, ("b-add", "b-add"), ("b-counter",))
    brawl(s, "savanna", 1, 6)
    play(s, 0, "b-add")
    s.answer(1, END)  # no counter
    assert asked(s) == "1 BonusWindow"
    s.answer(1, END)
    assert asked(s) == "0 BonusWindow"
    play(s, 0, "b-add")
    s.answer(1, END)
    assert facts(s, "total", "seat", "total")[1:] == [(0, 7)]  # 1 + 3 + 3


def test_it_goes_on_clockwise_from_the_one_who_played() -> None:
    """K10: not from the fighter now ranked last."""
    s = armed(3, ("b-add", "b-counter"), ("b-counter",), ("b-counter",))
    brawl(s, "savanna", 1, 5, 4)
    play(s, 0, "b-add")
    assert passing(s) == [
        "1 CounterWindow",
        "2 CounterWindow",
        "1 BonusWindow",
        "2 BonusWindow",
        "0 BonusWindow",
    ]


def test_a_played_card_breaks_the_row_of_passes() -> None:
    """K10: 0 and 1 have passed, 2 plays; all three are asked again."""
    s = armed(3, ("b-counter",), ("b-counter",), ("b-add", "b-counter"))
    brawl(s, "savanna", 1, 5, 4)
    s.answer(0, END)
    s.answer(1, END)
    play(s, 2, "b-add")
    assert passing(s) == [
        "0 CounterWindow",
        "1 CounterWindow",
        "0 BonusWindow",
        "1 BonusWindow",
        "2 BonusWindow",
    ]


def test_a_countered_card_breaks_the_row_of_passes_too() -> None:
    """K10: and it goes on after the one who played, not after the one who countered."""
    s = armed(3, ("b-counter",), ("b-counter", "b-add"), ("b-add", "b-counter"))
    brawl(s, "savanna", 1, 5, 4)
    s.answer(0, END)
    s.answer(1, END)
    play(s, 2, "b-add")
    s.answer(0, END)
    play(s, 1, "b-counter")
    assert passing(s) == [
        "2 CounterWindow",
        "0 CounterWindow",
        "0 BonusWindow",
        "1 BonusWindow",
        "2 BonusWindow",
    ]
    assert told(s, "total") == []


def test_who_has_passed_may_play_when_asked_again() -> None:
    """K10: a pass is for now only."""
    s = armed(2, ("b-add",), ("b-add",))
    brawl(s, "savanna", 3, 5)
    s.answer(0, END)
    play(s, 1, "b-add")
    s.answer(0, END)  # no counter
    play(s, 0, "b-add")
    assert facts(s, "combat-won", "fighter", "total") == [(1, 8)]
    assert s.hit_points == [5, 7]  # 8 - 6


def test_a_pass_on_a_counter_is_no_pass_in_the_row() -> None:
    """K10: seat 1 declined to counter, and is still asked for its own card."""
    s = armed(2, ("b-add",), ("b-add",))
    brawl(s, "savanna", 3, 5)
    play(s, 0, "b-add")
    s.answer(1, END)
    assert asked(s) == "1 BonusWindow"
    s.answer(1, END)
    assert facts(s, "combat-won", "fighter", "total") == [(0, 6)]


def test_a_counter_played_does_not_use_up_a_turn() -> None:
    """K10: seat 1 counters and is then asked as the next in the row."""
    s = armed(2, ("b-add", "b-gain-krom"), ("b-counter", "b-add"))
    brawl(s, "savanna", 3, 5)
    play(s, 0, "b-add")
    play(s, 1, "b-counter")
    assert passing(s) == ["0 CounterWindow", "1 BonusWindow", "0 BonusWindow"]


def test_a_fighter_with_no_cards_left_is_not_asked_again() -> None:
    """K10: one card in the window, one as a counter; seat 0 alone closes it."""
    s = armed(3, ("b-gain-krom",), ("b-counter",), ("b-add",))
    brawl(s, "savanna", 1, 5, 4)
    s.answer(0, END)
    s.answer(1, END)
    play(s, 2, "b-add")
    s.answer(0, END)
    play(s, 1, "b-counter")
    assert passing(s) == ["0 CounterWindow", "0 BonusWindow"]


def test_when_the_window_has_closed_no_combat_card_can_be_played() -> None:
    """K10: not in the phase that follows."""
    s = armed(2, ("b-add",))
    brawl(s, "savanna", 6, 5)
    s.answer(0, END)
    assert asked(s) == "0 Savanna"
    assert refused(s, 0, PLAY(BONUS["b-add"])) == "K28 only-in-combat"
    skip(s)
    assert asked(s) == "1 Savanna"
