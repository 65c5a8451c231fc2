"""Rolling, drawing and taking rewards (K23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import TAKE
from lascaux.games.krom.effects import bonus_available, gain, take_bonus
from lascaux.games.krom.terms import BONUS, HIT_POINTS, Mix, Seat
from lascaux.kernel import dice
from lascaux.kernel.pile import drawn, shuffled, top
from lascaux.kernel.rules import Chance, Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.deck import Reward
    from lascaux.games.krom.state import Table


class Roll(dice.Roll):
    """Dice are rolled openly (K36)."""

    __slots__ = ()
    clause = "K36"


def roll(s: Table, count: int) -> None:
    """Clear the table and roll; the next step of the caller reads `s.dice`."""
    s.dice = ()
    s.call(Roll(count))


class DrawBonus(Chance):
    """Draw Bonus cards, one after the other, seen by their new owner only (K36)."""

    __slots__ = ("count", "seat")
    clause = "K36"
    label = "bonus"

    def __init__(self, count: int, seat: Seat) -> None:
        self.count = count
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.bonus_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.bonus_pile = drawn(choice, s.bonus_pile)
        take_bonus(s, self.seat, choice)
        if s.events is not None:
            card = s.settings.deck.bonus[choice].id
            s.tell("drew-bonus", to=(self.seat,), secret={"card": card}, seat=self.seat)
        s.end()
        draw_bonus(s, self.seat, self.count - 1)


def draw_bonus(s: Table, seat: Seat, count: int) -> None:
    """K23: the discards are shuffled in when the deck is empty; if both are, nothing is drawn."""
    if count and bonus_available(s):
        if not s.bonus_pile:
            s.bonus_pile = shuffled(s.bonus_discards)
            s.bonus_origin = s.bonus_pile[0]
            s.bonus_discards = ()
            if s.events is not None:
                s.tell("shuffled", deck="bonus")
        s.call(DrawBonus(count, seat))


class RefillEvolutions(Chance):
    """K25: a realised Evolution is replaced at once."""

    __slots__ = ("slot",)
    clause = "K25"
    label = "evolution"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.evolution_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.evolution_pile = drawn(choice, s.evolution_pile)
        row = s.evolution_row
        s.evolution_row = (*row[: self.slot], choice, *row[self.slot :])
        s.end()
        if s.events is not None:
            s.tell("revealed", row="evolution", card=s.settings.deck.evolutions[choice].id)


def refill_evolutions(s: Table, slot: int) -> None:
    """K23: the row shrinks when the deck is empty."""
    if s.evolution_pile:
        s.call(RefillEvolutions(slot))


class RefillHunting(Chance):
    """K21: a caught prey is replaced at once."""

    __slots__ = ("slot",)
    clause = "K21"
    label = "hunting"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.hunting_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.hunting_pile = drawn(choice, s.hunting_pile)
        row = s.hunting_row
        s.hunting_row = (*row[: self.slot], choice, *row[self.slot :])
        s.end()
        if s.events is not None:
            s.tell("revealed", row="hunting", card=s.settings.deck.hunting[choice].id)


def refill_hunting(s: Table, slot: int) -> None:
    """K23: the row always refills; the discards become the deck when it is empty."""
    if not s.hunting_pile:
        s.hunting_pile = shuffled(s.hunting_discards)
        s.hunting_discards = ()
        if s.events is not None:
            s.tell("shuffled", deck="hunting")
    s.call(RefillHunting(slot))


class ChooseReward(Question):
    """A reward that is a choice between two mixes, made on taking it."""

    __slots__ = ("mixes", "seat")
    clause = "K18"
    verbs = (TAKE,)

    def __init__(self, mixes: Reward, seat: Seat) -> None:
        self.mixes = mixes
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return TAKE.each((0, 1))

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        take_mix(s, self.seat, self.mixes[TAKE.part(choice)])


def take_reward(s: Table, seat: Seat, reward: Reward) -> None:
    if len(reward) == 2:
        s.call(ChooseReward(reward, seat))
    else:
        take_mix(s, seat, reward[0])


def take_mix(s: Table, seat: Seat, mix: Mix) -> None:
    for kind in range(HIT_POINTS + 1):
        if mix[kind]:
            gain(s, seat, kind, mix[kind])
    if mix[BONUS]:
        draw_bonus(s, seat, mix[BONUS])


RULES: tuple[type[Rule], ...] = (Roll, DrawBonus, RefillEvolutions, RefillHunting, ChooseReward)
