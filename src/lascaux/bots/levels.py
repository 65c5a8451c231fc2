"""Four levels to play against: Child, Gatherer, Hunter, Elder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.greedy import Greedy
from lascaux.bots.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Game


class Budget(NamedTuple):
    """How much thinking a game asks for: so that each level clearly beats the one below."""

    blunders: float  # of the Child: how often it does just anything
    hunter: int  # descents for a decision
    elder: int


BUDGETS = {
    "krom": Budget(blunders=0.35, hunter=40, elder=240),
    "gletscher": Budget(blunders=0.35, hunter=20, elder=120),
}
USUAL = Budget(blunders=0.35, hunter=40, elder=200)


def budget(game: Game) -> Budget:
    return BUDGETS.get(game.id, USUAL)


def child(game: Game, deck: Any, luck: Luck) -> Greedy:
    """Means well, and is easily distracted."""
    return Greedy(game, deck, luck, blunders=budget(game).blunders)


def gatherer(game: Game, deck: Any, luck: Luck) -> Greedy:
    """Takes what is best now."""
    return Greedy(game, deck, luck)


def hunter(game: Game, deck: Any, luck: Luck) -> Search:
    """Plays out in thought what may come of it."""
    return Search(game, deck, luck, iterations=budget(game).hunter)


def elder(game: Game, deck: Any, luck: Luck) -> Search:
    """The same, for longer."""
    return Search(game, deck, luck, iterations=budget(game).elder)


LEVELS: dict[str, Callable[[Game, Any, Luck], Greedy | Search]] = {
    "child": child,
    "gatherer": gatherer,
    "hunter": hunter,
    "elder": elder,
}
