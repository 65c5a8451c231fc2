"""A balance report as files: a page for the browser, a PDF, and its figures as JSON."""

from __future__ import annotations

import io
import json
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lascaux.kernel.texts import Texts
from lascaux.lab.balance import Line, as_data, lines
from lascaux.lab.words import variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.figure import Figure

    from lascaux.lab.measures import Sample

STYLE = (Path(__file__).parent / "pages.css").read_text(encoding="utf-8")
NOTE = (
    "Points are estimates, lines their 95 % intervals, the shaded band is what is wanted."
    " A target fails only if an interval lies wholly outside its band."
)


def write(samples: Sequence[Sample], folder: Path) -> list[Path]:
    from lascaux.lab import plots

    figures = [plots.pages(sample) for sample in samples]
    together = plots.half_time(samples)
    name = f"balance-{samples[0].game.id}"
    files = {kind: folder / f"{name}.{kind}" for kind in ("html", "pdf", "json")}
    files["html"].write_text(page(samples, figures, together), encoding="utf-8")
    files["json"].write_text(text(as_data(samples)), encoding="utf-8")
    book(samples, figures, together, files["pdf"])
    return list(files.values())


def text(data: dict[str, Any]) -> str:
    """As JSON, the innermost things on a line of their own."""
    whole = json.dumps(data, indent=1)
    return re.sub(r"\{[^{}\[\]]*\}", lambda one: " ".join(one[0].split()), whole) + "\n"


def heading(samples: Sequence[Sample]) -> str:
    first = samples[0]
    return f"Is the deck of {Texts(first.game.folder, 'en')('game-name')} balanced?"


def notes(samples: Sequence[Sample]) -> list[str]:
    deck, played = samples[0].plan.deck, variant(samples[0])
    return [f"Deck: {deck.name}, {deck.hash}", *([played] if played else []), NOTE]


def about(sample: Sample) -> str:
    bots = ", ".join(sample.plan.bots)
    return (
        f"{sample.plan.players} players: {sample.games:,} games of {bots}, seed {sample.plan.seed}"
    )


def page(samples: Sequence[Sample], figures: list[list[Figure]], together: list[Figure]) -> str:
    parts = [f"<h1>{escape(heading(samples))}</h1>"]
    parts += [f"<p>{escape(note)}</p>" for note in notes(samples)]
    for sample, several in zip(samples, figures, strict=True):
        parts.append(f"<h2>{escape(about(sample))}</h2>")
        parts.append(table(lines(sample)))
        parts += map(svg, several)
    if together:
        parts += ["<h2>All numbers of players</h2>", *map(svg, together)]
    body = "\n".join(parts)
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(heading(samples))}</title>"
    return f"<!doctype html><html lang=en><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n"


def table(found: list[Line]) -> str:
    rows = "".join(
        f"<tr class={'met' if line.met else 'missed'}><td>{escape(line.what)}<td>{line.band}"
        f"<td>{escape(line.found)}<td>{escape(line.verdict)}"
        for line in found
    )
    return f"<table><tr><th>target<th>band<th>found (nearest to failing)<th>{rows}</table>"


def svg(figure: Figure) -> str:
    from matplotlib import rc_context

    stream = io.StringIO()
    with rc_context({"svg.hashsalt": "lascaux"}):  # else no two pages of the same games are alike
        figure.savefig(stream, format="svg", metadata={"Date": None})
    drawn, title = stream.getvalue(), escape(figure.get_suptitle())
    return f'<figure role=img aria-label="{title}">{drawn[drawn.index("<svg") :]}</figure>'


def book(
    samples: Sequence[Sample], figures: list[list[Figure]], together: list[Figure], file: Path
) -> None:
    from matplotlib.backends.backend_pdf import PdfPages

    from lascaux.lab.cover import cover

    with PdfPages(file, metadata={"Title": heading(samples), "CreationDate": None}) as pdf:
        for sample, several in zip(samples, figures, strict=True):
            pdf.savefig(cover(heading(samples), about(sample), notes(samples), lines(sample)))
            for figure in several:
                pdf.savefig(figure)
        for figure in together:
            pdf.savefig(figure)
