"""The book of encounters: its figures read with care, and what another encounter could hide."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lascaux.games.above_below.terms import (
    CAVES,
    ENCOUNTER_KINDS,
    ITEMS,
    LAYERS,
    NOTHING,
    REPUTATION,
    REWARDS,
    SPECIAL_WON,
    SPECIALS,
)
from lascaux.kernel.choices import Pair, Part
from lascaux.kernel.deckfile import DeckReader, parsed, shown
from lascaux.kernel.dice import FACES

if TYPE_CHECKING:
    from collections.abc import Iterator

Things = tuple[tuple[int, int], ...]  # items, coins and the like (REWARDS), each with its amount

TRIBE_BOOK = Path(__file__).with_name("book.toml")
LIKE_IT = 12  # options that must look alike before one of them stands for another
TARGETS = (2, 8)
MOST = {"coins": 9, "building": 9, "injured": 3}  # of one thing; 3 of any other
GIVES = set(REWARDS) - {"injured"}
TAKES = {*ITEMS, "coins"}
OPTIONS = 3  # of a paragraph, at most

# What the book is asked for: an option of a paragraph. Records have these numbers.
CODE: Final = Pair("open", 0, Part(1000), Part(4))


class Reward(NamedTuple):
    """What a tier pays, or a failure costs; either may lead on."""

    things: Things = ()
    link: int = NOTHING  # the paragraph it leads to


class Option(NamedTuple):
    """All may know the targets, cost, condition and bonuses; rewards and failure are secret (A7)."""

    targets: tuple[int, ...]  # none: no roll
    cost: Things
    needs: Things
    owning: Things  # extra lanterns for owning that item
    per_hammer: int
    per_quill: int
    rewards: tuple[Reward, ...]  # by target; without a roll, one
    failure: Reward
    fails: bool  # an option without a roll that is a failure (A31)


class Paragraph(NamedTuple):
    id: str
    layer: int
    kind: int  # NOTHING where it is linked
    thread: str
    linked: bool
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Book:
    paragraphs: tuple[Paragraph, ...]
    index: dict[str, int]
    caves: tuple[tuple[int, ...], ...]  # six paragraphs on each cave card, by face of the die
    likes: dict[int, tuple[int, ...]] = field(default_factory=dict, compare=False, repr=False)

    def option(self, code: int) -> Option:
        paragraph, place = CODE.parts(code)
        return self.paragraphs[paragraph].options[place]

    def codes(self) -> Iterator[int]:
        for number, paragraph in enumerate(self.paragraphs):
            for place in range(len(paragraph.options)):
                yield CODE(number, place)

    def alike(self, code: int) -> tuple[int, ...]:
        """The options that one cannot tell from this one by what all may know.

        No two paragraphs share every figure, so an option is taken for any with as many targets,
        those nearest to its own first, until a dozen are found; without a roll, for any without a
        roll that likewise costs something or nothing. Which of them it is says nothing about the
        rewards, since only public figures decide who is in the set.
        """
        if code not in self.likes:
            face = self.option(code)
            far = sorted((distance(face, self.option(other)), other) for other in self.codes())
            reach = far[min(LIKE_IT, len(far)) - 1][0]
            self.likes[code] = tuple(
                sorted(other for away, other in far if away <= reach and away < APART) or [code]
            )
        return self.likes[code]


APART = 1000


def distance(face: Option, other: Option) -> int:
    """How different two options look: APART when nobody could take one for the other."""
    if len(face.targets) != len(other.targets):
        return APART
    if not face.targets:
        return 0 if bool(face.cost) == bool(other.cost) else APART
    return sum(abs(a - b) for a, b in zip(face.targets, other.targets, strict=True))


def read(file: Path | None = None) -> Book:
    """The book in this file (None: ours), or BadInput with file, paragraph and reason."""
    path = file or TRIBE_BOOK
    return BookReader(str(path)).book(parsed(path))


class BookReader(DeckReader):
    """Reads the tables of one book file."""

    def book(self, data: dict[str, Any]) -> Book:
        tables = {name: table for name, table in data.items() if name != "caves"}
        self.index = {name: number for number, name in enumerate(tables)}
        paragraphs = tuple(self.paragraph(name, table) for name, table in tables.items())
        self.where = self.file
        caves = self.grids(data.get("caves"), paragraphs)
        self.links(paragraphs)
        return Book(paragraphs, self.index, caves)

    def paragraph(self, name: str, table: Any) -> Paragraph:
        self.where = f"{self.file}: {name!r}"
        self.only(table, {"layer", "kind", "linked", "thread", "options"})
        linked = table.get("linked", False)
        if not isinstance(linked, bool) or linked == ("kind" in table):
            raise self.fail("is either linked or of a kind")
        kind = NOTHING if linked else self.word(table, "kind", ENCOUNTER_KINDS)
        options = table.get("options")
        if not isinstance(options, list) or not 1 <= len(options) <= OPTIONS:
            raise self.fail(f"needs 1 to {OPTIONS} options")
        read = tuple(self.one_option(option, i) for i, option in enumerate(options))
        self.where = f"{self.file}: {name!r}"
        if all(option.cost or option.needs for option in read):
            raise self.fail("needs an option free of cost and condition (A12)")
        thread = self.text(table, "thread") if "thread" in table else ""
        layer = self.word(table, "layer", LAYERS)
        return Paragraph(name, layer, kind, thread, linked, read)

    def one_option(self, entry: Any, i: int) -> Option:
        where, self.where = self.where, f"{self.where}: option {i + 1}"
        self.only(
            entry,
            {"tiers", "result", "cost", "needs", "owning", "per_hammer", "per_quill", "failure"},
        )
        if ("tiers" in entry) == ("result" in entry):
            raise self.fail("has either tiers or a result")
        targets, rewards, fails = self.outcomes(entry)
        if "failure" in entry and not targets:
            raise self.fail("has no roll that could fail")
        takes = TAKES | {"reputation", "injured"}
        option = Option(
            targets,
            self.things(entry.get("cost", {}), TAKES),
            self.things(entry.get("needs", {}), TAKES),
            self.things(entry.get("owning", {}), set(ITEMS)),
            self.number(entry, "per_hammer", 0, 3) if "per_hammer" in entry else 0,
            self.number(entry, "per_quill", 0, 3) if "per_quill" in entry else 0,
            rewards,
            self.reward(entry.get("failure", {}), takes, set()),
            fails,
        )
        self.where = where
        return option

    def outcomes(self, entry: dict[str, Any]) -> tuple[tuple[int, ...], tuple[Reward, ...], bool]:
        if "result" in entry:
            result = entry["result"]
            fails = isinstance(result, dict) and result.get("fails") is True
            return (), (self.reward(result, GIVES, {"fails"}),), fails
        tiers = entry["tiers"]
        if not isinstance(tiers, list) or not tiers or not all(isinstance(t, dict) for t in tiers):
            raise self.fail("tiers must be tables")
        targets = tuple(self.number(tier, "at", *TARGETS) for tier in tiers)
        if list(targets) != sorted(set(targets)):
            raise self.fail("targets must rise")
        return targets, tuple(self.reward(tier, GIVES, {"at"}) for tier in tiers), False

    def reward(self, entry: Any, kinds: set[str], besides: set[str]) -> Reward:
        if not isinstance(entry, dict):
            raise self.fail("must be a table")
        link = NOTHING
        if "link" in entry:
            name = self.text(entry, "link")
            if name not in self.index:
                raise self.fail(f"leads to {name!r}, which is not a paragraph")
            link = self.index[name]
        if {"cave", "building"} <= set(entry):
            raise self.fail(
                "gives a cave or a building: an outpost needs a cave owned before (A33)"
            )
        things = {key: value for key, value in entry.items() if key not in {*besides, "link"}}
        return Reward(self.things(things, kinds), link)

    def things(self, entry: Any, kinds: set[str]) -> Things:
        """Amounts by thing, in the order of REWARDS."""
        self.only(entry, kinds)
        found = []
        for name in entry:
            number = REWARDS.index(name)
            if number == SPECIAL_WON:
                amount = self.word(entry, name, SPECIALS)
            else:
                least = -3 if number == REPUTATION else 1
                amount = self.number(entry, name, least, MOST.get(name, 3))
            found.append((number, amount))
        return tuple(sorted(found))

    def word(self, entry: dict[str, Any], key: str, words: tuple[str, ...]) -> int:
        value = entry.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.fail(f"unknown {key} {shown(value)}: choose one of {', '.join(words)}")
        return words.index(value)

    def grids(self, table: Any, paragraphs: tuple[Paragraph, ...]) -> tuple[tuple[int, ...], ...]:
        """Six roots on each cave card, every root on one (the contract's components)."""
        self.only(table, {"grids"})
        grids = table.get("grids")
        if (
            not isinstance(grids, list)
            or len(grids) != CAVES
            or not all(isinstance(grid, list) and len(grid) == FACES for grid in grids)
        ):
            raise self.fail(f"caves needs {CAVES} grids of {FACES}")
        names = [name for grid in grids for name in grid]
        for name in names:
            if name not in self.index or paragraphs[self.index[name]].linked:
                raise self.fail(f"caves: {shown(name)} is not an encounter that begins a story")
        for paragraph in paragraphs:
            if not paragraph.linked and names.count(paragraph.id) != 1:
                raise self.fail(f"caves: {paragraph.id!r} must be on one cave card")
        return tuple(tuple(self.index[name] for name in grid) for grid in grids)

    def links(self, paragraphs: tuple[Paragraph, ...]) -> None:
        """Links lead to linked paragraphs only, reach all of them, and form no cycle (A31)."""
        onward = {number: set(leads(paragraph)) for number, paragraph in enumerate(paragraphs)}
        reached = {target for targets in onward.values() for target in targets}
        for number, paragraph in enumerate(paragraphs):
            if paragraph.linked and number not in reached:
                raise self.fail(f"nothing leads to {paragraph.id!r}")
            if not paragraph.linked and number in reached:
                raise self.fail(f"{paragraph.id!r} begins a story and cannot be linked")
        while onward:
            ends = [number for number, targets in onward.items() if not targets & set(onward)]
            if not ends:
                raise self.fail(f"{paragraphs[min(onward)].id!r} leads back to itself (A31)")
            for number in ends:
                del onward[number]


def leads(paragraph: Paragraph) -> Iterator[int]:
    """Where its options may lead."""
    for option in paragraph.options:
        for reward in (*option.rewards, option.failure):
            if reward.link != NOTHING:
                yield reward.link
