"""What the lab counts in games of Above and Below, and what the contract wants of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.above_below.rules.scoring import SOURCES
from lascaux.games.above_below.terms import KEYS_AT, KINDS, NO_SEAT
from lascaux.kernel.facts import Facts, Target, Totals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.deck import Deck
    from lascaux.games.above_below.state import Table
    from lascaux.kernel.events import Event

ACTIONS = {"explores": "explore", "built": "build", "trained": "train", "labored": "labor"}
FREE = {"for-sale", "taken-back", "offered", "bought", "refreshed", "shelved"}
ADVENTURES = {"exerted", "rerolled", "injured", "joined", "extra-cave", "linked"}

TARGETS = (
    Target("seat", -0.05, 0.05),
    Target("winning", 45, 75),
    Target(
        "share",
        0.05,
        of=("actions", "explore", "build", "harvest", "train", "labor"),
        says="actions",
    ),
    Target(
        "ratio",
        0.60,
        0.85,
        of=("encounters", "rolled-succeeded", "rolled-failed"),
        says="encounters decided by a roll that succeed",
    ),
    Target("bought", 0.02, of=("house", "outpost", "key", "star")),
)
SHOWN = (Target("leader"), Target("used", of=("villager",)))
KIND_NAMES = {
    "house": "houses",
    "outpost": "outposts",
    "key": "key houses",
    "star": "star houses",
    "villager": "villagers",
}
GAMES = {2: 1000, 3: 1000, 4: 1000}


def facts(position: Table, events: Sequence[Event]) -> Facts:
    """One finished game."""
    found = Facts(position.round)
    for seat, sheet in enumerate(position.sheets):
        for source, points in zip(SOURCES, sheet, strict=True):
            found.count("points", source, points)
            if seat in position.winners:
                found.count("winning", source, points)
        found.count("village", "winners", seat in position.winners)
        found.count("village", "villagers", len(position.people(seat)))
        found.count("village", "buildings", len(position.village[seat]))
        found.count("village", "caves", len(position.caves[seat]))
    count_actions(found, events)
    count_encounters(found, position.settings.deck, events)
    count_cards(found, position, events)
    return found


def count_actions(found: Facts, events: Sequence[Event]) -> None:
    found.count("actions", "harvest", harvests(events))
    below = False  # during an encounter: what is built then is won
    for event in events:
        name = event.name
        below = name == "explores" or (below and name not in {"cave-won", "cave-lost"})
        if name == "built" and below:
            found.count("encounters", "buildings-won")
        elif name in ACTIONS:
            found.count("actions", ACTIONS[name])
        elif name in FREE:
            found.count("free_actions", name)


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


def count_encounters(found: Facts, deck: Deck, events: Sequence[Event]) -> None:
    for event in events:
        name = event.name
        if name == "encounter":
            found.count("encounters", "roots")
        elif name in {"succeeded", "failed"}:
            found.count("encounters", ending(deck, name, event.facts))
        elif name in ADVENTURES:
            found.count("encounters", name)


def ending(deck: Deck, name: str, told: dict[str, Any]) -> str:
    """How a paragraph ended. A link leads on: only the last one decides the encounter (A31)."""
    book = deck.book
    option = book.paragraphs[book.index[told["paragraph"]]].options[told["option"]]
    how = "on-the-way" if told["linked"] else "rolled" if option.targets else "without-roll"
    return f"{how}-{name}"


def count_cards(found: Facts, position: Table, events: Sequence[Event]) -> None:
    """Seen: face up in the market; used: bought or won. Of villagers: on a slot, and trained."""
    deck = position.settings.deck
    for event in events:
        name, told = event.name, event.facts
        if name == "revealed":
            found.seen.add(told["card"])
        elif name == "came":
            found.seen.add(told["villager"])
        elif name == "built":
            found.use(told["card"], told["seat"])
        elif name in {"trained", "joined"}:
            found.use(told["villager"], told["seat"])
    keys = {number for number in position.market[KEYS_AT : KEYS_AT + 4] if number >= 0}
    found.seen |= {deck.buildings[number].id for number in (*deck.decks[4], *keys)}
    found.seen |= set(found.used)


def kinds(deck: Deck, _players: int) -> dict[str, list[str]]:
    """The cards in play, by kind."""
    found = {
        name: [card.id for card in deck.buildings if card.kind == kind]
        for kind, name in enumerate(KINDS)
    }
    return {**found, "villager": [card.id for card in deck.villagers]}


def report(_deck: Deck, totals: Totals) -> dict[str, Any]:
    village, points, winning = (totals.group(name) for name in ("village", "points", "winning"))
    actions, encounters = totals.group("actions"), totals.group("encounters")
    seats, winners = totals.games * totals.players, village["winners"]
    won, lost = encounters["rolled-succeeded"], encounters["rolled-failed"]
    return {
        "mean_winning_score": mean(winning.total(), winners),
        "mean_score": mean(points.total(), seats),
        "winning_score_by_source": {name: mean(winning[name], winners) for name in SOURCES},
        "score_by_source": {name: mean(points[name], seats) for name in SOURCES},
        **{name: mean(village[name], seats) for name in ("villagers", "buildings", "caves")},
        "actions": {
            name: {"n": n, "share": round(n / (actions.total() or 1), 4)}
            for name, n in sorted(actions.items())
        },
        "free_actions": dict(sorted(totals.group("free_actions").items())),
        "encounters": dict(sorted(encounters.items())),
        "rolls_won": round(won / (won + lost or 1), 4),
    }


def mean(total: int, n: int) -> float:
    return round(total / (n or 1), 2)
