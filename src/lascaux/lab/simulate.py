"""Play many games between bots and report on them."""

from __future__ import annotations

import sqlite3
import time
from typing import TYPE_CHECKING, Any

from lascaux.kernel.errors import BadInput, BrokenOff
from lascaux.kernel.game import find
from lascaux.lab.results import Results
from lascaux.lab.workers import batches, play

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor
    from pathlib import Path

    from lascaux.lab.play import Plan


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder}: no folder can be made there ({error.strerror})") from None


def gather(
    plan: Plan,
    games: int,
    results: Results,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> int:
    """Play what the results do not have yet of these games; the plan's number there."""
    if plan.records:
        make_folder(plan.records)
    number = results.plan(plan)
    done = {game for game in results.done(number) if game < games}
    have = len(done)
    progress(have)
    for batch in play(plan, batches(games, done), executor):
        try:
            results.keep(number, batch)
        except sqlite3.OperationalError as error:  # locked too long, no room left
            raise BrokenOff(f"no more games can be kept ({error})") from None
        have += len(batch)
        progress(have)
    return number


def shifted(progress: Callable[[int], None], before: int, done: int) -> None:
    """The progress of one plan among several."""
    progress(before + done)


def simulate(
    plan: Plan,
    games: int,
    executor: Executor | None,
    progress: Callable[[int], None],
    results: Results | None = None,
) -> dict[str, Any]:
    """Play the games and report on them."""
    results = results or Results()
    started = time.perf_counter()
    number = gather(plan, games, results, executor, progress)
    return report(plan, games, results, number, time.perf_counter() - started)


def report(plan: Plan, games: int, results: Results, number: int, seconds: float) -> dict[str, Any]:
    game = find(plan.game)
    totals = results.totals(number, games)
    [(decisions,)] = results.rows(
        "SELECT sum(decisions) FROM games WHERE plan = ? AND game < ?", number, games
    )
    seats, bots = (results.wins(by, number, games) for by in ("seat", "bot"))
    cards = results.cards(number, games)
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": totals.games,
        "finished": totals.games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "wins_by_seat": [seats.get(seat, 0) for seat in range(plan.players)],
        "wins_by_bot": {bot: bots.get(bot, 0) for bot in dict.fromkeys(plan.bots)},
        **game.report(plan.deck, totals),
        "cards": {
            card: dict(zip(("seen", "used"), cards.get(card, (0, 0)), strict=True))
            for card in plan.deck.index
        },
    }
