"""What the lab counts in games of Krom, and what the contract wants of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.krom.terms import PLACES
from lascaux.kernel.facts import Facts, Target, Totals, percentiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.deck import Deck
    from lascaux.games.krom.state import Table
    from lascaux.kernel.events import Event

# Events that show a card, and events that use one.
SEEN = {"revealed", "drew-bonus", "picked"}
USED = {"realised", "played", "countered", "picked", "caught"}

TARGETS = (
    Target("seat", -0.04, 0.04),
    Target("character", -0.04, 0.04),
    Target("length", 8, 14),
    Target("used", 0.02, of=("evolutions", "bonus")),
    Target(
        "share", 0.12, 0.40, of=("places", *PLACES), says="actions: places chosen from round 2 on"
    ),
    Target("leader", high={2: 0.80, 3: 0.70, 4: 0.70, 5: 0.60, 6: 0.60}),
)
SHOWN = (Target("used", of=("picking", "hunting")),)
KIND_NAMES = {
    "evolutions": "Evolution cards",
    "bonus": "Bonus cards",
    "picking": "Picking cards",
    "hunting": "Hunting cards",
}
GAMES = {2: 6000, 3: 3000, 4: 2000, 5: 2000, 6: 2000}


def facts(position: Table, events: Sequence[Event]) -> Facts:
    """One finished game. Destinations count from round 2 on: in round 1 none is the Cave (K6)."""
    deck = position.settings.deck
    found = Facts(position.round, [deck.characters[c] for c in position.characters])
    current = 0
    for event in events:
        name, told = event.name, event.facts | event.secret
        if name == "round":
            current = told["round"]
        elif name == "moved" and current > 1:
            found.count("places", told["place"])
        if name in SEEN:
            found.seen.add(told["card"])
        if name in USED:
            found.use(told["card"], told["seat"])
    return found


def kinds(deck: Deck, _players: int) -> dict[str, list[str]]:
    """The cards in play, by kind."""
    return {
        "evolutions": [card.id for card in deck.evolutions],
        "bonus": [card.id for card in deck.bonus],
        "picking": [card.id for card in deck.picking],
        "hunting": [card.id for card in deck.hunting],
    }


def report(deck: Deck, totals: Totals) -> dict[str, Any]:
    places = totals.group("places")
    return {
        "wins_by_character": {name: totals.wins_by_character[name] for name in deck.characters},
        "rounds": percentiles(totals.lengths),
        "place_share": {place: round(places[place] / (places.total() or 1), 4) for place in PLACES},
    }
