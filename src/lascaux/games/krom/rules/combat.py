"""Combat (K9-K17), the Kromosaurus among the fighters (K33, K34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import END, PLAY, ROB
from lascaux.games.krom.effects import lose, move, steal_bonus
from lascaux.games.krom.rules.bonus import CardWindow, PlayBonus
from lascaux.games.krom.rules.drawing import roll
from lascaux.games.krom.rules.evolutions import wins
from lascaux.games.krom.terms import (
    BONUS,
    HEAVIER_WINS,
    HIT_POINTS,
    KROM,
    KROMOSAURUS,
    KROMOSAURUS_STRENGTH,
    NO_SEAT,
    NOTHING,
    NOWHERE,
    PLACES,
    RESOURCES,
    Place,
    Seat,
)
from lascaux.kernel.rules import Chance, Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table


class Combat(Rule):
    """Everybody at a place fights; the outcome is the order of the action phases (K9-K15)."""

    __slots__ = ("place",)

    def __init__(self, place: Place) -> None:
        self.place = place

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            s.rolled = s.totals = ()
            if s.events is not None:
                s.tell("combat", place=PLACES[self.place], fighters=list(s.fighters))
            roll(s, len(s.fighters))
        elif step == 1:
            first_totals(s)
            lowest = next(f for f in reversed(ranking(s, self.place)) if f != KROMOSAURUS)
            s.call(BonusRow(lowest, 0))
        elif step == 2:
            settle_combat(s, self.place)
        else:
            s.fighters = s.rolled = s.totals = ()
            s.end()


def first_totals(s: Table) -> None:
    """One die each; the Kromosaurus adds its strength (K9, K33)."""
    s.rolled = s.dice
    s.dice = ()
    s.totals = tuple(
        die + KROMOSAURUS_STRENGTH * (fighter == KROMOSAURUS)
        for fighter, die in zip(s.fighters, s.rolled, strict=True)
    )
    if s.events is not None:
        s.tell("combat-dice", fighters=list(s.fighters), dice=list(s.rolled), totals=list(s.totals))


def ranking(s: Table, place: Place) -> list[int]:
    """The fighters, winner first. Ties: the heavier in Cave and Savanna, else the lighter (K11)."""
    sign = 1 if place in HEAVIER_WINS else -1
    ranked = sorted(
        (
            (total, sign * s.weight(fighter), fighter)
            for fighter, total in zip(s.fighters, s.totals, strict=True)
        ),
        reverse=True,
    )
    return [fighter for _, _, fighter in ranked]


def settle_combat(s: Table, place: Place) -> None:
    """Damage, the Kromosaurus, the trophy, the win check, robberies; in this order (K12-K15)."""
    ranked = ranking(s, place)
    winner = ranked[0]
    best = max(s.totals)
    if s.events is not None:
        s.tell("combat-won", fighter=winner, total=best)
        if s.totals.count(best) > 1:
            s.tell("weight-decided", fighter=winner)
    for fighter in ranked[1:]:
        wound(s, fighter, best - s.totals[s.fighters.index(fighter)])
    players = [fighter for fighter in ranked if fighter != KROMOSAURUS]
    s.order = tuple(seat for seat in players if s.hit_points[seat])
    stunned = [seat for seat in players if not s.hit_points[seat]]
    if winner == KROMOSAURUS:
        return
    if KROMOSAURUS in ranked and not s.kromosaurus_hit_points:
        take_trophy(s, winner)
    if s.trophy in stunned:  # K34
        if s.events is not None:
            s.tell("trophy-passed", seat=s.trophy, to_seat=winner)
        s.trophy = winner
    if s.trophy == winner and wins(s, winner):
        return
    if stunned:
        s.call(Robbery(tuple(sorted(stunned)), winner))


def wound(s: Table, fighter: int, amount: int) -> None:
    """K12; never below 0."""
    if fighter != KROMOSAURUS:
        lose(s, fighter, HIT_POINTS, amount)
        return
    s.kromosaurus_hit_points = max(0, s.kromosaurus_hit_points - amount)
    if s.events is not None:
        s.tell("kromosaurus-wounded", amount=amount, hit_points=s.kromosaurus_hit_points)


def take_trophy(s: Table, winner: Seat) -> None:
    """K33: at 0 it leaves the game and the winner of that combat takes it."""
    s.kromosaurus_place = NOWHERE
    s.trophy = winner
    if s.events is not None:
        s.tell("trophy-taken", seat=winner)


class BonusRow(Rule):
    """K10: who is asked next for a combat card; closes when all have passed in a row."""

    __slots__ = ("first", "passes")

    def __init__(self, first: Seat, passes: int) -> None:
        self.first = first
        self.passes = passes

    def resume(self, s: Table, step: int) -> None:
        holders = [f for f in s.fighters if f != KROMOSAURUS and s.hand[f]]
        if self.passes >= len(holders):
            s.end()
            return
        n = s.settings.players
        asked = min(holders, key=lambda seat: (seat - self.first) % n)
        s.goto(BonusWindow(asked, self.passes))


class BonusWindow(CardWindow):
    """A fighter plays one combat card or passes (K10)."""

    __slots__ = ("passes",)
    clause = "K10"
    when = "combat"
    unfit = "K10 no-combat-card"

    def __init__(self, asked: Seat, passes: int) -> None:
        super().__init__(asked)
        self.passes = passes

    def chosen(self, s: Table, choice: int) -> None:
        following = (self.asked + 1) % s.settings.players
        if choice == END:
            s.goto(BonusRow(following, self.passes + 1))
        else:
            s.goto(BonusRow(following, 0))
            s.call(PlayBonus(PLAY.part(choice), NOTHING, self.asked, NOTHING, NO_SEAT))


class Robbery(Question):
    """The winner may rob each player they stunned, once, in any order (K15)."""

    __slots__ = ("victims", "winner")
    clause = "K15"

    def __init__(self, victims: tuple[Seat, ...], winner: Seat) -> None:
        self.victims = victims
        self.winner = winner

    def asks(self, s: Table) -> int:
        return self.winner

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        loot = (KROM, *RESOURCES, BONUS)
        return [END, *[ROB(victim, kind) for victim in self.victims for kind in loot]]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        victim, kind = ROB.parts(choice)
        if choice == END or (s.hand if kind == BONUS else s.stock(kind))[victim]:
            return ""
        return "K15 nothing-to-rob"

    def chosen(self, s: Table, choice: int) -> None:
        victim, kind = ROB.parts(choice)
        rest = tuple(v for v in self.victims if v != victim)
        if choice == END or not rest:
            s.end()
        else:
            s.goto(Robbery(rest, self.winner))
        if choice == END:
            return
        if kind == BONUS:
            s.call(RobBonus(self.winner, victim))
        else:
            amount = (s.krom[victim] + 1) // 2 if kind == KROM else 1
            move(s, victim, self.winner, kind, amount, "robbed")


class RobBonus(Chance):
    """K15: one Bonus card at random; only the two see which (K36)."""

    __slots__ = ("thief", "victim")
    clause = "K15"
    label = "robbery"

    def __init__(self, thief: Seat, victim: Seat) -> None:
        self.thief = thief
        self.victim = victim

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return s.hand[self.victim]

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        steal_bonus(s, self.thief, self.victim, choice)
        if s.events is not None:
            card = s.settings.deck.bonus[choice].id
            pair = (self.thief, self.victim)
            s.tell(
                "robbed-bonus", to=pair, secret={"card": card}, seat=self.thief, victim=self.victim
            )


RULES: tuple[type[Rule], ...] = (Combat, BonusRow, BonusWindow, Robbery, RobBonus)
