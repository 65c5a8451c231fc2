"""What the lab counts in games of Gletscher."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.deck import Deck
    from lascaux.games.gletscher.state import Table
    from lascaux.kernel.events import Event

# Events that show a card, and events that use one.
SEEN = {"revealed", "drew-fate"}
USED = {
    "caught",
    "gathered",
    "armed",
    "invoked",
    "event",
    "played",
    "played-on",
}


class GletscherTally:
    """Years, trophies, hunts, refoundings, and in how many games each card was seen and used."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.years: Counter[int] = Counter()
        self.trophies: Counter[int] = Counter()  # of the winners
        self.contests: Counter[str] = Counter()  # won, by contest
        self.meals: Counter[str] = Counter()
        self.hunts: Counter[str] = Counter()
        self.games_refounded = 0
        self.refoundings = 0
        self.seen: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def heard(self, position: Table, events: Sequence[Event]) -> None:
        """One finished game. A hunt under F1 has no die, so it is counted apart."""
        self.years[position.year] += 1
        self.trophies[max(position.trophies)] += 1
        seen, used = {self.deck.hunt[self.deck.winter].id}, {self.deck.hunt[self.deck.winter].id}
        refounded = 0
        for event in events:
            name, facts = event.name, event.facts | event.secret
            if name in {"caught", "missed"}:
                self.hunts[f"lucky-{name}" if facts["lucky"] else name] += 1
            elif name in {"called-off", "broke"}:
                self.hunts[name] += 1
            elif name == "trophy":
                self.contests[facts["contest"]] += 1
            elif name == "feeding":
                self.meals[facts["outcome"]] += 1
            refounded += name == "refounded"
            if name in SEEN:
                seen.add(facts["card"])
            if name in USED:
                used.add(facts["card"])
        self.refoundings += refounded
        self.games_refounded += refounded > 0
        self.seen.update(seen)
        self.used.update(used)

    def merge(self, other: GletscherTally) -> None:
        self.years.update(other.years)
        self.trophies.update(other.trophies)
        self.contests.update(other.contests)
        self.meals.update(other.meals)
        self.hunts.update(other.hunts)
        self.games_refounded += other.games_refounded
        self.refoundings += other.refoundings
        self.seen.update(other.seen)
        self.used.update(other.used)

    def report(self) -> dict[str, Any]:
        rolled = self.hunts["caught"] + self.hunts["missed"]
        cards = [*(card.id for card in self.deck.hunt), *(card.id for card in self.deck.fate)]
        return {
            "years": {str(year): self.years[year] for year in sorted(self.years)},
            "trophies_of_the_winner": {str(n): self.trophies[n] for n in sorted(self.trophies)},
            "contests_won": dict(sorted(self.contests.items())),
            "meals": dict(sorted(self.meals.items())),
            "hunts": dict(sorted(self.hunts.items())),
            "hunts_won": round(self.hunts["caught"] / (rolled or 1), 4),
            "games_refounded": self.games_refounded,
            "refoundings": self.refoundings,
            "cards": {card: {"seen": self.seen[card], "used": self.used[card]} for card in cards},
        }
