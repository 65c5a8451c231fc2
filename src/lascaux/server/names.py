"""Names for guests, until they choose their own: in their language, from names.toml."""

from __future__ import annotations

import re
import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.kernel.texts import LANGUAGES

FILE = Path(__file__).with_name("names.toml")
JOINER = "\u200d"  # joins the parts of an emoji; elsewhere it is an invisible sign
LOOSE = re.compile(rf"(?<![^\w\s{JOINER}]){JOINER}|{JOINER}(?![^\w\s{JOINER}])")


def seen(text: str) -> str:
    """What can be seen of a text, on one line."""
    shown = "".join(c if c.isprintable() or c == JOINER else " " for c in text)
    return " ".join(LOOSE.sub("", shown).split())


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
