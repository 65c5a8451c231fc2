"""The fields of a table, as state.py declares them, and how they are copied. Made by `make types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lascaux.kernel.rules import Position

if TYPE_CHECKING:
    from lascaux.games.krom.state import Played, Settings
    from lascaux.games.krom.terms import Cards, Place, Seat
    from lascaux.kernel.pile import Pile


class Fields(Position):
    """What lies on the table."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "bone",
        "bonus_discards",
        "bonus_origin",
        "bonus_pile",
        "chain",
        "characters",
        "dice",
        "evolution_pile",
        "evolution_row",
        "evolutions",
        "fighters",
        "hand",
        "hit_points",
        "hunting_discards",
        "hunting_pile",
        "hunting_row",
        "known",
        "krom",
        "kromosaurus_hit_points",
        "kromosaurus_place",
        "lifted",
        "now",
        "order",
        "picking_discards",
        "picking_pile",
        "place",
        "rolled",
        "round",
        "settings",
        "stone",
        "totals",
        "trophy",
        "wood",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "now",
        "characters",
        "place",
        "hit_points",
        "krom",
        "wood",
        "stone",
        "bone",
        "hand",
        "evolutions",
        "known",
        "trophy",
        "kromosaurus_place",
        "kromosaurus_hit_points",
        "evolution_pile",
        "evolution_row",
        "hunting_pile",
        "hunting_row",
        "hunting_discards",
        "picking_pile",
        "picking_discards",
        "bonus_pile",
        "bonus_discards",
        "bonus_origin",
        "order",
        "fighters",
        "rolled",
        "totals",
        "dice",
        "lifted",
        "chain",
    )
    SECRET: ClassVar[tuple[str, ...]] = ("hand", "known", "bonus_pile")
    settings: Settings
    round: int
    now: Place
    characters: tuple[int, ...]
    place: list[Place]
    hit_points: list[int]
    krom: list[int]
    wood: list[int]
    stone: list[int]
    bone: list[int]
    hand: list[Cards]
    evolutions: list[Cards]
    known: tuple[tuple[int, int, int], ...]
    trophy: Seat
    kromosaurus_place: Place
    kromosaurus_hit_points: int
    evolution_pile: Pile
    evolution_row: Cards
    hunting_pile: Pile
    hunting_row: Cards
    hunting_discards: Cards
    picking_pile: Pile
    picking_discards: Cards
    bonus_pile: Pile
    bonus_discards: Cards
    bonus_origin: Cards
    order: tuple[Seat, ...]
    fighters: tuple[int, ...]
    rolled: tuple[int, ...]
    totals: tuple[int, ...]
    dice: tuple[int, ...]
    lifted: tuple[int, ...]
    chain: tuple[Played, ...]

    def lay_out(self, other: Fields) -> None:
        """Lay out everything as it lies on the other table."""
        self.stack = other.stack[:]
        self.steps = other.steps[:]
        self.turn = other.turn
        self.choices = other.choices
        self.sealed = other.sealed[:] if other.sealed else other.sealed
        self.locks = other.locks
        self.events = None
        self.winners = other.winners
        self.round = other.round
        self.now = other.now
        self.characters = other.characters
        self.place = other.place[:]
        self.hit_points = other.hit_points[:]
        self.krom = other.krom[:]
        self.wood = other.wood[:]
        self.stone = other.stone[:]
        self.bone = other.bone[:]
        self.hand = other.hand[:]
        self.evolutions = other.evolutions[:]
        self.known = other.known
        self.trophy = other.trophy
        self.kromosaurus_place = other.kromosaurus_place
        self.kromosaurus_hit_points = other.kromosaurus_hit_points
        self.evolution_pile = other.evolution_pile
        self.evolution_row = other.evolution_row
        self.hunting_pile = other.hunting_pile
        self.hunting_row = other.hunting_row
        self.hunting_discards = other.hunting_discards
        self.picking_pile = other.picking_pile
        self.picking_discards = other.picking_discards
        self.bonus_pile = other.bonus_pile
        self.bonus_discards = other.bonus_discards
        self.bonus_origin = other.bonus_origin
        self.order = other.order
        self.fighters = other.fighters
        self.rolled = other.rolled
        self.totals = other.totals
        self.dice = other.dice
        self.lifted = other.lifted
        self.chain = other.chain


Fields.__slots__ = ()  # they are laid out, and a compiled class must not inherit any
