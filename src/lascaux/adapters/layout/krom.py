"""Krom's view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.adapters.layout.fields import (
    BySeat,
    Counts,
    Field,
    Marks,
    Number,
    Numbers,
    Parts,
    PerSeat,
    Ranks,
    Several,
)
from lascaux.games.krom.choices import PLAY
from lascaux.games.krom.terms import KINDS, KROMOSAURUS, MOUNTAIN_DICE, PLACES, RESOURCES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lascaux.adapters.layout.fields import Vector
    from lascaux.games.krom.deck import Deck

DERIVED: tuple[str, ...] = ("weights", "fighters")
DICE = 7  # in the largest combat: six players and the Kromosaurus
CHAIN = 4  # Bonus cards in play that are shown: a card, its counter, and so on
PER_SEAT = ("hit_points", "krom", "wood", "stone", "bone", "cards", "points", "ready")
PILES = ("evolution", "hunting", "picking", "bonus")


def actions(deck: Deck) -> int:
    return PLAY(len(deck.bonus))


def fields(players: int, deck: Deck) -> list[Field]:
    bonus = [card.id for card in deck.bonus]
    evolutions = [card.id for card in deck.evolutions]
    hunting = [card.id for card in deck.hunting]
    mixes = [Parts(name, *(Number(kind) for kind in KINDS)) for name in ("give", "take")]
    return [
        Number("goal"),
        Number("round"),
        Counts("now", PLACES),
        BySeat(Counts("characters", deck.characters), players),
        BySeat(Counts("place", PLACES), players),
        *(PerSeat(name, players) for name in PER_SEAT),
        Parts("supply", *(Number(KINDS[kind]) for kind in RESOURCES)),
        Counts("hand", bonus),
        Known(players, bonus),
        BySeat(Counts("evolutions", evolutions), players),
        Marks("trophy", players),
        Parts("kromosaurus", Counts("place", PLACES), Number("hit_points")),
        Counts("evolution_row", evolutions),
        Counts("hunting_row", hunting),
        Counts("hunting_discards", hunting),
        Counts("picking_discards", [card.id for card in deck.picking]),
        Counts("bonus_discards", bonus),
        Counts("bonus_origin", bonus),
        Parts("piles", *(Number(pile) for pile in PILES)),
        Ranks("order", players),
        Fight("rolled", players),
        Fight("totals", players),
        Numbers("dice", DICE),
        Numbers("lifted", MOUNTAIN_DICE),
        Several(
            CHAIN,
            Parts(
                "chain",
                Marks("seat", players),
                Counts("card", bonus),
                Marks("target", players),
                *mixes,
            ),
        ),
        Counts("sealed", range(len(PLACES))),
    ]


class Known(Field):
    """Cards that this seat knows others hold, by holder; then its own that others know, by who does."""

    def __init__(self, players: int, bonus: Sequence[str]) -> None:
        self.players = players
        self.index = {card: i for i, card in enumerate(bonus)}
        super().__init__("known", 2 * players * len(bonus))

    def put(self, out: Vector, at: int, value: Sequence[tuple[int, int, str]], me: int) -> None:
        for who, holder, card in value:
            row = (
                (holder - me) % self.players
                if who == me
                else self.players + (who - me) % self.players
            )
            out[at + row * len(self.index) + self.index[card]] += 1


class Fight(Field):
    """A number of each fighter, by seat, the Kromosaurus's last."""

    def __init__(self, name: str, players: int) -> None:
        self.players = players
        super().__init__(name, players + 1)

    def write(self, out: Vector, at: int, view: Mapping[str, Any], me: int) -> None:
        for fighter, number in zip(view["fighters"], view[self.name], strict=False):
            place = self.players if fighter == KROMOSAURUS else (fighter - me) % self.players
            out[at + place] = number
