"""The games as Gymnasium's environments: you have one seat, bots have the others.

    import gymnasium
    import lascaux.adapters.gymnasium
    seat = gymnasium.make("lascaux/krom-v1", players=3, bots="greedy")

Observations are those of lascaux.adapters.pettingzoo, action mask included. An action that is not
legal loses the game at once: reward -1, and `info["refused"]` names the clause.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lascaux.adapters import words
from lascaux.adapters.bout import Bout, whole
from lascaux.bots import make, maker
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.deckfile import shown
from lascaux.kernel.errors import BadInput
from lascaux.kernel.extras import missing
from lascaux.kernel.game import GAMES
from lascaux.kernel.rules import CHANCE, Refused

try:
    import gymnasium
    import numpy as np

    from lascaux.adapters.spaces import Eyes, Observation
except ModuleNotFoundError:
    raise missing("gymnasium") from None


class Seat(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; `bots` is a bot's name, or one for each of the others, clockwise."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  declared by the base

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        observations: str = "array",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.bout = Bout(game, **options)
        self.seat = whole("seat", seat)
        if self.seat not in range(self.bout.players):
            raise BadInput(f"there is no seat {seat} at a table of {self.bout.players}")
        if not isinstance(bots, Sequence):
            raise BadInput(f"bots must be a name or a list of names, not {shown(bots)}")
        self.names = [bots] * (self.bout.players - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != self.bout.players - 1:
            raise BadInput(f"{self.bout.players - 1} bots are needed, not {len(self.names)}")
        for name in self.names:
            maker(name)
        self.eyes = Eyes(self.bout, observations)
        self.observation_space = self.eyes.space()
        self.action_space = self.eyes.actions()
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played up to the first question to this seat."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(1 << 31))
        self.luck = FastLuck(drawn)
        others = [(self.seat + i) % self.bout.players for i in range(1, self.bout.players)]
        self.bots = {
            other: make(name, self.bout.game, self.bout.deck, FastLuck(f"{drawn} {other}"))
            for other, name in zip(others, self.names, strict=True)
        }
        self.position = self.bout.start()
        self.let_others_play()
        return self.eyes.see(self.position, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.position.answer(self.seat, int(action))
        except Refused as refused:
            seen = self.eyes.see(self.position, self.seat)
            return seen, -1.0, True, False, {"refused": f"{refused.clause}: {refused.key}"}
        self.let_others_play()
        over = self.bout.over(self.position)
        reward = self.bout.rewards(self.position)[self.seat]
        return self.eyes.see(self.position, self.seat), reward, over, False, {}

    def let_others_play(self) -> None:
        position, game = self.position, self.bout.game
        while not self.bout.over(position) and position.turn != self.seat:
            if position.turn == CHANCE:
                self.bout.roll(position, self.luck)
            else:
                other = position.turn
                choice = self.bots[other].choose(game.view(position, other), position.choices)
                position.answer(other, choice)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The mask alone, as libraries with maskable policies ask for it."""
        mask: np.ndarray[Any, Any] = self.eyes.see(self.position, self.seat)["action_mask"]
        return mask.astype(bool)

    def render(self) -> str | None:
        """The question of the moment in words."""
        if self.render_mode is None:
            return None
        return words.question(self.bout, self.position, self.seat)


for offered in GAMES.values():
    gymnasium.register(
        f"lascaux/{offered.id}-v{offered.version}",
        "lascaux.adapters.gymnasium:Seat",
        kwargs={"game": offered.id},
    )
