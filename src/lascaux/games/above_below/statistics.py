"""What the lab counts in games of Above and Below."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.above_below.rules.scoring import SOURCES
from lascaux.games.above_below.terms import KEYS_AT, NO_SEAT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.deck import Deck
    from lascaux.games.above_below.state import Table
    from lascaux.kernel.events import Event

ACTIONS = {
    "explores": "explore",
    "built": "build",
    "trained": "train",
    "labored": "labor",
    "passed": "pass",
}
FREE = ("for-sale", "taken-back", "offered", "bought", "refreshed", "shelved")


class AboveBelowTally:
    """Scores by source, actions, encounters, and in how many games each card was face up and used."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.games = 0
        self.winners = 0  # of all games, several where a game is shared
        self.players = 0
        self.winning: Counter[str] = Counter()  # points of winners, by source
        self.points: Counter[str] = Counter()  # points of all, by source
        self.actions: Counter[str] = Counter()
        self.free: Counter[str] = Counter()
        self.encounters: Counter[str] = Counter()
        self.villagers = 0
        self.buildings = 0
        self.caves = 0
        self.seen: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def heard(self, position: Table, events: Sequence[Event]) -> None:
        """One finished game."""
        self.games += 1
        totals = [sum(sheet) for sheet in position.sheets]
        self.players += len(totals)
        self.winners += len(position.winners)
        for seat, sheet in enumerate(position.sheets):
            by_source = dict(zip(SOURCES, sheet, strict=True))
            self.points.update(by_source)
            if seat in position.winners:
                self.winning.update(by_source)
            self.villagers += len(position.people(seat))
            self.buildings += len(position.village[seat])
            self.caves += len(position.caves[seat])
        self.count(events)
        self.cards(position, events)

    def count(self, events: Sequence[Event]) -> None:
        self.actions["harvest"] += harvests(events)
        below = False  # during an encounter
        for event in events:
            name, facts = event.name, event.facts
            below = name == "explores" or (below and name not in {"cave-won", "cave-lost"})
            if name == "built" and below:
                self.encounters["buildings-won"] += 1
            elif name in ACTIONS:
                self.actions[ACTIONS[name]] += 1
            elif name in FREE:
                self.free[name] += 1
            elif name == "encounter":
                self.encounters["roots"] += 1
            elif name in {"succeeded", "failed"}:
                self.encounters[self.ending(name, facts)] += 1
            elif name in {"linked", "exerted", "rerolled", "injured", "joined", "extra-cave"}:
                self.encounters[name] += 1

    def ending(self, name: str, facts: dict[str, Any]) -> str:
        """How a paragraph ended. A link leads on: only the last one decides the encounter (A31)."""
        book = self.deck.book
        option = book.paragraphs[book.index[facts["paragraph"]]].options[facts["option"]]
        how = "on-the-way" if facts["linked"] else "rolled" if option.targets else "without-roll"
        return f"{how}-{name}"

    def cards(self, position: Table, events: Sequence[Event]) -> None:
        """Seen: face up in the market; used: bought or won. Of villagers: on a slot, and trained."""
        deck = self.deck
        seen = {event.facts["card"] for event in events if event.name == "revealed"}
        seen |= {deck.buildings[number].id for number in deck.decks[4]}
        seen |= {event.facts["villager"] for event in events if event.name == "came"}
        used = {event.facts["card"] for event in events if event.name == "built"}
        for event in events:
            if event.name in {"trained", "joined"}:
                used.add(event.facts["villager"])
        keys = {number for number in position.market[KEYS_AT : KEYS_AT + 4] if number >= 0}
        seen |= used | {deck.buildings[number].id for number in keys}
        self.seen.update(seen)
        self.used.update(used)

    def merge(self, other: AboveBelowTally) -> None:
        for name in ("games", "winners", "players", "villagers", "buildings", "caves"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("winning", "points", "actions", "free", "encounters", "seen", "used"):
            getattr(self, name).update(getattr(other, name))

    def report(self) -> dict[str, Any]:
        actions = sum(n for name, n in self.actions.items() if name != "pass")
        won, lost = self.encounters["rolled-succeeded"], self.encounters["rolled-failed"]
        return {
            "mean_winning_score": mean(sum(self.winning.values()), self.winners),
            "mean_score": mean(sum(self.points.values()), self.players),
            "winning_score_by_source": {
                source: mean(self.winning[source], self.winners) for source in SOURCES
            },
            "score_by_source": {
                source: mean(self.points[source], self.players) for source in SOURCES
            },
            "villagers": mean(self.villagers, self.players),
            "buildings": mean(self.buildings, self.players),
            "caves": mean(self.caves, self.players),
            "actions": {
                name: {"n": n, "share": round(n / (actions or 1), 4)}
                for name, n in sorted(self.actions.items())
                if name != "pass"
            },
            "free_actions": dict(sorted(self.free.items())),
            "encounters": dict(sorted(self.encounters.items())),
            "rolls_won": round(won / (won + lost or 1), 4),
            "cards": {
                card: {"seen": self.seen[card], "used": self.used[card]} for card in self.deck.index
            },
        }


def harvests(events: Sequence[Event]) -> int:
    """The goods that one seat fetches in a row are one harvest; some go straight to the track."""
    found, last = 0, NO_SEAT
    for event in events:
        if event.name == "harvested":
            found += event.facts["seat"] != last
            last = event.facts["seat"]
        elif event.name != "shelved":
            last = NO_SEAT
    return found


def mean(total: int, n: int) -> float:
    return round(total / (n or 1), 2)
