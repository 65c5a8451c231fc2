"""The texts of the book: told paragraph by paragraph, when they are due, in every language at once.

A client never has the book: what it may show is sent with the view and with phrases, so that the
lines of a success or a failure reach nobody before they are due (A7).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from lascaux.kernel.texts import LANGUAGES

if TYPE_CHECKING:
    from lascaux.games.above_below.book import Book, Option
    from lascaux.games.above_below.view import Contents
    from lascaux.kernel.references import Words

TEXTS = Path(__file__).with_name("texts")


@cache
def pages(language: str) -> dict[str, str]:
    """Every text by key: `paragraph`, `paragraph.title`, `paragraph.option1` …; one line each."""
    found: dict[str, str] = {}
    paragraph = ""
    for line in (TEXTS / language / "book.ftl").read_text(encoding="utf-8").splitlines():
        key, equals, words = line.partition(" = ")
        if not equals or line.startswith("#"):
            continue
        if key.startswith(" "):
            found[paragraph + key.strip()] = words
        else:
            paragraph = key
            found[paragraph] = words
    return found


@cache
def text(key: str) -> Words:
    """These words in every language; a book that is not ours has ids for words."""
    return {"text": {language: pages(language).get(key, key) for language in LANGUAGES}}


def outcome_text(paragraph: str, option: int, tier: int, leads_on: bool) -> Words | None:
    """The line for how it ended (tier -1: it failed), where the book has one.

    The line of a higher tier goes on from that of the first. A higher tier without its own line
    has that of the first, unless the story goes on elsewhere.
    """
    first, higher = f"{paragraph}.success{option + 1}", f"{paragraph}.success{option + 1}b"
    if tier < 0:
        keys = [f"{paragraph}.failure{option + 1}"]
    elif tier > 0 and leads_on and higher not in pages("en"):
        keys = []
    else:
        keys = [first, higher] if tier else [first]
    found = [text(key)["text"] for key in keys if key in pages("en")]
    if not found:
        return None
    return {
        "text": {language: " ".join(line[language] for line in found) for language in LANGUAGES}
    }


def check(book: Book) -> list[str]:
    """What is wrong with the texts of this book: missing ones, and ones that nothing uses."""
    due: set[str] = set()
    allowed: set[str] = set()
    for paragraph in book.paragraphs:
        due |= {paragraph.id, f"{paragraph.id}.title"}
        for place, option in enumerate(paragraph.options, 1):
            due |= {f"{paragraph.id}.option{place}", *must_tell(f"{paragraph.id}.", place, option)}
            allowed |= may_tell(f"{paragraph.id}.", place, option)
    wrong = []
    english = set(pages("en"))
    for language in LANGUAGES:
        found = set(pages(language))
        wrong += [f"{language}: no text {key}" for key in sorted(due - found)]
        wrong += [f"{language}: text {key} of nothing" for key in sorted(found - due - allowed)]
        wrong += [f"{language}: no text {key}" for key in sorted((english - found) - due)]
        wrong += [f"{language}: no English {key}" for key in sorted(found - english)]
    return wrong


def must_tell(paragraph: str, place: int, option: Option) -> set[str]:
    """A penalty is explained."""
    return {f"{paragraph}failure{place}"} if option.failure.things or option.fails else set()


def may_tell(paragraph: str, place: int, option: Option) -> set[str]:
    keys: set[str] = {f"{paragraph}success{place}"}
    if option.targets or option.fails:
        keys.add(f"{paragraph}failure{place}")
    if len(option.targets) > 1:
        keys.add(f"{paragraph}success{place}b")
    return keys


def contents(paragraph: str, options: int) -> Contents:
    """What all may read of a paragraph: title, story and options."""
    return {
        "title": text(f"{paragraph}.title"),
        "story": text(paragraph),
        "options": [text(f"{paragraph}.option{place + 1}") for place in range(options)],
    }
