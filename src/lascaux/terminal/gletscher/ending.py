"""Who won and why: trophies, then hunters (G27)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lascaux.terminal.scene import Scene
from lascaux.terminal.seats import MUST


def result(scene: Scene) -> RenderableType:
    view, words = scene.view, scene.words
    winners = view["winners"]
    best = max(view["trophies"][seat] for seat in winners)
    verdict = words.told(
        "gletscher-won" if best >= view["goal"] else "gletscher-won-end",
        who=words.names(winners),
        winners=len(winners),
        trophies=best,
        year=view["year"],
    )
    verdict.stylize_before(f"bold {MUST}")
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words("gletscher-trophies"), justify="right")
    table.add_column(words("gletscher-hunters"), justify="right")

    def merit(seat: int) -> tuple[int, int]:
        return view["trophies"][seat], view["hunters"][seat]

    for seat in sorted(range(view["players"]), key=merit, reverse=True):
        name = words.name(seat)
        if seat in winners:
            name.stylize("bold reverse")
        trophies, hunters = merit(seat)
        table.add_row(name, Text(str(trophies), "bold"), Text(str(hunters)))
    return Group(verdict, Text(), table)
