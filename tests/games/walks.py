"""Random walks through the games of the registry, for the tests that hold for every game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import lascaux.games  # noqa: F401  registers the games
from lascaux.kernel.game import GAMES, Game
from lascaux.kernel.rules import Position


def tables() -> list[tuple[str, int]]:
    """Every game at every player count."""
    return [(game.id, players) for game in GAMES.values() for players in game.seats]


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every combination of the variants."""
    names = list(game.options)
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(o.values for o in game.options.values()))
    ]


def new(game_id: str, players: int, options: dict[str, str] | None = None) -> Position:
    game = GAMES[game_id]
    chosen = game.choose_options(players, options or {})
    position: Position = game.setup(players, chosen, deck(game_id))
    return position


def short_deck() -> str:
    """Krom's tribe deck with Evolutions that count three times, up to 9: a whole game, soon over."""
    text = (GAMES["krom"].folder / "deck.toml").read_text(encoding="utf-8")
    return re.sub(r"(?<=points = )\d", lambda found: str(min(9, 3 * int(found[0]))), text)


def fixed_deck(game_id: str) -> Any:
    """A deck that is never tuned, where the game's tests have one."""
    file = Path(__file__).parent / game_id / "deck.toml"
    return GAMES[game_id].deck(file if file.exists() else None)


DECKS: dict[str, Any] = {}


def deck(game_id: str) -> Any:
    if game_id not in DECKS:
        DECKS[game_id] = GAMES[game_id].deck()
    return DECKS[game_id]


def step(position: Position, luck: random.Random) -> tuple[int, int]:
    """Any waiting seat, or CHANCE, answers anything legal."""
    waiting = position.waiting()
    seat = luck.choice(waiting) if waiting else position.turn
    choice = luck.choice(list(position.legal(seat)))
    position.answer(seat, choice)
    return seat, choice


def walk(position: Position, seed: int, limit: int = 20_000) -> Iterator[Position]:
    """The position before every answer of a random game, and after the last."""
    luck = random.Random(seed)
    for _ in range(limit):
        yield position
        if position.over:
            return
        step(position, luck)
    raise AssertionError("the game does not end")


def moments(game_id: str, players: int, seed: int, every: int) -> Iterator[Position]:
    """Some positions of a random game with random variants."""
    game = GAMES[game_id]
    options = random.Random(seed).choice(option_sets(game))
    for i, position in enumerate(walk(new(game_id, players, options), seed)):
        if i % every == seed % every:
            yield position
