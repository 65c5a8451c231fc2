"""A deck for a client that draws the cards, as types."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from lascaux.games.gletscher.effect_table import Colour
from lascaux.games.gletscher.terms import KINDS

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Deck


class HuntCard(Struct):
    """All figures of a design (0: has none), its copies and its diamonds."""

    id: str
    food: int
    clan: int
    hunt: int
    story: int
    small: int
    large: int
    bonus: int
    fish: bool
    net: bool
    copies: int
    blue: int
    yellow: int


class FateCard(Struct):
    id: str
    effect: str
    colour: Colour
    clause: str
    copies: int


class GletscherDeck(Struct, tag_field="game", tag="gletscher"):
    """The cards of Gletscher by kind; `names` has those that the texts do not name."""

    hash: str
    name: str
    prey: list[HuntCard]
    herb: list[HuntCard]
    weapon: list[HuntCard]
    artefact: list[HuntCard]
    event: list[HuntCard]
    winter: list[HuntCard]
    fate: list[FateCard]
    names: dict[str, str]


def cards(deck: Deck) -> GletscherDeck:
    plain, blue, yellow = (Counter(heap) for heap in (deck.plain, deck.blue, deck.yellow))
    kinds: dict[str, list[HuntCard]] = {kind: [] for kind in KINDS}
    for i, card in enumerate(deck.hunt):
        figures = (card.food, card.clan, card.hunt, card.story, card.small, card.large, card.bonus)
        copies = plain[i] + blue[i] + yellow[i] or 1
        diamonds = (blue[i], yellow[i])
        shown = HuntCard(card.id, *figures, card.fish, card.net, copies, *diamonds)
        kinds[KINDS[card.kind]].append(shown)
    fate_copies = Counter(deck.fate_cards)
    fate = [
        FateCard(c.id, c.effect.name, c.effect.colour, c.effect.clause, fate_copies[i])
        for i, c in enumerate(deck.fate)
    ]
    return GletscherDeck(hash=deck.hash, name=deck.name, **kinds, fate=fate, names=deck.names)
