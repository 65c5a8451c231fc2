"""Moments worth drawing, game by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

View = Mapping[str, Any]


class Situation(NamedTuple):
    """A kind of question in a game of this many players, seen by the one asked, another, or nobody.

    `by`: asked, another, nobody, active, or last (who answered last).
    """

    kind: str
    players: int
    fits: Callable[[View], bool] = lambda _: True
    by: str = "asked"
    options: tuple[tuple[str, str], ...] = ()
    before: bool = False  # the moment before is kept too, to see it happen
    bots: tuple[str, ...] = ("greedy",)
    touch: Callable[[Any], None] | None = None  # changes the table by hand, where play is too slow
