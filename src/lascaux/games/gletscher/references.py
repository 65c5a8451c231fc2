"""References that phrases carry: players, cards, effects, named in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher import terms as t
from lascaux.games.gletscher.effects import name, net_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lascaux.games.gletscher.deck import Fate
    from lascaux.games.gletscher.state import Table
    from lascaux.kernel.references import CardRef, Listed, Message, Within


def card(s: Table, number: t.Card) -> CardRef | Within:
    """A hunt card; of a fish in a net, both."""
    net = net_of(s, number)
    fish: CardRef = {"card": name(s, number)}
    return {"phrase": ["with-net", {"card": fish, "net": {"card": net}}]} if net else fish


def clan(hunters: int) -> Within:
    """A clan card."""
    return {"phrase": ["clan-card", {"n": hunters}]}


def clans(cards: Iterable[int]) -> Listed:
    return {"list": [clan(hunters) for hunters in cards]}


def signed(amount: int) -> str:
    """A modifier as it is written, with a real minus sign."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "\u2212")


def effect(fate: Fate) -> Message:
    """What a fate card does, in words."""
    return {"message": f"effect-{fate.effect.name}"}


def die(have: int, need: int) -> Message | Within:
    """The least die that does it, in words."""
    least = need - have
    if least > 6:
        return {"message": "die-never"}
    return {"phrase": ["die-from", {"die": least}]} if least > 1 else {"message": "die-any"}
