"""Small pieces that the table of Krom is drawn with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lascaux.games.krom.terms import KROMOSAURUS
from lascaux.terminal.seats import HEART

if TYPE_CHECKING:
    from lascaux.terminal.scene import Scene


def hearts(hit_points: int, most: int) -> Text:
    return Text("♥" * hit_points, HEART).append("♡" * (most - hit_points), "dim")


def fighter(scene: Scene, number: int) -> Text:
    if number == KROMOSAURUS:
        return Text(scene.words("krom-kromosaurus"), "bold")
    return scene.words.name(number)
