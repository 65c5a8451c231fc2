"""What is old and nobody's is forgotten; everything else stays."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from serving import Server, table_of
from sqlalchemy import insert, select, update

from lascaux.client import Refused
from lascaux.server import schema
from lascaux.server.house import House
from lascaux.server.retention import DAY, forget
from lascaux.server.store import Store

NOW = 2_000_000_000.0


async def with_house(file: Path, work: Callable[[House], Awaitable[Any]]) -> Any:
    house = House(f"sqlite:///{file}")
    await house.store.migrate()
    house.store.open()
    await house.decks.keep_tribe_decks()
    try:
        return await work(house)
    finally:
        await house.close()


async def user(store: Store, name: str, days: float, account: bool = False) -> None:
    values = {"id": name, "name": name, "created": 0.0, "seen": NOW - days * DAY}
    named = {"account": name, "account_key": name} if account else {}
    await store.write(insert(schema.users).values({**values, **named}))


async def table(house: House, name: str, state: str, host: str, days: float) -> None:
    """A table at which something last happened this many days ago."""
    row = {
        "id": name,
        "name": name,
        "game": "krom",
        "version": 1,
        "players": 2,
        "options": {},
        "deck": house.decks.tribe["krom"],
        "pace": "live",
        "clock": None,
        "public": False,
        "fast_bots": True,
        "takeover": True,
        "state": state,
        "host": host,
        "links": 0,
        "invite": f"{name} i",
        "watch": f"{name} w",
        "seed": "",
        "commitment": "",
        "next": None,
        "created": NOW - 1000 * DAY,
    }
    event = {"table_id": name, "seq": 1, "kind": "seats", "data": {}, "at": NOW - days * DAY}
    await house.store.write(
        insert(schema.tables).values(row), insert(schema.events).values({**event, "key": None})
    )


async def left(store: Store) -> tuple[set[str], set[str]]:
    tables = await store.column(select(schema.tables.c.id))
    users = await store.column(select(schema.users.c.id))
    return set(tables), set(users)


def test_tables_go_when_nothing_happens_there_any_more(tmp_path: Path) -> None:
    """Open after 14 days, playing after 60, over after 90 unless an account has to do with it."""

    async def work(house: House) -> tuple[set[str], set[str]]:
        await user(house.store, "guest", 0)
        await user(house.store, "member", 0, account=True)
        for state, days in (("open", 14), ("playing", 60), ("over", 90)):
            await table(house, f"{state} old", state, "guest", days + 0.1)
            await table(house, f"{state} young", state, "guest", days - 0.1)
        await table(house, "member's", "over", "member", 900)
        await table(house, "member sits", "over", "guest", 900)
        seat = {"table_id": "member sits", "seat": 0, "user_id": "member", "bot": None}
        await house.store.write(insert(schema.seats).values({**seat, "name": "", "nonce": ""}))
        await forget(house.store, house.rooms, NOW)
        return await left(house.store)

    tables, users = asyncio.run(with_house(tmp_path / "t.db", work))
    assert tables == {"open young", "playing young", "over young", "member's", "member sits"}
    assert users == {"guest", "member"}


def test_guests_go_when_they_do_not_come_and_have_no_table(tmp_path: Path) -> None:
    async def work(house: House) -> tuple[set[str], set[str]]:
        await user(house.store, "gone", 30.1)
        await user(house.store, "here", 29.9)
        await user(house.store, "host", 900)
        await user(house.store, "sitting", 900)
        await user(house.store, "member", 900, account=True)
        await table(house, "table", "open", "host", 1)
        seat = {"table_id": "table", "seat": 0, "user_id": "sitting", "bot": None}
        await house.store.write(insert(schema.seats).values({**seat, "name": "", "nonce": ""}))
        for name, days in (("here", 400.1), ("host", 399.9)):
            session = {"hash": name, "user_id": name, "created": NOW - days * DAY}
            await house.store.write(insert(schema.sessions).values(session))
        await forget(house.store, house.rooms, NOW)
        sessions = await house.store.column(select(schema.sessions.c.hash))
        assert sessions == ["host"]
        return await left(house.store)

    _, users = asyncio.run(with_house(tmp_path / "t.db", work))
    assert users == {"here", "host", "sitting", "member"}


def test_the_server_tidies_up_when_it_starts(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    first = own_server()
    me, friend = first.visitor(), first.visitor()
    old = me.call("POST", "/api/tables", table_of(["me", "open"]))["table"]["id"]
    young = me.call("POST", "/api/tables", table_of(["me", "open"]))["table"]["id"]
    first.stop()

    async def age(house: House) -> None:
        past = time.time() - 40 * DAY
        tables = schema.tables
        await house.store.write(update(tables).where(tables.c.id == old).values(created=past))
        await house.store.write(update(schema.users).values(seen=past))

    asyncio.run(with_house(tmp_path / "lascaux.db", age))
    again = own_server(first.port)
    end = time.monotonic() + 10
    with closing(sqlite3.connect(tmp_path / "lascaux.db")) as database:
        while time.monotonic() < end:
            tables = database.execute("select id from tables").fetchall()
            users = database.execute("select id from users").fetchall()
            if len(tables) == len(users) == 1:
                break
            time.sleep(0.05)
    with pytest.raises(Refused, match="no-table"):
        me.call("GET", f"/api/tables/{old}")
    assert [t["id"] for t in me.call("GET", "/api/tables?which=mine")] == [young]
    assert again.visitor().me["id"] not in {me.me["id"], friend.me["id"]}
    assert me.call("GET", "/api/me") == me.me  # has a table
    assert friend.call("GET", "/api/me")["id"] != friend.me["id"]  # had none


def test_a_game_of_today_is_never_touched(server: Server) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "greedy"]))["table"]["id"]
    with pytest.raises(Refused, match="no-table"):
        me.call("GET", "/api/tables/0123456789abcdef01234567")
    assert me.call("GET", f"/api/tables/{made}")["id"] == made
