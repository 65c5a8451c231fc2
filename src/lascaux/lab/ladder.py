"""Each level against the one below, and how long each thinks."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from lascaux.bots.levels import LEVELS
from lascaux.lab import intervals
from lascaux.lab.play import Plan, seated
from lascaux.lab.simulate import gather, shifted

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from lascaux.kernel.game import Game
    from lascaux.lab.intervals import Estimate
    from lascaux.lab.results import Results

RUNGS = tuple(LEVELS)
FLOOR = "random"  # what the lowest level is measured against
DUEL = 2  # players of a match of one against one
SHARE = 0.65  # of the games of two, that a level must win against the one below
FIRST_SHARE = 0.8  # and the lowest against random
TIMES_ITS_SHARE = 1.5  # alone against three of the one below
LIMITS = dict(zip(RUNGS, (0.1, 0.5, 2.0, 5.0), strict=True))  # seconds for a decision
USUALLY = 0.95  # of the decisions take less


@dataclass(frozen=True, slots=True)
class Match:
    """One of a level against others of the level below, from every seat equally often."""

    upper: str
    lower: str
    players: int
    won: Estimate
    target: float

    @property
    def met(self) -> bool:
        return self.won.value >= self.target


@dataclass(frozen=True, slots=True)
class Thinking:
    """Seconds of one core for a decision with more than one choice, in games among equals."""

    level: str
    players: int
    decisions: int
    mean: float
    usual: float  # at the 95th percentile

    @property
    def limit(self) -> float:
        return LIMITS[self.level]

    @property
    def met(self) -> bool:
        return self.usual <= self.limit


def as_data(row: Match | Thinking) -> dict[str, Any]:
    """A row for programs, with what follows from it."""
    limit = {"limit": row.limit} if isinstance(row, Thinking) else {}
    return {**asdict(row), **limit, "met": row.met}


def pairs(players: int) -> list[tuple[str, str, float]]:
    """Who plays whom, and the share that the upper one must win."""
    below = dict(zip(RUNGS[1:], RUNGS, strict=False))
    shares = SHARE if players == DUEL else TIMES_ITS_SHARE / players
    rungs = [(upper, lower, shares) for upper, lower in below.items()]
    return [(RUNGS[0], FLOOR, FIRST_SHARE), *rungs] if players == DUEL else rungs


def matches(
    game: Game,
    players: int,
    games: int,
    seed: int,
    results: Results,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> list[Match]:
    """Play this many games for each rung."""
    options, deck = game.choose_options(players, {}), game.deck()
    found = []
    for i, (upper, lower, target) in enumerate(pairs(players)):
        plan = Plan(game.id, players, options, deck, (upper, *[lower] * (players - 1)), seed)
        number = gather(plan, games, results, executor, partial(shifted, progress, i * games))
        query = "SELECT won FROM seats WHERE plan = ? AND game < ? AND bot = ?"
        won = [share for (share,) in results.rows(query, number, games, upper)]
        found.append(Match(upper, lower, players, intervals.share(sum(won), len(won)), target))
    return found


def thinking(
    game: Game,
    level: str,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None],
) -> Thinking:
    """Measured in this thread, which should have a core for itself; a progress bar has its own."""
    plan = Plan(game.id, players, game.choose_options(players, {}), game.deck(), (level,), seed)
    spent = []
    for index in range(games):
        match, bots = seated(plan, index)
        position = match.position
        while not position.over:
            seat, choices = position.turn, position.choices
            view = game.view(position, seat)
            started = time.thread_time()
            choice = bots[seat].choose(view, choices)
            if len(choices) > 1:
                spent.append(time.thread_time() - started)
            match.answer(seat, choice)
        progress(index + 1)
    spent.sort()
    usual = spent[int(USUALLY * len(spent))]
    return Thinking(level, players, len(spent), sum(spent) / len(spent), usual)
