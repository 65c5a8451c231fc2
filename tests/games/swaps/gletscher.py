"""The secrets of Gletscher, swapped."""

from __future__ import annotations

import random

from lascaux.games.gletscher.rules.yellow import ChooseTarget
from lascaux.games.gletscher.state import Table
from lascaux.kernel.pile import shuffled


def swap(s: Table, seat: int | None, luck: random.Random) -> Table:
    """Fate cards of others and of the pile change places; cards kept in secret change."""
    swapped = s.copy()
    keep = [list(cards) if other == seat else [] for other, cards in enumerate(s.fate)]
    for rule in s.stack:
        if isinstance(rule, ChooseTarget) and rule.seat != seat:
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
