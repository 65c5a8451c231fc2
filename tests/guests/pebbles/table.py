"""What lies on the table of Pebbles."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from lascaux.kernel.game import Deck
from lascaux.kernel.rules import Position

PEBBLES = 9


class Settings(NamedTuple):
    players: int
    options: dict[str, str]
    deck: Deck


class Table(Position):
    __slots__ = ("bowl", "numbers", "settings", "taken", "takes")
    FIELDS: ClassVar[tuple[str, ...]] = ("bowl", "numbers", "taken", "takes")
    SECRET: ClassVar[tuple[str, ...]] = ("numbers",)
    ENDED = "P3"
    HIDDEN = "P1"

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.bowl = PEBBLES
        self.numbers = [0] * settings.players
        self.taken = [0] * settings.players
        self.takes: list[tuple[int, int]] = []
