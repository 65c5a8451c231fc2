"""Another table that a seat could not tell from the true one: every secret swapped in the state itself.

Written apart from `imagine`, so that what the view gives away cannot come back through it.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lascaux.games.above_below.book import OPTIONS, Book, Option
from lascaux.games.above_below.state import Settings as AboveBelowSettings
from lascaux.games.above_below.state import Table as AboveBelowTable
from lascaux.games.gletscher.rules.yellow import ChooseTarget as ChooseVictim
from lascaux.games.gletscher.state import Table as GletscherTable
from lascaux.games.krom.rules.bonus import ChooseKind, ChooseTarget
from lascaux.games.krom.state import Table
from lascaux.kernel.codec import digest
from lascaux.kernel.pile import shuffled


def krom(s: Table, seat: int | None, luck: random.Random) -> Table:
    """Bonus cards that the seat does not know change places; secret destinations change."""
    swapped = s.copy()
    keep = [list(kept(s, seat, other)) for other in range(s.settings.players)]
    pool = [card for layer in s.bonus_pile for card in layer]
    for other, hand in enumerate(s.hand):
        rest = list(hand)
        for card in keep[other]:
            rest.remove(card)
        pool += rest
    luck.shuffle(pool)
    fits = [card for card in pool if card in s.bonus_origin]
    pile = fits[: sum(map(len, s.bonus_pile))]
    for card in pile:
        pool.remove(card)
    for other, hand in enumerate(s.hand):
        missing = len(hand) - len(keep[other])
        swapped.hand[other] = tuple(sorted([*keep[other], *pool[:missing]]))
        del pool[:missing]
    swapped.bonus_pile = shuffled(pile)
    swapped.known = tuple(
        fact for fact in s.known if seat in fact[:2] or fact[2] in swapped.hand[fact[1]]
    )
    for other, sealed in enumerate(s.sealed):
        if other != seat and sealed >= 0:
            swapped.sealed[other] = luck.choice(list(s.question().options(s, other)))
    if not s.sealed:
        swapped.advance()
    return swapped


def kept(s: Table, seat: int | None, other: int) -> tuple[int, ...]:
    """Cards of a hand that must stay: one's own, those one knows, and one being played in secret."""
    if other == seat:
        return s.hand[other]
    known = [card for who, holder, card in s.known if who == seat and holder == other]
    playing = [
        r.card for r in s.stack if isinstance(r, ChooseKind | ChooseTarget) and r.seat == other
    ]
    for card in playing:
        if card not in known:
            known.append(card)
    return tuple(known)


def gletscher(s: GletscherTable, seat: int | None, luck: random.Random) -> GletscherTable:
    """Fate cards of others and of the pile change places; cards kept in secret change."""
    swapped = s.copy()
    keep = [list(cards) if other == seat else [] for other, cards in enumerate(s.fate)]
    for rule in s.stack:
        if isinstance(rule, ChooseVictim) and rule.seat != seat:
            keep[rule.seat] = [rule.card]
    pool = [card for layer in s.fate_pile for card in layer]
    for other, cards in enumerate(s.fate):
        rest = list(cards)
        for card in keep[other]:
            rest.remove(card)
        pool += rest
    luck.shuffle(pool)
    fits = [card for card in pool if card in s.fate_origin]
    pile = fits[: sum(map(len, s.fate_pile))]
    for card in pile:
        pool.remove(card)
    for other, cards in enumerate(s.fate):
        missing = len(cards) - len(keep[other])
        swapped.fate[other] = tuple(sorted([*keep[other], *pool[:missing]]))
        del pool[:missing]
    swapped.fate_pile = shuffled(pile)
    for other, sealed in enumerate(s.sealed):
        if other != seat and sealed >= 0:
            swapped.sealed[other] = luck.choice(list(s.question().options(swapped, other)))
    if not s.sealed:
        swapped.advance()
    return swapped


def above_below(s: AboveBelowTable, seat: int | None, luck: random.Random) -> AboveBelowTable:
    """The whole book says something else: rewards, penalties and links of options that look alike."""
    deck = s.settings.deck
    swapped = s.copy()
    swapped.settings = AboveBelowSettings(
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
            options=tuple(
                another(OPTIONS * number + place) for place in range(len(paragraph.options))
            )
        )
        for number, paragraph in enumerate(book.paragraphs)
    )
    return Book(paragraphs, book.index, book.caves)


def differ(one: Any, other: Any) -> bool:
    """The tables hide different things: on them, or in the deck that they are played with."""
    return digest(one) != digest(other) or one.settings.deck != other.settings.deck


SWAPS: dict[str, Callable[[Any, int | None, random.Random], Any]] = {
    "krom": krom,
    "gletscher": gletscher,
    "above_below": above_below,
}
