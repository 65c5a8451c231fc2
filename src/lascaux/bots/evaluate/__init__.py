"""What a table is worth to a seat, and how its game is thought about: a file or folder per game.

A game without one is judged by its score.
"""

from __future__ import annotations

from functools import cache
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from lascaux.bots.evaluate.score import ByScore
from lascaux.kernel.parts import find_part

if TYPE_CHECKING:
    from lascaux.kernel.game import Game


class Evaluation(Protocol):
    WORLDS: int  # tables to imagine for a decision, as many as hidden cards make them differ
    SPREAD: float  # a seat ahead of another by this much worth wins e times as often

    def evaluate(self, s: Any, seat: int) -> float:
        """The worth of the table to the seat, in any unit."""
        ...

    def chances(self, s: Any) -> list[float]:
        """Every seat's chance to win, as far as the table tells; they sum to 1."""
        ...

    def foresees(self, s: Any) -> bool:
        """Whether `evaluate` counts in, on average, what CHANCE is asked for now."""
        ...

    def prospect(self, s: Any, seat: int, choice: int) -> float:
        """The worth of an answer to a question that several answer at once."""
        ...


class Manner(NamedTuple):
    """How a game is searched (its MANNER); values are those of its evaluation."""

    heat: float = 4.0  # a choice the guide values this much less is tried e times less
    margin: float = inf  # one it values this much less than the best is not tried at all
    alone: bool = False  # the others are taken to pass: they hardly affect the thinker
    turns: bool = False  # a stretch is the turn of one seat, not a round of all


class Level(NamedTuple):
    """How strong a bot is: one step of a game's LADDER."""

    blunders: float  # how often it plays at random
    iterations: int = 0  # descents of its search; 0: looks one step ahead
    haze: float = 0.0  # how vaguely it judges what lies one step ahead, in the evaluation's unit


# Of a game with none: judged by the score, one step ahead says too little, so all of them search.
LADDER = (Level(0.6, 20), Level(0.35, 20), Level(0.1, 40), Level(0.0, 160))


def part(game: Game, piece: str = "") -> Any:
    return find_part(__name__, game, piece)


@cache
def evaluation_of(game: Game) -> Evaluation:
    found: Evaluation = part(game, "evaluate") or ByScore(game)
    return found


def manner_of(game: Game) -> Manner:
    found: Manner = getattr(part(game), "MANNER", Manner())
    return found


def ladder_of(game: Game) -> tuple[Level, ...]:
    """Weakest first, each stronger than the one below: docs/levels.md says how much was measured."""
    found: tuple[Level, ...] = getattr(part(game), "LADDER", LADDER)
    return found
