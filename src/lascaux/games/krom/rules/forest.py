"""The Forest: picking cards, dearer one by one (K20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import END, PICK, SHUFFLE
from lascaux.games.krom.rules.drawing import take_reward
from lascaux.games.krom.rules.menu import Menu, Ready
from lascaux.games.krom.terms import PICK_PRICES, Seat
from lascaux.kernel.pile import drawn, shuffled, top
from lascaux.kernel.rules import Chance, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Table


class Forest(Ready):
    """Before the first card, which is free; the discards may be shuffled in (K20)."""

    __slots__ = ()
    clause = "K20"

    def acts(self, s: Table) -> Sequence[int]:
        return (PICK, SHUFFLE, END)

    def bar_act(self, s: Table, choice: int) -> str:
        if choice == END:
            return "K18 act-first"
        return "K20 nothing-to-shuffle" if choice == SHUFFLE and not s.picking_discards else ""

    def act(self, s: Table, choice: int) -> None:
        if choice == SHUFFLE:
            shuffle_discards(s)
        else:
            pick(s, self.seat, 0)


class Picking(Menu):
    """After a card: another one for its price, or enough (K20)."""

    __slots__ = ("picked",)
    clause = "K20"

    def __init__(self, picked: int, seat: Seat) -> None:
        super().__init__(seat)
        self.picked = picked

    def acts(self, s: Table) -> Sequence[int]:
        return (END, PICK, SHUFFLE)

    def bar_act(self, s: Table, choice: int) -> str:
        if choice == END:
            return ""
        if choice == SHUFFLE:
            return "K20 shuffle-first"
        if self.picked == len(PICK_PRICES):
            return "K20 no-more-cards"
        return "K20 too-few-krom" if s.krom[self.seat] < PICK_PRICES[self.picked] else ""

    def act(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
        else:
            pick(s, self.seat, self.picked)


def shuffle_discards(s: Table) -> None:
    s.picking_pile = shuffled(
        tuple(c for layer in s.picking_pile for c in layer) + s.picking_discards
    )
    s.picking_discards = ()
    if s.events is not None:
        s.tell("shuffled", deck="picking")


def pick(s: Table, seat: Seat, picked: int) -> None:
    """Pay for the next card and draw it; the menu comes back when its reward is taken."""
    s.krom[seat] -= PICK_PRICES[picked]
    if not s.picking_pile:  # K23
        shuffle_discards(s)
    s.goto(Picking(picked + 1, seat))
    s.call(DrawPicking(PICK_PRICES[picked], seat))


class DrawPicking(Chance):
    """Draw a Picking card, discard it and take its reward (K20)."""

    __slots__ = ("price", "seat")
    clause = "K20"
    label = "picking"

    def __init__(self, price: int, seat: Seat) -> None:
        self.price = price
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return top(s.picking_pile)

    def chosen(self, s: Table, choice: int) -> None:
        s.picking_pile = drawn(choice, s.picking_pile)
        s.picking_discards = (*s.picking_discards, choice)
        card = s.settings.deck.picking[choice]
        if s.events is not None:
            s.tell("picked", seat=self.seat, card=card.id, price=self.price)
        s.end()
        take_reward(s, self.seat, card.reward)


RULES: tuple[type[Rule], ...] = (Forest, Picking, DrawPicking)
