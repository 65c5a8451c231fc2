"""What Bonus cards do when they are not countered (K28, K29, K31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.choices import END, NAME, NAMING
from lascaux.games.krom.effects import amounts, gain, lose, move, pay
from lascaux.games.krom.rules.drawing import roll
from lascaux.games.krom.terms import (
    ANY,
    HIT_POINTS,
    NOTHING,
    RESOURCES,
    Kind,
    Mix,
    Seat,
)
from lascaux.kernel.rules import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.state import Played, Table
    from lascaux.kernel.rules import Rule


def roll_more(s: Table, played: Played) -> None:
    """B1: roll more dice; `add_dice` adds them once they lie."""
    roll(s, s.settings.deck.bonus[played[1]].number)


def add_dice(s: Table, seat: Seat) -> None:
    if s.events is not None:
        s.tell("rolled-more", seat=seat, dice=list(s.dice))
    raise_total(s, seat, sum(s.dice))
    s.dice = ()


def add(s: Table, played: Played) -> None:
    """B2: add to the total."""
    raise_total(s, played[0], s.settings.deck.bonus[played[1]].number)


def raise_total(s: Table, seat: Seat, amount: int) -> None:
    """One's own total only, past 6 if need be (K10)."""
    i = s.fighters.index(seat)
    totals = list(s.totals)
    totals[i] += amount
    s.totals = tuple(totals)
    if s.events is not None:
        s.tell("total", seat=seat, total=totals[i])


def gain_goods(s: Table, played: Played) -> None:
    """B3: gain krom, resources, hit points."""
    seat, _, _, _, take = played
    for kind in range(HIT_POINTS + 1):
        gain(s, seat, kind, take[kind])


def lose_goods(s: Table, played: Played) -> None:
    """B4: a target loses what exists; the loser chooses free kinds (K29). It may stun (K31)."""
    _, _, target, _, take = played
    for kind in range(HIT_POINTS + 1):
        lose(s, target, kind, take[kind])
    if take[ANY]:
        s.call(ChooseLoss(take[ANY], target))


def steal_goods(s: Table, played: Played) -> None:
    """B5: steal what exists from a player in the same place (K29)."""
    seat, _, target, _, take = played
    for kind in range(HIT_POINTS):
        move(s, target, seat, kind, take[kind], "stole")


def trade(s: Table, played: Played) -> None:
    """B6: pay all of it first, then gain what the supply has (K29)."""
    pay(s, played[0], played[3])
    gain_goods(s, played)


def swap(s: Table, played: Played) -> None:
    """B7: both amounts change hands at once (K29)."""
    seat, _, target, give, take = played
    for kind in range(HIT_POINTS):
        stock = s.stock(kind)
        stock[seat] += take[kind] - give[kind]
        stock[target] += give[kind] - take[kind]
    if s.events is not None:
        s.tell("swapped", seat=seat, target=target, give=amounts(give), take=amounts(take))


DOES = {  # by effect; a counter does what the chain does
    "dice": roll_more,
    "add": add,
    "gain": gain_goods,
    "lose": lose_goods,
    "steal": steal_goods,
    "trade": trade,
    "swap": swap,
}


def spare(s: Table, seat: Seat, mix: Mix) -> tuple[Kind, ...]:
    """Resources of which this seat has more than the mix already names."""
    return tuple(kind for kind in RESOURCES if s.stock(kind)[seat] > mix[kind])


class ChooseLoss(Question):
    """K29: the loser chooses which resources a card costs them."""

    __slots__ = ("count", "seat")
    clause = "K29"
    verbs = NAMING

    def __init__(self, count: int, seat: Seat) -> None:
        self.count = count
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return NAME.each(spare(s, seat, NOTHING)) or (END,)

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        if choice != END:
            lose(s, self.seat, NAME.part(choice), 1)
            if self.count > 1:
                s.call(ChooseLoss(self.count - 1, self.seat))


RULES: tuple[type[Rule], ...] = (ChooseLoss,)
