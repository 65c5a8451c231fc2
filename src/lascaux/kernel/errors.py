"""Bad input: a wrong file, option or name. One clear line, and nothing has changed.

And work that was broken off: one clear line, and what is left of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


class BadInput(Exception):  # noqa: N818  the word that people read
    """What is wrong, and where."""


class BrokenOff(Exception):  # noqa: N818  nothing is wrong with what was asked
    """Work that could not go on: what happened, and what is left of it."""


def field(data: object, key: str, kind: type | tuple[type, ...], where: str) -> Any:
    """The entry `key` of a table read from outside, or BadInput that says what and where."""
    if not isinstance(data, dict):
        raise BadInput(f"{where}: expected a table, found {type(data).__name__}")
    if key not in data:
        raise BadInput(f"{where}: {key} is missing")
    value = data[key]
    kinds = kind if isinstance(kind, tuple) else (kind,)
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        names = " or ".join(k.__name__ for k in kinds)
        raise BadInput(f"{where}: {key} must be {names}, not {type(value).__name__}")
    return value


def read_text(file: Path) -> str:
    """A text file from outside, or BadInput."""
    try:
        if file.exists() and not file.is_file():
            raise BadInput(f"{file}: is not a file")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file}: is not UTF-8 text") from None


def unknown(what: str, name: object, known: list[str]) -> BadInput:
    choose = f"choose one of {', '.join(known)}" if known else "there are none"
    return BadInput(f"unknown {what} {str(name)!r}: {choose}")
