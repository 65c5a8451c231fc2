"""The deck file: read, checked against the contract's counts, refused with a reason.

The book of encounters belongs to the deck: its tables [book.…], the file `book.toml` beside it, or
else ours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from lascaux.games.above_below.book import TRIBE_BOOK, Book, BookReader, Things
from lascaux.games.above_below.terms import (
    BUILDINGS,
    GOODS,
    GOODS_ONCE,
    GROUPS,
    ITEMS,
    KEY,
    KINDS,
    NOTHING,
    SPECIAL_COPIES,
    SPECIALS,
    STAR,
    START,
    STARTERS,
    THINGS,
    TRAINING_SLOTS,
    VILLAGERS,
    Cards,
)
from lascaux.kernel.deckfile import DeckReader, fingerprint, parsed, shown

TRIBE_DECK = Path(__file__).with_name("deck.toml")


class Building(NamedTuple):
    id: str
    kind: int
    cost: int = 0
    beds: int = 0
    points: int = 0
    points_per: Things = ()  # of THINGS
    income: int = 0
    income_per: Things = ()  # coins per good of that kind on the track, or per kind (PER_KIND)
    good: int = NOTHING  # what lies on it
    goods: int = 0  # how many at first
    refills: bool = False
    potion: int = 0  # once
    potion_each_round: int = 0
    reputation: int = 0  # once
    trained_ready: bool = False
    building_coin: int = 0
    reroll: int = 0
    encounter_coin: int = 0
    drinks_as_coins: bool = False


class Villager(NamedTuple):
    id: str
    group: int
    lanterns: tuple[int, ...]  # by die, from 1 on
    hammer: bool = False
    quill: bool = False
    hammer_plus: bool = False
    quill_plus: bool = False

    @property
    def is_cat(self) -> bool:
        return self.id == "cave-cat"

    @property
    def is_metal(self) -> bool:
        return self.id == "metal-man"


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a table. Copies of a design are the same card."""

    name: str
    hash: str
    buildings: tuple[Building, ...]
    villagers: tuple[Villager, ...]
    decks: tuple[Cards, ...]  # the buildings by kind, every copy
    trainees: Cards  # every copy
    starters: Cards  # the three that each player has, the one with the hammer first
    specials: Cards  # one of each, in the order of SPECIALS
    thresholds: tuple[Things, ...]  # of each villager: die, lanterns
    book: Book
    coins: int
    track_points: tuple[int, ...]
    income: tuple[int, ...]
    training: tuple[int, ...]
    reputation: tuple[int, ...]
    torch: int
    supply: tuple[int, ...]  # of items
    index: dict[str, int]  # of every card among its kind, by id
    names: dict[str, str] = field(default_factory=dict)  # given in the file itself, by id
    warnings: tuple[str, ...] = ()


def read(file: Path | None = None) -> Deck:
    """The deck in this file (None: the tribe deck), or BadInput with file, entry and reason."""
    path = file or TRIBE_DECK
    data = parsed(path)
    pages, source = data.pop("book", None), path
    if pages is None:
        beside = path.with_name("book.toml")
        source = beside if beside.exists() else TRIBE_BOOK
        pages = parsed(source)
    book = BookReader(str(source)).book(pages)
    return Reader(str(path)).deck(data, book, pages)


def book_tables() -> str:
    """Our book as tables of a deck file: [book.lost-property] …"""
    return re.sub(r"(?m)^\[(.+)\]$", r"[book.\1]", TRIBE_BOOK.read_text(encoding="utf-8"))


# What a building can do besides goods and points for things: figures up to a most, and marks (A40).
ABILITIES = {
    "beds": 6,
    "points": 12,
    "income": 6,
    "potion": 3,
    "potion_each_round": 2,
    "reputation": 2,
    "building_coin": 2,
    "reroll": 3,
    "encounter_coin": 2,
}
MARKS = ("trained_ready", "drinks_as_coins")


