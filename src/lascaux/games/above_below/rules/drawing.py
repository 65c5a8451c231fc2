"""Rolling and drawing (A36): every card of a pile's top layer is equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.terms import (
    HOUSES_AT,
    KEYS_AT,
    NO_CARD,
    OUTPOSTS_AT,
    ROW,
    Card,
)
from lascaux.kernel import dice
from lascaux.kernel.pile import drawn, top, under, without
from lascaux.kernel.rules import Chance, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table


class Roll(dice.Roll):
    """One die for each who rolls."""

    __slots__ = ()
    clause = "A8"


def roll(s: Table, count: int) -> None:
    """Clear the table and roll; the next step of the caller reads `s.dice`."""
    s.dice = ()
    s.call(Roll(count))


class DrawHouse(Chance):
    """A house for a gap in the row, then for the next gap."""

    __slots__ = ("place",)
    clause = "A3"
    label = "house"

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.house_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.house_pile = drawn(choice, s.house_pile)
        lay(s, self.place, choice)
        s.end()
        fill_houses(s)


class DrawOutpost(Chance):
    """An outpost for a gap in the row, then for the next gap."""

    __slots__ = ("place",)
    clause = "A3"
    label = "outpost"

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.outpost_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.outpost_pile = drawn(choice, s.outpost_pile)
        lay(s, self.place, choice)
        s.end()
        fill_outposts(s)


class DrawKey(Chance):
    """One of the key houses of this game (A3)."""

    __slots__ = ("place",)
    clause = "A3"
    label = "key"

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, s: Table, seat: int) -> Sequence[int]:
        cards = s.settings.deck.decks[3]
        for laid in s.market[KEYS_AT : self.place]:
            cards = without(laid, cards)
        return cards

    def chosen(self, s: Table, choice: int) -> None:
        lay(s, self.place, choice)
        s.end()


class DrawVillager(Chance):
    """A villager for an empty training slot, then for the next (A3, A5)."""

    __slots__ = ("slot",)
    clause = "A3"
    label = "villager"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.villager_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.villager_pile = drawn(choice, s.villager_pile)
        s.trainees = (*s.trainees[: self.slot], choice, *s.trainees[self.slot + 1 :])
        s.end()
        fill_trainees(s)
        if s.events is not None:
            s.tell("came", villager=s.settings.deck.villagers[choice].id, slot=self.slot)


class DrawCave(Chance):
    """The next cave card lies face up (A3)."""

    __slots__ = ()
    clause = "A3"
    label = "cave"

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.cave_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.cave_pile = drawn(choice, s.cave_pile)
        s.cave = choice
        s.end()


class DrawFirst(Chance):
    """A2: who begins."""

    __slots__ = ()
    clause = "A2"
    label = "first"

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return range(s.settings.players)

    def chosen(self, s: Table, choice: int) -> None:
        s.first = choice
        s.end()


def lay(s: Table, place: int, building: Card) -> None:
    s.market = (*s.market[:place], building, *s.market[place + 1 :])
    if s.events is not None and building != NO_CARD:
        s.tell("revealed", card=s.settings.deck.buildings[building].id)


def fill_houses(s: Table) -> None:
    """A house on every gap of the row, as long as there are any (A21)."""
    if s.house_pile and NO_CARD in s.market[HOUSES_AT : HOUSES_AT + ROW]:
        s.call(DrawHouse(s.market.index(NO_CARD, HOUSES_AT)))


def fill_outposts(s: Table) -> None:
    if s.outpost_pile and NO_CARD in s.market[OUTPOSTS_AT : OUTPOSTS_AT + ROW]:
        s.call(DrawOutpost(s.market.index(NO_CARD, OUTPOSTS_AT)))


def fill_trainees(s: Table) -> None:
    if s.villager_pile and NO_CARD in s.trainees:
        s.call(DrawVillager(s.trainees.index(NO_CARD)))


def take_cave(s: Table) -> Card:
    """The face-up cave card, and the next one comes to light."""
    cave, s.cave = s.cave, NO_CARD
    if s.cave_pile:
        s.call(DrawCave())
    return cave


def put_under(s: Table, cave: Card) -> None:
    """A11: a cave card goes under its deck; if that is empty, it lies there face up again."""
    if s.cave == NO_CARD:
        s.cave = cave
    else:
        s.cave_pile = under((cave,), s.cave_pile)


RULES: tuple[type[Rule], ...] = (
    Roll,
    DrawHouse,
    DrawOutpost,
    DrawKey,
    DrawVillager,
    DrawCave,
    DrawFirst,
)
