"""Another table that a seat could not tell from the true one: every secret swapped in the state itself.

A file per game, found by its name, written apart from `imagine`, so that what the view gives away
cannot come back through it. A game without one has a table imagined from the view.
"""

from __future__ import annotations

import random
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lascaux.kernel.chance import FastLuck
from lascaux.kernel.codec import digest
from lascaux.kernel.game import GAMES


def swapped(game_id: str, position: Any, seat: int | None, luck: random.Random) -> Any:
    """The table with other secrets, of which this seat knows nothing."""
    name = f"swaps.{game_id}"
    if find_spec(name):
        own: Any = import_module(name)
        return own.swap(position, seat, luck)
    game = GAMES[game_id]
    deck = position.settings.deck
    return game.imagine(game.view(position, seat), deck, FastLuck(luck.randrange(2**32)))


def differ(one: Any, other: Any) -> bool:
    """The tables hide different things: on them, or in the deck that they are played with."""
    return digest(one) != digest(other) or one.settings.deck != other.settings.deck
