"""Rolls: one draw for all dice, ten at a time."""

from __future__ import annotations

from typing import Any

from lascaux.games.krom import KROM
from lascaux.games.krom.rules.drawing import Roll, roll
from lascaux.kernel.rules import CHANCE

LARGEST = 6**10  # what the rolls of old records were drawn below


def rolling(count: int) -> Any:
    s = KROM.setup(2, KROM.choose_options(2, {}), KROM.deck())
    roll(s, count)
    s.advance()
    return s


def test_the_first_die_is_the_lowest_digit_of_the_draw() -> None:
    s = rolling(2)
    assert list(s.choices) == list(range(36))
    s.answer(CHANCE, 5 + 0 * 6)
    assert s.dice == (6, 1)


def test_ten_dice_are_one_draw() -> None:
    s = rolling(10)
    assert len(s.choices) == LARGEST
    s.answer(CHANCE, LARGEST - 1)
    assert s.dice == (6,) * 10
    assert not any(isinstance(rule, Roll) for rule in s.stack)


def test_more_than_ten_dice_are_rolled_in_turns() -> None:
    """A Roll goes on as a roll of its own game, so that its frame is known when it is read again."""
    s = rolling(12)
    assert len(s.choices) == LARGEST
    s.answer(CHANCE, 5 * 6)
    assert (type(s.stack[-1]), s.stack[-1].count) == (Roll, 2)
    assert len(s.choices) == 36
    s.answer(CHANCE, 1 + 2 * 6)
    assert s.dice == (1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3)
