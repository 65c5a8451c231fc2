"""The deck file: read, checked against the contract's counts and effects, refused with a reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from lascaux.games.krom.effect_table import EFFECTS, Amount, Effect
from lascaux.games.krom.terms import (
    BONUS,
    BONUS_CARDS,
    CHARACTERS,
    COMBINATIONS,
    ENOUGH_POINTS,
    EVOLUTION_CARDS,
    GOODS,
    HIT_POINTS,
    HUNTING_CARDS,
    KINDS,
    NOTHING,
    NOWHERE,
    PICKING_CARDS,
    PLACES,
    RESOURCES,
    SUPPLY,
    Cards,
    Mix,
    Place,
)
from lascaux.kernel.deckfile import DeckReader, fingerprint, parsed, shown

TRIBE_DECK = Path(__file__).with_name("deck.toml")
REWARD_KINDS = (*GOODS, HIT_POINTS, BONUS)
Reward = tuple[Mix, ...]  # one mix, or two to choose from


class Evolution(NamedTuple):
    id: str
    points: int
    cost: Mix
    place: Place


class Bonus(NamedTuple):
    id: str
    effect: Effect
    y: Mix  # paid or given
    x: Mix  # gained, lost, stolen or taken
    number: int  # dice rolled or added in a combat
    place: Place


class Picking(NamedTuple):
    id: str
    reward: Reward


class Hunting(NamedTuple):
    id: str
    dice: int
    value: int
    reward: Reward


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a table. Cards of a kind are told apart by their index only."""

    name: str
    hash: str
    characters: tuple[str, ...]
    weights: tuple[int, ...]
    evolutions: tuple[Evolution, ...]
    bonus: tuple[Bonus, ...]
    picking: tuple[Picking, ...]
    hunting: tuple[Hunting, ...]
    mountain: tuple[Reward, ...]
    bonus_cards: Cards  # every copy
    picking_cards: Cards
    ids: tuple[tuple[str, ...], ...]  # of the Evolution, Bonus, Picking and Hunting cards
    index: dict[str, int]  # of every card among its kind, by id
    names: dict[str, str] = field(default_factory=dict)  # given in the file itself, by id
    warnings: tuple[str, ...] = ()


def read(file: Path | None = None) -> Deck:
    """The deck in this file (None: the tribe deck), or BadInput with file, entry and reason."""
    path = file or TRIBE_DECK
    return Reader(str(path)).deck(parsed(path))


