"""Reports of the lab in the terminal."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lascaux.lab.balance import lines
from lascaux.lab.ladder import DUEL, LIMITS
from lascaux.lab.words import variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lascaux.lab.intervals import Estimate
    from lascaux.lab.ladder import Match, Thinking
    from lascaux.lab.measures import Sample
    from lascaux.lab.play import Plan
    from lascaux.lab.tournament import Pairing, Standing


@contextmanager
def progress_bar(whole: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing elsewhere."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task(what, total=whole)
        yield lambda done: bar.update(task, completed=done)


def show(report: dict[str, Any]) -> None:
    """A report of `simulate`: the plain figures, then the cards if there are any."""
    console = Console()
    facts = Table(title=f"{report['game']}, {report['players']} players", show_header=False)
    for name, value in report.items():
        if name not in {"cards", "game", "players", "options"}:
            facts.add_row(name.replace("_", " "), plain(value))
    console.print(facts)
    if not report["cards"]:
        return
    cards = Table("card", "seen in", "used in", title="cards, by games")
    for card, counts in report["cards"].items():
        cards.add_row(card, str(counts["seen"]), str(counts["used"]))
    console.print(cards)


def plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def show_bench(rows: list[dict[str, Any]]) -> None:
    """The figures, then what they are figures of."""
    table = Table("game", "players", "decisions/s", "copies/s", "of a core")
    for row in rows:
        figures = (f"{row['decisions_per_second']:,}", f"{row['copies_per_second']:,}")
        table.add_row(row["game"], str(row["players"]), *figures, f"{row['core']:.0%}")
    console = Console(highlight=False)
    console.print(table)
    console.print(engine(rows[0]["compiled"]))
    console.print(quietness(rows))


def engine(compiled: bool) -> str:
    return f"The engine is {'compiled, by mypyc' if compiled else 'interpreted, plain Python'}."


def quietness(rows: list[dict[str, Any]]) -> str:
    """Whether other work held the figures up."""
    least = min(row["core"] for row in rows)
    busy = sum(row["busy"] for row in rows)
    if not busy:
        return f"The machine was quiet: the bench had at least {least:.0%} of a core."
    tables = "all tables" if busy == len(rows) else f"{busy} of {len(rows)} tables"
    return (
        f"The machine was busy: {tables} had too little of a core, as little as {least:.0%}.\n"
        "On a quiet machine the figures are higher."
    )


def percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def show_tournament(plan: Plan, standings: list[Standing], pairings: list[Pairing]) -> None:
    """The ratings, then who finished before whom; with 95 % intervals."""
    title = f"{plan.game}, {plan.players} players"
    won = "games won" if plan.players <= len(plan.bots) else "won by each of its seats"
    ratings = Table("bot", "rating", won, "games", title=title)
    for row in standings:
        rating = f"{row.rating:.1f} ± {row.give_or_take:.1f}"
        ratings.add_row(row.bot, rating, percent(row.wins), str(row.wins.n))
    duels = Table("bot", "finished before", "share", "games", title="one against the other")
    for pair in pairings:
        duels.add_row(pair.first, pair.second, percent(pair.better), str(pair.better.n))
    console = Console()
    console.print(ratings)
    console.print(duels)


def show_matches(matches: list[Match]) -> None:
    """Each level against the one below, with 95 % intervals."""
    table = Table("level", "against", "players", "won", "games", "at least", "")
    for row in matches:
        several = "children" if row.lower == "child" else f"{row.lower}s"
        lower = row.lower if row.players == DUEL else f"{row.players - 1} {several}"
        met = "met" if row.met else "not met"
        cells = (str(row.players), percent(row.won), str(row.won.n), f"{row.target:.1%}", met)
        table.add_row(row.upper, lower, *cells)
    Console().print(table)


def show_thinking(rows: list[Thinking]) -> None:
    """How long each level thinks."""
    table = Table("level", "players", "decisions", "mean", "95 % within", "at most", "")
    for row in rows:
        times = (f"{1000 * row.mean:.1f} ms", f"{1000 * row.usual:.1f} ms")
        limit, met = f"{1000 * LIMITS[row.level]:.0f} ms", "met" if row.met else "not met"
        table.add_row(row.level, str(row.players), str(row.decisions), *times, limit, met)
    Console().print(table)


def show_balance(samples: Sequence[Sample]) -> None:
    """Every target at every number of players, met or not."""
    for sample in samples:
        title = f"{sample.game.id}, {sample.plan.players} players, {sample.games} games"
        title += f"\n{variant(sample)}" if sample.variant else ""
        table = Table("target", "band", "found", "", title=title)
        for line in lines(sample):
            table.add_row(line.what, line.band, line.found, line.verdict)
        Console().print(table)
