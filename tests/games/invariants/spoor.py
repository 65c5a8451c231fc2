"""Spoor: only the last track of a trail may be too low."""

from __future__ import annotations

from typing import Any


def sound(s: Any) -> None:
    trail = list(s.dice[:-1])
    assert trail == sorted(trail)
    assert all(1 <= die <= 6 for die in s.dice)
    assert all(0 <= torches <= 3 for torches in s.torches)
    assert all(0 <= boast <= 5 for boast in s.boasts)
    assert min(s.points) >= 0
    assert 1 <= s.round <= 5
