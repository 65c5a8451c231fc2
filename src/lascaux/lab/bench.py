"""How fast the engine is: decisions of random play and copies, per second, on one core."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

from lascaux.games import OFFERED
from lascaux.kernel import rules

if TYPE_CHECKING:
    from lascaux.kernel.game import Game
    from lascaux.kernel.rules import Position

SECONDS = 1.5  # for each figure


def rows(seconds: float = SECONDS) -> list[dict[str, Any]]:
    """One row per game and player count."""
    return [
        {
            "game": game.id,
            "players": players,
            "compiled": not str(rules.__file__).endswith(".py"),
            "decisions_per_second": decisions_per_second(game, players, seconds),
            "copies_per_second": copies_per_second(game, players, seconds),
        }
        for game in OFFERED
        for players in game.seats
    ]


def decisions_per_second(game: Game, players: int, seconds: float) -> int:
    """Answers given by seats; the dice and draws between them take time and do not count."""
    deck = game.deck()
    options = game.choose_options(players, {})
    draw = random.Random(1).random
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        position = game.setup(players, options, deck)
        while not position.over:
            choices = position.choices
            decisions += position.turn >= 0
            position.answer(position.turn, choices[int(draw() * len(choices))])
    return round(decisions / (time.perf_counter() - started))


def copies_per_second(game: Game, players: int, seconds: float) -> int:
    """Copies of positions all along a random game."""
    positions = sample(game, players)
    copies = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return round(copies / (time.perf_counter() - started))


def sample(game: Game, players: int) -> list[Position]:
    position = game.setup(players, game.choose_options(players, {}), game.deck())
    draw = random.Random(1).random
    positions = []
    while not position.over:
        positions.append(position.copy())
        position.answer(position.turn, position.choices[int(draw() * len(position.choices))])
    return positions
