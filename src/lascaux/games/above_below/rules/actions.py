"""A turn: free actions, then one action or the pass (A4, A15, A17, A18, A29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import (
    ACTIONS,
    BUILD,
    END,
    EXPLORE,
    HARVEST,
    LABOR,
    OFFER,
    READY,
    REFRESH,
    SELL,
    SHELVE,
    TAKE,
    TAKE_BACK,
    TRAIN,
    VILLAGER,
)
from lascaux.games.above_below.effects import (
    changed,
    exhaust_named,
    goods_laid,
    lay_on_track,
    purse,
    shelve,
)
from lascaux.games.above_below.rules.build import Build, Train, bar_build, bar_train
from lascaux.games.above_below.rules.drawing import roll
from lascaux.games.above_below.rules.explore import Explore
from lascaux.games.above_below.rules.track import shelvable
from lascaux.games.above_below.rules.trade import Price, bar_offer, put_on_sale, refresh
from lascaux.games.above_below.terms import (
    CIDER,
    DESTINATIONS,
    DISOBEYS,
    GOODS,
    HOUSES,
    HOUSES_AT,
    LABOR_PAY,
    LEAST_EXPLORERS,
    NO_CARD,
    NOTHING,
    OUTPOSTS,
    REFRESH_COST,
    TO_SALE,
    TO_TRACK,
    Cards,
    Seat,
)
from lascaux.kernel.pile import with_one, without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.state import Table

NEW_HOUSES, NEW_OUTPOSTS = REFRESH(HOUSES), REFRESH(OUTPOSTS)


class Menu(Question):
    """A4: any free actions, then an action or the pass; the free ones never come after it."""

    __slots__ = ("seat",)
    clause = "A4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [
            END,
            *(EXPLORE, BUILD, HARVEST, TRAIN, LABOR),
            *(NEW_HOUSES, NEW_OUTPOSTS),
            *for_sale(s, seat),
            *shelvable(s, seat),
            *[OFFER(other) for other, item in enumerate(s.sale) if item >= 0 and other != seat],
        ]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END or choice in SHELVE:
            return ""
        if choice in ACTIONS:
            return bar_action(s, seat, choice)
        if choice in REFRESH:
            return bar_refresh(s, seat, REFRESH.part(choice))
        if choice in OFFER:
            return bar_offer(s, seat, OFFER.part(choice))
        return "A18 spot-once" if s.sold else ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = [END]
        if s.ready[seat]:
            found += [choice for choice in MENU if not bar_action(s, seat, choice)]
        if not s.refreshed and purse(s, seat) >= REFRESH_COST:
            found += [NEW_HOUSES] if s.house_pile else []
            found += [NEW_OUTPOSTS] if s.outpost_pile else []
        if not s.sold:
            found += for_sale(s, seat)
        found += shelvable(s, seat)
        for other, item in enumerate(s.sale):
            if item >= 0 and other != seat and not bar_offer(s, seat, other):
                found.append(OFFER(other))
        return found

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice == END:
            s.passed[seat] = 1
            s.end()
            if s.events is not None:
                s.tell("passed", seat=seat)
        elif choice in ACTIONS:
            s.goto(Name(choice, seat))
        elif choice in REFRESH:
            refresh(s, seat, REFRESH.part(choice))
        elif choice in OFFER:
            s.call(Price(seat, OFFER.part(choice)))
        elif choice in SHELVE:
            shelve(s, seat, SHELVE.part(choice))
        else:
            s.sold = 1
            put_on_sale(s, seat, NOTHING if choice == TAKE_BACK else SELL.part(choice))


MENU = (EXPLORE, BUILD, HARVEST, TRAIN, LABOR)


def for_sale(s: Table, seat: Seat) -> list[int]:
    """A18: what could be put up, exchanged or taken back."""
    spot = s.sale[seat]
    found = [SELL(item) for item, n in enumerate(s.stock[seat]) if n and item != spot]
    return found if spot == NOTHING else [TAKE_BACK, *found]


def bar_action(s: Table, seat: Seat, action: int) -> str:
    """Why this action cannot be taken now."""
    ready = s.ready[seat]
    if not ready:
        return "A4 nobody-ready"
    if action == EXPLORE:
        if s.cave == NO_CARD:
            return "A21 no-cave-card"
        return "" if len(ready) >= LEAST_EXPLORERS else "A6 two-explorers"
    if action == BUILD:
        return bar_build(s, seat, ready)
    if action == TRAIN:
        return bar_train(s, seat, ready)
    if action == HARVEST:
        return "" if any(s.laid[seat]) else "A15 no-goods"
    return ""


def bar_refresh(s: Table, seat: Seat, row: int) -> str:
    if s.refreshed:
        return "A20 refresh-once"
    if purse(s, seat) < REFRESH_COST:
        return "A20 no-coin"
    pile = s.house_pile if row == HOUSES_AT else s.outpost_pile
    return "" if pile else "A20 deck-empty"


class Name(Question):
    """Who is to do it: one with the symbol, or as many as the player likes."""

    __slots__ = ("action", "seat")
    clause = "A4"

    def __init__(self, action: int, seat: Seat) -> None:
        self.action = action
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        villagers = VILLAGER.each(sorted(set(s.ready[seat])))
        return villagers if self.action in (BUILD, TRAIN) else [READY, *villagers]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        action = self.action
        if choice == READY:
            if action == EXPLORE:
                return "" if len(s.named) >= LEAST_EXPLORERS else "A6 two-explorers"
            return "" if s.named else f"{'A15' if action == HARVEST else 'A17'} nobody-named"
        if action == BUILD:
            return bar_build(s, seat, (VILLAGER.part(choice),))
        if action == TRAIN:
            return bar_train(s, seat, (VILLAGER.part(choice),))
        if action == HARVEST and len(s.named) >= sum(s.laid[seat]):
            return "A15 more-than-goods"
        return ""

    def chosen(self, s: Table, choice: int) -> None:
        if choice != READY:
            villager = VILLAGER.part(choice)
            s.ready[self.seat] = without(villager, s.ready[self.seat])
            s.named = with_one(villager, s.named)
            if self.action not in (BUILD, TRAIN):
                return
        s.goto(Obey(self.action, self.seat))


class Obey(Rule):
    """A29: each cat that was named rolls, once a turn; if one refuses, one chooses afresh."""

    __slots__ = ("action", "seat")

    def __init__(self, action: int, seat: Seat) -> None:
        self.action = action
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            rolling = len(cats(s, s.named)) - s.obeyed
            if rolling <= 0:
                self.carry_out(s)
            else:
                roll(s, rolling)
            return
        refused = sum(die <= DISOBEYS for die in s.dice)
        s.obeyed += len(s.dice) - refused
        if s.events is not None:
            event = "cat-refused" if refused else "cat-obeyed"
            s.tell(event, seat=self.seat, dice=list(s.dice), n=refused or len(s.dice))
        if refused:
            self.refuse(s, refused)
        else:
            self.carry_out(s)

    def refuse(self, s: Table, refused: int) -> None:
        """The cats that refused lie down; everybody else is ready again."""
        seat = self.seat
        lying = cats(s, s.named)[:refused]
        named, s.named = s.named, ()
        for cat in lying:
            named = without(cat, named)
            s.exhausted[seat] = with_one(cat, s.exhausted[seat])
        s.ready[seat] = tuple(sorted(s.ready[seat] + named))
        s.goto(Menu(seat))

    def carry_out(self, s: Table) -> None:
        seat, action = self.seat, self.action
        if action == EXPLORE:
            s.goto(Explore(seat))
        elif action == BUILD:
            s.goto(Build(s.named[0], seat))
        elif action == TRAIN:
            s.goto(Train(seat, s.named[0]))
        elif action == LABOR:
            s.end()
            labor(s, seat)
        else:
            named = exhaust_named(s, seat)
            s.goto(Harvest(len(named), seat, 0))


def cats(s: Table, villagers: Cards) -> list[int]:
    said = s.settings.deck.villagers
    return [villager for villager in villagers if said[villager].is_cat]


def labor(s: Table, seat: Seat) -> None:
    """A17: a coin each; the first to labor in a round also takes the cider."""
    n = len(exhaust_named(s, seat))
    s.coins[seat] += LABOR_PAY * n
    cider = s.cider
    if cider:
        s.cider = 0
        s.stock[seat] = changed(s.stock[seat], CIDER, 1)
    if s.events is not None:
        goods = {"coins": LABOR_PAY * n, **({"cider": 1} if cider else {})}
        s.tell("labored", seat=seat, n=n, goods=goods)


class Harvest(Question):
    """A15: each villager takes one good from a building: to stock, to the sale spot, or to the track.

    Of two buildings with the same good the one that refills gives first: that is never worse.
    """

    __slots__ = ("left", "seat", "sold")
    clause = "A15"

    def __init__(self, left: int, seat: Seat, sold: int) -> None:
        self.left = left
        self.seat = seat
        self.sold = sold  # 1: this harvest has changed the sale spot (A18)

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        goods = sorted(goods_laid(s, seat))
        return [TAKE(where, good) for where in range(len(DESTINATIONS)) for good in goods]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        where, _ = TAKE.parts(choice)
        return "A18 once-per-harvest" if where == TO_SALE and self.sold else ""

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        where, good = TAKE.parts(choice)
        building = take_from(s, seat, good)
        if s.events is not None:
            said = s.settings.deck.buildings[building].id
            place = DESTINATIONS[where]
            s.tell("harvested", seat=seat, card=said, good=GOODS[good], where=place)
        if where == TO_TRACK:
            lay_on_track(s, seat, good)
        else:
            s.stock[seat] = changed(s.stock[seat], good, 1)
            if where == TO_SALE:
                s.sale[seat] = good
        if self.left > 1:
            s.goto(Harvest(self.left - 1, seat, int(self.sold or where == TO_SALE)))
        else:
            s.end()


def take_from(s: Table, seat: Seat, good: int) -> int:
    """One good leaves a building; which building it was."""
    buildings = s.settings.deck.buildings
    laid = s.laid[seat]
    places = [
        (not buildings[number].refills, place)
        for place, number in enumerate(s.village[seat])
        if laid[place] and buildings[number].good == good
    ]
    place = min(places)[1]
    s.laid[seat] = (*laid[:place], laid[place] - 1, *laid[place + 1 :])
    return s.village[seat][place]


RULES: tuple[type[Rule], ...] = (Menu, Name, Obey, Harvest)
