"""What can still be done in this round: the best that each action could become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.bots.evaluate.above_below.exploring import NEVER, party_worth
from lascaux.bots.evaluate.above_below.memory import Memory
from lascaux.bots.evaluate.above_below.shelf import (
    from_building,
    goods_to_come,
    shelf_worth,
)
from lascaux.bots.evaluate.above_below.village import (
    DRINK,
    building_worth,
    coins_worth,
    newcomer_worth,
    price_worth,
    ready_worth,
    steps_of,
)
from lascaux.games.above_below.choices import BUILD, EXPLORE, HARVEST, LABOR, TRAIN
from lascaux.games.above_below.effects import purse
from lascaux.games.above_below.rules.actions import MENU, bar_action
from lascaux.games.above_below.rules.build import fee, price
from lascaux.games.above_below.terms import NO_CARD, OUTPOST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lascaux.games.above_below.state import Table
    from lascaux.games.above_below.terms import Card, Cards

PLAN = 0.28  # of what could be built or taught later in the round
MARKETS: Memory[tuple[float, ...]] = Memory()
NEWCOMERS: Memory[tuple[float, ...]] = Memory()
BUILDINGS: Memory[float] = Memory()


def menu_worth(s: Table, seat: int, left: int) -> float:
    """The best action from here, so that free ones can be weighed against doing nothing."""
    actions = [action for action in MENU if not bar_action(s, seat, action)]
    later = plans(s, seat, left)
    return max((alone(s, seat, left, action, later) for action in actions), default=0.0)


def action_worth(s: Table, seat: int, left: int, action: int) -> float:
    """An action with those named and more, and what can be done after it."""
    return alone(s, seat, left, action, 0.0 if action in PURCHASES else plans(s, seat, left))


def alone(s: Table, seat: int, left: int, action: int, later: float) -> float:
    if action in PURCHASES:
        cost = 0.0 if s.named else ready_worth(left)
        return PURCHASES[action](s, seat, left, s.named or s.ready[seat]) - cost
    return WORKS[action](s, seat, left) + later


def plans(s: Table, seat: int, left: int) -> float:
    """A hammer or a quill that is still ready this round, and coins for it."""
    if s.passed[seat]:
        return 0.0
    ready = s.ready[seat]
    best = max(best_building(s, seat, left, ready), best_pupil(s, seat, left, ready))
    return PLAN * max(0.0, best - ready_worth(left))


def best_building(s: Table, seat: int, left: int, villagers: Cards) -> float:
    """What the best card adds that the best builder among these could put up."""
    said = s.settings.deck.villagers
    hammers = [one for one in villagers if said[one].hammer]
    if not hammers:
        return NEVER
    builder = max(hammers, key=lambda one: said[one].hammer_plus)
    means = (s.coins[seat], purse(s, seat), steps_of(s, seat, left), said[builder].hammer_plus)
    room = s.empty_caves(seat) > 0
    key = (s.market, market_worths(s, seat, left), means, room, s.settings.deck.hash)
    return BUILDINGS.get(key, lambda: max(building_gain(s, seat, left, builder), default=NEVER))


def best_pupil(s: Table, seat: int, left: int, villagers: Cards) -> float:
    """What the best villager adds whom the best teacher among these could train."""
    said = s.settings.deck.villagers
    quills = [one for one in villagers if said[one].quill]
    if not quills:
        return NEVER
    teacher = max(quills, key=lambda one: said[one].quill_plus)
    return max(training_gain(s, seat, left, teacher), default=NEVER)


def building_gain(s: Table, seat: int, left: int, builder: Card) -> Iterator[float]:
    """What each affordable card would add, its price paid."""
    money, room = purse(s, seat), s.empty_caves(seat)
    buildings = s.settings.deck.buildings
    for number, value in zip(s.market, market_worths(s, seat, left), strict=True):
        if number != NO_CARD:
            cost = price(s, number, builder)
            if cost <= money and (buildings[number].kind != OUTPOST or room):
                yield value - price_worth(s, seat, left, cost)


def market_worths(s: Table, seat: int, left: int) -> tuple[float, ...]:
    """What each card on show would add to this village."""
    deck = s.settings.deck
    people = tuple(sorted(s.people(seat)))
    goods = (s.stock[seat], s.laid[seat], s.track[seat])
    key = (s.market, s.village[seat], goods, people, len(s.caves[seat]), left, deck.hash)
    return MARKETS.get(
        key,
        lambda: tuple(
            building_worth(s, seat, left, deck.buildings[one]) if one != NO_CARD else NEVER
            for one in s.market
        ),
    )


def newcomer_worths(s: Table, seat: int, left: int) -> tuple[float, ...]:
    """What each villager to train would add."""
    deck = s.settings.deck
    people = tuple(sorted(s.people(seat)))
    key = (s.trainees, s.village[seat], people, left, deck.hash)
    return NEWCOMERS.get(
        key,
        lambda: tuple(
            newcomer_worth(s, seat, left, deck.villagers[one]) if one != NO_CARD else NEVER
            for one in s.trainees
        ),
    )


def training_gain(s: Table, seat: int, left: int, trainer: Card) -> Iterator[float]:
    """What each villager that can be paid would add, the fee paid."""
    money = purse(s, seat)
    for slot, value in enumerate(newcomer_worths(s, seat, left)):
        if s.trainees[slot] != NO_CARD:
            cost = fee(s, slot, trainer)
            if cost <= money:
                yield value - price_worth(s, seat, left, cost)


def labor_worth(s: Table, seat: int, left: int) -> float:
    """Coins for those named and for as many more as pay, and the cider."""
    coins, named = s.coins[seat], len(s.named)
    now = coins_worth(s, seat, left, coins)
    best = max(
        coins_worth(s, seat, left, coins + named + more) - now - ready_worth(left) * more
        for more in range(0 if named else 1, len(s.ready[seat]) + 1)
    )
    return best + (DRINK * min(1, left) if s.cider else 0.0)


def harvest_worth(s: Table, seat: int, left: int) -> float:
    """Goods for those named and for as many more as pay."""
    gains = harvest_gain(s, seat, left)
    named, ready = len(s.named), len(s.ready[seat])
    cost = ready_worth(left)
    more = sum(max(0.0, gain - cost) for gain in gains[named : named + ready])
    if not named:
        more = max(more, gains[0] - cost)
    return sum(gains[:named]) + more


def harvest_gain(s: Table, seat: int, left: int) -> list[float]:
    """What having each good in stock adds to having it on a building, the best first."""
    deck, track = s.settings.deck, s.track[seat]
    here = goods_to_come(s, seat, left, acts=True)
    now = shelf_worth(deck, track, here, left)
    gains: list[float] = []
    for number, laid in zip(s.village[seat], s.laid[seat], strict=True):
        if laid:
            said = deck.buildings[number]
            kept = from_building(said, laid, left, acts=True)
            more = (laid - kept + from_building(said, 0, left, acts=True)) / laid
            fetched = (*here[: said.good], here[said.good] + more, *here[said.good + 1 :])
            gains += [shelf_worth(deck, track, fetched, left) - now] * laid
    return sorted(gains, reverse=True)


PURCHASES = {BUILD: best_building, TRAIN: best_pupil}
WORKS = {EXPLORE: party_worth, LABOR: labor_worth, HARVEST: harvest_worth}
