"""What is forgotten, and when; the README says it to people. Runs at the start and once a day."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, or_, select

from lascaux.server import schema
from lascaux.server.people import SESSION_DAYS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from lascaux.server.rooms import Rooms
    from lascaux.server.store import Store

log = logging.getLogger("lascaux")
DAY = 86_400.0
OPEN_DAYS = 14  # a table that never began, after the last thing that happened there
PLAYING_DAYS = 60  # a game in which nobody moves: the longest clock runs 31 days
OVER_DAYS = 90  # a game that is over, if nobody with an account has to do with it
GUEST_DAYS = 30  # a guest who was not here and has no table
AT_ONCE = 500
tables, seats, events = schema.tables, schema.seats, schema.events
users, sessions = schema.users, schema.sessions


def idle(state: str, before: float) -> ColumnElement[bool]:
    """Tables in this state at which nothing has happened since then."""
    last = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
    return (
        (tables.c.state == state)
        & (tables.c.created < before)
        & (func.coalesce(last, tables.c.created) < before)
    )


def kept_by_account() -> ColumnElement[bool]:
    accounts = select(users.c.id).where(users.c.account.is_not(None))
    sits = select(seats.c.table_id).where(seats.c.user_id.in_(accounts))
    return or_(tables.c.host.in_(accounts), tables.c.id.in_(sits))


async def old_tables(store: Store, now: float) -> list[str]:
    old = or_(
        idle("open", now - OPEN_DAYS * DAY),
        idle("playing", now - PLAYING_DAYS * DAY),
        idle("over", now - OVER_DAYS * DAY) & ~kept_by_account(),
    )
    return await store.column(select(tables.c.id).where(old).limit(AT_ONCE))


async def forget(store: Store, rooms: Rooms, now: float) -> None:
    while old := [table for table in await old_tables(store, now) if not rooms.busy(table)]:
        await store.write(delete(tables).where(tables.c.id.in_(old)))
        for table in old:
            await rooms.gone(table)
    hosts = select(tables.c.host).where(tables.c.host.is_not(None))
    sits = select(seats.c.user_id).where(seats.c.user_id.is_not(None))
    stranger = users.c.account.is_(None) & (users.c.seen < now - GUEST_DAYS * DAY)
    await store.write(
        delete(sessions).where(sessions.c.created < now - SESSION_DAYS * DAY),
        delete(users).where(stranger, users.c.id.not_in(hosts), users.c.id.not_in(sits)),
    )


async def forget_daily(store: Store, rooms: Rooms) -> None:
    while True:
        try:
            await forget(store, rooms, time.time())
        except Exception:
            log.exception("old tables and guests cannot be cleared away; tried again tomorrow")
        await asyncio.sleep(DAY)
