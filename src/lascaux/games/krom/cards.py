"""A deck for a client that draws the cards, as types."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from lascaux.games.krom.effect_table import Target, When
from lascaux.games.krom.terms import COMBINATIONS, KINDS, NOWHERE, PLACES

if TYPE_CHECKING:
    from lascaux.games.krom import terms
    from lascaux.games.krom.deck import Deck


class Mix(Struct, omit_defaults=True):
    """How much of each kind; 0 for any left out."""

    krom: int = 0
    wood: int = 0
    stone: int = 0
    bone: int = 0
    hit_points: int = 0
    bonus: int = 0
    any: int = 0


class Character(Struct):
    id: str
    weight: int


class EvolutionCard(Struct):
    id: str
    points: int
    cost: Mix
    place: str | None


class BonusCard(Struct):
    id: str
    effect: str
    clause: str
    when: When
    target: Target
    give: Mix
    take: Mix
    number: int
    place: str | None
    copies: int


class PickingCard(Struct):
    id: str
    reward: list[Mix]
    copies: int


class HuntingCard(Struct):
    id: str
    dice: int
    value: int
    reward: list[Mix]


class KromDeck(Struct, tag_field="game", tag="krom"):
    """The cards of Krom; `names` has those that the texts do not name."""

    hash: str
    name: str
    characters: list[Character]
    evolutions: list[EvolutionCard]
    bonus: list[BonusCard]
    picking: list[PickingCard]
    hunting: list[HuntingCard]
    mountain: dict[str, list[Mix]]
    names: dict[str, str]


def mix(amounts: terms.Mix) -> Mix:
    return Mix(**dict(zip(KINDS, amounts, strict=True)))


def mixes(rewards: tuple[terms.Mix, ...]) -> list[Mix]:
    return [mix(amounts) for amounts in rewards]


def place(number: int) -> str | None:
    return None if number == NOWHERE else PLACES[number]


def cards(deck: Deck) -> KromDeck:
    bonus_copies = Counter(deck.bonus_cards)
    picking_copies = Counter(deck.picking_cards)
    return KromDeck(
        hash=deck.hash,
        name=deck.name,
        characters=[
            Character(name, weight)
            for name, weight in zip(deck.characters, deck.weights, strict=True)
        ],
        evolutions=[
            EvolutionCard(c.id, c.points, mix(c.cost), place(c.place)) for c in deck.evolutions
        ],
        bonus=[
            BonusCard(
                id=c.id,
                effect=c.effect.name,
                clause=c.effect.clause,
                when=c.effect.when,
                target=c.effect.target,
                give=mix(c.y),
                take=mix(c.x),
                number=c.number,
                place=place(c.place),
                copies=bonus_copies[i],
            )
            for i, c in enumerate(deck.bonus)
        ],
        picking=[
            PickingCard(c.id, mixes(c.reward), picking_copies[i])
            for i, c in enumerate(deck.picking)
        ],
        hunting=[HuntingCard(c.id, c.dice, c.value, mixes(c.reward)) for c in deck.hunting],
        mountain={
            combination: mixes(reward)
            for combination, reward in zip(COMBINATIONS, deck.mountain, strict=True)
        },
        names=deck.names,
    )
