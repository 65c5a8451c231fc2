"""What a seat may see of a table of Above and Below, as types; secrets.view() builds it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from lascaux.kernel.game import TableView
from lascaux.kernel.references import Words

Whereabouts = Literal["on-the-card", "exerted", "gone"]
Things = dict[str, int]  # amounts of goods, drinks and coins


class Contents(TypedDict):
    """What everybody may read of a paragraph."""

    title: Words
    story: Words
    options: list[Words]


class Lot(TypedDict):
    """A kind of good on the track, and how many there are."""

    good: str
    n: int


class Built(TypedDict):
    """A building, and the goods that lie on it."""

    card: str
    goods: int


class CaveView(TypedDict):
    """A cave card with the six numbers of its grid."""

    card: int
    grid: list[int]


class Income(TypedDict):
    coins: int
    potion: int


class SheetView(TypedDict):
    """Points by source."""

    track: int
    buildings: int
    printed: int
    bonuses: int
    reputation: int
    rank: int


class ExplorerView(TypedDict):
    villager: str
    now: Whereabouts
    die: int | None
    lanterns: int | None


class OptionFigures(TypedDict):
    """What an option of the book asks for, as far as it may be known."""

    targets: list[int]
    cost: Things
    needs: Things
    owning: Things
    per_hammer: int
    per_quill: int
    bonus: int


class EncounterView(TypedDict):
    """The encounter in progress: all that the reader may read aloud. What depends on the die is
    there once it has fallen.
    """

    seat: int
    reader: int
    cave: CaveView
    explorers: list[ExplorerView]
    paragraph: str | None
    number: NotRequired[int]
    layer: NotRequired[str]
    thread: NotRequired[str | None]
    title: NotRequired[Words]
    story: NotRequired[Words]
    options: NotRequired[list[Words]]
    figures: NotRequired[list[OptionFigures]]
    option: NotRequired[int | None]
    lanterns: NotRequired[int | None]
    bonus: NotRequired[int | None]
    rerolls_left: NotRequired[int]


class Consequences(TypedDict, total=False):
    """What a paragraph gave or took."""

    mushroom: int
    fish: int
    fruit: int
    rope: int
    pot: int
    paper: int
    ore: int
    amethyst: int
    cider: int
    potion: int
    coins: int
    reputation: int
    villager: int
    special: str
    cave: int
    building: int  # which may cost up to this
    injured: int


class ToldView(Contents):
    """A paragraph that was resolved; without a tier it failed."""

    paragraph: str
    number: int
    layer: str
    thread: str | None
    option: int
    targets: list[int]
    tier: int | None
    lanterns: int
    things: Consequences
    outcome: Words | None
    link: str | None


class AboveBelowView(TableView):
    game: Literal["above_below"]
    round: int
    first: int
    active: int | None
    cider: int
    obeyed: int
    sold: int
    refreshed: int
    die: int
    rerolls: int
    tier: int
    passed: list[int]
    coins: list[int]
    reputation: list[int]
    asked: list[int]
    offered: list[int]
    stock: list[Things]
    sale: list[str | None]
    track: list[list[Lot]]
    ready: list[list[str]]
    exhausted: list[list[str]]
    injured: list[list[str]]
    named: list[str]
    slept: list[str]
    village: list[list[Built]]
    caves: list[list[int]]
    empty_caves: list[int]
    market: list[str | None]
    house_pile: list[list[str]]
    outpost_pile: list[list[str]]
    trainees: list[str | None]
    villager_pile: list[list[str]]
    specials: Things
    supply: Things | None
    cave: CaveView | None
    cave_pile: list[list[int]]
    caves_left: int
    dice: list[int]
    encounter: EncounterView | None
    tale: list[ToldView]
    beds: list[int]
    purse: list[int]
    income: list[Income]
    harvest: list[Things]
    villagers: list[int]
    sheets: list[SheetView]
