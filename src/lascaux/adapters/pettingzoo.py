"""The games as PettingZoo's AEC environments: an agent per seat, action masks, dice rolled for you.

    from lascaux.adapters.pettingzoo import env
    table = env("krom", players=4, glacial=True)

An observation is {"observation", "action_mask"}; with observations="dict" the first is a dict of the
same numbers by name. Answers that are given secretly at the same time are asked for one seat after
the other, and no observation shows another's. An action that is not legal raises Refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.adapters import words
from lascaux.adapters.bout import Bout
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.extras import missing

try:
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from lascaux.adapters.spaces import Eyes, Observation
except ModuleNotFoundError:
    raise missing("pettingzoo") from None

if TYPE_CHECKING:
    from gymnasium import spaces

    from lascaux.kernel.game import View


def env(game: str, **options: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual checks around it."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(game, **options))
    return wrappers.OrderEnforcingWrapper(checked)


def raw_env(
    game: str, *, observations: str = "array", render_mode: str | None = None, **options: Any
) -> Table:
    return Table(Bout(game, **options), observations, render_mode)


class Table(AECEnv[str, Observation, "int | None"]):
    """A table whose every seat is an agent; rewards come at the end and sum up to 0."""

    def __init__(self, bout: Bout, observations: str, render_mode: str | None) -> None:
        super().__init__()
        self.bout = bout
        self.eyes = Eyes(bout, observations)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"lascaux_{bout.game.id}_v{bout.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(bout.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.eyes.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.eyes.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same seed gives the same luck."""
        self.luck = FastLuck(np_random(seed)[1])
        self.position = self.bout.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.answer(self.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.go_on()

    def go_on(self) -> None:
        """Roll until an agent is to act, or end the game for all."""
        self.bout.roll(self.position, self.luck)
        if not self.bout.over(self.position):
            self.agent_selection = self.possible_agents[self.position.turn]
            return
        self.rewards = dict(zip(self.agents, self.bout.rewards(self.position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.eyes.see(self.position, self.seats[agent])

    def view(self, agent: str) -> View:
        """All that the agent's seat may see, as JSON; an observation is made of it."""
        return self.bout.game.view(self.position, self.seats[agent])

    def render(self) -> str | None:
        """The question of the moment in words."""
        if self.render_mode is None or not self.agents:
            return None
        return words.question(self.bout, self.position, self.seats[self.agent_selection])

    def close(self) -> None:
        """Nothing to release."""
