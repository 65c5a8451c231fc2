"""References that phrases carry: players, cards, effects, named in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher import terms as t
from lascaux.games.gletscher.effects import name, net_of

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Fate
    from lascaux.games.gletscher.state import Table

Args = dict[str, Any]


def card(s: Table, number: t.Card) -> Args:
    """A hunt card; of a fish in a net, both."""
    net = net_of(s, number)
    fish = {"card": name(s, number)}
    return {"phrase": ["with-net", {"card": fish, "net": {"card": net}}]} if net else fish


def clan(hunters: int) -> Args:
    """A clan card."""
    return {"phrase": ["clan-card", {"n": hunters}]}


def clans(cards: Any) -> Args:
    return {"list": [clan(hunters) for hunters in cards]}


def signed(amount: int) -> str:
    """A modifier as it is written, with a real minus sign."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "\u2212")


def effect(fate: Fate) -> Args:
    """What a fate card does, in words."""
    return {"message": f"effect-{fate.effect.name}"}


def die(have: int, need: int) -> Args:
    """The least die that does it, in words."""
    least = need - have
    if least > 6:
        return {"message": "die-never"}
    return {"phrase": ["die-from", {"die": least}]} if least > 1 else {"message": "die-any"}
