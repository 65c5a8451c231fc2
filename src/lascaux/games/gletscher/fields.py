"""The fields of a table, as state.py declares them, and how they are copied. Made by `make types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lascaux.kernel.rules import Position

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Contest, Settings
    from lascaux.games.gletscher.terms import Card, Cards, Seat
    from lascaux.kernel.pile import Pile


class Fields(Position):
    """What lies on the table."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "active",
        "artefact",
        "asleep",
        "blessed",
        "clan_lost",
        "clan_pile",
        "contests",
        "dice",
        "eaten",
        "fate",
        "fate_discards",
        "fate_origin",
        "fate_pile",
        "hand",
        "hunt_discards",
        "hunt_pile",
        "in_play",
        "invoked",
        "lucky",
        "meal",
        "migrating",
        "played",
        "prey",
        "red",
        "row",
        "sacrificed",
        "settings",
        "shed",
        "slots",
        "store",
        "storm",
        "suppers",
        "team",
        "trophies",
        "turns",
        "used",
        "weapon",
        "winter",
        "wounded",
        "year",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "year",
        "turns",
        "active",
        "winter",
        "hand",
        "used",
        "wounded",
        "store",
        "shed",
        "artefact",
        "trophies",
        "asleep",
        "migrating",
        "fate",
        "played",
        "invoked",
        "hunt_pile",
        "hunt_discards",
        "row",
        "slots",
        "clan_pile",
        "clan_lost",
        "fate_pile",
        "fate_discards",
        "fate_origin",
        "team",
        "prey",
        "weapon",
        "blessed",
        "sacrificed",
        "lucky",
        "storm",
        "red",
        "in_play",
        "dice",
        "contests",
        "meal",
        "eaten",
        "suppers",
    )
    SECRET: ClassVar[tuple[str, ...]] = ("fate", "fate_pile")
    settings: Settings
    year: int
    turns: int
    active: Seat
    winter: int
    hand: list[Cards]
    used: list[Cards]
    wounded: list[Cards]
    store: list[Cards]
    shed: list[Cards]
    artefact: list[Card]
    trophies: list[int]
    asleep: list[int]
    migrating: list[int]
    fate: list[Cards]
    played: list[int]
    invoked: int
    hunt_pile: Pile
    hunt_discards: Cards
    row: Cards
    slots: tuple[int, ...]
    clan_pile: Pile
    clan_lost: Cards
    fate_pile: Pile
    fate_discards: Cards
    fate_origin: Cards
    team: Cards
    prey: Card
    weapon: Card
    blessed: int
    sacrificed: Card
    lucky: int
    storm: int
    red: tuple[int, ...]
    in_play: tuple[int, ...]
    dice: tuple[int, ...]
    contests: tuple[Contest, ...]
    meal: Cards
    eaten: Cards
    suppers: list[tuple[int, ...]]

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
        self.year = other.year
        self.turns = other.turns
        self.active = other.active
        self.winter = other.winter
        self.hand = other.hand[:]
        self.used = other.used[:]
        self.wounded = other.wounded[:]
        self.store = other.store[:]
        self.shed = other.shed[:]
        self.artefact = other.artefact[:]
        self.trophies = other.trophies[:]
        self.asleep = other.asleep[:]
        self.migrating = other.migrating[:]
        self.fate = other.fate[:]
        self.played = other.played[:]
        self.invoked = other.invoked
        self.hunt_pile = other.hunt_pile
        self.hunt_discards = other.hunt_discards
        self.row = other.row
        self.slots = other.slots
        self.clan_pile = other.clan_pile
        self.clan_lost = other.clan_lost
        self.fate_pile = other.fate_pile
        self.fate_discards = other.fate_discards
        self.fate_origin = other.fate_origin
        self.team = other.team
        self.prey = other.prey
        self.weapon = other.weapon
        self.blessed = other.blessed
        self.sacrificed = other.sacrificed
        self.lucky = other.lucky
        self.storm = other.storm
        self.red = other.red
        self.in_play = other.in_play
        self.dice = other.dice
        self.contests = other.contests
        self.meal = other.meal
        self.eaten = other.eaten
        self.suppers = other.suppers[:]


Fields.__slots__ = ()  # they are laid out, and a compiled class must not inherit any
