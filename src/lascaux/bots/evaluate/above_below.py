"""What a table of Above and Below is worth to a seat, in points at the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from lascaux.games.above_below.effects import bonus, goods_laid, lanterns, purse, slot_of, sum_of
from lascaux.games.above_below.rules.actions import Harvest, Name, Obey
from lascaux.games.above_below.rules.build import Build, CheapBuilding, Train, fee, price
from lascaux.games.above_below.rules.drawing import Roll
from lascaux.games.above_below.rules.encounter import ChooseOption, Open, Reroll
from lascaux.games.above_below.rules.explore import Explore
from lascaux.games.above_below.rules.rounds import income_of
from lascaux.games.above_below.rules.scoring import count, own_points, rank_points
from lascaux.games.above_below.terms import (
    BUILD,
    CIDER,
    EXPLORE,
    FAILED,
    GOODS,
    LABOR,
    NO_CARD,
    NOTHING,
    ON_THE_CARD,
    OUTPOST,
    POTION,
    RANKS,
    ROUNDS,
    TRAIN,
)
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lascaux.games.above_below.book import Option
    from lascaux.games.above_below.deck import Building
    from lascaux.games.above_below.state import Table
    from lascaux.games.above_below.terms import Card

WIN = 200.0
COIN = 0.55  # of the income to come
COINS = (
    (6, 0.55),
    (6, 0.4),
    (8, 0.2),
)  # in hand: the first ones are soon spent, the last ones never
LAST_COINS = ((14, 0.3),)  # in the last round, while somebody can still build
IDLE_COIN = 0.03
READY = 0.36  # of a ready villager, this round
TOMORROW = 1.5  # of a villager who will be ready in a later round
INJURY = 1.0  # besides the round that is lost
DRINK = 0.7
GOOD_IN_STOCK = 0.97  # of what it is worth on the track
GOOD_LAID = 0.6
GOOD_TO_COME = 0.6  # of a refill, per round
LATER_GOOD = 2.2  # points of a good that will be harvested in later rounds, at least
CAVE = 0.7
REPUTATION = 0.2  # of a step, besides its points
RANK = 0.6
REROLL = 0.35  # per round, as are the next
TRAINED_READY = 0.2
BUILDING_COIN = 0.6
ENCOUNTER_COIN = 0.7
HAMMER = 0.5  # per round to come, for three of them
QUILL = 0.15
PLAN = 0.7  # of what could be built or taught later in the round
TIER = 0.5  # points that a reward is worth per lantern of its target
FREE_RESULT = 1.7  # of an option without a roll
PAID_RESULT = 3.2
# Targets of some usual encounters, two options each, for exploring into the unknown.
USUAL = (((3, 5), (4,)), ((2, 4), (5,)), ((4, 6), (3,)), ((3, 6), (5,)), ((5, 7), (4,)))


def evaluate(s: Table, seat: int) -> float:
    """Own prospects, with a view to the ranks of reputation."""
    if s.over:
        return WIN if seat in s.winners else sum(s.sheets[seat]) - WIN
    left = ROUNDS - s.round  # rounds to come
    return worth(s, seat, left) + pending(s, seat, left) + plans(s, seat, left)


def foresees(s: Table) -> bool:
    """Dice of encounters and what the book says are counted in; cats and rerolls are tried."""
    if s.over or s.turn != CHANCE:
        return False
    below = s.stack[-2] if len(s.stack) > 1 else None
    return not (isinstance(s.stack[-1], Roll) and isinstance(below, Obey | Reroll))


def prospect(s: Table, seat: int, choice: int) -> float:  # noqa: ARG001
    """Nothing is asked of several at once."""
    return 0.0


def worth(s: Table, seat: int, left: int) -> float:
    value = sum(own_points(s, seat)) + coins_worth(s, seat, left, s.coins[seat])
    value += REPUTATION * s.reputation[seat]
    value += RANK * rank_points(s.reputation, RANKS[s.settings.players])[seat]
    value += people_worth(s, seat, left) + goods_worth(s, seat, left)
    coins, potions = income_of(s, seat)
    value += left * (COIN * coins + DRINK * potions)
    for number in s.village[seat]:
        value += ability_worth(s.settings.deck.buildings[number], left)
    if left:
        value += min(s.empty_caves(seat), 3) * CAVE * min(1.0, (left + 1) / 3)
    return value


def coins_worth(s: Table, seat: int, left: int, coins: int) -> float:
    """Coins are worth what they buy: a village builds a few cards a round, and none at the end."""
    steps: tuple[tuple[int, float], ...] = COINS
    if not left:
        said = s.settings.deck.villagers
        builds = any(said[one].hammer for one in (*s.ready[seat], *s.named))
        steps = LAST_COINS if builds and not s.passed[seat] else ()
    value = 0.0
    for width, each in steps:
        value += each * min(coins, width)
        coins -= min(coins, width)
    return value + IDLE_COIN * coins


def price_worth(s: Table, seat: int, left: int, cost: int) -> float:
    """What paying so many coins costs in points."""
    coins = s.coins[seat]
    after = max(0, coins - cost)
    return coins_worth(s, seat, left, coins) - coins_worth(s, seat, left, after)


def people_worth(s: Table, seat: int, left: int) -> float:
    ready, people = len(s.ready[seat]), s.people(seat)
    value = 0.0 if s.passed[seat] else READY * ready
    if left:
        beds = sum_of(s, seat, "beds")
        tired = len(people) - ready - len(s.injured[seat])
        value += TOMORROW * (ready + min(beds, tired))
        value += TOMORROW * (left - 1) * strength(len(people), beds)
        value -= INJURY * len(s.injured[seat])
        stock = s.stock[seat]
        value += DRINK * min(stock[CIDER] + stock[POTION], max(1, tired - beds + 1))
        said = s.settings.deck.villagers
        value += 0.12 * left * sum(means(said[one].lanterns) for one in people)
        hammers = sum(said[one].hammer for one in people)
        quills = sum(said[one].quill for one in people)
        value += left * (HAMMER * min(hammers, 3) + QUILL * min(quills, 2))
    return value


@cache
def strength(people: int, beds: int) -> float:
    """Villagers at work in a usual round: those with a bed; who lacks one, or a bed, may come."""
    apart = abs(people - beds)
    return min(people, beds) + 0.45 * min(apart, 2) + 0.12 * max(0, apart - 2)


@cache
def means(faces: tuple[int, ...]) -> float:
    return sum(faces) / 6


def good_worth(s: Table, seat: int, good: int, left: int) -> float:
    """One more of it on the track: points, and income where it opens a slot."""
    deck = s.settings.deck
    slot = slot_of(s, seat, good)
    value = float(deck.track_points[slot])
    if slot == len(s.track[seat]):
        value += left * COIN * (deck.income[slot + 1] - deck.income[slot])
    return value


def goods_worth(s: Table, seat: int, left: int) -> float:
    value = 0.0
    stock = s.stock[seat]
    for good in range(len(GOODS)):
        if stock[good]:
            value += GOOD_IN_STOCK * stock[good] * good_worth(s, seat, good, left)
    acts = left or not s.passed[seat]
    buildings = s.settings.deck.buildings
    for number, laid in zip(s.village[seat], s.laid[seat], strict=True):
        good = buildings[number].good
        if good != NOTHING:
            each = good_worth(s, seat, good, left)
            value += GOOD_LAID * laid * each if acts else 0.0
            if buildings[number].refills:
                value += GOOD_TO_COME * left * max(LATER_GOOD, each)
    return value


def ability_worth(said: Building, left: int) -> float:
    """What a building does in the rounds to come, besides beds, goods and income."""
    return left * (
        REROLL * said.reroll
        + TRAINED_READY * said.trained_ready
        + COIN * (BUILDING_COIN * said.building_coin + ENCOUNTER_COIN * said.encounter_coin)
    )


def plans(s: Table, seat: int, left: int) -> float:
    """A hammer or a quill that is still ready this round, and coins for it."""
    rule = s.stack[-1] if s.stack else None
    busy = isinstance(rule, Build | Train) or (
        isinstance(rule, Name) and rule.action in (BUILD, TRAIN)
    )
    if s.passed[seat] or busy:
        return 0.0
    said = s.settings.deck.villagers
    best = 0.0
    for one in set(s.ready[seat]):
        if said[one].hammer:
            best = max(best, *building_gain(s, seat, left, one, s.market), 0.0)
        if said[one].quill:
            best = max(best, *training_gain(s, seat, left, one), 0.0)
    return PLAN * max(0.0, best - READY)


# What is under way.


def pending(s: Table, seat: int, left: int) -> float:
    if seat != s.active or not s.stack:
        return 0.0
    rule = s.stack[-1]
    if s.exploring != NO_CARD or isinstance(rule, Explore):
        return encounter_worth(s, seat, left)
    if isinstance(rule, Name):
        return named_worth(s, seat, left, rule.action)
    if isinstance(rule, Build):
        return max(building_gain(s, seat, left, rule.builder, s.market), default=0.0)
    if isinstance(rule, Train):
        return max(training_gain(s, seat, left, rule.trainer), default=0.0)
    if isinstance(rule, Harvest):
        return sum(harvest_gain(s, seat, left)[: rule.left])
    return 0.0


def named_worth(s: Table, seat: int, left: int, action: int) -> float:
    """The best that the action can still become, with those named and more."""
    if action == EXPLORE:
        return party_worth(s, seat, left)
    if action == BUILD:
        builders = s.named or s.ready[seat]
        hammers = [one for one in builders if s.settings.deck.villagers[one].hammer]
        cost = 0.0 if s.named else READY
        return (
            max(
                (
                    gain
                    for one in set(hammers)
                    for gain in building_gain(s, seat, left, one, s.market)
                ),
                default=-WIN,
            )
            - cost
        )
    if action == TRAIN:
        quills = [one for one in s.ready[seat] if s.settings.deck.villagers[one].quill]
        pupils = (gain for one in set(quills) for gain in training_gain(s, seat, left, one))
        return max(pupils, default=-WIN) - READY
    return labor_worth(s, seat, left) if action == LABOR else harvest_worth(s, seat, left)


def labor_worth(s: Table, seat: int, left: int) -> float:
    coins = s.coins[seat] + len(s.named)
    now = coins_worth(s, seat, left, coins)
    better = max(
        (
            coins_worth(s, seat, left, coins + more) - now - READY * more
            for more in range(0 if s.named else 1, len(s.ready[seat]) + 1)
        ),
        default=0.0,
    )
    return (
        now
        - coins_worth(s, seat, left, s.coins[seat])
        + better
        + (DRINK * min(1, left) if s.cider else 0.0)
    )


def harvest_worth(s: Table, seat: int, left: int) -> float:
    gains = harvest_gain(s, seat, left)
    named, ready = len(s.named), len(s.ready[seat])
    more = sum(max(0.0, gain - READY) for gain in gains[named : named + ready])
    if not named:
        more = max(more, gains[0] - READY)
    return sum(gains[:named]) + more


def building_gain(
    s: Table, seat: int, left: int, builder: Card, market: Sequence[Card]
) -> Iterator[float]:
    """What each affordable card would add, its price paid."""
    money = purse(s, seat)
    room = s.empty_caves(seat)
    for number in market:
        if number == NO_CARD:
            continue
        said = s.settings.deck.buildings[number]
        cost = price(s, number, builder)
        if cost <= money and (said.kind != OUTPOST or room):
            yield building_worth(s, seat, left, said) - price_worth(s, seat, left, cost)


def building_worth(s: Table, seat: int, left: int, said: Building) -> float:
    value = 1.0 + said.points + 0.5 * said.reputation + DRINK * said.potion * min(1, left)
    for thing, per in said.points_per:
        value += per * (count(s, seat, thing) + 0.3 * left)
    value += left * COIN * said.income + ability_worth(said, left)
    for _, per in said.income_per:
        value += 1.5 * left * COIN * per
    value += DRINK * said.potion_each_round * left
    if said.beds and left:
        people, beds = len(s.people(seat)), sum_of(s, seat, "beds")
        more = strength(people, beds + said.beds) - strength(people, beds)
        value += TOMORROW * left * more
    if said.good != NOTHING:
        each = good_worth(s, seat, said.good, left)
        value += GOOD_LAID * said.goods * each
        value += GOOD_TO_COME * left * max(LATER_GOOD, each) if said.refills else 0.0
    if said.kind == OUTPOST and left:
        value -= CAVE * min(1.0, (left + 1) / 3)
    return value


def training_gain(s: Table, seat: int, left: int, trainer: Card) -> Iterator[float]:
    money = purse(s, seat)
    mine = s.people(seat)
    people, beds = len(mine), sum_of(s, seat, "beds")
    said = s.settings.deck.villagers
    hammers, quills = (sum(said[one].hammer for one in mine), sum(said[one].quill for one in mine))
    for slot, trainee in enumerate(s.trainees):
        if trainee == NO_CARD:
            continue
        cost = fee(s, slot, trainer)
        if cost <= money:
            more = strength(people + 1, beds) - strength(people, beds)
            value = TOMORROW * left * more + 0.12 * left * means(said[trainee].lanterns)
            value += left * HAMMER * (said[trainee].hammer and hammers < 3)
            value += left * QUILL * (said[trainee].quill and quills < 2)
            yield value - price_worth(s, seat, left, cost)


def harvest_gain(s: Table, seat: int, left: int) -> list[float]:
    """What harvesting each good adds to having it on a building, the best first."""
    gains: list[float] = []
    for good, number in goods_laid(s, seat).items():
        each = good_worth(s, seat, good, left)
        gains += [(GOOD_IN_STOCK - GOOD_LAID) * each] * number
        gains[-1] += 0.8 * max(LATER_GOOD, each) * min(1, left)  # room for the next one
    return sorted(gains, reverse=True)


# Exploring.


def party_worth(s: Table, seat: int, left: int) -> float:
    """Exploring with those named and the best others."""
    said = s.settings.deck.villagers
    party = tuple(said[one].lanterns for one in s.named)
    others = sorted((said[one].lanterns for one in s.ready[seat]), key=means, reverse=True)
    best = -WIN
    for more in range(len(others) + 1):
        if len(party) + more >= 2:
            value = unknown_worth(tuple(sorted(party + tuple(others[:more]))), left)
            best = max(best, value - READY * more)
    return best


@cache
def unknown_worth(party: tuple[tuple[int, ...], ...], left: int) -> float:
    """The mean over usual encounters of the better of two options."""
    odds = spread(party)
    people = len(party)
    return sum(
        max(rolled_worth(odds, targets, people, left) for targets in options) for options in USUAL
    ) / len(USUAL)


@cache
def spread(party: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """The odds of each number of lanterns."""
    odds = [1.0]
    for faces in party:
        after = [0.0] * (len(odds) + max(faces))
        for total, chance in enumerate(odds):
            for shown in faces:
                after[total + shown] += chance / 6
        odds = after
    return tuple(odds)


@cache
def rolled_worth(
    odds: tuple[float, ...], targets: tuple[int, ...], people: int, left: int, extra: int = 0
) -> float:
    return sum(
        chance * exerted_worth(total + extra, targets, people, left)
        for total, chance in enumerate(odds)
        if chance
    )


def exerted_worth(total: int, targets: tuple[int, ...], people: int, left: int) -> float:
    """The best of stopping here and of exertions."""
    return max(
        tier_worth(total + more, targets, left) - more * injury(left) for more in range(people + 1)
    )


def tier_worth(total: int, targets: tuple[int, ...], left: int) -> float:
    reached = [target for target in targets if total >= target]
    if not reached:
        return 0.0
    return TIER * reached[-1] + 0.3 + (CAVE * min(1.0, (left + 1) / 3) if left else 0.0)


def injury(left: int) -> float:
    return INJURY + TOMORROW if left else 0.05


def encounter_worth(s: Table, seat: int, left: int) -> float:
    """What the encounter in progress will bring on average."""
    said = s.settings.deck.villagers
    here = zip(s.party, s.whereabouts, strict=True)
    party = tuple(sorted(said[one].lanterns for one, where in here if where == ON_THE_CARD))
    rule = s.stack[-1]
    if s.paragraph == NOTHING:
        return unknown_worth(party, left)
    paragraph = s.settings.deck.book.paragraphs[s.paragraph]
    if s.option == NOTHING:
        if not isinstance(rule, ChooseOption):
            return 0.0
        return max(option_worth(s, seat, left, option, party) for option in paragraph.options)
    option = paragraph.options[s.option]
    if s.source != NOTHING or isinstance(rule, CheapBuilding):
        return after_worth(s, seat, left, rule)
    if not option.targets:
        return option_worth(s, seat, left, option, party)
    if not any(s.rolled):
        return rolled_worth(spread(party), option.targets, len(party), left, bonus(s, seat, option))
    total = lanterns(s, seat)
    if isinstance(rule, Open):
        return tier_worth(total, option.targets, left)
    return exerted_worth(total, option.targets, len(party), left)


def after_worth(s: Table, seat: int, left: int, rule: object) -> float:
    """The book has spoken: the cave, and a building to choose."""
    value = CAVE * min(1.0, (left + 1) / 3) if left and s.tier != FAILED else 0.0
    if isinstance(rule, CheapBuilding):
        within = [
            number
            for number in s.market
            if number != NO_CARD and s.settings.deck.buildings[number].cost <= rule.most
        ]
        buildings = (s.settings.deck.buildings[number] for number in within)
        room = s.empty_caves(seat)
        worths = [
            building_worth(s, seat, left, said)
            for said in buildings
            if said.kind != OUTPOST or room
        ]
        value += max(worths, default=0.0)
    return value


def option_worth(
    s: Table, seat: int, left: int, option: Option, party: tuple[tuple[int, ...], ...]
) -> float:
    """Of an option before anything is rolled; its price is counted where it is paid."""
    if option.targets:
        return rolled_worth(spread(party), option.targets, len(party), left, bonus(s, seat, option))
    cave = CAVE * min(1.0, (left + 1) / 3) if left else 0.0
    return (PAID_RESULT if option.cost else FREE_RESULT) + cave
