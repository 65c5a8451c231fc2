"""The fields of a table, as state.py declares them, and how they are copied. Made by `make types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lascaux.kernel.rules import Position

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Settings, Told, Track
    from lascaux.games.above_below.terms import Cards
    from lascaux.kernel.pile import Pile


class Fields(Position):
    """What lies on the table."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "active",
        "asked",
        "cave",
        "cave_pile",
        "caves",
        "cider",
        "coins",
        "dice",
        "die",
        "exhausted",
        "exploring",
        "first",
        "house_pile",
        "injured",
        "laid",
        "market",
        "named",
        "obeyed",
        "offered",
        "option",
        "outpost_pile",
        "paragraph",
        "party",
        "passed",
        "ready",
        "refreshed",
        "reputation",
        "rerolls",
        "rolled",
        "round",
        "sale",
        "settings",
        "sheets",
        "slept",
        "sold",
        "source",
        "specials",
        "stock",
        "supply",
        "tale",
        "tier",
        "track",
        "trainees",
        "veiled",
        "village",
        "villager_pile",
        "whereabouts",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "first",
        "active",
        "passed",
        "coins",
        "stock",
        "sale",
        "track",
        "reputation",
        "ready",
        "exhausted",
        "injured",
        "village",
        "laid",
        "caves",
        "market",
        "house_pile",
        "outpost_pile",
        "trainees",
        "villager_pile",
        "specials",
        "cider",
        "supply",
        "cave",
        "cave_pile",
        "named",
        "obeyed",
        "sold",
        "refreshed",
        "asked",
        "offered",
        "dice",
        "exploring",
        "die",
        "party",
        "whereabouts",
        "rolled",
        "rerolls",
        "paragraph",
        "option",
        "source",
        "tier",
        "tale",
        "veiled",
        "slept",
        "sheets",
    )
    SECRET: ClassVar[tuple[str, ...]] = ()
    settings: Settings
    round: int
    first: int
    active: int
    passed: list[int]
    coins: list[int]
    stock: list[tuple[int, ...]]
    sale: list[int]
    track: list[Track]
    reputation: list[int]
    ready: list[Cards]
    exhausted: list[Cards]
    injured: list[Cards]
    village: list[Cards]
    laid: list[tuple[int, ...]]
    caves: list[Cards]
    market: Cards
    house_pile: Pile
    outpost_pile: Pile
    trainees: Cards
    villager_pile: Pile
    specials: list[int]
    cider: int
    supply: list[int]
    cave: int
    cave_pile: Pile
    named: Cards
    obeyed: int
    sold: int
    refreshed: int
    asked: list[int]
    offered: list[int]
    dice: tuple[int, ...]
    exploring: int
    die: int
    party: Cards
    whereabouts: tuple[int, ...]
    rolled: tuple[int, ...]
    rerolls: int
    paragraph: int
    option: int
    source: int
    tier: int
    tale: tuple[Told, ...]
    veiled: int
    slept: Cards
    sheets: tuple[tuple[int, ...], ...]

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
        self.first = other.first
        self.active = other.active
        self.passed = other.passed[:]
        self.coins = other.coins[:]
        self.stock = other.stock[:]
        self.sale = other.sale[:]
        self.track = other.track[:]
        self.reputation = other.reputation[:]
        self.ready = other.ready[:]
        self.exhausted = other.exhausted[:]
        self.injured = other.injured[:]
        self.village = other.village[:]
        self.laid = other.laid[:]
        self.caves = other.caves[:]
        self.market = other.market
        self.house_pile = other.house_pile
        self.outpost_pile = other.outpost_pile
        self.trainees = other.trainees
        self.villager_pile = other.villager_pile
        self.specials = other.specials[:]
        self.cider = other.cider
        self.supply = other.supply[:]
        self.cave = other.cave
        self.cave_pile = other.cave_pile
        self.named = other.named
        self.obeyed = other.obeyed
        self.sold = other.sold
        self.refreshed = other.refreshed
        self.asked = other.asked[:]
        self.offered = other.offered[:]
        self.dice = other.dice
        self.exploring = other.exploring
        self.die = other.die
        self.party = other.party
        self.whereabouts = other.whereabouts
        self.rolled = other.rolled
        self.rerolls = other.rerolls
        self.paragraph = other.paragraph
        self.option = other.option
        self.source = other.source
        self.tier = other.tier
        self.tale = other.tale
        self.veiled = other.veiled
        self.slept = other.slept
        self.sheets = other.sheets


Fields.__slots__ = ()  # they are laid out, and a compiled class must not inherit any
