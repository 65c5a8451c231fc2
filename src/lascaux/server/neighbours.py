"""The other processes on the same database: what they tell us, and who plays the bots of a table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import TYPE_CHECKING, Any, Protocol

from lascaux.server.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger("lascaux")
AGAIN = 1.0  # seconds before a lost connection is tried again


class Neighbours(Protocol):
    async def open(self, heard: Callable[[str], None]) -> None: ...
    async def close(self) -> None: ...
    async def mine(self, table: str) -> bool:
        """Whether this process plays the bots and clocks of that table."""
        ...

    async def let_go(self, table: str) -> None: ...
    async def tell(self, word: str) -> None: ...


class Alone:
    """SQLite: this process is the only one."""

    async def open(self, heard: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    async def mine(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def let_go(self, table: str) -> None:
        pass

    async def tell(self, word: str) -> None:
        pass


def number(table: str) -> int:
    """A table as PostgreSQL's locks name it."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


class Postgres:
    """One connection listens, and holds a lock for each table whose bots this process plays.

    When the process dies its connection goes, and its locks with it.
    """

    def __init__(self, database: str) -> None:
        self.database = database
        self.connection: Any = None
        self.turn = asyncio.Lock()  # a connection does one thing at a time
        self.asking = asyncio.Lock()
        self.held: set[str] = set()
        self.keeper: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[str], None]) -> None:
        await self.connect(heard)
        self.keeper = asyncio.create_task(self.keep(heard))

    async def connect(self, heard: Callable[[str], None]) -> None:
        import asyncpg  # type: ignore[import-untyped]  # an extra: only PostgreSQL needs it

        connection = await asyncpg.connect(self.database)
        await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, word: heard(word))
        self.held.clear()
        self.connection = connection

    async def keep(self, heard: Callable[[str], None]) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            if self.connection.is_closed():
                with contextlib.suppress(Exception):  # not back yet: the next round tries again
                    await self.connect(heard)
                    heard("again")

    async def close(self) -> None:
        if self.keeper:
            self.keeper.cancel()
        if self.connection is not None:
            await self.connection.close(timeout=2)

    async def run(self, statement: str, value: object) -> Any:
        try:
            async with self.turn:
                return await self.connection.fetchval(statement, value)
        except Exception:  # noqa: BLE001  gone, in one of many ways: `keep` opens another
            log.warning("the connection to PostgreSQL's notices is lost; trying again")
            return None

    async def mine(self, table: str) -> bool:
        async with self.asking:  # locks are counted: never take one twice
            if self.connection.is_closed():
                return False
            if table not in self.held:
                if not await self.run("select pg_try_advisory_lock($1)", number(table)):
                    return False
                self.held.add(table)
            return True

    async def let_go(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            await self.run("select pg_advisory_unlock($1)", number(table))

    async def tell(self, word: str) -> None:
        await self.run(f"select pg_notify('{CHANNEL}', $1)", word)
