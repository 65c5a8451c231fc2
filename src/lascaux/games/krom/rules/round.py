"""The round: getting up, moving, place after place, the end (K5-K8, K32, K33, K37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import GO
from lascaux.games.krom.effects import gain, lose
from lascaux.games.krom.rules.cave import Cave
from lascaux.games.krom.rules.combat import Combat
from lascaux.games.krom.rules.forest import Forest
from lascaux.games.krom.rules.mountain import Mountain
from lascaux.games.krom.rules.savanna import Savanna
from lascaux.games.krom.terms import (
    CAVE,
    COLD,
    FOREST,
    HIT_POINTS,
    KROMOSAURUS,
    KROMOSAURUS_PLACES,
    LAST_ROUND,
    MOUNTAIN,
    NOWHERE,
    PLACES,
    SAVANNA,
    WARMTH,
    Place,
    Seat,
)
from lascaux.kernel.rules import Chance, Rule, Together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table

EVERYWHERE = tuple(GO.each(range(len(PLACES))))
ELSEWHERE = tuple(
    tuple(go for go in EVERYWHERE if GO.part(go) != here) for here in range(len(PLACES))
)
READY = {CAVE: Cave, FOREST: Forest, SAVANNA: Savanna, MOUNTAIN: Mountain}


class Round(Rule):
    """K5-K8."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            s.round += 1
            if s.events is not None:
                s.tell("round", round=s.round)
            get_up(s)
            s.call(Movement())
        elif step == 1:
            if s.kromosaurus_hit_points:
                s.call(KromosaurusMoves())
        elif step <= 1 + len(PLACES):
            s.call(PlaceTurn(step - 2))
        else:
            end_round(s)


def get_up(s: Table) -> None:
    """K5: every stunned player gets up."""
    for seat, hit_points in enumerate(s.hit_points):
        if not hit_points:
            s.hit_points[seat] = s.settings.recovery
            if s.events is not None:
                s.tell("got-up", seat=seat, hit_points=s.settings.recovery)


class Movement(Together):
    """K6: all choose another place, secretly and at the same time."""

    __slots__ = ()
    clause = "K6"
    verbs = (GO,)

    def seats(self, s: Table) -> Sequence[int]:
        return range(s.settings.players)

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return EVERYWHERE

    def bar(self, s: Table, seat: int, choice: int) -> str:
        place = GO.part(choice)
        if place == CAVE and s.round == 1:
            return "K6 not-the-cave"
        return "K6 must-move" if place == s.place[seat] else ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return ELSEWHERE[s.place[seat]]  # in round 1 all are in the Cave

    def revealed(self, s: Table, answers: list[int]) -> None:
        s.place = [GO.part(answer) for answer in answers]
        s.end()
        if s.events is not None:
            for seat, place in enumerate(s.place):
                s.tell("moved", seat=seat, place=PLACES[place])


class KromosaurusMoves(Chance):
    """K33: one of its destinations, each equally likely; it may stay."""

    __slots__ = ()
    clause = "K33"
    label = "kromosaurus"

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return KROMOSAURUS_PLACES

    def chosen(self, s: Table, choice: int) -> None:
        if s.events is not None:
            stays = s.kromosaurus_place == choice
            s.tell("kromosaurus-stays" if stays else "kromosaurus-moved", place=PLACES[choice])
        s.kromosaurus_place = choice
        s.end()


class PlaceTurn(Rule):
    """K7, K8: first the combat at a place, if any, then the action phases there."""

    __slots__ = ("place",)

    def __init__(self, place: Place) -> None:
        self.place = place

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            able = tuple(
                seat for seat, at in enumerate(s.place) if at == self.place and s.hit_points[seat]
            )
            if not able:
                s.end()
                return
            s.now = self.place
            s.order = able
            fighters = (*able, KROMOSAURUS) if s.kromosaurus_place == self.place else able
            if len(fighters) > 1:
                s.fighters = fighters
                s.call(Combat(self.place))
        elif step <= len(s.order):
            seat = s.order[step - 1]
            if s.hit_points[seat]:  # K17
                s.call(ActionPhase(seat))
        else:
            s.order = ()
            s.now = NOWHERE
            s.end()


class ActionPhase(Rule):
    """K18, after what the Glacial board does first (K32)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        place = s.place[self.seat]
        if s.events is not None:
            s.tell("phase", seat=self.seat, place=PLACES[place])
        if s.settings.glacial:
            if s.events is not None:
                s.tell("warmth" if place == CAVE else "cold", seat=self.seat)
            if place == CAVE:
                gain(s, self.seat, HIT_POINTS, WARMTH)
            elif s.hit_points[self.seat] > COLD:  # never the last one
                lose(s, self.seat, HIT_POINTS, COLD)
        s.goto(READY[place](self.seat))


def end_round(s: Table) -> None:
    """K37: without Evolutions to realise, or after the last round, the game ends here."""
    if s.evolution_row and s.round < LAST_ROUND:
        s.goto(Round())
        return
    seats = range(s.settings.players)
    merits = [(s.points(seat), len(s.evolutions[seat])) for seat in seats]
    winners = [seat for seat in seats if merits[seat] == max(merits)]
    s.finish(winners)
    if s.events is not None:
        s.tell("won", seats=winners, points=max(merits)[0])


RULES: tuple[type[Rule], ...] = (Round, Movement, KromosaurusMoves, PlaceTurn, ActionPhase)
