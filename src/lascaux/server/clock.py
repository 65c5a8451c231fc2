"""The clock of a table: when it runs out, a bot stands in for anyone still asked, if agreed."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from lascaux.server.moment import deadline
from lascaux.server.problems import Problem
from lascaux.server.seats import stand_in

if TYPE_CHECKING:
    from lascaux.server.neighbours import Neighbours
    from lascaux.server.room import Change, Room

LONGEST = 3600.0  # an event loop should not be asked for more at once


class Clock:
    def __init__(self, room: Room, neighbours: Neighbours) -> None:
        self.room = room
        self.neighbours = neighbours
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        room.listeners.append(self.look)

    def look(self) -> None:
        """Wind the clock to the question of the moment."""
        self.close()
        ends = deadline(self.room)
        if ends is not None and self.room.table.takeover and self.late():
            left = min(LONGEST, max(0.0, ends - time.time()))
            self.timer = asyncio.get_running_loop().call_later(left + 0.01, self.ring)

    def late(self) -> list[int]:
        """The people who are asked and have not answered."""
        return [seat for seat in self.room.waiting() if self.room.seats[seat].bot is None]

    def ring(self) -> None:
        self.task = asyncio.create_task(self.take_over())

    async def take_over(self) -> None:
        if not await self.neighbours.mine(self.room.id):
            self.timer = asyncio.get_running_loop().call_later(2.0, self.ring)
            return

        def decide() -> Change:
            ends = deadline(self.room)
            if ends is None or ends > time.time() or not self.late():
                raise Problem(409, "in-time", "nobody is late")
            return stand_in(self.room, self.late())

        try:
            await self.room.perform(decide)
        except Problem:
            self.look()

    def close(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
