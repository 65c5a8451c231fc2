"""The deck file: read, checked against the contract's counts, refused with a reason."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.games.gletscher.effect_table import (
    EFFECTS,
    EVENT_CARDS,
    EVENTS,
    FATE_CARDS,
    Effect,
)
from lascaux.games.gletscher.terms import (
    ARTEFACT,
    ARTEFACT_CARDS,
    BLUE,
    CLAN_CARDS,
    COLOURS,
    EVENT,
    HERB,
    HERB_CARDS,
    KINDS,
    LARGE_GAME,
    PREY,
    PREY_CARDS,
    WEAPON,
    WEAPON_CARDS,
    WINTER,
    YELLOW_DIAMONDS,
    Cards,
)
from lascaux.kernel.deckfile import DeckReader, fingerprint, parsed, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

TRIBE_DECK = Path(__file__).with_name("deck.toml")
FISH_FOOD = 1
SIZES = ("small", "large")


class Hunt(NamedTuple):
    """A hunt card of any kind; what its kind does not have is 0."""

    id: str
    kind: int
    food: int = 0
    clan: int = 0  # hunters needed
    hunt: int = 0  # the number to reach
    story: int = 0
    small: int = 0  # as a weapon, on small game; 0: of no use there
    large: int = 0
    bonus: int = 0  # of an artefact
    fish: bool = False
    net: bool = False
    effect: str = ""  # of an event

    @property
    def is_large(self) -> bool:
        return self.food >= LARGE_GAME

    @property
    def can_be_made(self) -> bool:
        """G18: a prey that can be made into a weapon."""
        return self.kind == PREY and bool(self.small or self.large)


class Fate(NamedTuple):
    id: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a table. Copies of a design are the same card; a clan card is its hunters."""

    name: str
    hash: str
    hunt: tuple[Hunt, ...]
    fate: tuple[Fate, ...]
    plain: Cards  # the hunt cards without a diamond, every copy, without Winter
    blue: Cards
    yellow: Cards
    winter: int
    fate_cards: Cards  # every copy
    clan_cards: Cards
    index: dict[str, int]  # of every card among its kind, by id
    names: dict[str, str] = field(default_factory=dict)  # given in the file itself, by id
    warnings: tuple[str, ...] = ()

    def hunt_cards(self, players: int) -> Cards:
        """G2: with three players the yellow diamonds are out, with two the blue ones too."""
        blue = self.blue if players > 2 else ()
        yellow = self.yellow if players > 3 else ()
        return tuple(sorted((*self.plain, *blue, *yellow)))


def read(file: Path | None = None) -> Deck:
    """The deck in this file (None: the tribe deck), or BadInput with file, entry and reason."""
    path = file or TRIBE_DECK
    return Reader(str(path)).deck(parsed(path))


