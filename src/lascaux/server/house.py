"""Everything that a request may need, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.server.address import THIS_MACHINE, for_others
from lascaux.server.analysis import Analyst
from lascaux.server.bots import Pool
from lascaux.server.decks import Decks
from lascaux.server.keyring import Keyring
from lascaux.server.messages import TableInfo
from lascaux.server.moment import table_info
from lascaux.server.names import preferred
from lascaux.server.neighbours import Alone, Neighbours, Postgres
from lascaux.server.people import People
from lascaux.server.presence import Presence
from lascaux.server.problems import Problem, no_table
from lascaux.server.retention import forget_daily
from lascaux.server.rooms import Rooms
from lascaux.server.rows import Person
from lascaux.server.security import Rates, address
from lascaux.server.store import Store
from lascaux.server.tables import may_see

if TYPE_CHECKING:
    from lascaux.server.asking import Connection
    from lascaux.server.room import Room

COOKIE = "lascaux_session"


class House:
    def __init__(self, database: str, listens: str = THIS_MACHINE) -> None:
        self.listens = listens
        self.store = Store(database)
        self.people = People(self.store)
        self.decks = Decks(self.store)
        self.pool = Pool()
        self.presence = Presence()
        self.neighbours: Neighbours = Postgres(database) if self.store.postgres else Alone()
        self.rooms = Rooms(self.store, self.decks, self.pool, self.neighbours, self.presence)
        self.analyst = Analyst(self.store, self.pool, self.neighbours)
        self.rates = Rates()
        self.keys = Keyring("")
        self.csrf = ""

    async def open(self) -> None:
        self.store.open()
        self.keys = await Keyring.open(self.store)
        await self.decks.keep_tribe_decks()
        await self.rooms.open()
        self.rooms.later(forget_daily(self.store, self.rooms))

    async def close(self) -> None:
        self.analyst.close()
        await self.rooms.close()
        self.pool.close()
        await self.store.close()

    async def whoever(self, connection: Connection) -> Person | None:
        """Who this is, by the cookie."""
        return await self.people.by_token(connection.cookies.get(COOKIE))

    async def comes(self, connection: Connection) -> Person | None:
        """Who opens the app, by the cookie; the time of the visit is noted."""
        person = await self.whoever(connection)
        if person is not None:
            await self.people.note(person)
        return person

    async def somebody(self, connection: Connection) -> Person:
        person = await self.whoever(connection)
        if person is None:
            raise Problem(401, "no-session", "ask for /api/me first: it makes you a guest")
        return person

    async def newcomer(self, connection: Connection) -> tuple[Person, str]:
        self.rates.guests.check(address(connection))
        return await self.people.guest(preferred(connection.headers.get("accept-language", "")))

    async def room(self, table: str, person: Person | None) -> Room:
        """A table that this person may see."""
        room = await self.rooms.get(table)
        if not await may_see(self.store, room, person.id if person else None):
            raise no_table()
        return room

    def for_others(self, request: Connection) -> str | None:
        """How other devices call this server; None where they cannot."""
        return for_others(request.url.scheme, request.headers.get("host", ""), self.listens)

    def info(self, room: Room, person: Person | None) -> TableInfo:
        return table_info(room, self.presence, person.id if person else None)


def chosen_seat(room: Room, user_id: str | None, wish: int | None) -> int | None:
    """Which seat to look from: your own, or any once the game is over; -1 asks for none."""
    mine = room.seats_of(user_id)
    if wish is None or (wish >= 0 and room.table.state == "open"):
        return wish if wish in mine else mine[0] if mine else None
    if wish == -1:
        return None
    if wish in mine or (room.table.state == "over" and wish in range(len(room.seats))):
        return wish
    raise Problem(403, "not-your-seat", f"seat {wish} of this table is not yours")
