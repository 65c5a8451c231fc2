"""Small pieces that the table of Krom is drawn with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from lascaux.games.krom.terms import KROMOSAURUS
from lascaux.terminal.seats import HEART

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from lascaux.terminal.scene import Scene

GUTTER: Final = 13  # where the name of a section stands
ROOMY: Final = 96  # columns


def labelled(label: str, body: RenderableType, note: str = "") -> Table:
    """A section with its name on the left."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(width=GUTTER - 1)
    grid.add_column(ratio=1)
    name = Text(label, "bold")
    if note:
        name.append(f"\n{note}", "not bold dim")
    grid.add_row(name, body)
    return grid


def hearts(hit_points: int, most: int) -> Text:
    return Text("♥" * hit_points, HEART).append("♡" * (most - hit_points), "dim")


def dice(faces: Sequence[int]) -> Text:
    return Text(" ").join(Text(f"[{face}]", "bold") for face in faces)


def fighter(scene: Scene, number: int) -> Text:
    if number == KROMOSAURUS:
        return Text(scene.words("krom-kromosaurus"), "bold")
    return scene.words.name(number)
