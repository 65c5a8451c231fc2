"""Who won and why: points by source (K26, K33, K37)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lascaux.terminal.krom.players import achievements
from lascaux.terminal.scene import Scene
from lascaux.terminal.seats import MUST


def result(scene: Scene) -> RenderableType:
    view, words = scene.view, scene.words
    winners = view["winners"]
    best = max(view["points"][seat] for seat in winners)
    reached = best >= view["goal"]
    verdict = words.told(
        "krom-won-goal" if reached else "krom-won-end",
        who=words.names(winners),
        winners=len(winners),
        points=best,
        goal=view["goal"],
        round=view["round"],
    )
    verdict.stylize_before(f"bold {MUST}")
    return Group(verdict, Text(), points(scene))


def points(scene: Scene) -> Table:
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(words("krom-points"), justify="right")
    table.add_column("", no_wrap=True)
    table.add_column(words("krom-source"))
    for seat in sorted(range(view["players"]), key=lambda seat: -view["points"][seat]):
        name = words.name(seat)
        if seat in view["winners"]:
            name.stylize("bold reverse")
        source = achievements(scene, seat) or "·"
        table.add_row(Text(str(view["points"][seat]), "bold"), name, Text(source))
    return table
