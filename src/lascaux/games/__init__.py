"""The games; importing this registers them all."""

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.gletscher import GLETSCHER
from lascaux.games.krom import KROM

__all__ = ["ABOVE_BELOW", "GLETSCHER", "KROM"]
