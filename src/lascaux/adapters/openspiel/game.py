"""A game of ours as a game of OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pyspiel

from lascaux.adapters.bout import Bout, shared
from lascaux.adapters.openspiel.memory import Step
from lascaux.adapters.openspiel.moment import OUTCOMES
from lascaux.adapters.openspiel.observer import Observer
from lascaux.adapters.openspiel.state import LascauxState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.kernel.game import Game

LONGEST = 20_000  # answers in a game, far above any that was seen
NO_DEAL = -1
ANY_DECK = ""


class LascauxGame(pyspiel.Game):
    """One game with its options; a subclass for each game says which."""

    offered: ClassVar[Game]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        full = {**defaults(self.offered), **(given or {})}
        terms = dict(full)
        terms["deal"] = None if terms["deal"] == NO_DEAL else terms["deal"]
        terms["deck"] = terms["deck"] or None
        self.bout = shared(self.offered.id, **terms)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.bout.layout.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.bout.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.offered), info, full)
        self.opening = Step(self.bout.start())

    def new_initial_state(self) -> LascauxState:
        return LascauxState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.bout, iig_obs_type, params)


def short_name(game: Game) -> str:
    return f"lascaux_{game.id}"


def typed(value: str) -> str | int:
    """OpenSpiel reads a number in a game's string as a number."""
    return int(value) if value.isdigit() else value


def defaults(game: Game) -> dict[str, Any]:
    """Every parameter of a game, with its value if none is given."""
    variants = {
        name.replace("-", "_"): typed(option.values[0]) for name, option in game.options.items()
    }
    return {
        "players": game.seats[0],
        "rounds": 0,
        "deal": NO_DEAL,
        "deck": ANY_DECK,
        **variants,
    }


def parameters(bout: Bout) -> dict[str, Any]:
    """The parameters that differ from the defaults."""
    given = {
        name: typed(value) if isinstance(value, str) else value
        for name, value in bout.terms.items()
        if value is not None
    }
    return {name: value for name, value in given.items() if value != defaults(bout.game)[name]}


def game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=f"Lascaux {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register(game: Game) -> None:
    """OpenSpiel keeps the class to the very end of the program; a function would not live so long."""
    pyspiel.register_game(
        game_type(game), type(f"{game.id.title()}Game", (LascauxGame,), {"offered": game})
    )
