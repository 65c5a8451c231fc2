"""What a seat may see of a table of Krom, as types; secrets.view() builds it."""

from __future__ import annotations

from typing import Literal, TypedDict

from lascaux.games.krom.terms import PlaceName
from lascaux.kernel.game import TableView

Goods = dict[str, int]  # amounts by kind


class KromosaurusView(TypedDict):
    place: PlaceName | None
    hit_points: int


class PilesView(TypedDict):
    """How many cards are left in each."""

    evolution: int
    hunting: int
    picking: int
    bonus: int


class PlayedView(TypedDict):
    """A Bonus card in play, and what it gives and takes once the free kinds are chosen."""

    seat: int
    card: str
    target: int | None
    give: Goods
    take: Goods


class KromView(TableView):
    game: Literal["krom"]
    goal: int
    round: int
    now: PlaceName | None
    characters: list[str]
    weights: list[int]
    place: list[PlaceName]
    hit_points: list[int]
    krom: list[int]
    wood: list[int]
    stone: list[int]
    bone: list[int]
    supply: Goods | None
    cards: list[int]  # in each hand
    hand: list[str]
    known: list[tuple[int, int, str]]  # who knows, who holds, the card
    evolutions: list[list[str]]
    points: list[int]
    trophy: int | None
    kromosaurus: KromosaurusView
    evolution_row: list[str]
    hunting_row: list[str]
    hunting_discards: list[str]
    picking_discards: list[str]
    bonus_discards: list[str]
    bonus_origin: list[str]
    piles: PilesView
    order: list[int]
    fighters: list[int]
    rolled: list[int]
    totals: list[int]
    dice: list[int]
    lifted: list[int]
    chain: list[PlayedView]
    ready: list[bool]
    sealed: int | None
