"""Verbs on the table: gain, lose, pay, wound, draw. Each tells what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.terms import (
    HIT_POINTS,
    KINDS,
    KROM,
    MAX_HIT_POINTS,
    SUPPLY,
    Card,
    Kind,
    Mix,
    Seat,
)
from lascaux.kernel.pile import size, with_one, without

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table

UNLIMITED = 1_000_000


def amounts(mix: Mix) -> dict[str, int]:
    """A mix by name, as people and clients read it."""
    return {KINDS[kind]: n for kind, n in enumerate(mix) if n}


def left(s: Table, kind: Kind) -> int:
    """What the supply holds of wood, stone or bone (K24)."""
    return SUPPLY - sum(s.stock(kind)) if s.settings.finite else UNLIMITED


def gain(s: Table, seat: Seat, kind: Kind, amount: int) -> None:
    """Up to the amount: hit points stop at the maximum (K16), the supply may run out (K24)."""
    stock = s.stock(kind)
    if kind == HIT_POINTS:
        amount = min(amount, MAX_HIT_POINTS - stock[seat])
    elif kind != KROM:
        amount = min(amount, left(s, kind))
    if amount > 0:
        stock[seat] += amount
        if s.events is not None:
            s.tell("gained", seat=seat, goods={KINDS[kind]: amount})


def lose(s: Table, seat: Seat, kind: Kind, amount: int) -> int:
    """Take what exists, at most the amount (K29); what is lost goes back to the supply (K24)."""
    stock = s.stock(kind)
    amount = min(amount, stock[seat])
    if amount:
        stock[seat] -= amount
        if s.events is not None:
            s.tell("lost", seat=seat, goods={KINDS[kind]: amount})
            if kind == HIT_POINTS and not stock[seat]:
                s.tell("stunned", seat=seat)
    return amount


def move(s: Table, source: Seat, goal: Seat, kind: Kind, amount: int, event: str) -> None:
    """From one player to another, what exists; `event` is what it is called."""
    stock = s.stock(kind)
    amount = min(amount, stock[source])
    stock[source] -= amount
    stock[goal] += amount
    if amount and s.events is not None:
        s.tell(event, seat=goal, victim=source, goods={KINDS[kind]: amount})


def pay(s: Table, seat: Seat, cost: Mix) -> None:
    """Give the whole cost to the supply; callers have made sure that it is there."""
    s.krom[seat] -= cost[0]
    s.wood[seat] -= cost[1]
    s.stone[seat] -= cost[2]
    s.bone[seat] -= cost[3]


def affords(s: Table, seat: Seat, cost: Mix) -> bool:
    return (
        s.krom[seat] >= cost[0]
        and s.wood[seat] >= cost[1]
        and s.stone[seat] >= cost[2]
        and s.bone[seat] >= cost[3]
    )


def bonus_available(s: Table) -> int:
    """Bonus cards that can still be drawn, the discards included (K23)."""
    return size(s.bonus_pile) + len(s.bonus_discards)


def take_bonus(s: Table, seat: Seat, card: Card) -> None:
    s.hand[seat] = with_one(card, s.hand[seat])


def drop_bonus(s: Table, seat: Seat, card: Card) -> None:
    """A card leaves the hand for all to see; whoever knew of it knows it gone."""
    s.hand[seat] = without(card, s.hand[seat])
    if s.known:
        keep, gone = [], set()
        for fact in s.known:
            if fact[1:] == (seat, card) and fact[0] not in gone:
                gone.add(fact[0])
            else:
                keep.append(fact)
        s.known = tuple(keep)


def steal_bonus(s: Table, thief: Seat, victim: Seat, card: Card) -> None:
    """A card changes hands unseen: only the two know which (K36).

    A third who knew a card in the victim's hand can no longer be sure of it.
    """
    s.hand[victim] = without(card, s.hand[victim])
    s.hand[thief] = with_one(card, s.hand[thief])
    keep = [fact for fact in s.known if fact[1] != victim or fact[0] == thief]
    if (thief, victim, card) in keep:
        keep.remove((thief, victim, card))
    s.known = tuple(sorted([*keep, (victim, thief, card)]))
