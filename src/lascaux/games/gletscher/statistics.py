"""What the lab counts in games of Gletscher, and what the contract wants of the deck."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher.terms import KINDS
from lascaux.kernel.facts import Facts, Target, Totals

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

# The actions of a turn (G6), by the events that tell of them.
ACTIONS = {
    "hunting": "hunt",
    "gathered": "gather-a-herb",
    "made": "make-a-weapon",
    "drew-fate": "draw-a-fate-card",
}

TARGETS = (
    Target("seat", -0.04, 0.04),
    Target("games", high={4: 0.15}, of=("year-1",), says="games that end in year 1"),
    Target("games", low=0.95, of=("within-4-years",), says="games that end within 4 years"),
    Target(
        "ratio",
        0.45,
        0.75,
        of=("hunts", "caught", "missed"),
        says="hunts decided by the die that succeed",
    ),
    Target("used", 0.02, of=("prey", "weapon", "fate")),
    Target("games", 0.02, 0.30, of=("refounded",), says="games with a clan refounded"),
)
SHOWN = (
    Target("leader"),
    Target("share", of=("actions", *ACTIONS.values()), says="actions"),
    Target("used", of=("herb", "artefact", "event")),
)
UNIT = "years"
KIND_NAMES = {
    "herb": "herbs",
    "weapon": "weapons",
    "artefact": "artefacts",
    "event": "events",
    "fate": "fate cards",
}
GAMES = {2: 2000, 3: 2000, 4: 2000}


def facts(position: Table, events: Sequence[Event]) -> Facts:
    """One finished game. A hunt under F1 has no die, so it is counted apart."""
    deck = position.settings.deck
    winter = deck.hunt[deck.winter].id
    found = Facts(position.year, seen={winter}, used={winter: set()})
    found.count("trophies_of_the_winner", str(max(position.trophies)))
    refounded = 0
    for event in events:
        name, told = event.name, event.facts | event.secret
        if name in {"caught", "missed"}:
            found.count("hunts", f"lucky-{name}" if told["lucky"] else name)
        elif name in {"called-off", "broke"}:
            found.count("hunts", name)
        elif name == "trophy":
            found.count("contests_won", told["contest"])
        elif name == "feeding":
            found.count("meals", told["outcome"])
        refounded += name == "refounded"
        if name in SEEN:
            found.seen.add(told["card"])
        if name in USED:
            found.use(told["card"], told["seat"])
    count_actions(found, events)
    found.count("games", "year-1", position.year == 1)
    found.count("games", "within-4-years", position.year <= 4)
    found.count("games", "refounded", refounded > 0)
    found.count("clans", "refounded", refounded)
    return found


def count_actions(found: Facts, events: Sequence[Event]) -> None:
    """A fate card is also given at the start (G1) and to a clan that is refounded (G28): no action."""
    given: set[int] | None = None  # the seats that are owed one; all of them before the first turn
    for event in events:
        name = event.name
        if name == "round":
            given = set()
        if given is None or name not in {*ACTIONS, "refounded"}:
            continue
        seat = event.facts["seat"]
        if name == "refounded":
            given.add(seat)
        elif name == "drew-fate" and seat in given:
            given.remove(seat)
        else:
            found.count("actions", ACTIONS[name])


def kinds(deck: Deck, players: int) -> dict[str, list[str]]:
    """The cards in play with this many players, by kind."""
    used = {*deck.hunt_cards(players), deck.winter}
    found = {
        name: [card.id for i, card in enumerate(deck.hunt) if card.kind == kind and i in used]
        for kind, name in enumerate(KINDS)
    }
    return {**found, "fate": [card.id for card in deck.fate]}


def report(_deck: Deck, totals: Totals) -> dict[str, Any]:
    hunts, years = totals.group("hunts"), Counter(totals.lengths)
    trophies = totals.group("trophies_of_the_winner")
    return {
        "years": {str(year): years[year] for year in sorted(years)},
        "trophies_of_the_winner": {n: trophies[n] for n in sorted(trophies)},
        "contests_won": dict(sorted(totals.group("contests_won").items())),
        "meals": dict(sorted(totals.group("meals").items())),
        "hunts": dict(sorted(hunts.items())),
        "hunts_won": round(hunts["caught"] / (hunts["caught"] + hunts["missed"] or 1), 4),
        "games_refounded": totals.group("games")["refounded"],
        "refoundings": totals.group("clans")["refounded"],
    }
