"""What a village is worth as it stands: coins, people, goods, buildings, name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from lascaux.bots.evaluate.above_below.shelf import COIN, goods_to_come, shelf_worth
from lascaux.games.above_below.effects import sum_of
from lascaux.games.above_below.rules.rounds import income_of
from lascaux.games.above_below.rules.scoring import count, own_points, rank_points
from lascaux.games.above_below.terms import CIDER, NOTHING, OUTPOST, POTION, RANKS

if TYPE_CHECKING:
    from lascaux.games.above_below.deck import Building, Villager
    from lascaux.games.above_below.state import Table

Steps = tuple[tuple[int, float], ...]  # how many coins, and what each is worth

COINS: Steps = ((8, 0.58), (8, 0.48), (6, 0.24))  # in hand: what a village can spend in a round
LAST_COINS: Steps = ((14, 0.3),)  # in the last round, while somebody can still build
IDLE_COIN = 0.03
READY = 0.3  # of a ready villager, this round
LAST_READY = 0.07
DAY = 1.2  # of a villager at work in a later round
INJURY = 0.85  # besides the day that is lost: the bed serves nobody else
DRINK = 0.7
LANTERN = 0.12  # per round to come
HAMMER = 0.5  # per round to come, for three of them
QUILL = 0.17  # for two
CAVE = 1.0
REPUTATION = 0.25  # of a step, besides its points
RANK = 0.45
REROLL = 0.35  # per round, as are the next
TRAINED_READY = 0.25
BUILDING_COIN = 0.8
ENCOUNTER_COIN = 0.7


def worth(s: Table, seat: int, left: int) -> float:
    """In points at the end, with this many rounds to come."""
    points = own_points(s, seat)
    value = sum(points[1:]) + coins_worth(s, seat, left, s.coins[seat])
    value += REPUTATION * s.reputation[seat]
    value += RANK * rank_points(s.reputation, RANKS[s.settings.players])[seat]
    value += people_worth(s, seat, left)
    acts = bool(left) or not s.passed[seat]
    value += shelf_worth(s.settings.deck, s.track[seat], goods_to_come(s, seat, left, acts), left)
    coins, potions = income_of(s, seat)
    value += left * (COIN * coins + DRINK * potions)
    for number in s.village[seat]:
        value += ability_worth(s.settings.deck.buildings[number], left)
    return value + cave_worth(s.empty_caves(seat), left)


def coins_worth(s: Table, seat: int, left: int, coins: int) -> float:
    """Coins are worth what they buy: a village builds a few cards a round, and none at the end."""
    return stepped(coins, steps_of(s, seat, left))


def price_worth(s: Table, seat: int, left: int, cost: int) -> float:
    """What paying these coins costs in points."""
    coins, steps = s.coins[seat], steps_of(s, seat, left)
    return stepped(coins, steps) - stepped(max(0, coins - cost), steps)


def steps_of(s: Table, seat: int, left: int) -> Steps:
    """How much each coin is worth: the first ones most, the later ones less."""
    if left:
        return COINS
    said = s.settings.deck.villagers
    builds = any(said[one].hammer for one in (*s.ready[seat], *s.named))
    return LAST_COINS if builds and not s.passed[seat] else ()


@cache
def stepped(coins: int, steps: Steps) -> float:
    value = 0.0
    for width, each in steps:
        value += each * min(coins, width)
        coins -= min(coins, width)
    return value + IDLE_COIN * coins


def cave_worth(empty: int, left: int) -> float:
    """Room for outposts, as long as they can be built."""
    return min(empty, 3) * CAVE * min(1.0, (left + 1) / 3) if left else 0.0


# People.


def ready_worth(left: int) -> float:
    return READY if left else LAST_READY


def people_worth(s: Table, seat: int, left: int) -> float:
    ready, people = len(s.ready[seat]), s.people(seat)
    value = 0.0 if s.passed[seat] else ready_worth(left) * ready
    if left:
        beds = sum_of(s, seat, "beds")
        hurt = len(s.injured[seat])
        tired = len(people) - ready - hurt
        value += DAY * (ready + min(beds, tired))
        value += DAY * (left - 1) * strength(len(people), beds)
        value -= INJURY * hurt
        stock = s.stock[seat]
        value += DRINK * min(stock[CIDER] + stock[POTION], max(1, tired + hurt - beds + 1))
        said = s.settings.deck.villagers
        hammers = sum(said[one].hammer for one in people)
        quills = sum(said[one].quill for one in people)
        value += left * (HAMMER * min(hammers, 3) + QUILL * min(quills, 2))
        value += left * LANTERN * sum(means(said[one].lanterns) for one in people)
    return value


def newcomer_worth(s: Table, seat: int, left: int, said: Villager) -> float:
    """What one more villager adds in the rounds to come."""
    people, beds = s.people(seat), sum_of(s, seat, "beds")
    villagers = s.settings.deck.villagers
    more = strength(len(people) + 1, beds) - strength(len(people), beds)
    value = DAY * left * more + LANTERN * left * means(said.lanterns)
    if said.hammer and sum(villagers[one].hammer for one in people) < 3:
        value += left * HAMMER
    if said.quill and sum(villagers[one].quill for one in people) < 2:
        value += left * QUILL
    return value


@cache
def strength(people: int, beds: int) -> float:
    """Villagers at work in a usual round: those with a bed; any without one may come."""
    apart = abs(people - beds)
    return min(people, beds) + 0.45 * min(apart, 2) + 0.12 * max(0, apart - 2)


@cache
def means(faces: tuple[int, ...]) -> float:
    return sum(faces) / 6


# Buildings.


def ability_worth(said: Building, left: int) -> float:
    """What a building does in the rounds to come, besides beds, goods and income."""
    return left * (
        REROLL * said.reroll
        + TRAINED_READY * said.trained_ready
        + COIN * (BUILDING_COIN * said.building_coin + ENCOUNTER_COIN * said.encounter_coin)
    )


def building_worth(s: Table, seat: int, left: int, said: Building) -> float:
    """What one more building would add."""
    value = 1.0 + said.points + 0.5 * said.reputation + DRINK * said.potion * min(1, left)
    for thing, per in said.points_per:
        value += per * (count(s, seat, thing) + 0.3 * left)
    value += left * COIN * said.income + ability_worth(said, left)
    for _, per in said.income_per:
        value += 1.5 * left * COIN * per
    value += DRINK * said.potion_each_round * left
    if said.beds and left:
        people, beds = len(s.people(seat)), sum_of(s, seat, "beds")
        value += DAY * left * (strength(people, beds + said.beds) - strength(people, beds))
    if said.good != NOTHING:
        deck, track = s.settings.deck, s.track[seat]
        now = goods_to_come(s, seat, left, acts=True)
        then = goods_to_come(s, seat, left, acts=True, more=said)
        value += shelf_worth(deck, track, then, left) - shelf_worth(deck, track, now, left)
    if said.kind == OUTPOST:
        empty = s.empty_caves(seat)
        value -= cave_worth(empty, left) - cave_worth(max(0, empty - 1), left)
    return value
