"""What a table is worth by the score alone, for games without an evaluation of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.bots.evaluate.odds import shares, won

if TYPE_CHECKING:
    from lascaux.kernel.game import Game

WIN = 1000.0
RIVAL = 0.5  # weight of the best of the others' points
SPREAD = 4.0  # of points between two players of whom one wins e times as often
WORLDS = 2


class ByScore:
    """The evaluation of a game that has none of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.WORLDS = WORLDS
        self.SPREAD = SPREAD

    def evaluate(self, s: Any, seat: int) -> float:
        """Own points, less a share of the best of the others'."""
        if s.over:
            return WIN if seat in s.winners else -WIN
        points = self.game.score(s)
        mine = points.pop(seat)
        return mine - RIVAL * max(points, default=0)

    def chances(self, s: Any) -> list[float]:
        """By points."""
        points = self.game.score(s)
        return won(s.winners, len(points)) if s.over else shares(points, SPREAD)

    def foresees(self, s: Any) -> bool:  # noqa: ARG002
        """Dice are tried."""
        return False

    def prospect(self, s: Any, seat: int, choice: int) -> float:  # noqa: ARG002
        """All answers given at once look alike."""
        return 0.0
