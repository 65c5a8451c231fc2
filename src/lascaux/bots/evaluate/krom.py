"""What a table of Krom is worth to a seat, in krom."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from lascaux.bots.evaluate import Level
from lascaux.bots.evaluate.odds import shares, won
from lascaux.games.krom.rules.drawing import Roll
from lascaux.games.krom.rules.mountain import Climb, Reroll, combination
from lascaux.games.krom.rules.savanna import BuyDice, Hunt
from lascaux.games.krom.terms import (
    ANY,
    BONUS,
    CAVE,
    EXTRA_DICE_PRICES,
    FOREST,
    HIT_POINTS,
    KROM,
    MAX_HIT_POINTS,
    MOUNTAIN_DICE,
    NOWHERE,
    REROLL_PRICES,
    RESOURCE_PRICE,
    RESOURCES,
    REST_HIT_POINTS,
    REST_KROM,
    SAVANNA,
    Cards,
    Mix,
)

if TYPE_CHECKING:
    from lascaux.games.krom.deck import Deck, Evolution, Hunting, Reward
    from lascaux.games.krom.state import Table

LADDER = (Level(0.45), Level(0.17), Level(0.08, 12), Level(0.0, 160))
WORLDS = 3
WIN = 1000.0
POINT = 6.5
PURSE = 6
HOARD = 0.5  # of each krom beyond the purse
RESOURCE = 3.3
SPARE_RESOURCE = 1.7  # more of a kind than any Evolution on show asks for
NEAR = 1.6  # per point of the Evolution that is nearest
NEAR_LACK = 0.35  # less for each krom still missing
CLINCH = 14.0  # of an Evolution that would win
CLINCH_LACK = 1.3
CARD = 2.3
LOST_PHASE = 4.0
LEADER = 0.3  # weight of the strongest opponent's worth
OTHERS = 0.04  # and of everybody's
SPREAD = 14.0  # of worth between two players of whom one wins e times as often
FIGHT = 1.2  # what an opponent in the same place costs, on average
HIT_POINT_WORTH = tuple(0.9 * h - 0.04 * h * h for h in range(MAX_HIT_POINTS + 1))


def evaluate(s: Table, seat: int) -> float:
    """Own worth less a share of the others', and what the question at hand still promises."""
    if s.over:
        return WIN if seat in s.winners else -WIN
    worths = all_worths(s)
    mine = worths.pop(seat)
    return mine - LEADER * max(worths) - OTHERS * sum(worths) + pending(s, seat)


def chances(s: Table) -> list[float]:
    """By worth; a lead counts more when the goal is near."""
    if s.over:
        return won(s.winners, s.settings.players)
    return shares([worth + pending(s, seat) for seat, worth in enumerate(all_worths(s))], SPREAD)


def all_worths(s: Table) -> list[float]:
    """What each player has, and how near that is to an Evolution on show."""
    deck = s.settings.deck
    goods = GOODS.get((deck.hash, s.evolution_row))
    if goods is None:
        if len(GOODS) > MANY_ROWS:
            GOODS.clear()
        goods = GOODS[deck.hash, s.evolution_row] = {}
    worths = []
    for seat, hit_points in enumerate(s.hit_points):
        points = s.points(seat)
        value = POINT * points + CARD * len(s.hand[seat])
        value += HIT_POINT_WORTH[hit_points] if hit_points else -LOST_PHASE
        needed = min(s.settings.goal - points, FAR)
        key = (s.krom[seat], s.wood[seat], s.stone[seat], s.bone[seat], needed)
        known = goods.get(key)
        if known is None:
            row = [deck.evolutions[card] for card in s.evolution_row]
            known = goods[key] = goods_worth(key[:-1], row, needed)
        worths.append(value + known)
    return worths


GOODS: dict[tuple[str, Cards], dict[Mix, float]] = {}  # by row of Evolutions: reckoned once
FAR = 10  # more points than any Evolution has
MANY_ROWS = 5_000


def goods_worth(have: Mix, row: list[Evolution], points: int) -> float:
    """Krom and resources: more where an Evolution on show asks for them, most if it would win.

    `points` are missing to the goal.
    """
    value = purse_worth(have[KROM]) + SPARE_RESOURCE * sum(have[kind] for kind in RESOURCES)
    needed = [0, 0, 0, 0]
    near = 0.0
    for card in row:
        cost = card.cost
        lack = max(0, cost[KROM] - have[KROM])
        for kind in RESOURCES:
            lack += RESOURCE_PRICE * max(0, cost[kind] - have[kind])
            needed[kind] = max(needed[kind], cost[kind])
        near = max(near, NEAR * card.points - NEAR_LACK * lack)
        if card.points >= points:
            near = max(near, CLINCH - CLINCH_LACK * lack)
    wanted = sum(min(have[kind], needed[kind]) for kind in RESOURCES)
    return value + (RESOURCE - SPARE_RESOURCE) * wanted + near


def purse_worth(krom: int) -> float:
    """A few krom are always of use; a heap of them is unspent points."""
    return krom if krom <= PURSE else PURSE + HOARD * (krom - PURSE)


