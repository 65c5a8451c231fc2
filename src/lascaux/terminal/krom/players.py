"""The players: the race to the goal, and what everybody has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from lascaux.terminal.krom.parts import hearts
from lascaux.terminal.parts import ROOMY, amount, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import COLD, MUST, SIGNS

if TYPE_CHECKING:
    from rich.console import RenderableType

GOODS = ("krom", "wood", "stone", "bone")


def title(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    line = Text().append(words.game("game-name"), f"bold {MUST}")
    line.append("  " + words("krom-round", round=view["round"], goal=view["goal"]), "bold")
    if view["options"]["glacial"] == "on":
        line.append(" · ").append(words.game("option-glacial"), COLD)
    return [Form(ALWAYS, line)]


def race(scene: Scene) -> Section:
    """Footsteps from 0 to the goal, the signs where the players are."""
    view = scene.view
    track = Text()
    for step in range(view["goal"] + 1):
        runners = [
            seat for seat, points in enumerate(view["points"]) if min(points, view["goal"]) == step
        ]
        track.append(" · " if step else "", "dim")
        track.append(str(step), "bold" if runners else "dim")
        for seat in runners:
            track.append(SIGNS[seat], scene.words.style(seat))
    return [Form(52, labelled(scene.words("krom-race"), track))]


def players(scene: Scene) -> Section:
    if not scene.view["characters"]:
        return []
    narrow = [Form(ALWAYS, listing(scene, with_evolutions=False, wrap=False))]
    if scene.width < ROOMY:
        return narrow
    return [
        Form(45, listing(scene, with_evolutions=True, wrap=True)),
        Form(65, listing(scene, with_evolutions=True, wrap=False)),
        *narrow,
    ]


def listing(scene: Scene, *, with_evolutions: bool, wrap: bool) -> Table:
    view, words = scene.view, scene.words
    table = Table(
        box=None, padding=(0, 1), pad_edge=False, header_style="dim", expand=with_evolutions
    )
    table.add_column("", no_wrap=True)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words("krom-hit-points"), no_wrap=True)
    for kind in GOODS:
        table.add_column(words.game(f"kind-{kind}"), justify="right", no_wrap=True)
    table.add_column(words("krom-cards"), justify="right", no_wrap=True)
    table.add_column(words("krom-points"), justify="right", no_wrap=True)
    if with_evolutions:
        table.add_column(words.game("row-evolution"), ratio=1, no_wrap=not wrap)
    for seat in range(len(view["characters"])):
        row: list[RenderableType] = [*figures(scene, seat)]
        if with_evolutions:
            row.append(Text(achievements(scene, seat), overflow="ellipsis", no_wrap=not wrap))
        table.add_row(*row)
    return table


def figures(scene: Scene, seat: int) -> list[Text]:
    view, words = scene.view, scene.words
    name = words.name(seat)
    if seat == view["seat"]:
        name.append(" " + words("you"), "dim")
    stunned = Text(words("krom-stunned"), "bold reverse")
    alive = hearts(view["hit_points"][seat], scene.constants["max_hit_points"])
    return [
        name,
        Text(words("krom-kg", weight=view["weights"][seat])),
        alive if view["hit_points"][seat] else stunned,
        *(amount(view[kind][seat]) for kind in GOODS),
        amount(view["cards"][seat]),
        Text(str(view["points"][seat]), "bold"),
    ]


def achievements(scene: Scene, seat: int) -> str:
    """What a player's points come from."""
    view, words = scene.view, scene.words
    cards = scene.deck.evolutions
    parts = [
        f"{cards[scene.deck.index[card]].points} {words.game.card(card)}"
        for card in view["evolutions"][seat]
    ]
    if view["trophy"] == seat:
        parts.append(f"{scene.constants['trophy']} {words('krom-trophy')}")
    return " · ".join(parts)


def evolutions(scene: Scene) -> Section:
    """Where the list of players is too narrow for them: who has realised what."""
    owners = [seat for seat, cards in enumerate(scene.view["evolutions"]) if cards]
    if scene.width >= ROOMY or not owners:
        return []
    grid = Table.grid(padding=(0, 1))
    for seat in owners:
        grid.add_row(scene.words.name(seat), Text(achievements(scene, seat)))
    return [Form(15, labelled(scene.words("krom-realised"), grid))]
