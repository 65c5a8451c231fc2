"""Analyses of finished games: made in the background, moment by moment, and kept.

What is found is written down at once. So a second look costs nothing, a restart goes on where it
stopped, and with several processes each can say how far the one at work is.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import insert, update

from lascaux.server import bots
from lascaux.server.problems import Problem
from lascaux.server.rows import AnalysisRow, all_of
from lascaux.server.schema import analyses
from lascaux.server.study import Found, Study

if TYPE_CHECKING:
    from lascaux.kernel.match import Match
    from lascaux.server.bots import Pool
    from lascaux.server.messages import Analysis
    from lascaux.server.neighbours import Neighbours
    from lascaux.server.room import Room
    from lascaux.server.store import Store


class Analyst:
    def __init__(self, store: Store, pool: Pool, neighbours: Neighbours) -> None:
        self.store = store
        self.pool = pool
        self.neighbours = neighbours
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()  # one game after the other: bots need the workers, too

    async def look(self, room: Room) -> Analysis:
        """What is known of this game."""
        return (await self.study(room.id, finished(room))).analysis()

    async def begin(self, room: Room) -> Analysis:
        """The same; whatever is missing is being found out from now on."""
        study = await self.study(room.id, finished(room))
        if study.next() is not None:
            working = self.at_work.get(room.id)
            if working is not None and working.done():
                del self.at_work[room.id]
                working.result()  # what went wrong is said once, then tried again
            if room.id not in self.at_work:
                self.at_work[room.id] = asyncio.create_task(self.work(room.id, study.match))
        return study.analysis()

    async def work(self, table: str, match: Match) -> None:
        name = f"analysis of {table}"
        async with self.turn:
            if not await self.neighbours.mine(name):
                return  # another process is at it
            try:
                study = await self.study(table, match)
                while (n := study.next()) is not None:
                    study.found[n] = await self.pool.run(
                        bots.standing, match.record, match.deck, n, study.gone(n)
                    )
                    await self.keep(table, study.found)
            finally:
                await self.neighbours.let_go(name)

    async def study(self, table: str, match: Match) -> Study:
        wanted = all_of(analyses, AnalysisRow).where(analyses.c.table_id == table)
        row = await self.store.first(wanted, AnalysisRow)
        known: dict[str, Found] = row.found if row else {}
        return Study(match, {int(n): found for n, found in known.items()})

    async def keep(self, table: str, found: dict[int, Found]) -> None:
        values = {"found": {str(n): one for n, one in found.items()}}
        kept = update(analyses).where(analyses.c.table_id == table).values(values)
        if await self.store.write(kept) == [0]:
            await self.store.write(insert(analyses).values(table_id=table, **values))

    def close(self) -> None:
        for task in self.at_work.values():
            task.cancel()


def finished(room: Room) -> Match:
    if room.match is None or not room.match.position.over:
        raise Problem(409, "not-over", "an analysis is made when the game is over")
    return room.match
