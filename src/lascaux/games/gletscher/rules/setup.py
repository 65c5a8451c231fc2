"""Setting up the table (G1-G3); the clan and hunt cards are laid out with the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.rules.drawing import draw_fate, roll
from lascaux.games.gletscher.rules.year import Year
from lascaux.games.gletscher.terms import Seat
from lascaux.kernel.rules import Rule

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Table


class Setup(Rule):
    """A fate card each (G1), then the die decides who starts (G3)."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        n = s.settings.players
        if step < n:
            draw_fate(s, step)
        else:
            s.goto(Start(tuple(range(n))))


class Start(Rule):
    """G3: the highest die starts; the tied roll again."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            roll(s, len(self.seats))
            return
        dice, s.dice = s.dice, ()
        best = max(dice)
        tied = tuple(seat for seat, die in zip(self.seats, dice, strict=True) if die == best)
        if s.events is not None:
            s.tell("start-dice", seats=list(self.seats), dice=list(dice))
        if len(tied) > 1:
            s.goto(Start(tied))
            return
        if s.events is not None:
            s.tell("starts", seat=tied[0])
        s.goto(Year(tied[0]))


RULES: tuple[type[Rule], ...] = (Setup, Start)
