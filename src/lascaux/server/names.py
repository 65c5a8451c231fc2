"""Names for guests, until they choose their own: in their language, from names.toml."""

from __future__ import annotations

import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.kernel.texts import LANGUAGES

FILE = Path(__file__).with_name("names.toml")


@cache
def words() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def invented(language: str) -> str:
    """A beast and its manner, which agree."""
    ours = words()[language]
    kinds = [(kind, beast) for kind, beasts in enumerate(ours["beasts"]) for beast in beasts]
    kind, beast = secrets.choice(kinds)
    manner = secrets.choice(ours["manners"])[kind]
    return f"{manner} {beast}" if ours["first"] == "manner" else f"{beast} {manner}"


def preferred(accepted: str) -> str:
    """The language of ours that a browser likes best, by its header Accept-Language."""
    best, language = 0.0, LANGUAGES[0]
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";")
        primary = tag.strip().lower().partition("-")[0]
        try:
            liking = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if primary in LANGUAGES and liking > best:
            best, language = liking, primary
    return language
