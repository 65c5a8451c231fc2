"""Text that is wrapped as people write it: never at a no-break space."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

NO_BREAK: Final = "\u00a0"
STAND_IN: Final = "\ue000"  # rich breaks lines at any kind of space, but not at this


class Prose(Text):
    """A sentence or a paragraph."""

    def wrap(self, *args: Any, **options: Any) -> Any:
        joined = self.copy()
        joined.plain = self.plain.replace(NO_BREAK, STAND_IN)
        lines = Text.wrap(joined, *args, **options)
        for line in lines:
            line.plain = line.plain.replace(STAND_IN, NO_BREAK)
        return lines


def show(console: Console, *things: RenderableType) -> None:
    """Print one below the other; what is written is written as it is, brackets and all."""
    for thing in things:
        console.print(Group(Prose(thing) if isinstance(thing, str) else thing))
