"""How fast the engine is: decisions of random play and copies, per second, on one core."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import lascaux.games  # noqa: F401  registers the games
from lascaux.kernel import rules
from lascaux.kernel.game import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.kernel.game import Game
    from lascaux.kernel.rules import Position

QUIET = 0.9  # of a core: with less, other work held the figure up


class Figure(NamedTuple):
    per_second: int
    core: float  # the share of the time in which a core worked for it


class Stopwatch:
    """Time on the wall, and how much of it a core worked for us.

    It notices work that wants the same core, not what other cores do to caches and heat.
    """

    def __init__(self) -> None:
        self.started, self.worked = time.perf_counter(), time.thread_time()

    def seconds(self) -> float:
        return time.perf_counter() - self.started

    def figure(self, count: int) -> Figure:
        seconds, worked = self.seconds(), time.thread_time() - self.worked
        return Figure(round(count / seconds), min(1.0, worked / seconds))


def rows(
    seconds: float, progress: Callable[[int], None] = lambda _done: None
) -> list[dict[str, Any]]:
    """One row per game and player count; `progress` is told how many tables are done."""
    found: list[dict[str, Any]] = []
    for game, players in tables():
        answers, copied = decisions(game, players, seconds), copies(game, players, seconds)
        core = min(answers.core, copied.core)
        found.append(
            {
                "game": game.id,
                "players": players,
                "compiled": not str(rules.__file__).endswith(".py"),
                "decisions_per_second": answers.per_second,
                "copies_per_second": copied.per_second,
                "core": round(core, 3),
                "busy": core < QUIET,
            }
        )
        progress(len(found))
    return found


def tables() -> list[tuple[Game, int]]:
    return [(game, players) for game in GAMES.values() for players in game.seats]


def decisions(game: Game, players: int, seconds: float) -> Figure:
    """Answers given by seats; the dice and draws between them take time and do not count."""
    deck = game.deck()
    options = game.choose_options(players, {})
    draw = random.Random(1).random
    answers = 0
    watch = Stopwatch()
    while watch.seconds() < seconds:
        position = game.setup(players, options, deck)
        while not position.over:
            choices = position.choices
            answers += position.turn >= 0
            position.answer(position.turn, choices[int(draw() * len(choices))])
    return watch.figure(answers)


def copies(game: Game, players: int, seconds: float) -> Figure:
    """Copies of positions all along a random game."""
    positions = sample(game, players)
    copied = 0
    watch = Stopwatch()
    while watch.seconds() < seconds:
        for position in positions:
            position.copy()
        copied += len(positions)
    return watch.figure(copied)


def sample(game: Game, players: int) -> list[Position]:
    position = game.setup(players, game.choose_options(players, {}), game.deck())
    draw = random.Random(1).random
    positions = []
    while not position.over:
        positions.append(position.copy())
        position.answer(position.turn, position.choices[int(draw() * len(position.choices))])
    return positions
