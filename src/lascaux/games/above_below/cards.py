"""A deck for a client that draws the cards, as types. The book is not part of it (A7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from lascaux.games.above_below import terms as t
from lascaux.games.above_below.deck import ABILITIES, MARKS

if TYPE_CHECKING:
    from lascaux.games.above_below.book import Things
    from lascaux.games.above_below.deck import Building, Deck, Villager


class BuildingCard(Struct):
    """All figures of a design (0, false: has none) and its copies."""

    id: str
    cost: int
    beds: int
    points: int
    points_per: dict[str, int]
    income: int
    income_per: dict[str, int]  # coins per good on the track, or per "kind" there
    good: str | None  # what lies on it
    goods: int  # how many at first
    refills: bool
    potion: int
    potion_each_round: int
    reputation: int
    trained_ready: bool
    building_coin: int
    reroll: int
    encounter_coin: int
    drinks_as_coins: bool
    copies: int


class VillagerCard(Struct):
    """Lanterns as pairs of the least die and the lanterns it gives."""

    id: str
    group: Literal["starting", "train", "special"]
    lanterns: list[tuple[int, int]]
    hammer: bool
    quill: bool
    hammer_plus: bool
    quill_plus: bool
    copies: int


class Figures(Struct):
    """The numbers printed on the boards."""

    coins: int
    track_points: list[int]
    income: list[int]
    training: list[int]
    reputation: list[int]
    torch: int


class AboveBelowDeck(Struct, tag_field="game", tag="above_below"):
    """The cards of Above and Below by kind; `names` has those that the texts do not name."""

    hash: str
    name: str
    start: list[BuildingCard]
    house: list[BuildingCard]
    outpost: list[BuildingCard]
    key: list[BuildingCard]
    star: list[BuildingCard]
    villager: list[VillagerCard]
    table: Figures
    goods: dict[str, int]
    names: dict[str, str]


def cards(deck: Deck) -> AboveBelowDeck:
    copies = Counter(number for cards in deck.decks for number in cards)
    kinds: dict[str, list[BuildingCard]] = {kind: [] for kind in t.KINDS}
    for number, card in enumerate(deck.buildings):
        kinds[t.KINDS[card.kind]].append(building(card, copies[number]))
    return AboveBelowDeck(
        hash=deck.hash,
        name=deck.name,
        **kinds,
        villager=[villager(deck, number, card) for number, card in enumerate(deck.villagers)],
        table=Figures(
            deck.coins,
            list(deck.track_points),
            list(deck.income),
            list(deck.training),
            list(deck.reputation),
            deck.torch,
        ),
        goods=dict(zip(t.ITEMS, deck.supply, strict=True)),
        names=deck.names,
    )


def building(card: Building, copies: int) -> BuildingCard:
    return BuildingCard(
        id=card.id,
        cost=card.cost,
        points_per=named(card.points_per, t.THINGS),
        income_per=named(card.income_per, (*t.GOODS, "kind")),
        good=None if card.good == t.NOTHING else t.GOODS[card.good],
        goods=card.goods,
        refills=card.refills,
        copies=copies,
        **{ability: getattr(card, ability) for ability in (*ABILITIES, *MARKS)},
    )


def named(things: Things, words: tuple[str, ...]) -> dict[str, int]:
    return {words[thing]: amount for thing, amount in things}


def villager(deck: Deck, number: int, card: Villager) -> VillagerCard:
    copies = (
        t.VILLAGERS[0] // t.STARTERS,
        deck.trainees.count(number),
        t.SPECIAL_COPIES[t.SPECIALS.index(card.id)] if card.id in t.SPECIALS else 0,
    )
    return VillagerCard(
        card.id,
        t.GROUPS[card.group],
        list(deck.thresholds[number]),
        card.hammer,
        card.quill,
        card.hammer_plus,
        card.quill_plus,
        copies[card.group],
    )
