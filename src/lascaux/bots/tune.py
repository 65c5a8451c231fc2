"""Better numbers for an evaluation: all are changed at random, and the games say which way each should go.

Every seat of every game plays with other numbers. A number's slope is how far the score at the end
follows it, so one set of games tells of all numbers at once.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext
from importlib import import_module
from math import exp, inf, log, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.evaluate import part
from lascaux.bots.greedy import Greedy
from lascaux.kernel.chance import FastLuck, outcome
from lascaux.kernel.errors import BadInput
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager

    from lascaux.bots.evaluate import Evaluation
    from lascaux.kernel.game import Game
    from lascaux.kernel.rules import Position

    Progress = Callable[[int], None]  # how many games are done
    Bar = Callable[[int], AbstractContextManager[Progress]]  # for a number of games

# WIN outweighs everything else; the spreads do not matter to a bot that looks one step ahead.
FIXED = {"WIN", "SPREAD", "LAST_SPREAD", "MORE_SPREAD"}
APART = 0.35  # how far numbers are changed: standard deviation of the factor's logarithm
CLEAR = 2.0  # standard errors by which a slope must differ from none
STEP = 1.25  # factor by which a number is moved


def silent(done: int) -> None:
    """Nobody looks on."""


def no_bar(games: int) -> AbstractContextManager[Progress]:  # noqa: ARG001
    return nullcontext(silent)


class Slope(NamedTuple):
    """What a number does for the seat that plays with it."""

    name: str
    old: float
    gain: float  # points at the end, in comparison, for a number e times as large
    error: float

    @property
    def sure(self) -> float:
        """By how many standard errors it differs from none."""
        if not self.error:  # all results lie on one line, or all are 0
            return inf if self.gain else 0.0
        return abs(self.gain) / self.error

    @property
    def new(self) -> float:
        if self.sure <= CLEAR:
            return self.old
        return round(self.old * (STEP if self.gain > 0 else 1 / STEP), 3)


def modules(game: Game) -> list[Any]:
    """The evaluation of a game: a module, or a package with all that is in it."""
    evaluation = part(game, "evaluate")
    if evaluation is None:
        raise BadInput(f"{game.id} is judged by its score alone: it has no numbers to tune")
    name = evaluation.__name__
    inner = [module for key, module in sys.modules.items() if key.startswith(f"{name}.")]
    return [evaluation, *inner]


def numbers(game: Game) -> dict[str, float]:
    """The numbers of a game's evaluation that can be tuned: its constants that are fractions."""
    return {
        name: value
        for module in modules(game)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, float) and name not in FIXED
    }


def variant(game: Game, weights: dict[str, float]) -> Evaluation:
    """A second copy of the game's evaluation with these numbers, and its own memory."""
    originals = {module.__name__: module for module in modules(game)}
    name = next(iter(originals))
    for key in originals:
        del sys.modules[key]
    copy: Any = import_module(name)
    for key in originals:
        module = sys.modules[key]
        for number in weights.keys() & vars(module).keys():
            setattr(module, number, weights[number])
    sys.modules.update(originals)
    parent, _, child = name.rpartition(".")
    setattr(sys.modules[parent], child, originals[name])
    return copy  # type: ignore[no-any-return]


def played(game: Game, evaluations: Sequence[Evaluation], luck: str, bots: str) -> Position:
    """A game to its end, each seat with its own evaluation."""
    players, deck = len(evaluations), game.deck()
    table: Position = game.setup(players, game.choose_options(players, {}), deck)
    drawn = FastLuck(luck)
    seats = [
        Greedy(game, deck, FastLuck(f"{bots} {seat}"), worlds=1, rolls=2, evaluation=evaluation)
        for seat, evaluation in enumerate(evaluations)
    ]
    while not table.over:
        seat = table.turn
        if seat == CHANCE:
            table.answer(CHANCE, outcome(table, drawn))
        else:
            table.answer(seat, seats[seat].choose(game.view(table, seat), table.choices))
    return table


def compare(
    game: Game,
    new: Evaluation,
    old: Evaluation,
    players: int,
    games: int,
    seed: str,
    progress: Progress = silent,
) -> float:
    """How many games the new one wins, alone against the old one, from each seat in turn."""
    won = 0.0
    for i in range(games):
        mine = i % players
        evaluations = [new if seat == mine else old for seat in range(players)]
        # The luck is the same for all seats of a round.
        table = played(game, evaluations, f"{seed} {i // players}", f"{seed} {i}")
        if mine in table.winners:
            won += 1 / len(table.winners)
        progress(i + 1)
    return won


def slopes(
    game: Game,
    weights: dict[str, float],
    players: int,
    games: int,
    seed: str,
    progress: Progress = silent,
) -> list[Slope]:
    """What each number does, from games where every seat changes all of them."""
    chance = Random(seed)
    changes: list[dict[str, float]] = []
    results: list[float] = []
    for i in range(games):
        factors = [{name: exp(chance.gauss(0, APART)) for name in weights} for _ in range(players)]
        versions = [
            variant(game, {name: weights[name] * factor for name, factor in mine.items()})
            for mine in factors
        ]
        scores = game.score(played(game, versions, f"{seed} {i}", f"{seed} {i}"))
        for seat in range(players - 1):  # the last one's result follows from the others'
            changes.append(
                {name: beyond([log(mine[name]) for mine in factors], seat) for name in weights}
            )
            results.append(beyond(scores, seat))
        progress(i + 1)
    return [slope(name, old, [x[name] for x in changes], results) for name, old in weights.items()]


def beyond(values: Sequence[float], seat: int) -> float:
    """How far one is above the mean of the others."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def slope(name: str, old: float, changes: Sequence[float], results: Sequence[float]) -> Slope:
    """The line through no change and no gain that is nearest to these results."""
    square = sum(x * x for x in changes)
    gain = sum(x * y for x, y in zip(changes, results, strict=True)) / square
    missed = sum((y - gain * x) ** 2 for x, y in zip(changes, results, strict=True))
    return Slope(name, old, gain, sqrt(missed / max(1, len(results) - 1) / square))


def tune(
    game: Game, players: int, games: int, rounds: int, seed: int, bar: Bar = no_bar
) -> Iterator[list[Slope]]:
    """Slopes round after round, each time from the numbers that the last round moved.

    Each round has a bar of its own, so that its slopes can be told when they are there.
    """
    weights = numbers(game)
    for turn in range(rounds):
        with bar(games) as progress:
            found = slopes(game, weights, players, games, f"{seed} {turn}", progress)
        yield found
        weights = {one.name: one.new for one in found}
