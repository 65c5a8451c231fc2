"""The secrets of Krom, swapped."""

from __future__ import annotations

import random

from lascaux.games.krom.rules.bonus import ChooseKind, ChooseTarget
from lascaux.games.krom.state import Table
from lascaux.kernel.pile import shuffled


def swap(s: Table, seat: int | None, luck: random.Random) -> Table:
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
