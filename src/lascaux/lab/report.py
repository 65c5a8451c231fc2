"""Reports of the lab in the terminal."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing elsewhere."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(report: dict[str, Any]) -> None:
    """A report of `simulate`: the plain figures, then the cards."""
    console = Console()
    facts = Table(title=f"{report['game']}, {report['players']} players", show_header=False)
    for name, value in report.items():
        if name not in {"cards", "game", "players", "options"}:
            facts.add_row(name.replace("_", " "), plain(value))
    console.print(facts)
    cards = Table("card", "seen in", "used in", title="cards, by games")
    for card, counts in report["cards"].items():
        cards.add_row(card, str(counts["seen"]), str(counts["used"]))
    console.print(cards)


def plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def show_bench(rows: list[dict[str, Any]]) -> None:
    table = Table("game", "players", "compiled", "decisions/s", "copies/s")
    for row in rows:
        figures = (f"{row['decisions_per_second']:,}", f"{row['copies_per_second']:,}")
        table.add_row(
            row["game"], str(row["players"]), "yes" if row["compiled"] else "no", *figures
        )
    Console().print(table)
