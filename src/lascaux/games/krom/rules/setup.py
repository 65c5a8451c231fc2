"""Setting up the table (K1-K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import BECOME
from lascaux.games.krom.rules.drawing import draw_bonus, refill_evolutions, refill_hunting
from lascaux.games.krom.rules.round import Round
from lascaux.games.krom.terms import ROW, START_BONUS, Seat
from lascaux.kernel.rules import Chance, Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table


class Setup(Rule):
    """Characters (K1), the two rows (K2), a Bonus card each (K1), then round after round."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        n = s.settings.players
        if step < n:
            choosing = s.settings.characters == "chosen"
            s.call(ChooseCharacter(step) if choosing else DrawCharacter(step))
        elif step < n + ROW:
            refill_hunting(s, step - n)
        elif step < n + 2 * ROW:
            refill_evolutions(s, step - n - ROW)
        elif step < 2 * n + 2 * ROW:
            draw_bonus(s, step - n - 2 * ROW, START_BONUS)
        else:
            s.goto(Round())


def free_characters(s: Table) -> list[int]:
    return [c for c in range(len(s.settings.deck.characters)) if c not in s.characters]


def take_character(s: Table, seat: Seat, character: int) -> None:
    s.characters = (*s.characters, character)
    s.end()
    if s.events is not None:
        s.tell("character", seat=seat, character=s.settings.deck.characters[character])


class DrawCharacter(Chance):
    """K1: a different character each, at random."""

    __slots__ = ("seat",)
    clause = "K1"
    label = "character"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return free_characters(s)

    def chosen(self, s: Table, choice: int) -> None:
        take_character(s, self.seat, choice)


class ChooseCharacter(Question):
    """K1: a different character each, chosen in seat order."""

    __slots__ = ("seat",)
    clause = "K1"
    verbs = (BECOME,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return BECOME.each(range(len(s.settings.deck.characters)))

    def bar(self, s: Table, seat: int, choice: int) -> str:
        return "K1 character-taken" if BECOME.part(choice) in s.characters else ""

    def chosen(self, s: Table, choice: int) -> None:
        take_character(s, self.seat, BECOME.part(choice))


RULES: tuple[type[Rule], ...] = (Setup, DrawCharacter, ChooseCharacter)