class Reader(DeckReader):
    """Reads one deck file of Krom."""

    def deck(self, data: dict[str, Any]) -> Deck:
        kinds = {"character", "evolution", "bonus", "picking", "hunting", "mountain"}
        name = self.heading(data, "krom", kinds)
        characters, weights = self.characters(data)
        evolutions, _ = self.cards(data, "evolution", EVOLUTION_CARDS, self.evolution)
        bonus, bonus_cards = self.cards(data, "bonus", BONUS_CARDS, self.bonus)
        picking, picking_cards = self.cards(data, "picking", PICKING_CARDS, self.picking)
        hunting, _ = self.cards(data, "hunting", HUNTING_CARDS, self.hunting)
        mountain = self.mountain(data)
        self.where = self.file
        ids = tuple(
            tuple(card.id for card in cards) for cards in (evolutions, bonus, picking, hunting)
        )
        return Deck(
            name=name,
            hash=fingerprint(data),
            characters=characters,
            weights=weights,
            evolutions=tuple(evolutions),
            bonus=tuple(bonus),
            picking=tuple(picking),
            hunting=tuple(hunting),
            mountain=mountain,
            bonus_cards=bonus_cards,
            picking_cards=picking_cards,
            ids=ids,
            index={card: i for cards in ids for i, card in enumerate(cards)},
            names=self.names,
            warnings=tuple(self.doubts(evolutions)),
        )

    def doubts(self, evolutions: list[Evolution]) -> list[str]:
        """K23: such a deck may leave a game without a winner by points; it is played all the same."""
        doubts = []
        points = sum(card.points for card in evolutions)
        if points < ENOUGH_POINTS:
            doubts.append(
                f"{self.file}: the Evolutions have {points} points, fewer than {ENOUGH_POINTS} (K23)"
            )
        doubts += [
            f"{self.file}: evolution {card.id!r} costs more than {SUPPLY} of one resource (K23)"
            for card in evolutions
            if max(card.cost[kind] for kind in RESOURCES) > SUPPLY
        ]
        return doubts

    def characters(self, data: dict[str, Any]) -> tuple[tuple[str, ...], tuple[int, ...]]:
        entries = self.entries(data, "character")
        if len(entries) != CHARACTERS:
            raise self.fail(f"needs {CHARACTERS} characters, has {len(entries)}")
        ids, weights = [], []
        for i, entry in enumerate(entries):
            ids.append(self.open(entry, "character", i, {"weight"}))
            weights.append(self.number(entry, "weight", 1, 999_999))
        self.where = self.file
        if len(set(weights)) < CHARACTERS:
            raise self.fail("two characters have the same weight (K11)")
        return tuple(ids), tuple(weights)

    def cards(
        self, data: dict[str, Any], kind: str, count: int, read: Any
    ) -> tuple[list[Any], Cards]:
        cards: list[Any] = []
        copies: list[int] = []
        for i, entry in enumerate(self.entries(data, kind)):
            self.where = f"{self.file}: {kind} {i + 1}"
            cards.append(read(entry, i))
            several = kind in {"bonus", "picking"} and isinstance(entry, dict) and "copies" in entry
            copies += [i] * (self.number(entry, "copies", 1, count) if several else 1)
        self.where = self.file
        if len(copies) != count:
            raise self.fail(f"needs {count} {kind} cards, has {len(copies)}")
        return cards, tuple(copies)

    def evolution(self, entry: Any, i: int) -> Evolution:
        name = self.open(entry, "evolution", i, {"points", "cost", "place"})
        points = self.number(entry, "points", 1, 9)
        return Evolution(name, points, self.mix(entry, "cost", GOODS), self.place(entry))

    def bonus(self, entry: Any, i: int) -> Bonus:
        wanted = entry.get("effect") if isinstance(entry, dict) else None
        name = self.begin(entry, "bonus", i)
        if not isinstance(wanted, str) or wanted not in EFFECTS:
            raise self.fail(
                f"unknown effect {shown(wanted)}: choose one of {', '.join(EFFECTS)} (K28)"
            )
        effect = EFFECTS[wanted]
        amounts = {amount.key for amount in (effect.gives, effect.takes) if amount}
        number = {effect.name} if effect.most else set()
        self.only(entry, {"id", "name", "copies", "effect", "place", *amounts, *number})
        y, x = self.amount(entry, effect.gives), self.amount(entry, effect.takes)
        n = self.number(entry, effect.name, 1, effect.most) if number else 0
        return Bonus(name, effect, y, x, n, self.place(entry))

    def amount(self, entry: Any, amount: Amount | None) -> Mix:
        """What a card of this effect states; it cannot be nothing."""
        if amount is None:
            return NOTHING
        mix = self.mix(entry, amount.key, amount.kinds)
        if mix == NOTHING:
            raise self.fail("an amount is empty (K28)")
        return mix

    def picking(self, entry: Any, i: int) -> Picking:
        name = self.open(entry, "picking", i, {"copies", "reward"})
        return Picking(name, self.reward(entry, "reward") if "reward" in entry else (NOTHING,))

    def hunting(self, entry: Any, i: int) -> Hunting:
        name = self.open(entry, "hunting", i, {"dice", "value", "reward"})
        dice = self.number(entry, "dice", 1, 3)
        value = self.number(entry, "value", 1, 6 * (dice + 2))
        return Hunting(name, dice, value, self.reward(entry, "reward"))

    def mountain(self, data: dict[str, Any]) -> tuple[Reward, ...]:
        self.where = f"{self.file}: mountain"
        table = data.get("mountain")
        self.only(table, set(COMBINATIONS))
        return tuple(self.reward(table, combination) for combination in COMBINATIONS)

    def place(self, entry: Any) -> Place:
        if "place" not in entry:
            return NOWHERE
        if entry["place"] not in PLACES:
            raise self.fail(
                f"unknown place {shown(entry['place'])}: choose one of {', '.join(PLACES)}"
            )
        return PLACES.index(entry["place"])

    def mix(self, entry: Any, key: str, kinds: tuple[int, ...]) -> Mix:
        return self.amounts(entry.get(key), key, kinds)

    def amounts(self, amounts: Any, key: str, kinds: tuple[int, ...]) -> Mix:
        if not isinstance(amounts, dict):
            raise self.fail(f"{key} must be a table such as {{ krom = 2 }}")
        mix = list(NOTHING)
        for kind in amounts:
            if kind not in KINDS or KINDS.index(kind) not in kinds:
                names = ", ".join(KINDS[k] for k in kinds)
                raise self.fail(f"{key} cannot hold {shown(kind)}: choose among {names}")
            mix[KINDS.index(kind)] = self.number(amounts, kind, 1, 99)
        return tuple(mix)

    def reward(self, entry: Any, key: str) -> Reward:
        value = entry.get(key)
        if isinstance(value, list):
            if len(value) != 2:
                raise self.fail(f"{key} is one mix, or a choice between two")
            return tuple(self.amounts(mix, key, REWARD_KINDS) for mix in value)
        return (self.amounts(value, key, REWARD_KINDS),)
