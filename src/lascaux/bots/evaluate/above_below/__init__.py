"""What a table of Above and Below is worth to a seat, in points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.bots.evaluate import Level, Manner
from lascaux.bots.evaluate.above_below.doing import (
    action_worth,
    building_gain,
    harvest_gain,
    menu_worth,
    plans,
    training_gain,
)
from lascaux.bots.evaluate.above_below.exploring import encounter_worth
from lascaux.bots.evaluate.above_below.trading import best_offer, offer_worth, sale_worth
from lascaux.bots.evaluate.above_below.village import worth
from lascaux.bots.evaluate.odds import shares, won
from lascaux.games.above_below.rules.actions import Harvest, Menu, Name, Obey
from lascaux.games.above_below.rules.build import Build, Train
from lascaux.games.above_below.rules.drawing import Roll
from lascaux.games.above_below.rules.encounter import Reroll
from lascaux.games.above_below.rules.explore import Explore
from lascaux.games.above_below.rules.trade import Answer, Price
from lascaux.games.above_below.terms import NO_CARD, ROUNDS
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table

LADDER = (Level(0.5), Level(0.15), Level(0.05, 3), Level(0.0, 12))
MANNER = Manner(heat=1.0, margin=2.0, alone=True)
WORLDS = 1  # nothing is dealt: what is hidden is in the book, and that is counted in
WIN = 200.0
SPREAD = 6.0  # of worth between two players of whom one wins e times as often, on average
LAST_SPREAD = 3.0  # in the last round
MORE_SPREAD = 1.2  # for every round to come


def evaluate(s: Table, seat: int) -> float:
    """Own prospects, with a view to the ranks of reputation."""
    if s.over:
        return WIN if seat in s.winners else sum(s.sheets[seat]) - WIN
    left = ROUNDS - s.round  # rounds to come
    return worth(s, seat, left) + sale_worth(s, seat, left) + pending(s, seat, left)


def chances(s: Table) -> list[float]:
    """By what each may end with."""
    players = s.settings.players
    if s.over:
        return won(s.winners, players)
    spread = LAST_SPREAD + MORE_SPREAD * (ROUNDS - s.round)
    return shares([evaluate(s, seat) for seat in range(players)], spread)


def foresees(s: Table) -> bool:
    """Dice of encounters, the book and sellers' answers are counted in; cats and rerolls are tried."""
    if s.over:
        return False
    rule = s.stack[-1]
    if s.turn != CHANCE:
        return isinstance(rule, Price | Answer)
    below = s.stack[-2] if len(s.stack) > 1 else None
    return not (isinstance(rule, Roll) and isinstance(below, Obey | Reroll))


def prospect(s: Table, seat: int, choice: int) -> float:  # noqa: ARG001
    """Nothing is asked of several at once."""
    return 0.0


def pending(s: Table, seat: int, left: int) -> float:
    """What is under way, and what can be done after it."""
    if seat != s.active or not s.stack:
        return plans(s, seat, left)
    rule = s.stack[-1]
    if s.exploring != NO_CARD or isinstance(rule, Explore):
        return encounter_worth(s, seat, left) + plans(s, seat, left)
    if isinstance(rule, Menu):
        return menu_worth(s, seat, left)
    if isinstance(rule, Price):
        return best_offer(s, seat, left, rule) + menu_worth(s, seat, left)
    if isinstance(rule, Name):
        return action_worth(s, seat, left, rule.action)
    if isinstance(rule, Build):
        return max(building_gain(s, seat, left, rule.builder), default=0.0)
    if isinstance(rule, Train):
        return max(training_gain(s, seat, left, rule.trainer), default=0.0)
    if isinstance(rule, Harvest):
        return sum(harvest_gain(s, seat, left)[: rule.left]) + plans(s, seat, left)
    if isinstance(rule, Answer) and rule.seat == seat:
        return offer_worth(s, seat, left, rule) + menu_worth(s, seat, left)
    return plans(s, seat, left)