def pending(s: Table, seat: int) -> float:
    """A hunt or a climb that has begun is worth what it brings on average."""
    rule = s.stack[-1]
    if isinstance(rule, Roll):
        rule = s.stack[-2]
    if isinstance(rule, BuyDice) and rule.seat == seat:
        return hunt_worth(s.settings.deck.hunting[rule.card], s.krom[seat])
    if isinstance(rule, Hunt) and rule.seat == seat and not s.dice:
        prey = s.settings.deck.hunting[rule.card]
        return reaching(prey.dice + rule.extra, prey.value) * reward_worth(prey.reward)
    if isinstance(rule, Climb | Reroll) and rule.seat == seat:
        price = REROLL_PRICES[rule.rerolls] if s.lifted else 0
        return climb_worth(tuple(sorted(s.dice)), s.settings.deck) - price
    return 0.0


def foresees(s: Table) -> bool:
    """The dice of a hunt or a climb need not be tried: their average is known."""
    return not s.over and isinstance(s.stack[-1], Roll) and isinstance(s.stack[-2], Hunt | Climb)


def mix_worth(mix: Mix) -> float:
    resources = sum(mix[kind] for kind in RESOURCES) + mix[ANY]
    return mix[KROM] + RESOURCE * resources + 0.4 * mix[HIT_POINTS] + CARD * mix[BONUS]


def reward_worth(reward: Reward) -> float:
    return max(mix_worth(mix) for mix in reward)


@cache
def reaching(dice: int, value: int) -> float:
    """The chance that this many dice sum to the value."""
    sums = {0: 1}
    for _ in range(dice):
        new: dict[int, int] = {}
        for total, ways in sums.items():
            for face in range(1, 7):
                new[total + face] = new.get(total + face, 0) + ways
        sums = new
    return sum(ways for total, ways in sums.items() if total >= value) / int(6**dice)


def hunt_worth(prey: Hunting, krom: int) -> float:
    reward = reward_worth(prey.reward)
    return max(
        reaching(prey.dice + extra, prey.value) * reward - price
        for extra, price in enumerate(EXTRA_DICE_PRICES)
        if price <= krom
    )


CLIMBS: dict[tuple[str, tuple[int, ...]], float] = {}


def climb_worth(kept: tuple[int, ...], deck: Deck) -> float:
    """The average reward when the missing dice are rolled once."""
    key = (deck.hash, kept)
    if key not in CLIMBS:
        rolls = list(product(range(1, 7), repeat=MOUNTAIN_DICE - len(kept)))
        rewards = (reward_worth(deck.mountain[combination((*kept, *roll))]) for roll in rolls)
        CLIMBS[key] = sum(rewards) / len(rolls)
    return CLIMBS[key]


def prospect(s: Table, seat: int, choice: int) -> float:
    """What going to a place promises: its action, its Evolutions, less the fights to fear."""
    deck = s.settings.deck
    krom = s.krom[seat]
    if choice == CAVE:
        value = cave_worth(s, seat)
    elif choice == FOREST:
        value = sum(reward_worth(deck.picking[c].reward) for c in deck.picking_cards) / len(
            deck.picking_cards
        )
        value *= 1.6 if krom else 1.0  # a second card is cheap
    elif choice == SAVANNA:
        value = max(hunt_worth(deck.hunting[card], krom) for card in s.hunting_row)
    else:
        value = climb_worth((), deck) + min(krom, 3) * 0.5
    for card in s.evolution_row:
        evolution = deck.evolutions[card]
        if evolution.place == choice != NOWHERE and lacking(s, seat, evolution.cost) == 0:
            value += evolution.points
    visitors = sum(other != seat and place != choice for other, place in enumerate(s.place)) / 3
    if s.settings.kromosaurus and choice != CAVE and s.kromosaurus_hit_points:
        visitors += 1 / 2
    fear = FIGHT if s.hit_points[seat] > 3 else 2.5 * FIGHT
    return value - fear * visitors


def cave_worth(s: Table, seat: int) -> float:
    """Rest, or buy what is missing for an Evolution."""
    hit_points = s.hit_points[seat]
    healed = min(MAX_HIT_POINTS, hit_points + REST_HIT_POINTS)
    rest = REST_KROM + HIT_POINT_WORTH[healed] - HIT_POINT_WORTH[hit_points]
    services = HIT_POINT_WORTH[MAX_HIT_POINTS] - HIT_POINT_WORTH[hit_points]
    for card in s.evolution_row:
        evolution = s.settings.deck.evolutions[card]
        missing = lacking(s, seat, evolution.cost)
        price = RESOURCE_PRICE * missing + evolution.cost[KROM]
        if missing and evolution.place in {NOWHERE, CAVE} and s.krom[seat] >= price:
            services = max(services, 2.5 * evolution.points)
    return max(rest, services)


def lacking(s: Table, seat: int, cost: Mix) -> int:
    """Resources that are missing for a cost."""
    return sum(max(0, cost[kind] - s.stock(kind)[seat]) for kind in RESOURCES)
