"""Observations and actions as Gymnasium's spaces, for the two adapters that speak them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from lascaux.kernel.errors import unknown

if TYPE_CHECKING:
    from lascaux.adapters.bout import Bout
    from lascaux.kernel.rules import Position

Observation = dict[str, Any]
FORMS = ("array", "dict")
LIMITS = np.iinfo(np.int16)


class Eyes:
    """How a seat's view becomes an observation."""

    def __init__(self, bout: Bout, observations: str) -> None:
        if observations not in FORMS:
            raise unknown("form of observations", observations, list(FORMS))
        self.bout = bout
        self.layout = bout.layout
        self.named = observations == "dict"

    def space(self) -> spaces.Dict:
        """Of one seat; every seat needs its own, because a space has its own luck."""
        seen: spaces.Space[Any] = numbers(self.layout.size)
        if self.named:
            parts = self.layout.slices.items()
            seen = spaces.Dict({name: numbers(part.stop - part.start) for name, part in parts})
        mask = spaces.Box(0, 1, (self.layout.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.layout.actions)

    def see(self, position: Position, seat: int) -> Observation:
        """The observation of a seat; its mask is empty unless the seat is to act."""
        view = self.bout.game.view(position, seat)
        seen: Any = np.frombuffer(self.layout.encode(view, seat), np.int16)
        if self.named:
            seen = {name: seen[part] for name, part in self.layout.slices.items()}
        acting = seat == position.turn and not self.bout.over(position)
        mask = self.layout.mask(position.choices if acting else ())
        return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8)}


def numbers(count: int) -> spaces.Box:
    return spaces.Box(LIMITS.min, LIMITS.max, (count,), np.int16)