class Reader(DeckReader):
    """Reads one deck file of Above and Below."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.villagers: list[Villager] = []
        self.thresholds: list[Things] = []

    def deck(self, data: dict[str, Any], book: Book, pages: dict[str, Any]) -> Deck:
        name = self.heading(data, "above_below", {"table", "goods", "villager", *KINDS})
        table = self.table(data.get("table"))
        goods = self.supply(data.get("goods"))
        buildings, decks = self.buildings(data)
        groups = self.people(data)
        index = {card.id: i for i, card in enumerate(buildings)}
        index |= {card.id: i for i, card in enumerate(self.villagers)}
        return Deck(
            name=name,
            hash=fingerprint({"deck": data, "book": pages}),
            buildings=tuple(buildings),
            villagers=tuple(self.villagers),
            decks=decks,
            trainees=groups[1],
            starters=self.starters(groups[0]),
            specials=tuple(index[special] for special in SPECIALS),
            thresholds=tuple(self.thresholds),
            book=book,
            **table,
            supply=goods,
            index=index,
            names=self.names,
        )

    # The tables.

    def table(self, table: Any) -> dict[str, Any]:
        self.where = f"{self.file}: table"
        self.only(table, {"coins", "track_points", "income", "training", "reputation", "torch"})
        reputation = self.numbers(table, "reputation", 3, -9, 9)
        return {
            "coins": self.number(table, "coins", 0, 30),
            "track_points": self.numbers(table, "track_points", len(GOODS), 0, 12),
            "income": self.numbers(table, "income", len(GOODS) + 1, 0, 30),
            "training": self.numbers(table, "training", TRAINING_SLOTS, 0, 12),
            "reputation": reputation,
            "torch": self.number(table, "torch", 0, len(reputation) - 1),
        }

    def numbers(self, table: Any, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """A row of whole numbers that never fall; for reputation, `count` is a minimum."""
        values = table.get(key)
        right = isinstance(values, list) and all(
            isinstance(v, int) and not isinstance(v, bool) and least <= v <= most for v in values
        )
        if not right or list(values) != sorted(values):
            raise self.fail(f"{key} must be whole numbers from {least} to {most} that never fall")
        if len(values) != count and not (key == "reputation" and len(values) > count):
            raise self.fail(f"{key} needs {count} numbers, has {len(values)}")
        return tuple(values)

    def supply(self, goods: Any) -> tuple[int, ...]:
        self.where = f"{self.file}: goods"
        self.only(goods, set(ITEMS))
        return tuple(self.number(goods, item, 1, 99) for item in ITEMS)

    # Buildings.

    def buildings(self, data: dict[str, Any]) -> tuple[list[Building], tuple[Cards, ...]]:
        found: list[Building] = []
        decks = []
        for kind, count in enumerate(BUILDINGS):
            cards: list[int] = []
            for i, entry in enumerate(self.entries(data, KINDS[kind])):
                cards += [len(found)] * self.copies(entry, count)
                found.append(self.building(entry, kind, i))
            self.where = self.file
            if len(cards) != count:
                raise self.fail(f"needs {count} {KINDS[kind]} cards, has {len(cards)}")
            decks.append(tuple(cards))
        return found, tuple(decks)

    def copies(self, entry: Any, most: int) -> int:
        if not isinstance(entry, dict) or "copies" not in entry:
            return 1
        return self.number(entry, "copies", 1, most)

    def building(self, entry: Any, kind: int, i: int) -> Building:
        keys = {"copies", "points_per", "income_per", "goods", "refill", *ABILITIES, *MARKS}
        keys |= set() if kind == START else {"cost"}
        name = self.open(entry, KINDS[kind], i, keys)
        if kind in {KEY, STAR} and self.copies(entry, 9) > 1:
            raise self.fail("must be there exactly once")
        good, goods = self.goods(entry)
        abilities: dict[str, Any] = {mark: self.flag(entry, mark) for mark in MARKS}
        abilities |= {
            key: self.number(entry, key, 1, most) for key, most in ABILITIES.items() if key in entry
        }
        return Building(
            name,
            kind,
            cost=0 if kind == START else self.number(entry, "cost", 0, 20),
            points_per=self.amounts(entry, "points_per", THINGS),
            income_per=self.amounts(entry, "income_per", (*GOODS, "kind")),
            good=good,
            goods=goods,
            refills="refill" in entry,
            **abilities,
        )

    def goods(self, entry: dict[str, Any]) -> tuple[int, int]:
        """What lies on it: two of a good once, or one that comes back (A40)."""
        if "refill" in entry:
            if "goods" in entry:
                raise self.fail("has either goods or refill")
            return self.word(entry, "refill", GOODS), 1
        if "goods" not in entry:
            return NOTHING, 0
        goods = entry["goods"]
        self.only(goods, set(GOODS))
        if list(goods.values()) != [GOODS_ONCE]:
            raise self.fail(f"goods must be {GOODS_ONCE} of one kind (A40)")
        return GOODS.index(next(iter(goods))), GOODS_ONCE

    def amounts(self, entry: dict[str, Any], key: str, words: tuple[str, ...]) -> Things:
        table = entry.get(key, {})
        self.only(table, set(words))
        return tuple(sorted((words.index(word), self.number(table, word, 1, 9)) for word in table))

    def flag(self, entry: dict[str, Any], key: str) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(f"{key} must be true or false, not {shown(value)}")
        return value

    def word(self, entry: dict[str, Any], key: str, words: tuple[str, ...]) -> int:
        value = entry.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.fail(f"unknown {key} {shown(value)}: choose one of {', '.join(words)}")
        return words.index(value)

    # Villagers.

    def people(self, data: dict[str, Any]) -> tuple[Cards, ...]:
        groups: tuple[list[int], ...] = ([], [], [])
        for i, entry in enumerate(self.entries(data, "villager")):
            villager = self.villager(entry, i)
            copies = self.copies(entry, VILLAGERS[villager.group])
            groups[villager.group].extend([len(self.villagers)] * copies)
            self.villagers.append(villager)
            if villager.group == 2:
                self.check_special(villager, copies)
        self.where = self.file
        for group, count in enumerate(VILLAGERS):
            if len(groups[group]) != count:
                what = f"villagers of the group {GROUPS[group]!r}"
                raise self.fail(f"needs {count} {what}, has {len(groups[group])}")
        return tuple(map(tuple, groups))

    def villager(self, entry: Any, i: int) -> Villager:
        symbols = ("hammer", "quill", "hammer_plus", "quill_plus")
        name = self.open(entry, "villager", i, {"copies", "group", "lanterns", *symbols})
        marks = {symbol: self.flag(entry, symbol) for symbol in symbols}
        marks["hammer"] = marks["hammer"] or marks["hammer_plus"]
        marks["quill"] = marks["quill"] or marks["quill_plus"]
        lanterns = self.lanterns(entry.get("lanterns"))
        return Villager(name, self.word(entry, "group", GROUPS), lanterns, **marks)

    def lanterns(self, steps: Any) -> tuple[int, ...]:
        """[[die at least, lanterns] …], both rising; as lanterns by die."""
        right = isinstance(steps, list) and all(
            isinstance(step, list)
            and len(step) == 2
            and all(isinstance(n, int) and not isinstance(n, bool) for n in step)
            for step in steps
        )
        if not right or not steps:
            raise self.fail("lanterns must be pairs of a die and a number of lanterns")
        dice, lanterns = zip(*steps, strict=True)
        for row in (dice, lanterns):
            if list(row) != sorted(set(row)) or not 1 <= row[0] <= row[-1] <= 6:
                raise self.fail("lanterns must rise, with dice and lanterns from 1 to 6")
        self.thresholds.append(tuple(zip(dice, lanterns, strict=True)))
        return tuple(
            max((n for least, n in self.thresholds[-1] if die >= least), default=0)
            for die in range(1, 7)
        )

    def check_special(self, villager: Villager, copies: int) -> None:
        if villager.id not in SPECIALS:
            raise self.fail(f"a special villager is one of {', '.join(SPECIALS)} (A32)")
        count = SPECIAL_COPIES[SPECIALS.index(villager.id)]
        if copies != count:
            raise self.fail(f"needs {count} copies, has {copies} (A32)")
        if villager.id == "glogo" and not villager.hammer_plus:
            raise self.fail("Glogo builds for 1 coin less: hammer_plus (A28)")

    def starters(self, cards: Cards) -> Cards:
        """A1: three designs, four times each; with four players all but the hammer begin exhausted."""
        designs = sorted(set(cards), key=lambda card: not self.villagers[card].hammer)
        if len(designs) != STARTERS or any(cards.count(card) != 4 for card in designs):
            raise self.fail(f"needs {STARTERS} starting villagers, four times each (A1)")
        hammers = [self.villagers[card].hammer for card in designs]
        if hammers != [True, False, False]:
            raise self.fail("one of the starting villagers has a hammer (A1)")
        return tuple(designs)
