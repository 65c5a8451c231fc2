"""Small pieces that any table is drawn with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from lascaux.terminal.scene import Form, Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

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


def dice(faces: Sequence[int]) -> Text:
    return Text(" ").join(Text(f"[{face}]", "bold") for face in faces)


def gap(keep: int) -> Section:
    """A blank line, where there is room."""
    return [Form(keep, Text())]


def amount(n: int) -> Text:
    return Text(str(n) if n else "·", "" if n else "dim")
