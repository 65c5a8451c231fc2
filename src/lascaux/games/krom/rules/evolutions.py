"""Evolutions: what the race is about (K25, K26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.krom.effects import affords, amounts, pay
from lascaux.games.krom.rules.drawing import refill_evolutions
from lascaux.games.krom.terms import NOWHERE, Card, Seat

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def bar_realise(s: Table, seat: Seat, card: Card) -> str:
    """Why this Evolution of the row cannot be realised, or nothing (K25)."""
    evolution = s.settings.deck.evolutions[card]
    if evolution.place not in (NOWHERE, s.place[seat]):
        return "K25 evolution-place"
    if not affords(s, seat, evolution.cost):
        return "K25 evolution-cost"
    return ""


def realise(s: Table, seat: Seat, card: Card) -> None:
    """Pay, take the card, score its points; the next one is laid out at once (K25)."""
    evolution = s.settings.deck.evolutions[card]
    pay(s, seat, evolution.cost)
    slot = s.evolution_row.index(card)
    s.evolution_row = s.evolution_row[:slot] + s.evolution_row[slot + 1 :]
    s.evolutions[seat] = (*s.evolutions[seat], card)
    if s.events is not None:
        facts: dict[str, Any] = {
            "points": evolution.points,
            "total": s.points(seat),
            "cost": amounts(evolution.cost),
        }
        s.tell("realised", seat=seat, card=evolution.id, **facts)
    if not wins(s, seat):
        refill_evolutions(s, slot)


def wins(s: Table, seat: Seat) -> bool:
    """The first to reach the goal wins at once, in the middle of anything (K26)."""
    if s.points(seat) < s.settings.goal:
        return False
    s.finish((seat,))
    if s.events is not None:
        s.tell("won", seats=[seat], points=s.points(seat))
    return True
