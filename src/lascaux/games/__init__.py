"""The games: importing this registers ours, in the order of the shelf, and those of other packages.

Another package offers a game as an entry point of the group `lascaux.games` that names the game, such
as `pebbles = "pebbles:PEBBLES"`.
"""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.gletscher import GLETSCHER
from lascaux.games.krom import KROM
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES, Game, register

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def guest(point: EntryPoint) -> Game:
    """The game that another package offers, or BadInput that says why there is none."""
    try:
        found = point.load()
    except Exception as error:  # noqa: BLE001  whatever a stranger's code raises
        raise BadInput(f"{type(error).__name__}: {error}") from None
    if not isinstance(found, Game):
        raise BadInput("is no lascaux.kernel.game.Game")
    if found.id in GAMES:
        raise BadInput(f"there is a game {found.id} already")
    return found


def register_guests() -> None:
    """Register the games of other packages; a broken one is named in one line, and the rest play on."""
    for point in entry_points(group=__name__):
        try:
            register(guest(point))
        except BadInput as error:
            line = " ".join(str(error).split())
            print(f"lascaux: warning: game {point.value}: {line}", file=sys.stderr)


for game in (KROM, GLETSCHER, ABOVE_BELOW):
    register(game)
register_guests()

__all__ = ["ABOVE_BELOW", "GLETSCHER", "KROM"]
