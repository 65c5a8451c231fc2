"""A position of ours as a state of OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyspiel

from lascaux.adapters import words
from lascaux.adapters.openspiel.moment import Moment
from lascaux.kernel.rules import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


class SampledLuck:
    """Luck from a sampler of OpenSpiel: any function that draws from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def below(self, n: int, label: str) -> int:  # noqa: ARG002
        return min(int(self.sampler() * n), n - 1)


class LascauxState(pyspiel.State):
    """Seats answer one after the other; what they answer secretly stays sealed till all have."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.moment = Moment(game.bout, game.opening)

    def current_player(self) -> int:
        return PLAYERS.get(self.moment.turn, self.moment.turn)

    def is_terminal(self) -> bool:
        return self.moment.turn == NOBODY

    def returns(self) -> list[float]:
        return self.moment.bout.rewards(self.moment.position)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  only the current one is asked
        return sorted(self.moment.position.choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.turn == CHANCE:
            moment.draw(action)
        else:
            moment.answer(moment.turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if player < 0:
            return f"{getattr(moment.position.question(), 'label')} {action}"  # noqa: B009
        return words.action(moment.bout, moment.position, player, action)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> LascauxState:
        """A state in which this player saw and did the same; what is hidden is drawn anew.

        It is drawn from the player's view, by the right odds, and has no history of its own.
        """
        other: LascauxState = self.get_game().new_initial_state()
        other.moment = self.moment.imagined(player_id, SampledLuck(probability_sampler))
        return other

    def __str__(self) -> str:
        return str(self.moment)
