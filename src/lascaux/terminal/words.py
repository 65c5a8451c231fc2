"""Everything a reader is told: the game's words and the terminal's own, names in colour."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from lascaux.kernel.texts import Texts
from lascaux.terminal.prose import Prose
from lascaux.terminal.seats import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.describe import Phrase
    from lascaux.kernel.references import Reference

FOLDER = Path(__file__).parent


class Words:
    """A language at a table, for the reader at `seat` (None: a spectator)."""

    def __init__(self, game: Texts, seat: int | None) -> None:
        self.game = game
        self.own = Texts(FOLDER, game.language, game.seats)
        self.seat = seat

    def __call__(self, key: str, /, **args: object) -> str:
        """A text of the terminal itself."""
        return self.own(key, **args)

    def told(self, key: str, /, **args: object) -> Prose:
        return self.coloured(self.own(key, **args))

    def say(self, phrase: Phrase) -> Prose:
        return self.coloured(self.game.say(phrase))

    def refer(self, reference: Reference) -> str:
        """A reference of the game in words, such as {"goods": {"krom": 2}}."""
        return str(self.game.name(reference))

    def style(self, seat: int) -> str:
        colour = COLOURS[seat % len(COLOURS)]
        return f"bold {colour}" if seat == self.seat else colour

    def name(self, seat: int) -> Text:
        return Text(self.game.seats[seat], self.style(seat))

    def names(self, seats: Sequence[int]) -> str:
        return self.game.listed([self.game.seats[seat] for seat in seats])

    def coloured(self, line: str) -> Prose:
        text = Prose(line)
        for seat, name in enumerate(self.game.seats):
            text.highlight_words([name], self.style(seat))
        return text
