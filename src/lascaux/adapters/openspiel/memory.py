"""What a player remembers of a game, as a fingerprint: all they saw and did, in order.

A view tells what a seat may see now; an information state is the whole past as the player lived it.
It is worked out only when somebody asks for it: most states of a search are passed through unread.
What a player cannot notice leaves no trace, so that no secret step of another can be counted.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from lascaux.kernel.codec import canonical

if TYPE_CHECKING:
    from lascaux.adapters.bout import Bout
    from lascaux.kernel.rules import Position

Memory = tuple[str, str]  # the fingerprint, and the view last seen
NO_MEMORY: Memory = ("", "")
BYTES = 16


class Step:
    """A table as it was, what was answered to get there, and the step before."""

    __slots__ = ("before", "choice", "memories", "position", "seat")

    def __init__(
        self, position: Position, before: Step | None = None, seat: int = -1, choice: int = 0
    ) -> None:
        self.position = position
        self.before = before
        self.seat = seat
        self.choice = choice
        self.memories: dict[int, Memory] = {}

    def memory(self, bout: Bout, player: int) -> Memory:
        """What this player remembers here."""
        unread: list[Step] = []
        step: Step | None = self
        while step is not None and player not in step.memories:
            unread.append(step)
            step = step.before
        memory = NO_MEMORY if step is None else step.memories[player]
        for later in reversed(unread):
            memory = later.memories[player] = later.add(bout, player, memory)
        return memory

    def add(self, bout: Bout, player: int, memory: Memory) -> Memory:
        """The memory after this step: what the player did, and what they see if it is new."""
        mark, last = memory
        if self.seat == player:
            mark = fingerprint(mark, f"did {self.choice}")
        seen = canonical(bout.game.view(self.position, player))
        return (mark, last) if seen == last else (fingerprint(mark, seen), seen)


def fingerprint(*texts: str) -> str:
    return blake2b("\n".join(texts).encode(), digest_size=BYTES).hexdigest()
