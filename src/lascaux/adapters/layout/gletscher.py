"""Gletscher's view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from lascaux.games.gletscher.choices import PLAY
from lascaux.games.gletscher.terms import CONTESTS, OUTCOMES, SLOTS

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Deck

DERIVED: tuple[str, ...] = ("clans",)
ROW = 8  # cards revealed in a turn that are shown
ROLLS = 3  # of an entrant of a contest that are shown
DICE = 4
TABLE = ("goal", "year", "turns", "invoked", "blessed", "lucky", "storm", "winter")
PER_SEAT = ("trophies", "asleep", "migrating", "played", "hunters", "food", "fate_cards", "ready")
HUNT = ("hunters", "needed", "need", "have", "large", "die")


def actions(deck: Deck) -> int:
    return PLAY(len(deck.fate))


def fields(players: int, deck: Deck) -> list[Field]:
    hunt = [card.id for card in deck.hunt]
    fate = [card.id for card in deck.fate]
    clan = sorted(set(deck.clan_cards))
    return [
        *(Number(name) for name in TABLE),
        Marks("active", players),
        *(PerSeat(name, players) for name in PER_SEAT),
        *(BySeat(Counts(name, clan), players) for name in ("hand", "used", "wounded")),
        *(BySeat(Counts(name, hunt), players) for name in ("store", "shed", "artefact")),
        Counts("fate", fate),
        Several(ROW, Parts("row", Counts("card", hunt), Counts("now", SLOTS))),
        Counts("hunt_pile", hunt),
        Counts("hunt_discards", hunt),
        Maybe("until_winter"),
        *(Counts(name, clan) for name in ("clan_pile", "clan_lost", "team")),
        Number("fate_pile"),
        Counts("fate_discards", fate),
        Counts("fate_origin", fate),
        Parts(
            "hunt",
            *(Number(name) for name in HUNT),
            *(Counts(name, hunt) for name in ("prey", "weapon", "sacrificed")),
        ),
        Parts("red", Marks("seat", players), Counts("card", fate)),
        Parts("in_play", Marks("seat", players), Counts("card", [*fate, *hunt]), Number("target")),
        Numbers("dice", DICE),
        Several(len(CONTESTS), contest(players, hunt)),
        Parts(
            "meal", Marks("seat", players), Number("price"), Number("food"), Counts("cards", hunt)
        ),
        Counts("eaten", hunt),
        BySeat(
            Parts(
                "suppers",
                *(Number(name) for name in ("over", "food", "hunters", "fed", "half_fed")),
                Counts("outcome", OUTCOMES),
            ),
            players,
        ),
        Maybe("sealed"),
    ]


def contest(players: int, hunt: list[str]) -> Parts:
    entrant = Parts(
        "entrants",
        Marks("seat", players),
        Counts("card", hunt),
        Number("story"),
        Numbers("rolls", ROLLS),
    )
    return Parts(
        "contests", Counts("contest", CONTESTS), Several(players, entrant), Marks("winner", players)
    )
