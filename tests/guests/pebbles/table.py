"""What lies on the table of Pebbles."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, Self

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

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.copy_progress(self)
        new.settings, new.bowl, new.numbers = self.settings, self.bowl, self.numbers[:]
        new.taken, new.takes = self.taken[:], self.takes[:]
        return new
