"""The games; importing this registers them all."""

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.krom import KROM

__all__ = ["GLETSCHER", "KROM"]
