"""Better numbers for an evaluation: change one, let the two versions play, keep what wins."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.bots.evaluate import EVALUATIONS
from lascaux.bots.greedy import Greedy
from lascaux.kernel.chance import FastLuck, outcome
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lascaux.bots.evaluate import Evaluation
    from lascaux.kernel.game import Game

FIXED = {"WIN", "SPREAD"}  # beyond all others, and of no use to who looks one step ahead
STEPS = (1.25, 0.8)  # a number is tried this much larger and smaller
SURE = 1.0  # standard deviations by which the new number must win more than its share


class Trial(NamedTuple):
    """One number against another, over so many games."""

    name: str
    old: float
    new: float
    won: float
    games: int
    share: float  # of the games that it would win if nothing had changed

    @property
    def better(self) -> bool:
        spread = sqrt(self.games * self.share * (1 - self.share))
        return self.won > self.games * self.share + SURE * spread


def numbers(game: Game) -> dict[str, float]:
    """The numbers of a game's evaluation that can be tuned: its constants that are fractions."""
    return {
        name: value
        for name, value in vars(EVALUATIONS[game.id]).items()
        if name.isupper() and isinstance(value, float) and name not in FIXED
    }


def variant(game: Game, weights: dict[str, float]) -> Evaluation:
    """A second copy of the game's evaluation with these numbers."""
    module: Any = EVALUATIONS[game.id]
    spec = spec_from_file_location(f"{module.__name__}_variant", module.__file__)
    assert spec is not None
    assert spec.loader is not None
    copy: Any = module_from_spec(spec)
    spec.loader.exec_module(copy)
    for name, value in weights.items():
        setattr(copy, name, value)
    return copy  # type: ignore[no-any-return]


def compare(
    game: Game, new: Evaluation, old: Evaluation, players: int, games: int, seed: str
) -> float:
    """How many games the new one wins, alone against the old one, from each seat in turn."""
    deck = game.deck()
    options = game.choose_options(players, {})
    won = 0.0
    for i in range(games):
        mine = i % players
        luck = FastLuck(f"{seed} {i // players}")  # the same for all seats of a round
        bots = [
            Greedy(
                game,
                deck,
                FastLuck(f"{seed} {i} {seat}"),
                worlds=1,
                rolls=2,
                evaluation=new if seat == mine else old,
            )
            for seat in range(players)
        ]
        table = game.setup(players, options, deck)
        while not table.over:
            seat = table.turn
            if seat == CHANCE:
                table.answer(CHANCE, outcome(table, luck))
            else:
                table.answer(seat, bots[seat].choose(game.view(table, seat), table.choices))
        if mine in table.winners:
            won += 1 / len(table.winners)
    return won


def tune(game: Game, players: int, games: int, rounds: int, seed: int) -> Iterator[Trial]:
    """Every number larger and smaller, round after round; what is better stays."""
    weights = numbers(game)
    for turn in range(rounds):
        for name, old in list(weights.items()):
            for factor in STEPS:
                new = round(old * factor, 3)
                versions = variant(game, weights | {name: new}), variant(game, weights)
                won = compare(game, *versions, players, games, f"{seed} {turn} {name} {factor}")
                trial = Trial(name, old, new, won, games, 1 / players)
                yield trial
                if trial.better:
                    weights[name] = new
                    break
