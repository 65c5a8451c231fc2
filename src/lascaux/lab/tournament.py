"""Every bot against every other, with equal seats, and a rating for each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from lascaux.kernel.errors import BadInput
from lascaux.lab import intervals
from lascaux.lab.simulate import gather, shifted

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from lascaux.lab.intervals import Estimate
    from lascaux.lab.play import Plan
    from lascaux.lab.results import Results


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot at the end. A rating is a skill and how sure of it one may be (twice sigma)."""

    bot: str
    rating: float
    give_or_take: float
    wins: Estimate


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots in the games in which both sat: how often the first finished before the second."""

    first: str
    second: str
    better: Estimate


def tables(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who sits together: every set of bots that fills a table; fewer bots share its seats."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadInput("a tournament needs two or more different bots")
    return list(combinations(bots, min(players, len(bots))))


def equal_seats(games: int, bots: int) -> int:
    """The games, or a few more, so that every bot sits everywhere equally often."""
    return -(-games // bots) * bots


def whole(plan: Plan, games: int) -> int:
    """How many games a tournament has in all."""
    groups = tables(plan.bots, plan.players)
    return len(groups) * equal_seats(games, len(groups[0]))


def tournament(
    plan: Plan,
    games: int,
    results: Results,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> tuple[list[Standing], list[Pairing]]:
    """Round robin; `games` for each table of bots."""
    each = equal_seats(games, min(plan.players, len(plan.bots)))
    numbers = []
    for i, group in enumerate(tables(plan.bots, plan.players)):
        numbers.append(
            gather(
                replace(plan, bots=group),
                each,
                results,
                executor,
                partial(shifted, progress, i * each),
            )
        )
    played = finished(results, numbers, each)
    return standings(plan.bots, played), pairings(plan.bots, played)


def finished(results: Results, numbers: list[int], each: int) -> list[list[tuple[str, float, int]]]:
    """The games in turn, one of every table after the other: (bot, won, score) by seat."""
    rows: dict[tuple[int, int], list[tuple[str, float, int]]] = {}
    for order, number in enumerate(numbers):
        query = "SELECT game, bot, won, score FROM seats WHERE plan = ? AND game < ? ORDER BY game, seat"
        for game, bot, won, score in results.rows(query, number, each):
            rows.setdefault((game, order), []).append((bot, won, score))
    return [rows[key] for key in sorted(rows)]


def places(seats: list[tuple[str, float, int]]) -> list[int]:
    """Winners are first, the others follow by their score; equal ones share a place."""
    keys = [(won > 0, 0 if won else score) for _, won, score in seats]
    return [1 + sum(other > key for other in keys) for key in keys]


def standings(bots: tuple[str, ...], played: list[list[tuple[str, float, int]]]) -> list[Standing]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins: dict[str, list[tuple[float, float]]] = {bot: [] for bot in bots}
    for seats in played:
        teams = [[ratings[bot]] for bot, _, _ in seats]
        rated = model.rate(teams, ranks=[float(place) for place in places(seats)])
        changes: dict[str, list[Any]] = {}
        for (bot, _, _), [rating] in zip(seats, rated, strict=True):
            changes.setdefault(bot, []).append(rating)
        for bot, several in changes.items():  # a bot on several seats takes their mean
            ratings[bot].mu = sum(r.mu for r in several) / len(several)
            ratings[bot].sigma = sum(r.sigma for r in several) / len(several)
            own = [won for name, won, _ in seats if name == bot]
            wins[bot].append((sum(own), len(own)))
    found = [
        Standing(bot, rating.mu, 2 * rating.sigma, intervals.ratio(wins[bot]))
        for bot, rating in ratings.items()
    ]
    return sorted(found, key=lambda standing: -standing.rating)


def pairings(bots: tuple[str, ...], played: list[list[tuple[str, float, int]]]) -> list[Pairing]:
    found: dict[tuple[str, str], list[tuple[float, float]]] = {p: [] for p in combinations(bots, 2)}
    for seats in played:
        ranked = list(zip((bot for bot, _, _ in seats), places(seats), strict=True))
        for (first, second), pairs in found.items():
            duels = [(a, b) for x, a in ranked if x == first for y, b in ranked if y == second]
            if duels:
                better = sum((a < b) + (a == b) / 2 for a, b in duels)
                pairs.append((better, len(duels)))
    return [Pairing(a, b, intervals.ratio(pairs)) for (a, b), pairs in found.items()]
