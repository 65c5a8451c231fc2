"""Is the deck balanced? Games at every number of players, against the contract's targets."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

from lascaux.lab.measures import Finding, Sample, findings, shown
from lascaux.lab.play import Plan
from lascaux.lab.simulate import gather, shifted
from lascaux.lab.words import band, estimated, named, subject

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from concurrent.futures import Executor

    from lascaux.kernel.facts import Target
    from lascaux.kernel.game import Deck, Game
    from lascaux.lab.results import Results

MANY = 8  # how many of those that fail are named in a table


@dataclass(frozen=True, slots=True)
class Line:
    """One target at one number of players: the worst of what it speaks of, and what fails."""

    what: str
    band: str
    found: str
    met: bool
    failing: tuple[str, ...]

    @property
    def verdict(self) -> str:
        if self.met or not self.failing:
            return "met" if self.met else "not met"
        more = len(self.failing) - MANY
        names = (*self.failing[:MANY], f"{more} more") if more > 0 else self.failing
        return f"not met: {'; '.join(names)}"


def samples(
    game: Game,
    deck: Deck,
    bots: tuple[str, ...],
    seed: int,
    chosen: Mapping[str, str],
    games: dict[int, int],
    results: Results,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> list[Sample]:
    """The games of every number of players; what the results have already is not played again."""
    found, before = [], 0
    for players, many in games.items():
        plan = Plan(game.id, players, game.choose_options(players, chosen), deck, bots, seed)
        number = gather(plan, many, results, executor, partial(shifted, progress, before))
        found.append(Sample(results, number, plan, game, many))
        before += many
    return found


def distance(finding: Finding) -> tuple[bool, float]:
    """Whether it fails, and how far outside its band (or, below zero, how well inside) it is."""
    low, high = finding.band
    return not finding.met, max(low - finding.estimate.value, finding.estimate.value - high)


def grouped(found: Iterable[Finding]) -> list[list[Finding]]:
    """What was found, target by target."""
    groups: dict[Target, list[Finding]] = {}
    for finding in found:
        groups.setdefault(finding.target, []).append(finding)
    return list(groups.values())


def lines(sample: Sample) -> list[Line]:
    """The targets one by one. Where a target speaks of many things, the one nearest to failing."""
    found = []
    for several in grouped(findings(sample)):
        worst, many = max(several, key=distance), len(several) > 1
        name = f"{named(sample, worst)}: " if many else ""
        found.append(
            Line(
                subject(sample, worst.target),
                band(worst.target.what, *worst.band),
                f"{name}{estimated(worst)}",
                all(f.met for f in several),
                tuple(named(sample, f) for f in several if many and not f.met),
            )
        )
    return found


def as_data(found: Sequence[Sample]) -> dict[str, Any]:
    """The figures of a report, for docs/balance/ and for programs: by id, shares from 0 to 1."""
    plan = found[0].plan
    return {
        "game": plan.game,
        "deck": plan.deck.hash,
        "deck_name": plan.deck.name,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.options,
        "bands": "twice as wide" if found[0].variant else "of the contract",
        "players": {
            str(sample.plan.players): {
                "games": sample.games,
                "targets": [numbers(sample, several) for several in grouped(findings(sample))],
                "shown": [
                    numbers(sample, several)
                    for several in grouped(shown(sample))
                    if any(f.estimate.n for f in several)  # games kept of old may lack a count
                ],
            }
            for sample in found
        },
    }


def numbers(sample: Sample, several: list[Finding]) -> dict[str, Any]:
    """One target, and each thing it speaks of. Without a band nothing is wanted, so nothing is met."""
    first = several[0]
    low, high = map(finite, first.band)
    about = {"measure": first.target.what, "what": subject(sample, first.target)}
    items = [
        {"name": f.name, **{k: finite(v) for k, v in asdict(f.estimate).items()}, "met": f.met}
        for f in several
    ]
    if first.wanted:
        met = all(f.met for f in several)
        return {**about, "band": {"low": low, "high": high}, "met": met, "items": items}
    return {**about, "items": [{k: v for k, v in item.items() if k != "met"} for item in items]}


def finite(number: float) -> float | None:
    """JSON has no infinity."""
    return None if abs(number) == inf else round(number, 4)
