"""Links as secrets: derived when they are shown, kept as hashes, renewed by counting up.

A link is HMAC-SHA256 of the server's secret over table, kind and number, so it can be shown to the
host again though only its hash is kept. The secret is LASCAUX_SECRET where that is set, so that the
database alone opens no door; else the database keeps one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select, update

from lascaux.server import schema
from lascaux.server.problems import Problem
from lascaux.server.room import Change
from lascaux.server.rows import Altered

if TYPE_CHECKING:
    from lascaux.server.room import Room
    from lascaux.server.store import Store

BYTES = 18  # 144 bits
tables = schema.tables


class Doors(NamedTuple):
    """What leads to a table: as links, or as the hashes by which they are known."""

    invite: str
    watch: str


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Keyring:
    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    @classmethod
    async def open(cls, store: Store) -> Keyring:
        kept = os.environ.get("LASCAUX_SECRET")
        return cls(kept or await store.setting("links", secrets.token_hex(32)))

    def links(self, table: str, number: int) -> Doors:
        def link(kind: str) -> str:
            text = f"{kind}|{table}|{number}".encode()
            digest = hmac.digest(self.secret, text, "sha256")
            return base64.urlsafe_b64encode(digest[:BYTES]).decode()

        return Doors(link("invite"), link("watch"))

    def hashes(self, table: str, number: int) -> dict[str, str]:
        return {kind: hashed(link) for kind, link in self.links(table, number)._asdict().items()}

    async def shown(self, room: Room) -> Doors:
        """The links of this table; where an older server or another secret made them, new ones."""
        number = room.table.links
        kept = {"invite": room.table.invite, "watch": room.table.watch}
        if self.hashes(room.id, number) != kept:
            await self.renew(room)
        return self.links(room.id, room.table.links)

    async def renew(self, room: Room) -> None:
        """From now on the old links lead nowhere."""

        def decide() -> Change:
            number = room.table.links + 1
            values = {"links": number, **self.hashes(room.id, number)}
            return Change(Altered(), [update(tables).where(tables.c.id == room.id).values(values)])

        await room.perform(decide)


async def by_link(store: Store, kind: str, link: str) -> str:
    """The table that an invitation or a spectator's link leads to."""
    found = await store.column(select(tables.c.id).where(tables.c[kind] == hashed(link)))
    if not found:
        raise Problem(404, "no-link", "this link leads to no table")
    return found[0]
