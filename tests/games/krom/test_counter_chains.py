"""Counters of counters, and counters in a combat (B8, K30, K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import BONUS, asked, bonus_hand, brawl, cards, deal, dice, go, phase, play, table, told

from lascaux.games.krom.choices import END

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def quarrel(*counters: int) -> Table:
    """Seat 0 plays b-gain-krom; each seat has this many counters, and 0 one card more."""
    s = phase("forest", *["cave"] * (len(counters) - 1))
    deal(s, 0, "b-gain-krom")
    for seat, count in enumerate(counters):
        deal(s, seat, *["b-counter"] * count)
    play(s, 0, "b-gain-krom")
    return s


def test_a_counter_can_be_countered() -> None:
    """K30, B8: by a third player; the card takes effect after all. Last in, first out."""
    s = quarrel(0, 1, 1)
    play(s, 1, "b-counter")
    assert asked(s) == "2 CounterWindow"
    play(s, 2, "b-counter")
    assert s.krom[0] == 9
    assert asked(s) == "0 Forest"


def test_the_first_player_may_counter_the_counter() -> None:
    """K30."""
    s = quarrel(1, 1)
    play(s, 1, "b-counter")
    assert asked(s) == "0 CounterWindow"
    play(s, 0, "b-counter")
    assert s.krom[0] == 9


@pytest.mark.parametrize(("length", "krom"), [(0, 9), (1, 5), (2, 9), (3, 5), (4, 9)])
def test_every_counter_undoes_the_one_before(length: int, krom: int) -> None:
    """K30: last in, first out; two players counter each other in turn."""
    s = quarrel(2, 2)
    for i in range(length):
        play(s, (i + 1) % 2, "b-counter")
    while asked(s).endswith("CounterWindow"):
        s.answer(s.turn, END)
    assert (asked(s), s.krom[0]) == ("0 Forest", krom)
    assert len(s.bonus_discards) == 1 + length


def test_a_counter_opens_a_window_clockwise_from_its_player() -> None:
    """K30: seat 2 counters; 3, 0 and 1 are asked, the one who passed before included."""
    s = quarrel(1, 1, 1, 1)
    s.answer(1, END)
    play(s, 2, "b-counter")
    asked_seats = []
    while asked(s).endswith("CounterWindow"):
        asked_seats.append(s.turn)
        s.answer(s.turn, END)
    assert asked_seats == [3, 0, 1]
    assert s.krom[0] == 5


def test_the_first_to_counter_takes_the_window() -> None:
    """K30: seat 2 may now undo the counter of 1, and no longer the card itself."""
    s = quarrel(0, 1, 1)
    play(s, 1, "b-counter")
    assert asked(s) == "2 CounterWindow"
    play(s, 2, "b-counter")
    assert [fact["countered"] for fact in told(s, "countered")] == ["b-gain-krom", "b-counter"]


def test_a_window_taken_is_not_reopened() -> None:
    """K30: 1 counters the card, 2 that counter; 3 and 1 may counter 2, nobody the card any more."""
    s = quarrel(0, 2, 1, 1)
    play(s, 1, "b-counter")
    play(s, 2, "b-counter")
    assert asked(s) == "3 CounterWindow"
    s.answer(3, END)
    assert asked(s) == "1 CounterWindow"
    s.answer(1, END)
    assert (asked(s), s.krom[0]) == ("0 Forest", 9)
    assert (bonus_hand(s, 1), bonus_hand(s, 3)) == (["b-counter"], ["b-counter"])


def test_nobody_counters_their_own_counter() -> None:
    """K30, B8: "another player"."""
    s = quarrel(0, 2)
    play(s, 1, "b-counter")
    assert (asked(s), s.krom[0]) == ("0 Forest", 5)
    assert bonus_hand(s, 1) == ["b-counter"]


def test_whoever_has_played_their_last_card_is_not_asked() -> None:
    """K30: the first player has none left; 1 and 2 have."""
    s = quarrel(0, 1, 1)
    s.answer(1, END)
    play(s, 2, "b-counter")
    assert asked(s) == "1 CounterWindow"
    play(s, 1, "b-counter")
    assert (asked(s), s.krom[0]) == ("0 Forest", 9)


def test_the_first_player_is_asked_about_a_counter_whatever_they_hold() -> None:
    """K30."""
    s = phase("forest")
    deal(s, 0, "b-gain-krom", "b-add")
    deal(s, 1, "b-counter")
    play(s, 0, "b-gain-krom")
    play(s, 1, "b-counter")
    assert (asked(s), list(s.legal(0))) == ("0 CounterWindow", [END])


def test_all_cards_are_discarded_after_the_chain() -> None:
    """K30: and not before."""
    s = quarrel(2, 2)
    play(s, 1, "b-counter")
    play(s, 0, "b-counter")
    assert (s.bonus_discards, len(s.chain)) == ((), 3)
    s.answer(1, END)
    assert sorted(s.bonus_discards) == sorted(cards(BONUS, "b-gain-krom", "b-counter", "b-counter"))
    assert s.chain == ()


def test_a_stunned_player_may_counter_a_counter() -> None:
    """K30."""
    s = quarrel(0, 1, 1)
    s.hit_points[2] = 0
    play(s, 1, "b-counter")
    play(s, 2, "b-counter")
    assert s.krom[0] == 9


@pytest.mark.parametrize(("place", "asks"), [("forest", True), ("mountain", False)])
def test_a_counter_of_a_counter_needs_its_place_too(place: str, asks: bool) -> None:
    """K27, K30."""
    s = phase(place)
    deal(s, 0, "b-gain-krom", "b-counter-forest")
    deal(s, 1, "b-counter")
    play(s, 0, "b-gain-krom")
    play(s, 1, "b-counter")
    assert asked(s) == "0 CounterWindow"
    assert len(s.legal(0)) == 1 + asks


def test_there_is_a_window_after_a_combat_card() -> None:
    """K30, K10: those who do not fight are asked too."""
    s = table(3)
    deal(s, 0, "b-add")
    deal(s, 2, "b-counter")
    go(s, "forest", "forest", "mountain")
    dice(s, 3, 4)
    play(s, 0, "b-add")
    assert (asked(s), s.totals) == ("2 CounterWindow", (3, 4))
    play(s, 2, "b-counter")
    assert s.hit_points == [6, 7, 7]  # 3 against 4


def test_the_dice_of_a_countered_card_are_never_rolled() -> None:
    """K30, B1."""
    s = table()
    deal(s, 0, "b-dice")
    deal(s, 1, "b-counter")
    brawl(s, "forest", 3, 4)
    play(s, 0, "b-dice")
    play(s, 1, "b-counter")
    assert asked(s) != "chance Roll"
    assert s.hit_points == [6, 7]


def test_dice_are_rolled_only_after_the_window() -> None:
    """K30, B1."""
    s = table()
    deal(s, 0, "b-dice")
    deal(s, 1, "b-counter")
    brawl(s, "forest", 3, 4)
    play(s, 0, "b-dice")
    assert asked(s) == "1 CounterWindow"
    s.answer(1, END)
    assert (asked(s), len(s.choices)) == ("chance Roll", 36)


def test_a_countered_combat_card_still_breaks_the_row_of_passes() -> None:
    """K10, K30: seat 0, ranked last, passes; 1's card is countered; 0 is asked again."""
    s = table(3)
    deal(s, 0, "b-add")
    deal(s, 1, "b-add")
    deal(s, 2, "b-counter", "b-counter")
    go(s, "forest", "forest", "mountain")
    dice(s, 3, 4)
    s.answer(0, END)
    play(s, 1, "b-add")
    play(s, 2, "b-counter")
    s.answer(0, END)  # no counter against it
    assert (asked(s), s.totals) == ("0 BonusWindow", (3, 4))
    play(s, 0, "b-add")
    assert asked(s) == "2 CounterWindow"


def test_a_countered_counter_lets_the_dice_roll() -> None:
    """K30, B1, K10: 3 + 1 + 2 against 4."""
    s = table()
    deal(s, 0, "b-dice", "b-counter")
    deal(s, 1, "b-counter")
    brawl(s, "forest", 3, 4)
    play(s, 0, "b-dice")
    play(s, 1, "b-counter")
    play(s, 0, "b-counter")
    dice(s, 1, 2)
    assert s.hit_points == [7, 5]


def test_counters_are_outside_the_row_of_passes() -> None:
    """K10, K30: 0 plays and is not countered; both have passed on a counter, neither on the row."""
    s = table()
    deal(s, 0, "b-add", "b-counter")
    deal(s, 1, "b-add", "b-counter")
    brawl(s, "forest", 3, 4)
    play(s, 0, "b-add")
    s.answer(1, END)  # no counter
    assert (asked(s), s.totals) == ("1 BonusWindow", (6, 4))
    s.answer(1, END)
    assert asked(s) == "0 BonusWindow"
    s.answer(0, END)
    assert s.hit_points == [7, 5]
