"""The night: drinks first, then beds (A22, A30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import END, HURT, TIRED
from lascaux.games.above_below.effects import heal, spend, sum_of, wake
from lascaux.games.above_below.terms import CIDER, POTION, Card, Cards, Seat
from lascaux.kernel.pile import without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table


class Rest(Rule):
    """A22: one player after the other; the Metal Man has his own bed (A30)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def resume(self, s: Table, step: int) -> None:
        seat = s.order()[self.turn]
        if step == 0:
            s.active, s.slept = seat, ()
            s.call(Drink(seat))
        elif step == 1:
            sleep_in_metal(s, seat)
            s.call(Beds(sum_of(s, seat, "beds"), seat))
        elif self.turn + 1 < s.settings.players:
            s.goto(Rest(self.turn + 1))
        else:
            s.slept = ()
            s.end()


def flesh(s: Table, villagers: Cards) -> list[Card]:
    """Each design among them once, without Metal Men (A30)."""
    said = s.settings.deck.villagers
    return [villager for villager in sorted(set(villagers)) if not said[villager].is_metal]


class Drink(Question):
    """A22: a potion takes an injured villager to the exhausted, a cider an exhausted one to the ready."""

    __slots__ = ("seat",)
    clause = "A22"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        hurt, tired = s.injured[seat], s.exhausted[seat]
        if not s.stock[seat][POTION]:
            hurt = ()
        if not s.stock[seat][CIDER]:
            tired = ()
        return [END, *map(HURT, sorted(set(hurt))), *map(TIRED, sorted(set(tired)))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        villager = (HURT if choice in HURT else TIRED).part(choice)
        return "A30 metal-man-drinks" if s.settings.deck.villagers[villager].is_metal else ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        stock = s.stock[seat]
        found = [END]
        if stock[POTION] and s.injured[seat]:
            found += HURT.each(flesh(s, s.injured[seat]))
        if stock[CIDER] and s.exhausted[seat]:
            found += TIRED.each(flesh(s, s.exhausted[seat]))
        return found

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice == END:
            s.end()
            return
        if choice in HURT:
            villager, drink = HURT.part(choice), POTION
            heal(s, seat, villager)
        else:
            villager, drink = TIRED.part(choice), CIDER
            wake(s, seat, villager)
        spend(s, seat, drink)
        if s.events is not None:
            event = "drank-potion" if drink == POTION else "drank-cider"
            s.tell(event, seat=seat, villager=s.settings.deck.villagers[villager].id)


def sleep_in_metal(s: Table, seat: Seat) -> None:
    """A30: each Metal Man moves one step by his own bed."""
    said = s.settings.deck.villagers
    tired = [villager for villager in s.exhausted[seat] if said[villager].is_metal]
    hurt = [villager for villager in s.injured[seat] if said[villager].is_metal]
    sleep(s, seat, tired, hurt)


def sleep(s: Table, seat: Seat, tired: Sequence[Card], hurt: Sequence[Card]) -> None:
    """Each of them moves one step (A22)."""
    for villager in tired:
        wake(s, seat, villager)
    for villager in hurt:
        heal(s, seat, villager)
        s.slept = (*s.slept, villager)
    if s.events is not None and (tired or hurt):
        said = s.settings.deck.villagers
        s.tell("slept", seat=seat, villagers=[said[villager].id for villager in (*tired, *hurt)])


class Beds(Question):
    """A22: each bed moves one villager one step, one bed per villager; asked where beds are short."""

    __slots__ = ("beds", "seat")
    clause = "A22"

    def __init__(self, beds: int, seat: Seat) -> None:
        self.beds = beds
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def candidates(self, s: Table, seat: int) -> tuple[list[Card], list[Card]]:
        """The exhausted and the injured who may still have a bed, one entry each."""
        said = s.settings.deck.villagers
        tired = s.exhausted[seat]
        for villager in s.slept:
            tired = without(villager, tired)
        return (
            [villager for villager in tired if not said[villager].is_metal],
            [villager for villager in s.injured[seat] if not said[villager].is_metal],
        )

    def options(self, s: Table, seat: int) -> Sequence[int]:
        tired, hurt = self.candidates(s, seat)
        if len(tired) + len(hurt) <= self.beds or not self.beds:
            return (END,)  # room for all, or for nobody
        return sorted({*map(TIRED, tired), *map(HURT, hurt)})

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice == END:
            if self.beds:
                sleep(s, seat, *self.candidates(s, seat))
            s.end()
            return
        if choice in HURT:
            sleep(s, seat, [], [HURT.part(choice)])
        else:
            sleep(s, seat, [TIRED.part(choice)], [])
        s.goto(Beds(self.beds - 1, seat))


RULES: tuple[type[Rule], ...] = (Rest, Drink, Beds)
