"""What no answer may ever break: tokens and cards are conserved, numbers stay in bounds.

A file per game, found by its name; a game without one is only looked at from outside.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lascaux.kernel.rules import Position


def check(game_id: str, position: Position) -> None:
    """The game's own invariants, and that a game that is not over asks somebody something."""
    assert position.over or position.choices
    name = f"invariants.{game_id}"
    if find_spec(name):
        game: Any = import_module(name)
        game.sound(position)
