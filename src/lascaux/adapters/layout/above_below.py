"""Above and Below's view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.adapters.layout.fields import (
    BySeat,
    Counts,
    Field,
    Marks,
    Maybe,
    Number,
    Numbers,
    Parts,
    PerSeat,
    Several,
)
from lascaux.games.above_below.choices import PRICE
from lascaux.games.above_below.rules.scoring import SOURCES
from lascaux.games.above_below.secrets import WHEREABOUTS
from lascaux.games.above_below.terms import (
    AREAS,
    CAVES,
    GOODS,
    ITEMS,
    LAYERS,
    SPECIALS,
    STARS_AT,
    TRAINING_SLOTS,
)
from lascaux.kernel.dice import AT_ONCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.adapters.layout.fields import Vector
    from lascaux.games.above_below.deck import Deck

DERIVED: tuple[str, ...] = ()
RICHEST = 210  # above all prices that are offered
PLACES = STARS_AT + 6  # of the market
PARTY = 8  # explorers that are shown
OPTIONS = 4  # of a paragraph
TARGETS = 3  # of an option
TALE = 3  # paragraphs of this turn that are shown
TABLE = ("round", "cider", "obeyed", "sold", "refreshed", "die", "rerolls", "caves_left")
PER_SEAT = (
    "passed",
    "coins",
    "reputation",
    "asked",
    "offered",
    "empty_caves",
    "beds",
    "purse",
    "villagers",
)


def actions(deck: Deck) -> int:  # noqa: ARG001  every layout says it so
    return PRICE(RICHEST)


def fields(players: int, deck: Deck) -> list[Field]:
    people = [villager.id for villager in deck.villagers]
    buildings = [building.id for building in deck.buildings]
    piles = {"house_pile": buildings, "outpost_pile": buildings, "villager_pile": people}
    return [
        *(Number(name) for name in TABLE),
        Maybe("tier"),
        Marks("first", players),
        Marks("active", players),
        *(PerSeat(name, players) for name in PER_SEAT),
        BySeat(Parts("stock", *map(Number, ITEMS)), players),
        BySeat(Counts("sale", ITEMS), players),
        BySeat(
            Several(len(GOODS), Parts("track", Counts("good", GOODS), Number("n"))),
            players,
        ),
        *(BySeat(Counts(area, people), players) for area in AREAS),
        *(Counts(name, people) for name in ("named", "slept")),
        BySeat(Village(buildings), players),
        BySeat(Counts("caves", range(CAVES)), players),
        Places("market", PLACES, buildings),
        Places("trainees", TRAINING_SLOTS, people),
        *(Counts(name, ids) for name, ids in piles.items()),
        Parts("specials", *map(Number, SPECIALS)),
        Parts("supply", *map(Number, ITEMS)),
        Parts("cave", Counts("card", range(CAVES))),
        Counts("cave_pile", range(CAVES)),
        Numbers("dice", AT_ONCE),
        encounter(players, deck, people),
        Several(
            TALE,
            Parts("tale", Number("number"), Maybe("option"), Maybe("tier"), Number("lanterns")),
        ),
        BySeat(Parts("income", Number("coins"), Number("potion")), players),
        BySeat(Parts("harvest", *map(Number, GOODS)), players),
        BySeat(Parts("sheets", *map(Number, SOURCES)), players),
    ]


def encounter(players: int, deck: Deck, people: list[str]) -> Parts:
    """What the reader has read aloud."""
    explorer = Parts(
        "explorers",
        Counts("villager", people),
        Counts("now", WHEREABOUTS),
        Number("die"),
        Number("lanterns"),
    )
    figures = Parts(
        "figures",
        Numbers("targets", TARGETS),
        *(Number(name) for name in ("per_hammer", "per_quill", "bonus")),
    )
    return Parts(
        "encounter",
        Marks("seat", players),
        Parts("cave", Counts("card", range(CAVES))),
        Several(PARTY, explorer),
        Counts("paragraph", [paragraph.id for paragraph in deck.book.paragraphs]),
        Counts("layer", LAYERS),
        Several(OPTIONS, figures),
        Maybe("option"),
        *(Number(name) for name in ("lanterns", "bonus", "rerolls_left")),
    )


class Village(Field):
    """Of every building how many stand there, then the goods that lie on them."""

    def __init__(self, buildings: Sequence[str]) -> None:
        self.index = {building: i for i, building in enumerate(dict.fromkeys(buildings))}
        super().__init__("village", 2 * len(self.index))

    def put(self, out: Vector, at: int, value: Sequence[dict[str, Any]], me: int) -> None:  # noqa: ARG002
        for building in value:
            place = at + self.index[building["card"]]
            out[place] += 1
            out[place + len(self.index)] += building["goods"]


class Places(Field):
    """What lies at each place: 1 + its number in the deck, or 0."""

    def __init__(self, name: str, places: int, ids: Sequence[str]) -> None:
        self.index = {one: i for i, one in enumerate(ids)}
        super().__init__(name, places)

    def put(self, out: Vector, at: int, value: Sequence[str | None], me: int) -> None:  # noqa: ARG002
        for place, one in enumerate(value):
            if one is not None:
                out[at + place] = self.index[one] + 1
