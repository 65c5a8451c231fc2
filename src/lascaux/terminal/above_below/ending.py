"""Who won and why: points by source (A34, A35)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lascaux.games.above_below.rules.scoring import SOURCES
from lascaux.terminal.scene import Scene
from lascaux.terminal.seats import MUST


def result(scene: Scene) -> RenderableType:
    view, words = scene.view, scene.words
    winners = view["winners"]
    totals = [sum(sheet.values()) for sheet in view["sheets"]]
    verdict = words.told(
        "above-won",
        who=words.names(winners),
        winners=len(winners),
        points=max(totals),
    )
    verdict.stylize_before(f"bold {MUST}")
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words("above-points"), justify="right")
    for source in SOURCES:
        table.add_column(words(f"above-source-{source}"), justify="right")
    table.add_column(words("above-coins"), justify="right")
    for seat in sorted(range(view["players"]), key=lambda seat: -totals[seat]):
        name = words.name(seat)
        if seat in winners:
            name.stylize("bold reverse")
        by_source = (Text(str(view["sheets"][seat][source])) for source in SOURCES)
        coins = Text(str(view["coins"][seat]), "dim")
        table.add_row(name, Text(str(totals[seat]), "bold"), *by_source, coins)
    return Group(verdict, Text(), table)
