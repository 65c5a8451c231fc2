"""The first page of each part of a balance report in PDF: the targets in words, met or not."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from lascaux.lab.plots import GREEN, INK, INK_2, PANEL, RED, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.lab.balance import Line

MARGIN = 0.35  # inches, as all of these
LINE = 0.15  # from one line of small print to the next
GAP = 0.09  # between two rows
COLUMNS = ((MARGIN, 42), (3.3, 30), (5.45, 21))  # where each begins, and how many letters it holds
WHOLE = 100  # letters of small print across the page


def cover(heading: str, about: str, said: Sequence[str], lines: Sequence[Line]) -> Figure:
    """As high as its text, which is broken into lines here: nothing runs into anything."""
    notes = [row for text in said for row in wrap(text, WHOLE)]
    rows = [
        [wrap(text, room) for text, (_, room) in zip(cells, COLUMNS, strict=True)]
        for line in lines
        for cells in [(f"{line.what} ({line.band})", line.found, line.verdict)]
    ]
    table = sum(LINE * max(map(len, row)) + GAP for row in rows)
    height = 2 * MARGIN + 0.75 + LINE * len(notes) + GAP + table
    figure = Figure(figsize=(WIDTH, height), facecolor=PANEL)

    def put(x: float, y: float, text: str, size: int, colour: str, weight: str = "normal") -> None:
        figure.text(
            x / WIDTH, 1 - y / height, text, fontsize=size, color=colour, weight=weight, va="top"
        )

    put(MARGIN, MARGIN, heading, 15, INK, "bold")
    put(MARGIN, MARGIN + 0.4, about, 10, INK)
    y = MARGIN + 0.75
    for i, text in enumerate(notes):
        put(MARGIN, y + LINE * i, text, 8, INK_2)
    y += LINE * len(notes) + GAP
    for line, row in zip(lines, rows, strict=True):
        colours = (INK, INK, GREEN if line.met else RED)
        for (x, _), texts, colour in zip(COLUMNS, row, colours, strict=True):
            for i, text in enumerate(texts):
                put(x, y + LINE * i, text, 8, colour)
        y += LINE * max(map(len, row)) + GAP
    return figure
