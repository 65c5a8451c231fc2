"""All tables that this process has in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from lascaux.server import schema
from lascaux.server.autoplay import Autoplay
from lascaux.server.clock import Clock
from lascaux.server.room import Change, Room
from lascaux.server.rows import Seated

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from lascaux.server.bots import Pool
    from lascaux.server.decks import Decks
    from lascaux.server.live import Connection
    from lascaux.server.neighbours import Neighbours
    from lascaux.server.presence import Presence
    from lascaux.server.store import Store

log = logging.getLogger("lascaux")
MOST = 500  # tables in memory, as far as nobody is at the others
HEARTBEAT = 30.0


class Rooms:
    def __init__(
        self, store: Store, decks: Decks, pool: Pool, neighbours: Neighbours, presence: Presence
    ) -> None:
        self.store = store
        self.decks = decks
        self.pool = pool
        self.neighbours = neighbours
        self.presence = presence
        self.process = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.players: dict[str, tuple[Autoplay, Clock]] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.connections: set[Connection] = set()
        self.at_work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.neighbours.open(self.hear)
        self.later(self.resume())
        self.later(self.heartbeat())

    async def close(self) -> None:
        for connection in tuple(self.connections):
            connection.drop("restart")
        for task in self.at_work:
            task.cancel()
        for table in tuple(self.rooms):
            await self.shut(table)
        await self.neighbours.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def get(self, table: str) -> Room:
        """The room of a table, read from its rows if need be; Problem when there is none."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Room:
        room = Room(self.store, self.decks, table)
        async with room.lock:
            await room.catch_up()
        self.rooms[table] = room
        self.players[table] = (
            Autoplay(room, self.pool, self.neighbours),
            Clock(room, self.neighbours),
        )
        room.announce()
        if len(self.rooms) > MOST:
            await self.tidy()
        return room

    async def tidy(self) -> None:
        """Forget the tables at which nothing happens, the oldest first."""
        idle = [table for table in self.rooms if not self.busy(table)]
        for table in idle[: len(self.rooms) - MOST // 2]:
            await self.shut(table)

    async def shut(self, table: str) -> None:
        del self.rooms[table]
        for player in self.players.pop(table):
            player.close()
        await self.neighbours.let_go(table)

    def busy(self, table: str) -> bool:
        """Whether somebody is at this table, or something is being done there, in this process."""
        room = self.rooms.get(table)
        played = room is not None and (room.at_work or self.players[table][0].tasks)
        return self.presence.busy(table) or bool(played)

    async def gone(self, table: str) -> None:
        """The table's rows are deleted: forget it, here and in the other processes."""
        if table in self.rooms:
            await self.shut(table)
        await self.neighbours.tell(f"gone:{table}")

    async def touch(self, table: str, was: str = "", now: str = "") -> None:
        """Who sits at this table, or a name, has changed; `was` and `now` are the person's ids."""
        await (await self.get(table)).perform(lambda: Change(Seated(was=was, now=now)))

    async def resume(self) -> None:
        """Continue the games that were being played when the server stopped."""
        tables = schema.tables
        playing = select(tables.c.id).where(tables.c.state == "playing")
        for table in await self.store.column(playing.order_by(tables.c.created.desc()).limit(MOST)):
            try:
                await self.get(table)
            except Exception:
                log.exception("table %s cannot be opened", table)

    # Other processes.

    def hear(self, word: str) -> None:
        """`table:seq`, "here|…" (see presence.py), "bye:user", "gone:table"; "again" after a break."""
        if word.startswith("here|"):
            about = self.presence.hear(word, self.process)
            if about in self.rooms:
                self.rooms[about].announce()
        elif word.startswith("bye:"):
            self.drop(word.removeprefix("bye:"))
        elif word.startswith("gone:"):
            if (table := word.removeprefix("gone:")) in self.rooms:
                self.later(self.shut(table))
        elif word == "again":
            for known in self.rooms.values():
                self.later(known.refresh())
        else:
            table, _, seq = word.rpartition(":")
            room = self.rooms.get(table)
            if room is not None and int(seq) > room.seq:
                self.later(room.refresh())

    async def heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for table in tuple(self.rooms):
                if self.presence.busy(table):
                    await self.neighbours.tell(self.presence.word(self.process, table))

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.presence.enter(connection.room.id, connection.user_id, connection.watching)
        self.came_or_went(connection.room)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.presence.leave(connection.room.id, connection.user_id, connection.watching)
        self.came_or_went(connection.room)

    def came_or_went(self, room: Room) -> None:
        room.announce()
        self.later(self.neighbours.tell(self.presence.word(self.process, room.id)))

    def drop(self, user_id: str) -> None:
        """Close the connections of a person who has signed out everywhere."""
        for connection in tuple(self.connections):
            if connection.user_id == user_id:
                connection.drop("signed-out")

    async def sign_out(self, user_id: str) -> None:
        self.drop(user_id)
        await self.neighbours.tell(f"bye:{user_id}")
