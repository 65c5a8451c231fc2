"""Seats that play by themselves: bots, bots that stand in for people, and people who pass.

They answer at a human pace, and in a window after the same time whatever they hold.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from lascaux.server import bots
from lascaux.server.play import move, question
from lascaux.server.problems import Problem

if TYPE_CHECKING:
    from lascaux.server.bots import Pool
    from lascaux.server.neighbours import Neighbours
    from lascaux.server.room import Change, Room

log = logging.getLogger("lascaux")
PACE = (0.6, 1.2)  # seconds for a step
QUICK = 0.05  # seconds for a pass of fast bots: thinking or not must look the same
ELSEWHERE = 2.0  # seconds until we ask again whether the other process still plays this table
TROUBLE = 2.0  # seconds before a step that failed is tried again
dawdle = secrets.SystemRandom().uniform


class Late(Exception):  # noqa: N818  no failure
    """The question is not asked any more."""


class Autoplay:
    def __init__(self, room: Room, pool: Pool, neighbours: Neighbours) -> None:
        self.room = room
        self.pool = pool
        self.neighbours = neighbours
        self.tasks: dict[int, asyncio.Task[None]] = {}
        room.listeners.append(self.look)

    def look(self) -> None:
        """Begin to answer for every seat that is asked and plays by itself."""
        if not self.room.playing:
            return
        for seat in self.room.waiting():
            if seat not in self.tasks and self.automatic(seat):
                self.tasks[seat] = asyncio.create_task(self.play(seat))

    def automatic(self, seat: int) -> bool:
        return self.room.seats[seat].bot is not None or self.passes(seat)

    def passes(self, seat: int) -> bool:
        match = self.room.match
        return match is not None and match.position.question().window and self.room.passes(seat)

    async def play(self, seat: int) -> None:
        try:
            if await self.neighbours.mine(self.room.id):
                await self.step(seat)
            else:
                await asyncio.sleep(ELSEWHERE)
        except (Late, Problem):
            pass
        except Exception:
            log.exception("seat %s of table %s cannot go on", seat, self.room.id)
            await asyncio.sleep(TROUBLE)
        finally:
            self.tasks.pop(seat, None)
        self.look()

    async def step(self, seat: int) -> None:
        room = self.room
        loop = asyncio.get_running_loop()
        asked = question(room, seat)
        if asked is None:
            raise Late
        number = room.seq
        due = loop.time() + self.pause()
        choice = await self.choose(seat)
        await asyncio.sleep(max(0.0, due - loop.time()))

        def decide() -> Change:
            match = room.match
            if match is None or question(room, seat) != asked or not self.automatic(seat):
                raise Late
            return move(room.id, match, seat, choice)

        await room.perform(decide, f"auto:{number}:{seat}")

    def pause(self) -> float:
        """Seconds for the step that is asked for now."""
        if not self.room.table.fast_bots:
            return dawdle(*PACE)
        match = self.room.match
        return QUICK if match is not None and match.position.question().window else 0.0

    async def choose(self, seat: int) -> int:
        match = self.room.match
        assert match is not None
        choices = list(match.position.legal(seat))
        bot = self.room.seats[seat].bot
        if not choices:
            raise Late
        if bot is None or len(choices) == 1:
            return choices[0]  # the first option of a window passes
        view = match.game.view(match.position, seat)
        who = f"{match.record.commitment} {seat} {bot}"
        luck = secrets.token_hex(16)
        return await self.pool.run(
            bots.choose, who, match.game.id, self.room.deck, bot, luck, view, choices
        )

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
