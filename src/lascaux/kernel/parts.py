"""What a room has for a game: a module found by the game's name, so that no list has to name it.

Our games keep their parts in the rooms (`lascaux.bots.evaluate.krom`); a game from another package
has them in its own (`pebbles.evaluate`). If a part is missing, the room has a default.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lascaux.kernel.game import Game

HOUSE = "lascaux.games"


@cache
def find_part(room: str, game: Game, piece: str = "") -> Any:
    """The room's module for this game, or None; an error inside the module is raised.

    Where a piece is wanted, a module without it is none.
    """
    package = sys.modules[type(game).__module__].__package__
    if not package:  # a module of its own, which has no others beside it
        return None
    ours = package.rpartition(".")[0] == HOUSE
    name = f"{room}.{game.id}" if ours else f"{package}.{room.rpartition('.')[2]}"
    found = import_module(name) if find_spec(name) else None
    return found if not piece or hasattr(found, piece) else None
