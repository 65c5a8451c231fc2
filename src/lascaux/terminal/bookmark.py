"""Where a game is kept, and the commands that open it again: they can be pasted as they are."""

from __future__ import annotations

import os
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Bookmark:
    """The file, and what must be said again for everything to be as it was."""

    file: Path
    deck: Path | None = None
    lang: str | None = None  # if it was asked for
    bots: tuple[str, ...] = ()  # those that are not ours

    def go_on(self, game: str) -> str:
        words = (*self.with_bots(), *self.with_deck(), *self.in_language())
        return line("play", game, "--save", self.file, *words)

    def replay(self) -> str:
        return line("replay", self.file, *self.with_deck(), *self.in_language())

    def verify(self) -> str:
        return line("verify", self.file, *self.with_deck())

    def with_bots(self) -> tuple[object, ...]:
        return ("--bots", ",".join(self.bots)) if self.bots else ()

    def with_deck(self) -> tuple[object, ...]:
        return ("--deck", self.deck) if self.deck else ()

    def in_language(self) -> tuple[object, ...]:
        return ("--lang", self.lang) if self.lang else ()


def brought_along(seats: Sequence[str]) -> tuple[str, ...]:
    """The bots at a table that are not ours: `module:Class`."""
    return tuple(dict.fromkeys(name for name in seats if ":" in name))


def line(*words: object) -> str:
    join = (
        shlex.join if os.name == "posix" else subprocess.list2cmdline
    )  # for the shell it is pasted into
    return join(["lascaux", *map(str, words)])
