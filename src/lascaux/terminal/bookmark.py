"""Where a game is kept, and the commands that open it again: they can be pasted as they are."""

from __future__ import annotations

import os
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Bookmark:
    """The file, and what must be said again for everything to be as it was."""

    file: Path
    deck: Path | None = None
    lang: str | None = None  # if it was asked for

    def go_on(self, game: str) -> str:
        return line("play", game, "--save", self.file, *self.with_deck(), *self.in_language())

    def replay(self) -> str:
        return line("replay", self.file, *self.with_deck(), *self.in_language())

    def verify(self) -> str:
        return line("verify", self.file, *self.with_deck())

    def with_deck(self) -> tuple[object, ...]:
        return ("--deck", self.deck) if self.deck else ()

    def in_language(self) -> tuple[object, ...]:
        return ("--lang", self.lang) if self.lang else ()


def line(*words: object) -> str:
    join = (
        shlex.join if os.name == "posix" else subprocess.list2cmdline
    )  # for the shell it is pasted into
    return join(["lascaux", *map(str, words)])
