"""The games; importing this registers them all."""

from lascaux.games.krom import KROM

__all__ = ["KROM"]
