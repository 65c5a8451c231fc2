"""Guests and accounts, and the sessions by which browsers are known."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import cache
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update

from lascaux.server import schema
from lascaux.server.keyring import hashed
from lascaux.server.names import invented, seen
from lascaux.server.problems import Problem
from lascaux.server.rows import Person, all_of
from lascaux.server.seats import EMPTY, STAND_IN
from lascaux.server.store import Conflict

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Insert

    from lascaux.server.store import Store

SESSION_DAYS = 400
users, sessions, seats = schema.users, schema.sessions, schema.seats
hasher = PasswordHasher()


def tidy(name: str) -> str:
    """A name as others will see it; Problem if nothing visible is left of it."""
    visible = seen(name)
    if not visible:
        raise Problem(400, "bad-name", "a name needs at least one letter")
    return visible


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_token(self, token: str | None) -> Person | None:
        if not token:
            return None
        signed_in = (
            all_of(users, Person)
            .join(sessions)
            .where(
                sessions.c.hash == hashed(token),
                sessions.c.created > time.time() - SESSION_DAYS * 86_400,
            )
        )
        return await self.store.first(signed_in, Person)

    async def guest(self, language: str) -> tuple[Person, str]:
        """A new guest, named in this language, and the token of their first session."""
        person = Person(secrets.token_hex(12), invented(language), None, None)
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self.store.write(
            insert(users).values(id=person.id, name=person.name, created=now, seen=now),
            self.session(token, person.id),
        )
        return person, token

    async def note(self, person: Person) -> None:
        """He is here today; written once a day."""
        now = time.time()
        stale = (users.c.id == person.id) & (users.c.seen < now - 86_400)
        if await self.store.column(select(users.c.id).where(stale)):
            await self.store.write(update(users).where(stale).values(seen=now))

    def session(self, token: str, user_id: str) -> Insert:
        values = {"hash": hashed(token), "user_id": user_id, "created": time.time()}
        return insert(sessions).values(values)

    async def open_session(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.write(self.session(token, person.id))
        return token

    async def close_session(self, token: str) -> None:
        await self.store.write(delete(sessions).where(sessions.c.hash == hashed(token)))

    async def close_sessions(self, person: Person) -> None:
        await self.store.write(delete(sessions).where(sessions.c.user_id == person.id))

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        changed = person._replace(
            name=person.name if name is None else tidy(name),
            language=person.language if language is None else language,
        )
        values = {"name": changed.name, "language": changed.language}
        await self.store.write(update(users).where(users.c.id == person.id).values(values))
        return changed

    # Accounts.

    async def register(self, person: Person, name: str, password: str) -> Person:
        """The guest becomes an account and keeps their seats."""
        if person.account is not None:
            raise Problem(409, "has-account", "you already have an account")
        account = tidy(name)
        secret = await asyncio.to_thread(hasher.hash, password)
        values = {
            "account": account,
            "account_key": account.casefold(),
            "password": secret,
            "name": account,
        }
        try:
            await self.store.write(update(users).where(users.c.id == person.id).values(values))
        except Conflict:
            raise Problem(409, "name-taken", "there is already an account with this name") from None
        return person._replace(account=account, name=account)

    async def sign_in(self, name: str, password: str) -> Person:
        key = seen(name).casefold()
        named = users.c.account_key == key
        person = await self.store.first(all_of(users, Person).where(named), Person)
        # The same work is done for a name that nobody has, so that time tells nothing.
        fits = await fitting(await self.password(named) or nobody(), password)
        if person is None or not fits:
            raise Problem(401, "wrong-password", "this name and this password do not match")
        return person

    async def password(self, of: ColumnElement[bool]) -> str | None:
        """The hash of this account's password; None for a guest, and for nobody."""
        wanted = select(users.c.password).where(of, users.c.password.is_not(None))
        return next(iter(await self.store.column(wanted)), None)

    async def hand_over(self, guest: Person, account: Person) -> list[str]:
        """A guest's tables become the account's; the guest is gone. The tables to look at again."""
        tables, watchers = schema.tables, schema.watchers
        touched = await self.tables_of(guest)
        watched = await self.watched_by(guest)
        new = watched - await self.watched_by(account)
        await self.store.write(
            update(seats).where(seats.c.user_id == guest.id).values(user_id=account.id),
            update(tables).where(tables.c.host == guest.id).values(host=account.id),
            *(insert(watchers).values(table_id=t, user_id=account.id) for t in new),
            delete(users).where(users.c.id == guest.id),
        )
        return sorted(watched.union(touched))

    async def watched_by(self, person: Person) -> set[str]:
        watchers = schema.watchers
        mine = select(watchers.c.table_id).where(watchers.c.user_id == person.id)
        return set(await self.store.column(mine))

    async def tables_of(self, person: Person) -> list[str]:
        """Where this person sits or is the host."""
        tables = schema.tables
        sits = select(seats.c.table_id).where(seats.c.user_id == person.id)
        hosts = select(tables.c.id).where(tables.c.host == person.id)
        return await self.store.column(sits.union(hosts))

    async def delete(self, person: Person, password: str) -> list[str]:
        """Delete the account; bots play on for it. The tables to look at again."""
        kept = await self.password(users.c.id == person.id)
        if kept is None:
            raise Problem(409, "no-account", "you have no account")
        if not await fitting(kept, password):
            raise Problem(403, "wrong-password", "this is not the password of your account")
        touched = await self.tables_of(person)
        tables = schema.tables
        mine = seats.c.user_id == person.id

        def at(state: str) -> ColumnElement[bool]:
            return mine & seats.c.table_id.in_(select(tables.c.id).where(tables.c.state == state))

        await self.store.write(
            update(seats).where(at("open")).values(EMPTY._asdict()),
            update(seats).where(at("playing")).values(user_id=None, name="", bot=STAND_IN),
            update(seats).where(at("over")).values(user_id=None, name=""),
            delete(users).where(users.c.id == person.id),
        )
        return touched


async def fitting(secret: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(hasher.verify, secret, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobody() -> str:
    """The hash of a password that nobody has."""
    return hasher.hash(secrets.token_hex(16))
