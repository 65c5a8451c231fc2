"""The store: writes are committed in groups, each kept whole or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, text

from lascaux.server.schema import settings
from lascaux.server.store import Conflict, Store


def row(name: str) -> Any:
    return insert(settings).values(name=name, value="x")


async def opened(file: Path) -> Store:
    store = Store(f"sqlite:///{file}")
    await store.migrate()
    store.open()
    return store


def test_many_writers_share_a_few_commits_and_each_learns_its_own_fate(tmp_path: Path) -> None:
    """500 writers at once, every tenth with a name that is taken: 450 rows in few commits."""

    async def work() -> tuple[list[Any], int, int]:
        store = await opened(tmp_path / "s.db")
        await store.write(row("taken"))
        commits = 0

        def count(_: Any) -> None:
            nonlocal commits
            commits += 1

        event.listen(store.engine.sync_engine, "commit", count)
        writes = [store.write(row("taken" if n % 10 == 0 else f"n{n}")) for n in range(500)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        kept = await store.column(select(settings.c.name).where(settings.c.name.like("n%")))
        made = commits
        await store.close()
        return results, len(kept), made

    results, kept, commits = asyncio.run(work())
    assert [isinstance(result, Conflict) for result in results] == [n % 10 == 0 for n in range(500)]
    assert kept == 450
    assert commits <= 10


def test_statements_of_one_write_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> set[str]:
        store = await opened(tmp_path / "s.db")
        await store.write(row("a"))
        with pytest.raises(Conflict):
            await store.write(row("b"), row("a"))
        await store.write(row("c"), row("d"))
        found = await store.column(select(settings.c.name))
        await store.close()
        return set(found)

    assert asyncio.run(work()) == {"a", "c", "d"}


def test_nobody_fails_for_what_another_wrote(tmp_path: Path) -> None:
    async def work() -> list[Any]:
        store = await opened(tmp_path / "s.db")
        wrong = text("update no_such_table set x = 1")
        writes = [store.write(row("a")), store.write(wrong), store.write(row("b"))]
        results = await asyncio.gather(*writes, return_exceptions=True)
        found = await store.column(select(settings.c.name).order_by(settings.c.name))
        await store.close()
        return [*results, found]

    first, second, third, names = asyncio.run(work())
    assert (first, third, names) == ([1], [1], ["a", "b"])
    assert "no_such_table" in str(second)
