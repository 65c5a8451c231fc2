"""Building and training (A14, A16, A28, A33, A40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import END, MARKET, SLOT
from lascaux.games.above_below.effects import (
    arrive,
    card,
    exhaust_named,
    face,
    has_room,
    purse,
    put_up,
    sum_of,
)
from lascaux.games.above_below.rules.drawing import fill_houses, fill_outposts, lay
from lascaux.games.above_below.rules.payment import Pay
from lascaux.games.above_below.terms import DISCOUNT, NO_CARD, OUTPOST, Card, Cards, Seat
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table


def price(s: Table, building: Card, builder: Card) -> int:
    """A14: one discount at most, never below 0."""
    off = DISCOUNT if face(s, builder).hammer_plus else 0
    return max(0, card(s, building).cost - off)


def fee(s: Table, slot: int, trainer: Card) -> int:
    """A16: what training the villager on this slot costs."""
    off = DISCOUNT if face(s, trainer).quill_plus else 0
    return max(0, s.settings.deck.training[slot] - off)


def bar_build(s: Table, seat: Seat, villagers: Cards) -> str:
    """Why none of these villagers can build."""
    said = s.settings.deck.villagers
    off = -1
    for villager in villagers:
        if said[villager].hammer:
            off = max(off, DISCOUNT * said[villager].hammer_plus)
    if off < 0:
        return "A14 no-hammer"
    money = purse(s, seat) + off
    buildings = s.settings.deck.buildings
    room = -1
    for number in s.market:
        if number != NO_CARD and buildings[number].cost <= money:
            if buildings[number].kind != OUTPOST:
                return ""
            if room < 0:
                room = s.empty_caves(seat)
            if room:
                return ""
    return "A14 nothing-affordable"


def bar_train(s: Table, seat: Seat, villagers: Cards) -> str:
    """Why none of these villagers can train anybody."""
    said = s.settings.deck.villagers
    off = -1
    for villager in villagers:
        if said[villager].quill:
            off = max(off, DISCOUNT * said[villager].quill_plus)
    if off < 0:
        return "A16 no-quill"
    money = purse(s, seat) + off
    for slot, trainee in enumerate(s.trainees):
        if trainee != NO_CARD and s.settings.deck.training[slot] <= money:
            return ""
    return "A16 nobody-affordable"


def on_market(s: Table) -> list[int]:
    """The choices of a card that lies there."""
    return [MARKET(place) for place, number in enumerate(s.market) if number != NO_CARD]


class Build(Question):
    """A14: which card is built, by this villager."""

    __slots__ = ("builder", "seat")
    clause = "A14"

    def __init__(self, builder: Card, seat: Seat) -> None:
        self.builder = builder
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return on_market(s)

    def bar(self, s: Table, seat: int, choice: int) -> str:
        number = s.market[MARKET.part(choice)]
        if not has_room(s, seat, number):
            return "A14 no-empty-cave"
        return "" if price(s, number, self.builder) <= purse(s, seat) else "A14 cost"

    def chosen(self, s: Table, choice: int) -> None:
        seat, place = self.seat, MARKET.part(choice)
        exhaust_named(s, seat)
        cost = price(s, s.market[place], self.builder)
        s.goto(PutUp(cost, place, seat))
        s.call(Pay(cost, seat))


class PutUp(Rule):
    """The card is paid: it joins the village, its row is filled; then the building coin (A40)."""

    __slots__ = ("cost", "place", "seat")

    def __init__(self, cost: int, place: int, seat: Seat) -> None:
        self.cost = cost
        self.place = place
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        seat = self.seat
        coins = sum_of(s, seat, "building_coin")  # of the buildings that were there before
        s.end()
        build(s, seat, self.place, self.cost)
        if coins:
            s.coins[seat] += coins
            if s.events is not None:
                s.tell("building-coin", seat=seat, goods={"coins": coins})


def build(s: Table, seat: Seat, place: int, cost: int) -> None:
    """The card leaves the market for the village; houses and outposts are replaced at once."""
    number = s.market[place]
    if s.events is not None:
        s.tell("built", seat=seat, card=card(s, number).id, cost=cost)
    lay(s, place, NO_CARD)
    put_up(s, seat, number)
    fill_outposts(s)
    fill_houses(s)


class CheapBuilding(Question):
    """A33: a face-up building within the cost that the book states, free, or none."""

    __slots__ = ("most", "seat")
    clause = "A33"

    def __init__(self, most: int, seat: Seat) -> None:
        self.most = most
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [END, *on_market(s)]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        number = s.market[MARKET.part(choice)]
        if card(s, number).cost > self.most:
            return "A33 too-dear"
        return "" if has_room(s, seat, number) else "A14 no-empty-cave"

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        if choice != END:
            build(s, self.seat, MARKET.part(choice), 0)


class Train(Question):
    """A16: which villager is trained, by this one."""

    __slots__ = ("seat", "trainer")
    clause = "A16"

    def __init__(self, seat: Seat, trainer: Card) -> None:
        self.seat = seat
        self.trainer = trainer

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [SLOT(slot) for slot, villager in enumerate(s.trainees) if villager != NO_CARD]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        cost = fee(s, SLOT.part(choice), self.trainer)
        return "" if cost <= purse(s, seat) else "A16 cost"

    def chosen(self, s: Table, choice: int) -> None:
        seat, slot = self.seat, SLOT.part(choice)
        exhaust_named(s, seat)
        cost = fee(s, slot, self.trainer)
        s.goto(Trained(cost, seat, slot))
        s.call(Pay(cost, seat))


class Trained(Rule):
    """The villager is paid and arrives exhausted, or ready where a building says so (A16, A40)."""

    __slots__ = ("cost", "seat", "slot")

    def __init__(self, cost: int, seat: Seat, slot: int) -> None:
        self.cost = cost
        self.seat = seat
        self.slot = slot

    def resume(self, s: Table, step: int) -> None:
        seat = self.seat
        villager = leave_slot(s, self.slot)
        arrive(s, seat, villager, ready=bool(sum_of(s, seat, "trained_ready")))
        s.end()
        if s.events is not None:
            s.tell("trained", seat=seat, villager=face(s, villager).id, cost=self.cost)


def leave_slot(s: Table, slot: int) -> Card:
    """A villager leaves the training slot, which stays empty until the end of the round."""
    villager = s.trainees[slot]
    s.trainees = (*s.trainees[:slot], NO_CARD, *s.trainees[slot + 1 :])
    return villager


RULES: tuple[type[Rule], ...] = (Build, PutUp, CheapBuilding, Train, Trained)
