"""People for the tests: they sit down at a match, type, and what they see is kept."""

from __future__ import annotations

import io
import random
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from walks import short_deck

from lascaux.games.krom import KROM
from lascaux.games.krom.deck import Deck, Reader
from lascaux.kernel.chance import derived
from lascaux.kernel.match import Match, start
from lascaux.kernel.texts import Texts
from lascaux.terminal.bookmark import Bookmark
from lascaux.terminal.play import play
from lascaux.terminal.seats import SIGNS

Ask = Callable[[str], str]


def match(*seats: str, seed: str = "7", **options: str) -> Match:
    """A new game. Options: glacial="on", kromosaurus="on" …"""
    return begun(KROM.deck(), seats, seed, options)


def short_match(*seats: str, **options: str) -> Match:
    """A new game that is soon over."""
    return begun(Reader("short").deck(tomllib.loads(short_deck())), seats, "7", options)


def begun(deck: Deck, seats: Sequence[str], seed: str, options: Mapping[str, str]) -> Match:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    nonces = ["00"] * len(seats)
    return start(KROM, len(seats), chosen, deck, seats, derived(seed, "seed"), nonces)


def name(table: Match, seat: int) -> str:
    """What a player is called at the table, sign and all."""
    character = table.game.view(table.position, None)["characters"][seat]
    return f"{SIGNS[seat]} {Texts(KROM.folder, 'en').character(character)}"


class Screen:
    """What was printed, all of it or since the last look."""

    def __init__(self, width: int = 100, height: int = 35, *, terminal: bool = False) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file,
            width=width,
            height=height,
            force_terminal=terminal,
            color_system=None,
            legacy_windows=False,
            _environ={"TERM": "xterm"},
        )
        self.looked = 0

    def text(self) -> str:
        return self.file.getvalue().replace("\u00a0", " ")

    def new(self) -> str:
        text = self.text()[self.looked :]
        self.looked += len(text)
        return text


def script(lines: Iterable[str]) -> Ask:
    """Types these lines, then hangs up."""
    rest = iter(lines)

    def ask(_prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return ask


def typist(table: Match, people: Sequence[int], seed: int = 1) -> Ask:
    """Answers every question with a number that is among its choices, the same on every run."""
    luck = random.Random(seed)

    def ask(_prompt: str) -> str:
        seat = next((seat for seat in table.position.waiting() if seat in people), None)
        if seat is None:  # "Press Enter", while others are asked
            return ""
        return str(luck.randrange(len(table.position.legal(seat))) + 1)

    return ask


def sit(
    table: Match,
    people: Sequence[int],
    ask: Ask,
    screen: Screen | None = None,
    language: str = "en",
    save: Path | Bookmark | None = None,
) -> Screen:
    """Play until the typist hangs up or the game is over."""
    screen = screen or Screen()
    kept = Bookmark(save) if isinstance(save, Path) else save
    play(table, language, people, kept, screen.console, ask)
    return screen
