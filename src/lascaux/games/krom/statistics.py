"""What the lab counts in games of Krom."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING, Any

from lascaux.games.krom.terms import PLACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.deck import Deck
    from lascaux.games.krom.state import Table
    from lascaux.kernel.events import Event

# Events that show a card, and events that use one.
SEEN = {"revealed", "drew-bonus", "picked"}
USED = {"realised", "played", "countered", "picked", "caught"}


class KromTally:
    """Wins by character, rounds, destinations, and in how many games each card was seen and used."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.wins: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.places: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def heard(self, position: Table, events: Sequence[Event]) -> None:
        """One finished game. Destinations count from round 2 on: in round 1 none is the Cave (K6)."""
        characters = [self.deck.characters[c] for c in position.characters]
        self.wins.update(characters[seat] for seat in position.winners)
        self.rounds.append(position.round)
        seen, used = set(), set()
        current = 0
        for event in events:
            name, facts = event.name, event.facts | event.secret
            if name == "round":
                current = facts["round"]
            elif name == "moved" and current > 1:
                self.places[facts["place"]] += 1
            if name in SEEN:
                seen.add(facts["card"])
            if name in USED:
                used.add(facts["card"])
        self.seen.update(seen)
        self.used.update(used)

    def merge(self, other: KromTally) -> None:
        self.wins.update(other.wins)
        self.rounds += other.rounds
        self.places.update(other.places)
        self.seen.update(other.seen)
        self.used.update(other.used)

    def report(self) -> dict[str, Any]:
        cards = [
            c.id
            for group in (
                self.deck.evolutions,
                self.deck.bonus,
                self.deck.picking,
                self.deck.hunting,
            )
            for c in group
        ]
        moves = sum(self.places.values()) or 1
        return {
            "wins_by_character": {name: self.wins[name] for name in self.deck.characters},
            "rounds": percentiles(self.rounds),
            "place_share": {place: round(self.places[place] / moves, 4) for place in PLACES},
            "cards": {card: {"seen": self.seen[card], "used": self.used[card]} for card in cards},
        }


def percentiles(values: list[int]) -> dict[str, int]:
    """The 5th percentile, the median and the 95th percentile: actual values, nearest rank."""
    ordered = sorted(values) or [0]
    ranks = {"p5": 0.05, "median": 0.5, "p95": 0.95}
    return {name: ordered[ceil(share * len(ordered)) - 1] for name, share in ranks.items()}
