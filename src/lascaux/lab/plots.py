"""The plots of a balance report, in the colours of the house."""

from __future__ import annotations

from itertools import chain, groupby
from math import inf
from typing import TYPE_CHECKING, Any

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from lascaux.lab.balance import grouped
from lascaux.lab.intervals import ratio
from lascaux.lab.measures import findings, length, shown
from lascaux.lab.words import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

    from lascaux.lab.intervals import Estimate
    from lascaux.lab.measures import Finding, Sample

PANEL, INK, INK_2, EDGE = "#f7efdf", "#2a2019", "#5b4737", "#c2ac88"
RED, OCHRE, GREEN, COLD = "#a63a17", "#cf8f1d", "#2f6a3a", "#1d5c7a"
WIDTH = 7.2  # inches: a column of the page
LEAST = 0.1  # of an axis in per cent: less makes much of little
TITLES = {
    "seat": "Wins by seat",
    "character": "Wins by character",
    "leader": "Half-time: how often who leads alone wins in the end",
    "share": "Shares of {}",
    "used": "Use of {}: games in which each was used",
    "bought": "Use of {}: bought, of the games in which it was face up",
}


def canvas(title: str, height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDTH, height), facecolor=PANEL, layout="constrained")
    axes = figure.add_subplot(facecolor=PANEL)
    figure.suptitle(title, x=0.01, ha="left", color=INK, fontsize=11, fontweight="bold")
    axes.tick_params(colors=INK_2, labelsize=8)
    axes.grid(axis="x", color=EDGE, alpha=0.5, linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(EDGE)
    return figure, axes


def dots(title: str, found: Sequence[Finding], names: Sequence[str]) -> Figure:
    """Estimates with their intervals, one line each, before the bands they should touch."""
    figure, axes = canvas(title, 0.9 + 0.22 * len(found))
    left, right = reach(found)
    rows = list(enumerate(found))
    for (low, high), several in groupby(rows, lambda row: row[1].band):
        ys = [y for y, finding in several if finding.wanted]
        if ys:
            edges = (max(low, left), min(high, right))
            axes.fill_betweenx((ys[0] - 0.5, ys[-1] + 0.5), *edges, color=OCHRE, alpha=0.18, lw=0)
    for y, finding in rows:
        colour = COLD if not finding.wanted else GREEN if finding.met else RED
        spot(axes, y, finding.estimate, colour, "o" if finding.met else "X")
    axes.set_yticks(range(len(found)), names)
    axes.set_ylim(len(found) - 0.4, -0.6)
    axes.set_xlim(left, right)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    return figure


def spot(axes: Axes, y: int, estimate: Estimate, colour: str, marker: str = "o") -> None:
    line: dict[str, Any] = {"color": colour, "clip_on": False, "zorder": 3}
    axes.plot([estimate.low, estimate.high], [y, y], linewidth=1.6, **line)
    axes.plot([estimate.value], [y], marker, markersize=5, **line)


def reach(found: Sequence[Finding]) -> tuple[float, float]:
    """From where to where an axis goes: what was found, and the ends of the bands, where there are any."""
    ends = {end for f in found for end in (f.estimate.low, f.estimate.high)}
    ends |= {end for f in found for end in f.band if abs(end) != inf}
    room = max(0.05 * (max(ends) - min(ends)), (LEAST - (max(ends) - min(ends))) / 2)
    return max(0, min(ends) - room), min(1, max(ends) + room)


def lengths(sample: Sample) -> Figure:
    rows = sample.rows(
        "SELECT length, count(*) FROM games WHERE plan = ?1 AND game < ?2 GROUP BY 1 ORDER BY 1"
    )
    [(_, middle)] = length(sample, ())
    title = f"Length: how many {sample.game.unit} a game takes (median {middle.value:g})"
    figure, axes = canvas(title, 2.2)
    axes.grid(visible=False)
    axes.bar([n for n, _ in rows], [games / sample.games for _, games in rows], color=COLD)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xticks([n for n, _ in rows])
    axes.set_xlim(rows[0][0] - 2, rows[-1][0] + 2)
    return figure


RACE = """
SELECT r.round, s.won > 0, avg(r.score), count(*) FROM race r JOIN seats s USING (plan, game, seat)
WHERE plan = ?1 AND game < ?2 GROUP BY 1, 2 ORDER BY 1
"""


def race(sample: Sample) -> Figure:
    """The mean score after each round; rounds that few games reach are left out."""
    rows = sample.rows(RACE)
    figure, axes = canvas(f"The race: mean points after each of the {sample.game.unit}", 2.6)
    axes.grid(axis="y", color=EDGE, alpha=0.5, linewidth=0.6)
    for won, colour, label in ((1, RED, "winners"), (0, INK_2, "others")):
        kept = [(n, mean) for n, w, mean, games in rows if w == won and games >= sample.games / 10]
        line: dict[str, Any] = {"color": colour, "marker": "o", "markersize": 3, "label": label}
        axes.plot([n for n, _ in kept], [mean for _, mean in kept], **line)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(frameon=False, labelcolor=INK, fontsize=8)
    return figure


LIFT = """
SELECT c.card, c.game, avg(s.won), count(*) FROM cards c JOIN seats s USING (plan, game, seat)
WHERE plan = ?1 AND game < ?2 AND c.seat >= 0 GROUP BY 1, 2
"""


def lifts(sample: Sample) -> dict[str, Estimate]:
    """How often who used a card won; even is 1/n."""
    found: dict[str, list[tuple[float, float]]] = {}
    for card, _, won, users in sample.rows(LIFT):
        found.setdefault(card, []).append((won * users, users))
    return {card: ratio(pairs) for card, pairs in found.items()}


def lift(sample: Sample, cards: dict[str, str], title: str) -> Figure | None:
    """Wins of those who used each card, the best first."""
    known = {card: estimate for card, estimate in lifts(sample).items() if card in cards}
    if not known:
        return None
    ordered = sorted(known.items(), key=lambda item: -item[1].value)
    figure, axes = canvas(title, 0.9 + 0.22 * len(ordered))
    axes.axvline(1 / sample.plan.players, color=OCHRE, linewidth=1.4)
    for y, (_, estimate) in enumerate(ordered):
        spot(axes, y, estimate, COLD)
    axes.set_yticks(range(len(ordered)), [cards[card] for card, _ in ordered])
    axes.set_ylim(len(ordered) - 0.4, -0.6)
    axes.set_xlim(0, min(1, max(e.high for _, e in ordered) * 1.05))
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    return figure


def half_time(samples: Sequence[Sample]) -> list[Figure]:
    """The leader at half-time, at every number of players, where the game wants to know."""
    found, names = [], []
    for sample in samples:
        for finding in (*findings(sample), *shown(sample)):
            if finding.target.what == "leader":
                found.append(finding)
                games = f"{finding.estimate.n:,} games with such a leader"
                names.append(f"{sample.plan.players} players, {games}")
    return [dots(TITLES["leader"], found, names)] if found else []


def pages(sample: Sample) -> list[Figure]:
    """All plots of one number of players, in reading order."""
    found = grouped((*findings(sample), *shown(sample)))
    figures: list[Figure | None] = [lengths(sample), race(sample)]
    for several in found:
        target = several[0].target
        if target.what in {"seat", "character", "share"} and any(f.estimate.n for f in several):
            title = TITLES[target.what].format(target.says)
            figures.append(dots(title, several, [named(sample, f) for f in several]))
    others = [f for f in chain(*found) if f.target.what in {"games", "ratio"}]
    if others:
        figures.append(dots("Other targets", others, [named(sample, f) for f in others]))
    cards = {f.name: f for f in chain(*found) if f.target.what in {"used", "bought"}}
    for kind, ids in sample.game.kinds(sample.plan.deck, sample.plan.players).items():
        name = sample.game.kind_names.get(kind, kind)
        figures += card_plots(sample, name, [cards[i] for i in ids if i in cards])
    return [figure for figure in figures if figure is not None]


def card_plots(sample: Sample, kind: str, found: list[Finding]) -> list[Figure | None]:
    """How often the cards of a kind are used, and how often those who do win."""
    if not found:  # a card that nobody chooses: Winter, the houses at the start
        return []
    ordered = sorted(found, key=lambda f: f.estimate.value)
    names = {f.name: named(sample, f) for f in ordered}
    title = TITLES[found[0].target.what].format(kind)
    return [
        dots(title, ordered, list(names.values())),
        lift(sample, names, f"Wins of those who used it: {kind}"),
    ]
