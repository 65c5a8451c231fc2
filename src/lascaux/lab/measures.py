"""What the contract's targets measure, taken from the results of one plan."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from lascaux.lab import intervals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from lascaux.kernel.facts import Target
    from lascaux.kernel.game import Game
    from lascaux.lab.intervals import Estimate
    from lascaux.lab.play import Plan
    from lascaux.lab.results import Results

NO_BAND = (-inf, inf)


@dataclass(frozen=True, slots=True)
class Sample:
    """The first games of one plan."""

    results: Results
    number: int
    plan: Plan
    game: Game
    games: int

    @property
    def variant(self) -> dict[str, str]:
        """The options that are off their defaults."""
        return self.game.variant(self.plan.options)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """In a query ?1 is the plan, ?2 the number of games, and the values follow."""
        return self.results.rows(query, self.number, self.games, *values)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing a target speaks of, as found. It fails only wholly outside the band."""

    target: Target
    name: str
    estimate: Estimate
    band: tuple[float, float]

    @property
    def met(self) -> bool:
        return self.estimate.low <= self.band[1] and self.estimate.high >= self.band[0]

    @property
    def wanted(self) -> bool:
        """Whether the contract wants something of it."""
        return self.band != NO_BAND


def findings(sample: Sample) -> Iterator[Finding]:
    """What the contract wants something of at this number of players."""
    return (finding for finding in measured(sample, sample.game.targets) if finding.wanted)


def shown(sample: Sample) -> Iterator[Finding]:
    """What is measured besides."""
    return measured(sample, sample.game.shown)


def measured(sample: Sample, targets: tuple[Target, ...]) -> Iterator[Finding]:
    for target in targets:
        band = band_of(target, sample.game, sample.plan.players, sample.plan.options)
        for name, estimate in MEASURES[target.what](sample, target.of):
            yield Finding(target, name, estimate, band)


def band_of(
    target: Target, game: Game, players: int, options: Mapping[str, str]
) -> tuple[float, float]:
    """The band of a target; where an option is off its default, twice as wide (K38)."""
    low, high = target.band(players)
    if target.what in {"seat", "character"}:  # their band lies around an even share
        low, high = low + 1 / players, high + 1 / players
    return widened(low, high) if game.variant(options) else (low, high)


EVEN = 1 / 2


def widened(low: float, high: float) -> tuple[float, float]:
    """A band twice as wide: with two ends, twice as far from its middle to either.

    A share with one end has no width. Where nearly all or nearly none is wanted, twice as many
    may be otherwise: at least 95 % becomes 90 %, at most 15 % becomes 30 %. Else half as much is
    left outside: at least 2 % becomes 1 %, at most 80 % becomes 90 %.
    """
    if low == -inf:
        return low, 2 * high if high < EVEN else 1 - (1 - high) / 2
    if high == inf:
        return low / 2 if low < EVEN else 1 - 2 * (1 - low), high
    half = (high - low) / 2
    return low - half, high + half


def by_seat(sample: Sample, _of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    for seat in range(sample.plan.players):
        query = "SELECT won, 1 FROM seats WHERE plan = ?1 AND game < ?2 AND seat = ?3"
        yield str(seat + 1), intervals.ratio(sample.rows(query, seat))


def by_character(sample: Sample, _of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    query = "SELECT DISTINCT character FROM seats WHERE plan = ?1 AND game < ?2 ORDER BY 1"
    for (name,) in sample.rows(query):
        query = "SELECT won, 1 FROM seats WHERE plan = ?1 AND game < ?2 AND character = ?3"
        yield name, intervals.ratio(sample.rows(query, name))


def length(sample: Sample, _of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    rows = sample.rows("SELECT length FROM games WHERE plan = ?1 AND game < ?2")
    yield "median", intervals.median([n for (n,) in rows])


def card_games(sample: Sample) -> dict[str, tuple[int, int]]:
    """In how many games each card was seen, and used."""
    return sample.results.cards(sample.number, sample.games)


def used(sample: Sample, of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    """Of all games, in how many the card was used."""
    found, kinds = card_games(sample), sample.game.kinds(sample.plan.deck, sample.plan.players)
    for card in (card for kind in of for card in kinds[kind]):
        yield card, intervals.share(found.get(card, (0, 0))[1], sample.games)


def bought(sample: Sample, of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    """Of the games in which the card was seen, in how many it was used."""
    found, kinds = card_games(sample), sample.game.kinds(sample.plan.deck, sample.plan.players)
    for card in (card for kind in of for card in kinds[kind]):
        seen, used = found.get(card, (0, 0))
        yield card, intervals.share(used, seen)


def parts(sample: Sample, of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    """The share of each of these names among them all."""
    kind, *names = of
    marks = ", ".join(f"?{5 + i}" for i in range(len(names)))
    query = (
        "SELECT sum(n * (name = ?4)), sum(n) FROM counts"  # noqa: S608
        f" WHERE plan = ?1 AND game < ?2 AND kind = ?3 AND name IN ({marks}) GROUP BY game"
    )
    for name in names:
        yield name, intervals.ratio(sample.rows(query, kind, name, *names))


def ratio(sample: Sample, of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    """The share of the first name among all of them."""
    name, estimate = next(parts(sample, of))
    yield name, estimate


def games(sample: Sample, of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    """In how many games this was so."""
    query = (
        "SELECT sum(n) FROM counts WHERE plan = ?1 AND game < ?2 AND kind = 'games' AND name = ?3"
    )
    for name in of:
        [(hits,)] = sample.rows(query, name)
        yield name, intervals.share(hits or 0, sample.games)


HALF_TIME = """
WITH half AS (
  SELECT r.game, r.seat, r.score, max(r.score) OVER (PARTITION BY r.game) AS best
  FROM race r JOIN games g USING (plan, game)
  WHERE plan = ?1 AND game < ?2 AND r.round = g.length / 2
), leaders AS (SELECT game, seat, count(*) OVER (PARTITION BY game) AS n FROM half WHERE score = best)
SELECT s.won, 1 FROM leaders l JOIN seats s ON s.plan = ?1 AND s.game = l.game AND s.seat = l.seat
WHERE l.n = 1
"""


def leader(sample: Sample, _of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    """How often who leads alone at half-time (after round R/2, rounded down) wins."""
    yield "half-time", intervals.ratio(sample.rows(HALF_TIME))


def winning(sample: Sample, _of: tuple[str, ...]) -> Iterator[tuple[str, Estimate]]:
    rows = sample.rows("SELECT max(score) FROM seats WHERE plan = ?1 AND game < ?2 GROUP BY game")
    yield "mean", intervals.mean([score for (score,) in rows])


MEASURES: dict[str, Callable[[Sample, tuple[str, ...]], Iterator[tuple[str, Estimate]]]] = {
    "seat": by_seat,
    "character": by_character,
    "length": length,
    "used": used,
    "bought": bought,
    "share": parts,
    "ratio": ratio,
    "games": games,
    "leader": leader,
    "winning": winning,
}
