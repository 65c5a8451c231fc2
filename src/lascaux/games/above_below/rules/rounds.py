"""The round: turns until all have passed, then the night (A4, A5, A21, A23, A24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.effects import gain, on_track, taken
from lascaux.games.above_below.rules.actions import Menu
from lascaux.games.above_below.rules.drawing import fill_trainees
from lascaux.games.above_below.rules.rest import Rest
from lascaux.games.above_below.rules.scoring import Scoring, sheets
from lascaux.games.above_below.rules.track import ask_to_shelve
from lascaux.games.above_below.terms import (
    CIDER,
    GOODS,
    NO_CARD,
    PER_KIND,
    POTION,
    ROUNDS,
    TRAINING_SLOTS,
    Seat,
)
from lascaux.kernel.rules import Rule

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table


def begin_round(s: Table) -> None:
    """Take the place of the rule in progress: the first player begins (A4)."""
    s.round += 1
    s.passed = [0] * s.settings.players
    if s.events is not None:
        points = [sum(sheet) for sheet in sheets(s)]
        s.tell("round", round=s.round, seat=s.first, points=points)
    s.goto(Round(s.first))


class Round(Rule):
    """A4: one action per turn, clockwise, until all have passed."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        n = s.settings.players
        seat = self.seat
        if all(s.passed):
            s.goto(EndOfRound())
            return
        while s.passed[seat]:
            seat = (seat + 1) % n
        s.goto(Round((seat + 1) % n))
        begin_turn(s, seat)


def begin_turn(s: Table, seat: Seat) -> None:
    s.active = seat
    s.obeyed = s.sold = s.refreshed = 0
    s.asked = [0] * s.settings.players
    s.offered = [0] * s.settings.players
    s.dice = ()
    s.call(Menu(seat))


class EndOfRound(Rule):
    """A5, in its order; after the last round the game ends instead."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            if s.round == ROUNDS:
                s.goto(Scoring())
                return
            if not s.cider:
                s.cider = taken(s, CIDER, 1)
            slide(s)
            fill_trainees(s)
        elif step == 1:
            s.call(Rest(0))
        elif step == 2:
            ask_to_shelve(s, 0)
        else:
            for seat in s.order():
                income(s, seat)
            for seat in s.order():
                refill(s, seat)
            s.first = (s.first + 1) % s.settings.players
            begin_round(s)


def slide(s: Table) -> None:
    """A5: the villagers who are left move to the cheap side."""
    left = tuple(villager for villager in s.trainees if villager != NO_CARD)
    s.trainees = left + (NO_CARD,) * (TRAINING_SLOTS - len(left))


def income_of(s: Table, seat: Seat) -> tuple[int, int]:
    """A23: coins and potions that this village brings each round."""
    deck = s.settings.deck
    track = s.track[seat]
    coins, potions = deck.income[len(track)], 0
    for building in s.village[seat]:
        said = deck.buildings[building]
        coins += said.income
        potions += said.potion_each_round
        for kind, per in said.income_per:
            coins += per * (len(track) if kind == PER_KIND else on_track(s, seat, kind))
    return coins, potions


def income(s: Table, seat: Seat) -> None:
    coins, potions = income_of(s, seat)
    s.coins[seat] += coins
    potions = gain(s, seat, POTION, potions)
    if s.events is not None:
        s.tell(
            "income", seat=seat, goods={"coins": coins, **({"potion": potions} if potions else {})}
        )


def refill(s: Table, seat: Seat) -> None:
    """A24: a good that comes back lies on its building again, if that is empty."""
    buildings = s.settings.deck.buildings
    village, laid = s.village[seat], s.laid[seat]
    came: dict[str, int] = {}
    for place, building in enumerate(village):
        said = buildings[building]
        if said.refills and not laid[place] and taken(s, said.good, 1):
            laid = (*laid[:place], 1, *laid[place + 1 :])
            came[GOODS[said.good]] = came.get(GOODS[said.good], 0) + 1
    s.laid[seat] = laid
    if s.events is not None and came:
        s.tell("refilled", seat=seat, goods=came)


RULES: tuple[type[Rule], ...] = (Round, EndOfRound)
