"""What a person types, with nothing in it that could upset the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Ask = Callable[[str], str]

LONGEST: Final = 30  # enough for a card's name
LONGEST_NUMBER: Final = 6
UNREADABLE: Final = "\ufffd"


def read(ask: Ask, prompt: str) -> str:
    """One line: arrow keys, stray bytes and control characters are left out."""
    try:
        line = ask(prompt)
    except UnicodeDecodeError:
        return UNREADABLE
    return "".join(filter(str.isprintable, line)).strip()[:LONGEST]


def number(typed: str) -> int | None:
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else None
