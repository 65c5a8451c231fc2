"""The action phase as a menu: Evolutions and Bonus cards around the place's action (K18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import (
    CLIMB,
    END,
    HUNT_AGAIN,
    PICK,
    PLAY,
    REALISE,
    REST,
    SERVICES,
    VERBS,
)
from lascaux.games.krom.rules.bonus import bar_play, begin_card
from lascaux.games.krom.rules.evolutions import bar_realise, realise
from lascaux.games.krom.terms import CAVE, FOREST, MOUNTAIN, SAVANNA, Seat
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table


class Menu(Question):
    """What a player may do now in their phase: something of the place, an Evolution, a Bonus card.

    Asked even when one thing is left, if cards are held: silence would tell that none fits.
    """

    __slots__ = ("seat",)
    clause = "K18"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def hides(self, s: Table) -> bool:
        return bool(s.hand[self.seat])

    def acts(self, s: Table) -> Sequence[int]:
        """What a player might want from this place."""
        raise NotImplementedError

    def bar_act(self, s: Table, choice: int) -> str:
        raise NotImplementedError

    def act(self, s: Table, choice: int) -> None:
        raise NotImplementedError

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [
            *self.acts(s),
            *REALISE.each(s.evolution_row),
            *PLAY.each(sorted(set(s.hand[seat]))),
        ]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice in PLAY:
            return bar_play(s, seat, PLAY.part(choice))
        if choice in REALISE:
            return bar_realise(s, seat, REALISE.part(choice))
        return self.bar_act(s, choice)

    def options(self, s: Table, seat: int) -> Sequence[int]:
        """The wishes without a bar, in the same order; most of a game's time is spent here."""
        found = [choice for choice in self.acts(s) if not self.bar_act(s, choice)]
        found += [REALISE(card) for card in s.evolution_row if not bar_realise(s, seat, card)]
        if s.hand[seat]:
            found += [
                PLAY(card) for card in sorted(set(s.hand[seat])) if not bar_play(s, seat, card)
            ]
        return found

    def chosen(self, s: Table, choice: int) -> None:
        if choice < REALISE.first:  # the acts come first in the vocabulary, and at the table
            self.act(s, choice)
        elif choice in PLAY:
            begin_card(s, self.seat, PLAY.part(choice))
        else:
            realise(s, self.seat, REALISE.part(choice))


class Ready(Menu):
    """Before the place's action, which is compulsory (K18)."""

    __slots__ = ()


class Done(Menu):
    """After the place's action: Evolutions, cards, or the end of the phase (K18)."""

    __slots__ = ()
    verbs = (HUNT_AGAIN, *VERBS)

    def acts(self, s: Table) -> Sequence[int]:
        return [END, *AGAIN[s.place[self.seat]]]

    def bar_act(self, s: Table, choice: int) -> str:
        if choice == END:
            return ""
        if s.place[self.seat] == CAVE:
            return "K19 not-both"
        return "K21 one-hunt" if s.place[self.seat] == SAVANNA else "K18 already-acted"

    def act(self, s: Table, choice: int) -> None:
        s.end()


AGAIN = {CAVE: (REST, SERVICES), FOREST: (PICK,), SAVANNA: (HUNT_AGAIN(),), MOUNTAIN: (CLIMB,)}

RULES: tuple[type[Rule], ...] = (Done,)
