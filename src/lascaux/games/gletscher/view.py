"""What a seat may see of a table of Gletscher, as types; secrets.view() builds it."""

from __future__ import annotations

from typing import Literal, TypedDict

from lascaux.games.gletscher.terms import ContestName, OutcomeName, SlotName, Source
from lascaux.kernel.game import TableView


class Netted(TypedDict):
    """A fish with the net that caught it: one card."""

    card: str
    net: str


Kept = str | Netted  # a card in a cave


class SlotView(TypedDict):
    """A card that was revealed this turn, and what became of it."""

    card: str
    now: SlotName


class Modifier(TypedDict):
    source: Source
    card: Kept | None
    amount: int


class HuntView(TypedDict):
    """The hunt in progress: what is needed, what helps and hinders, the faces of the die that do it."""

    prey: str
    large: bool
    hunters: int
    needed: int
    need: int
    have: int
    modifiers: list[Modifier]
    faces: list[int]
    weapon: Kept | None
    sacrificed: Kept | None
    die: int | None


class Entrant(TypedDict):
    seat: int
    card: Kept
    story: int
    rolls: list[int]


class ContestView(TypedDict):
    contest: ContestName
    entrants: list[Entrant]
    winner: int | None


class SupperView(TypedDict):
    """How a clan's winter went or, as things stand, would go."""

    over: bool
    food: int
    hunters: int
    outcome: OutcomeName
    fed: int
    half_fed: int


class MealView(TypedDict):
    seat: int
    price: int
    food: int
    cards: list[Kept]


class RedView(TypedDict):
    seat: int
    card: str


class InPlayView(TypedDict):
    """A fate card, or an event that nobody played."""

    seat: int | None
    card: str
    target: int


class GletscherView(TableView):
    game: Literal["gletscher"]
    goal: int
    clans: list[str]
    year: int
    turns: int
    active: int | None
    winter: int
    invoked: int
    blessed: int
    lucky: int
    storm: int
    trophies: list[int]
    asleep: list[int]
    migrating: list[int]
    played: list[int]
    hand: list[list[int]]
    used: list[list[int]]
    wounded: list[list[int]]
    hunters: list[int]
    store: list[list[Kept]]
    food: list[int]
    shed: list[list[Kept]]
    artefact: list[str | None]
    fate_cards: list[int]
    fate: list[str]
    row: list[SlotView]
    hunt_pile: list[list[str]]
    hunt_discards: list[str]
    until_winter: int | None
    clan_pile: list[int]
    clan_lost: list[int]
    fate_pile: int
    fate_discards: list[str]
    fate_origin: list[str]
    hunt: HuntView | None
    team: list[int]
    red: RedView | None
    in_play: InPlayView | None
    dice: list[int]
    contests: list[ContestView]
    meal: MealView | None
    eaten: list[str]
    suppers: list[SupperView]
    ready: list[bool]
    sealed: int | None
