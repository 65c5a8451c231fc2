"""Texts for people: Fluent messages in the reader's language, with references named in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from lascaux.kernel.errors import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lascaux.kernel.describe import Phrase

LANGUAGES = ("en", "fr", "de", "it")
COMMON = Path(__file__).parent / "texts"
ENDED = re.compile(r"([!?…])\.(?=\s|$)")  # by the name of a card that ends like a sentence


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """All messages in folder/texts/language/*.ftl, and below them what every table says alike.

    A game that does not speak the language speaks English.
    """
    if language not in LANGUAGES:
        raise unknown("language", language, list(LANGUAGES))
    messages = FluentBundle([language], use_isolating=False)
    spoken = language if (folder / "texts" / language).is_dir() else LANGUAGES[0]
    files = (folder / "texts" / spoken, COMMON / language)
    for file in (file for texts in files for file in sorted(texts.glob("*.ftl"))):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))  # the first counts
    return messages


class Texts:
    """The messages of a folder in one language. `seats` and `cards` name what a table calls its own."""

    def __init__(
        self,
        folder: Path,
        language: str,
        seats: Sequence[str] = (),
        cards: Mapping[str, str] | None = None,
    ) -> None:
        self.bundle = bundle(folder, language)
        self.language = language
        self.seats = seats
        self.cards = cards or {}

    def __call__(self, key: str, attribute: str | None = None, /, **args: object) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language} {key}: {errors[0]}")
        return str(text)

    def has(self, key: str, attribute: str | None = None) -> bool:
        if not self.bundle.has_message(key):
            return False
        return attribute is None or attribute in self.bundle.get_message(key).attributes

    def say(self, phrase: Phrase) -> str:
        """A phrase as a sentence; it begins with a capital."""
        text = self.render(phrase.key, phrase.args)
        return ENDED.sub(r"\1", text[:1].upper() + text[1:])

    def render(self, key: str, args: Mapping[str, object]) -> str:
        named: dict[str, object] = {}
        for name, value in args.items():
            named[name] = self.name(value)
            if isinstance(value, dict) and "place" in value:
                key_of_place = f"place-{value['place']}"
                named[f"{name}_in"] = self(key_of_place, "in")
                named[f"{name}_to"] = self(key_of_place, "to")
        return self(key, **named)

    def name(self, value: object) -> object:
        """A reference in words; numbers and texts as they are. See describe.py for the forms."""
        match value:
            case {"seat": int(seat)}:
                return (
                    self.seats[seat] if seat < len(self.seats) else self("a-seat", number=seat + 1)
                )
            case {"card": str(card)}:
                return self.card(card)
            case {"character": str(character)}:
                return self.character(character)
            case {"place": str(place)}:
                return self(f"place-{place}")
            case {"text": dict(told)}:
                return told[self.language]
            case {"message": str(key)}:
                return self(key)
            case {"phrase": [str(key), dict(args)]}:
                return self.render(key, args)
            case {"goods": dict(goods)}:
                words = [self(f"goods-{kind}", n=n) for kind, n in goods.items()]
                return " + ".join(words) or self("goods-nothing")
            case {"either": list(mixes)}:
                return self("or-list").join(str(self.name({"goods": mix})) for mix in mixes)
            case {"dice": list(dice)}:
                return " ".join(map(str, dice)) or self("no-dice")
            case {"list": list(values)}:
                return self.listed([str(self.name(item)) for item in values])
        return value

    def listed(self, words: list[str]) -> str:
        """A, B and C."""
        if len(words) < 2:
            return "".join(words)
        return self("and-list").join((", ".join(words[:-1]), words[-1]))

    def card(self, card: str) -> str:
        return self.named("card", card)

    def character(self, character: str) -> str:
        return self.named("character", character)

    def named(self, what: str, name: str) -> str:
        """As the deck file names it, or the texts, or else its id."""
        key = f"{what}-{name}"
        return self.cards.get(name) or (self(key) if self.has(key) else name)
