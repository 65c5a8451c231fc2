"""The four places in their order: who is there, who wins ties, where the Kromosaurus prowls."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from lascaux.games.krom.terms import HEAVIER_WINS, KROMOSAURUS, PLACES
from lascaux.terminal.krom.parts import fighter
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import HEART, MUST, SIGNS

COLUMNS: Final = box.Box("    \n  │ \n" * 2 + "    \n" * 2 + "  │ \n    \n")


def places(scene: Scene) -> Section:
    return [
        Form(50, side_by_side(scene)),
        Form(54, one_below_the_other(scene)),
        Form(ALWAYS, in_a_line(scene)),
    ]


def side_by_side(scene: Scene) -> Table:
    table = Table(
        box=COLUMNS,
        border_style="dim",
        show_header=False,
        show_edge=False,
        expand=True,
        pad_edge=False,
    )
    for _ in PLACES:
        table.add_column(ratio=1)
    table.add_row(*(sign_post(scene, place) for place in PLACES))
    table.add_row(*(Text("\n").join(people(scene, place)) for place in PLACES))
    return table


def one_below_the_other(scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 2))
    for place in PLACES:
        grid.add_row(sign_post(scene, place), Text("  ").join(people(scene, place)))
    return grid


def in_a_line(scene: Scene) -> Text:
    """Signs only; the list of players has the names."""
    line = Text()
    for place in PLACES:
        line.append_text(sign_post(scene, place)).append(" ")
        for guest in people(scene, place, short=True):
            line.append_text(guest).append(" ")
        line.append(" ")
    return line


def sign_post(scene: Scene, place: str) -> Text:
    """✓ done, ▶ now, or its number; the name; ▲ or ▼ if the heavier or the lighter wins ties."""
    now = scene.view["now"]
    number = PLACES.index(place)
    if place == now:
        post = Text(f"▶ {scene.words.game(f'place-{place}')}", f"bold {MUST}")
    else:
        done = now is not None and number < PLACES.index(now)
        post = Text("✓ " if done else f"{number + 1} ", "dim")
        post.append(scene.words.game(f"place-{place}"), "bold not dim")
    return post.append(" ▲" if PLACES.index(place) in HEAVIER_WINS else " ▼", "dim not bold")


def people(scene: Scene, place: str, *, short: bool = False) -> list[Text]:
    view, words = scene.view, scene.words
    present = []
    for seat in range(len(view["characters"])):
        if view["place"][seat] == place:
            stunned = not view["hit_points"][seat]
            mark = " " + words("krom-stunned") if stunned else ""
            name = Text(SIGNS[seat], words.style(seat)) if short else words.name(seat)
            present.append(name.append(mark, "not bold dim"))
    if view["kromosaurus"]["place"] == place:
        beast = fighter(scene, KROMOSAURUS)
        present.append(beast.append(f" {view['kromosaurus']['hit_points']}♥", f"not bold {HEART}"))
    return present


def ties(scene: Scene) -> Section:
    """What the two triangles mean, and the beast that has not come yet."""
    note = Text(scene.words("krom-ties"), "dim")
    beast = scene.view["kromosaurus"]
    if beast["hit_points"] and not beast["place"]:
        note.append("  ").append_text(fighter(scene, KROMOSAURUS))
        note.append(f" {beast['hit_points']}♥ ", HEART).append(scene.words("krom-not-here"), "dim")
    return [Form(30, note)]