class Reader(DeckReader):
    """Reads one deck file of Gletscher."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.hunt: list[Hunt] = []
        self.plain: list[int] = []
        self.blue: list[int] = []
        self.yellow: list[int] = []

    def deck(self, data: dict[str, Any]) -> Deck:
        name = self.heading(data, "gletscher", {*KINDS, "fate", "clan"})
        self.cards(data, PREY, PREY_CARDS, self.prey)
        self.cards(data, HERB, HERB_CARDS, self.herb)
        self.cards(data, WEAPON, WEAPON_CARDS, self.weapon)
        self.cards(data, ARTEFACT, ARTEFACT_CARDS, self.artefact)
        self.cards(data, EVENT, EVENT_CARDS, self.event)
        self.cards(data, WINTER, 1, self.winter)
        winter = self.plain.pop()
        fate, fate_cards = self.fates(data)
        clan_cards = self.clans(data)
        self.where = self.file
        self.check_kinds()
        index = {card.id: i for i, card in enumerate(self.hunt)}
        index |= {card.id: i for i, card in enumerate(fate)}
        return Deck(
            name=name,
            hash=fingerprint(data),
            hunt=tuple(self.hunt),
            fate=tuple(fate),
            plain=tuple(self.plain),
            blue=tuple(self.blue),
            yellow=tuple(self.yellow),
            winter=winter,
            fate_cards=fate_cards,
            clan_cards=clan_cards,
            index=index,
            names=self.names,
        )

    def check_kinds(self) -> None:
        """Diamonds (G2), events (G21), and the two cards that G11 is about."""
        for colour, cards, count in (
            ("blue", self.blue, BLUE),
            ("yellow", self.yellow, YELLOW_DIAMONDS),
        ):
            if len(cards) != count:
                raise self.fail(f"needs {count} {colour} diamonds, has {len(cards)} (G2)")
        copies = Counter(self.plain)
        for effect, count in EVENTS.items():
            found = sum(
                copies[i]
                for i, card in enumerate(self.hunt)
                if card.kind == EVENT and card.effect == effect
            )
            if found != count:
                raise self.fail(f"needs {count} events {effect!r}, has {found} (G21)")
        if not any(card.fish for card in self.hunt):
            raise self.fail("needs a prey that is fish (G11)")
        if not any(card.net for card in self.hunt):
            raise self.fail("needs a weapon that is a net (G11)")

    def cards(self, data: dict[str, Any], kind: int, count: int, read: Any) -> None:
        """All designs of a kind; their copies go where their diamonds say."""
        found = 0
        for i, entry in enumerate(self.entries(data, KINDS[kind])):
            card = read(entry, i)
            copies = self.copies(entry, count)
            blue = self.diamonds(entry, "blue", copies)
            yellow = self.diamonds(entry, "yellow", copies - blue)
            number = len(self.hunt)
            self.hunt.append(card)
            self.blue += [number] * blue
            self.yellow += [number] * yellow
            self.plain += [number] * (copies - blue - yellow)
            found += copies
        self.where = self.file
        if found != count:
            raise self.fail(f"needs {count} {KINDS[kind]} cards, has {found}")

    def copies(self, entry: dict[str, Any], most: int) -> int:
        return self.number(entry, "copies", 1, most) if "copies" in entry else 1

    def diamonds(self, entry: dict[str, Any], colour: str, most: int) -> int:
        return self.number(entry, colour, 0, most) if colour in entry else 0

    def flag(self, entry: dict[str, Any], key: str) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(f"{key} must be true or false, not {shown(value)}")
        return value

    def prey(self, entry: Any, i: int) -> Hunt:
        keys = {"copies", "food", "clan", "hunt", "story", "fish", "weapon", "blue", "yellow"}
        name = self.open(entry, "prey", i, keys)
        fish = self.flag(entry, "fish")
        small, large = self.bonuses(entry, "weapon") if "weapon" in entry else (0, 0)
        food = self.number(entry, "food", 1, 9)
        if fish and food != FISH_FOOD:
            raise self.fail(f"fish have food {FISH_FOOD}, not {food} (G11)")
        clan, hunt = self.number(entry, "clan", 1, 9), self.number(entry, "hunt", 1, 15)
        story = self.number(entry, "story", 0, 9)
        return Hunt(name, PREY, food, clan, hunt, story=story, small=small, large=large, fish=fish)

    def herb(self, entry: Any, i: int) -> Hunt:
        name = self.open(entry, "herb", i, {"copies", "food", "clan", "story", "blue", "yellow"})
        food, clan = self.number(entry, "food", 1, 9), self.number(entry, "clan", 1, 9)
        return Hunt(name, HERB, food, clan, story=self.number(entry, "story", 0, 9))

    def weapon(self, entry: Any, i: int) -> Hunt:
        name = self.open(entry, "weapon", i, {"copies", "bonus", "net", "blue", "yellow"})
        small, large = self.bonuses(entry, "bonus")
        return Hunt(name, WEAPON, small=small, large=large, net=self.flag(entry, "net"))

    def bonuses(self, entry: dict[str, Any], key: str) -> tuple[int, int]:
        """For small and for large game: one number for both, or a table that may leave one out."""
        value = entry.get(key)
        if not isinstance(value, dict):
            both = self.number(entry, key, 1, 9)
            return both, both
        self.only(value, set(SIZES))
        if not value:
            raise self.fail(f"{key} is empty (G11)")
        small, large = (self.number(value, s, 1, 9) if s in value else 0 for s in SIZES)
        return small, large

    def artefact(self, entry: Any, i: int) -> Hunt:
        name = self.open(entry, "artefact", i, {"bonus", "story"})
        bonus, story = self.number(entry, "bonus", 1, 9), self.number(entry, "story", 0, 9)
        return Hunt(name, ARTEFACT, story=story, bonus=bonus)

    def event(self, entry: Any, i: int) -> Hunt:
        name = self.open(entry, "event", i, {"copies", "effect"})
        return Hunt(name, EVENT, effect=self.word(entry, "effect", EVENTS))

    def winter(self, entry: Any, i: int) -> Hunt:
        return Hunt(self.open(entry, "winter", i, set()), WINTER)

    def word(self, entry: dict[str, Any], key: str, words: Iterable[str]) -> str:
        value = entry.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.fail(f"unknown {key} {shown(value)}: choose one of {', '.join(words)}")
        return value

    def fates(self, data: dict[str, Any]) -> tuple[list[Fate], Cards]:
        fate: list[Fate] = []
        copies: list[int] = []
        for i, entry in enumerate(self.entries(data, "fate")):
            name = self.open(entry, "fate", i, {"copies", "colour", "effect"})
            effect = EFFECTS[self.word(entry, "effect", EFFECTS)]
            if self.word(entry, "colour", COLOURS) != effect.colour:
                raise self.fail(f"{effect.name} is {effect.colour}")
            fate.append(Fate(name, effect))
            copies += [i] * self.copies(entry, FATE_CARDS)
        self.where = self.file
        found = Counter(fate[card].effect.name for card in copies)
        for effect in EFFECTS.values():
            if effect.copies not in (None, found[effect.name]):
                what = f"{effect.copies} fate cards {effect.name!r}, has {found[effect.name]}"
                raise self.fail(f"needs {what} ({effect.clause})")
        return fate, tuple(copies)

    def clans(self, data: dict[str, Any]) -> Cards:
        cards: list[int] = []
        for i, entry in enumerate(self.entries(data, "clan")):
            self.where = f"{self.file}: clan {i + 1}"
            self.only(entry, {"hunters", "copies"})
            hunters = self.number(entry, "hunters", 1, len(CLAN_CARDS))
            cards += [hunters] * self.copies(entry, sum(CLAN_CARDS))
        self.where = self.file
        for hunters, count in enumerate(CLAN_CARDS, 1):
            found = cards.count(hunters)
            if found != count:
                raise self.fail(f"needs {count} clan cards of {hunters} hunters, has {found}")
        return tuple(sorted(cards))
