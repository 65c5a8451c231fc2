"""Is the deck balanced? Games at every number of players, against the contract's targets."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from lascaux.lab.measures import Finding, Sample, findings
from lascaux.lab.play import Plan
from lascaux.lab.simulate import gather, shifted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from lascaux.kernel.facts import Target
    from lascaux.kernel.game import Game
    from lascaux.lab.results import Results

WHAT = {
    "seat": "wins by seat",
    "character": "wins by character",
    "length": "length of a game, median",
    "used": "games in which it was used",
    "bought": "bought where it was face up",
    "share": "share of {}",
    "ratio": "{}, of all decided",
    "games": "games: {}",
    "leader": "who leads alone at half-time wins",
    "winning": "mean winning score",
}
PLAIN = {"length", "winning"}  # not in per cent


@dataclass(frozen=True, slots=True)
class Line:
    """One target at one number of players: the worst of what it speaks of, and how many fail."""

    players: int
    what: str
    band: str
    found: str
    met: bool
    failing: tuple[str, ...]


def samples(
    game: Game,
    deck: Any,
    bots: tuple[str, ...],
    seed: int,
    games: dict[int, int],
    results: Results,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> list[Sample]:
    """The games of every number of players; what the results have already is not played again."""
    found, before = [], 0
    for players, many in games.items():
        plan = Plan(game.id, players, game.choose_options(players, {}), deck, bots, seed)
        number = gather(plan, many, results, executor, partial(shifted, progress, before))
        found.append(Sample(results, number, plan, game, many))
        before += many
    return found


def figure(what: str, value: float) -> str:
    return f"{value:.1f}" if what in PLAIN else f"{value:.1%}"


def band(what: str, low: float, high: float) -> str:
    if low == float("-inf") or (what not in PLAIN and low <= 0):
        return f"at most {figure(what, high)}"
    if high == float("inf") or (what not in PLAIN and high >= 1):
        return f"at least {figure(what, low)}"
    return f"{figure(what, low)} to {figure(what, high)}"


def distance(finding: Finding) -> float:
    """How far outside its band (or, below zero, how well inside) a finding is."""
    low, high = finding.band
    return max(low - finding.estimate.value, finding.estimate.value - high)


def lines(sample: Sample) -> list[Line]:
    """The targets one by one. Where a target speaks of many things, the one nearest to failing."""
    grouped: dict[Target, list[Finding]] = {}
    for finding in findings(sample):
        grouped.setdefault(finding.target, []).append(finding)
    found = []
    for several in grouped.values():
        worst = max(several, key=distance)
        what, estimate = worst.target.what, worst.estimate
        name = f"{worst.name}: " if len(several) > 1 else ""
        low, value, high = (figure(what, x) for x in (estimate.low, estimate.value, estimate.high))
        found.append(
            Line(
                sample.plan.players,
                WHAT[what].format(worst.target.of[0] if what == "share" else worst.name),
                band(what, *worst.band),
                f"{name}{value} ({low} to {high})",
                all(f.met for f in several),
                tuple(f.name for f in several if not f.met),
            )
        )
    return found


def as_data(found: Sequence[Sample]) -> dict[str, Any]:
    """The figures of a report, for docs/balance/ and for programs."""
    return {
        "game": found[0].game.id,
        "deck": found[0].plan.deck.hash,
        "bots": list(found[0].plan.bots),
        "seed": found[0].plan.seed,
        "players": {
            str(sample.plan.players): {
                "games": sample.games,
                "targets": [asdict(line) for line in lines(sample)],
            }
            for sample in found
        },
    }
