"""The secrets of Above and Below, swapped."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

from lascaux.games.above_below.book import CODE, Book, Option
from lascaux.games.above_below.state import Settings, Table


def swap(s: Table, seat: int | None, luck: random.Random) -> Table:
    """The whole book says something else: rewards, penalties and links of options that look alike."""
    deck = s.settings.deck
    swapped = s.copy()
    swapped.settings = Settings(
        s.settings.players, s.settings.options, replace(deck, book=rewritten(deck.book, luck))
    )
    return swapped


def rewritten(book: Book, luck: random.Random) -> Book:
    alike: dict[int, list[Option]] = defaultdict(list)  # by number of targets
    for option in map(book.option, book.codes()):
        alike[len(option.targets)].append(option)

    def another(code: int) -> Option:
        option = book.option(code)
        secret = luck.choice(alike[len(option.targets)])
        return option._replace(
            rewards=secret.rewards,
            failure=secret.failure,
            fails=not option.targets and luck.random() < 0.5,
        )

    paragraphs = tuple(
        paragraph._replace(
            options=tuple(another(CODE(number, place)) for place in range(len(paragraph.options)))
        )
        for number, paragraph in enumerate(book.paragraphs)
    )
    return Book(paragraphs, book.index, book.caves)
