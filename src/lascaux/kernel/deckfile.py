"""Deck files: TOML tables read with care; whatever is wrong is one line with file, entry and reason."""

from __future__ import annotations

import hashlib
import tomllib
from typing import TYPE_CHECKING, Any

from lascaux.kernel.codec import canonical
from lascaux.kernel.errors import BadInput, read_text

if TYPE_CHECKING:
    from pathlib import Path


def parsed(path: Path) -> dict[str, Any]:
    """The tables of a deck file, or BadInput."""
    try:
        return tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:  # TOML's and UTF-8's errors are ValueErrors
        raise BadInput(f"{path}: is not a TOML file ({error})") from None


def fingerprint(data: dict[str, Any]) -> str:
    """The hash of a deck: equal decks, equal hash, however the file is written."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def shown(value: Any) -> str:
    """A value as a complaint quotes it: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= 40 else f"{text[:40]}…"


class DeckReader:
    """Reads one deck file; remembers where it is for its complaints."""

    def __init__(self, file: str) -> None:
        self.where = file
        self.file = file
        self.ids: set[str] = set()
        self.names: dict[str, str] = {}

    def fail(self, reason: str) -> BadInput:
        return BadInput(f"{self.where}: {reason}")

    def heading(self, data: dict[str, Any], game: str, keys: set[str]) -> str:
        """The name of a deck of this game, which has nothing but these keys."""
        self.only(data, {"game", "name"} | keys)
        if data.get("game") != game:
            raise self.fail(f"game must be {game!r}, not {shown(data.get('game'))}")
        return self.text(data, "name")

    def open(self, entry: Any, kind: str, i: int, keys: set[str]) -> str:
        """Begin an entry and check its keys."""
        name = self.begin(entry, kind, i)
        self.only(entry, {"id", "name"} | keys)
        return name

    def begin(self, entry: Any, kind: str, i: int) -> str:
        """The id of an entry, which is new."""
        self.where = f"{self.file}: {kind} {i + 1}"
        name = self.text(entry, "id")
        self.where = f"{self.file}: {kind} {name!r}"
        if name in self.ids:
            raise self.fail("this id is used twice")
        if not name.replace("-", "").isalnum() or not name.isascii() or not name[0].isalpha():
            raise self.fail("an id is made of letters, digits and hyphens")
        self.ids.add(name)
        if "name" in entry:
            self.names[name] = self.text(entry, "name")
        return name

    def entries(self, data: dict[str, Any], kind: str) -> list[Any]:
        entries = data.get(kind, [])
        if not isinstance(entries, list):
            raise self.fail(f"{kind} must be written [[{kind}]]")
        return entries

    def only(self, entry: Any, keys: set[str]) -> None:
        if not isinstance(entry, dict):
            raise self.fail("must be a table")
        for key in entry:
            if key not in keys:
                raise self.fail(f"unknown key {shown(key)}")

    def text(self, entry: Any, key: str) -> str:
        value = entry.get(key) if isinstance(entry, dict) else None
        if not isinstance(value, str) or not value.strip():
            raise self.fail(f"{key} must be a text")
        if not value.isprintable():
            raise self.fail(f"{key} must be printable, on one line")
        return value

    def number(self, entry: Any, key: str, least: int, most: int) -> int:
        value = entry.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fail(
                f"{key} must be a whole number from {least} to {most}, not {shown(value)}"
            )
        return value
