"""The database: reads at any time, writes in groups that are committed together."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import event, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from lascaux.kernel.errors import BadInput
from lascaux.server.migrations import upgrade
from lascaux.server.schema import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
CHANNEL = "lascaux"
GROUP = 100  # writes committed together at most


class Conflict(Exception):  # noqa: N818  somebody was faster
    """A row of that name or number is there already; nothing of this write was kept."""


def driver_url(database: str) -> str:
    scheme, separator, rest = database.partition("://")
    if not separator or scheme not in DRIVERS:
        raise BadInput(f"{database}: write sqlite:///FILE or postgresql://USER@HOST/NAME")
    return f"{DRIVERS[scheme]}://{rest}"


def make_engine(database: str) -> AsyncEngine:
    url = driver_url(database)
    try:
        engine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
    except ImportError:
        raise BadInput(
            "PostgreSQL needs one more package: pip install 'lascaux[postgres]'"
        ) from None
    except SQLAlchemyError as error:
        raise BadInput(f"{database}: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", tune_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def tune_sqlite(connection: Any, _: Any) -> None:
    """What is committed survives a power cut; readers never wait for the writer."""
    connection.isolation_level = None  # transactions begin where begin_sqlite says
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    connection.exec_driver_sql("begin")


class Write:
    """Statements that are kept together or not at all."""

    def __init__(self, statements: Sequence[Executable]) -> None:
        self.statements = statements
        self.done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()


class Store:
    """One database, open for one event loop."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine = make_engine(database)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.pending: asyncio.Queue[Write] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    def open(self) -> None:
        self.writer = asyncio.create_task(self.write_groups())

    async def close(self) -> None:
        if self.writer:
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    async def read(self, statement: Executable, make: Callable[..., T]) -> list[T]:
        """The rows, each made of its columns by their names."""
        async with self.engine.connect() as connection:
            return [make(**row) for row in (await connection.execute(statement)).mappings()]

    async def first(self, statement: Executable, make: Callable[..., T]) -> T | None:
        rows = await self.read(statement, make)
        return rows[0] if rows else None

    async def column(self, statement: Executable) -> list[str]:
        """The first column of all rows, a text."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def write(self, *statements: Executable, tell: str = "") -> list[int]:
        """Commit these together and say how many rows each touched; or Conflict, and nothing is kept.

        `tell` goes to the other processes with the commit.
        """
        told = [text("select pg_notify(:channel, :tell)").bindparams(channel=CHANNEL, tell=tell)]
        write = Write([*statements, *(told if tell and self.postgres else [])])
        self.pending.put_nowait(write)
        return await asyncio.shield(write.done)

    async def write_groups(self) -> None:
        while True:
            group = [await self.pending.get()]
            while len(group) < GROUP and not self.pending.empty():
                group.append(self.pending.get_nowait())
            await self.write_group(group)

    async def write_group(self, group: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                results = [await self.attempt(connection, write) for write in group]
        except Exception as error:  # noqa: BLE001  a broken connection, a full disk, a wrong statement
            if len(group) > 1:  # nobody fails for what another wrote
                for write in group:
                    await self.write_group([write])
            elif not group[0].done.done():
                group[0].done.set_exception(error)
            return
        for write, result in zip(group, results, strict=True):
            if write.done.done():
                continue
            if isinstance(result, Conflict):
                write.done.set_exception(result)
            else:
                write.done.set_result(result)

    async def attempt(self, connection: AsyncConnection, write: Write) -> list[int] | Conflict:
        try:
            async with connection.begin_nested():
                return [
                    (await connection.execute(statement)).rowcount for statement in write.statements
                ]
        except IntegrityError as error:
            return Conflict(str(error.orig))

    async def setting(self, name: str, value: str) -> str:
        """The value kept under this name; the given one becomes it when there is none."""
        with contextlib.suppress(Conflict):
            await self.write(insert(settings).values(name=name, value=value))
        (kept,) = await self.column(select(settings.c.value).where(settings.c.name == name))
        return kept
