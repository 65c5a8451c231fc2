"""Play many games between bots, on several processes, and count what happened."""

from __future__ import annotations

import time
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import lascaux.games  # noqa: F401  a worker process registers the games
from lascaux.bots import make
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import find
from lascaux.kernel.match import Match, start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lascaux.kernel.game import Tally

BATCH = 20  # games a task: long enough to be worth sending to another process


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play. Game i depends on the plan and on i alone."""

    game: str
    players: int
    options: dict[str, str]
    deck: Any
    bots: tuple[str, ...]
    seed: int
    records: Path | None = None

    def seats(self, index: int) -> list[str]:
        """The bots dealt to the seats in turn, shifted by one from game to game."""
        return [self.bots[(index + seat) % len(self.bots)] for seat in range(self.players)]


@dataclass(slots=True)
class Results:
    """What came out of some games of a plan."""

    tally: Tally
    games: int = 0
    finished: int = 0
    decisions: int = 0
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Results) -> None:
        self.tally.merge(other.tally)
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.wins_by_seat.update(other.wins_by_seat)
        self.wins_by_bot.update(other.wins_by_bot)


def play_one(plan: Plan, index: int) -> Match:
    """Game number `index`, played to its end. Bots get their seat's view and choices only."""
    game = find(plan.game)
    seats = plan.seats(index)
    secret = str(plan.seed)
    nonces = [derived(secret, index, "nonce", seat).hex()[:16] for seat in range(plan.players)]
    seed = derived(secret, index, "seed")
    match = start(game, plan.players, plan.options, plan.deck, seats, seed, nonces)
    bots = [
        make(name, game, plan.deck, FastLuck(f"{plan.seed} {index} {seat}"))
        for seat, name in enumerate(seats)
    ]
    position = match.position
    while not position.over:
        seat = position.turn
        match.answer(seat, bots[seat].choose(game.view(position, seat), position.choices))
    return match


def play_batch(plan: Plan, indexes: range) -> Results:
    results = Results(find(plan.game).tally(plan.deck))
    for index in indexes:
        match = play_one(plan, index)
        position, record = match.position, match.record
        results.games += 1
        results.finished += position.over
        results.decisions += sum(seat >= 0 for seat, _ in record.answers)
        results.wins_by_seat.update(position.winners)
        results.wins_by_bot.update(record.seats[seat] for seat in position.winners)
        results.tally.heard(position, match.events)
        if plan.records:
            record.write(plan.records / f"{plan.game}-{index + 1:06}.json")
    return results


def batches(plan: Plan, games: int, jobs: int) -> Iterator[Results]:
    """The results batch by batch, in the order of the games, whatever the number of jobs."""
    ranges = (range(first, min(first + BATCH, games)) for first in range(0, games, BATCH))
    if jobs == 1:
        yield from (play_batch(plan, indexes) for indexes in ranges)
        return
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        underway = deque(executor.submit(play_batch, plan, r) for r in islice(ranges, 2 * jobs))
        while underway:
            yield underway.popleft().result()
            underway.extend(executor.submit(play_batch, plan, r) for r in islice(ranges, 1))
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder}: no folder can be made there ({error.strerror})") from None


def simulate(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play the games and report on them."""
    if plan.records:
        make_folder(plan.records)
    started = time.perf_counter()
    results = Results(find(plan.game).tally(plan.deck))
    for batch in batches(plan, games, jobs):
        results.merge(batch)
        progress(results.games)
    seconds = time.perf_counter() - started
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": results.games,
        "finished": results.finished,
        "decisions": results.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(results.decisions / seconds),
        "wins_by_seat": [results.wins_by_seat[seat] for seat in range(plan.players)],
        "wins_by_bot": {bot: results.wins_by_bot[bot] for bot in dict.fromkeys(plan.bots)},
        **results.tally.report(),
    }
