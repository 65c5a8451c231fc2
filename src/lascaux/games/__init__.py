"""The games; importing this registers them all, in the order in which they are offered."""

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.gletscher import GLETSCHER
from lascaux.games.krom import KROM
from lascaux.kernel.game import Game, register

OFFERED: tuple[Game, ...] = (KROM, GLETSCHER, ABOVE_BELOW)
for game in OFFERED:
    register(game)

__all__ = ["ABOVE_BELOW", "GLETSCHER", "KROM"]
