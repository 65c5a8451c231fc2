"""The lobby: making tables, sitting down, starting."""

from __future__ import annotations

import contextlib
from typing import Literal

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import asdict
from sqlalchemy import insert

from lascaux.kernel.game import find
from lascaux.server import schema, seats
from lascaux.server import tables as lobby
from lascaux.server.asking import Asking
from lascaux.server.house import House
from lascaux.server.keyring import by_link
from lascaux.server.messages import (
    Join,
    Joined,
    Links,
    NewTable,
    NewTableInfo,
    SeatChange,
    TableInfo,
    Watching,
)
from lascaux.server.needs import REFUSALS, Somebody, TheHouse
from lascaux.server.problems import Problem
from lascaux.server.room import Change, Room
from lascaux.server.store import Conflict


async def links(house: House, request: Asking, room: Room) -> Links:
    doors = await house.keys.shown(room)
    return Links(f"/join/{doors.invite}", f"/watch/{doors.watch}", house.for_others(request))


@get("/tables", responses=REFUSALS)
async def listed(
    house: TheHouse, request: Asking, which: FromQuery[Literal["public", "mine"]]
) -> list[TableInfo]:
    """Public tables that are open or being played, or the tables where I sit."""
    person = await house.whoever(request)
    if which == "mine" and person is None:
        return []
    found = await lobby.listed(house.store, which, person.id if person else None)
    return [house.info(await house.rooms.get(table), person) for table in found]


@post("/tables", status_code=201, responses=REFUSALS)
async def make(
    house: TheHouse, me: Somebody, request: Asking, data: JSONBody[NewTable]
) -> NewTableInfo:
    """A new table."""
    house.rates.tables.check(me.id)
    game = find(data.game)
    game.choose_options(data.players, data.options)
    if data.deck is None:
        deck = await house.decks.get(house.decks.tribe[game.id])
        assert deck is not None  # kept since the start
    else:
        deck = await house.decks.keep(game, data.deck)
    room = await house.rooms.get(await lobby.make(house.store, house.keys, data, deck, me))
    return NewTableInfo(**asdict(await links(house, request, room)), table=house.info(room, me))


@get("/tables/{table:str}", responses=REFUSALS)
async def one(house: TheHouse, request: Asking, table: FromPath[str]) -> TableInfo:
    """One table."""
    person = await house.whoever(request)
    return house.info(await house.room(table, person), person)


@get("/tables/{table:str}/links", responses=REFUSALS)
async def table_links(
    house: TheHouse, me: Somebody, request: Asking, table: FromPath[str]
) -> Links:
    """The links to hand to friends; for the host and the players at the table."""
    room = await house.room(table, me)
    if room.table.host != me.id and not room.seats_of(me.id):
        raise Problem(403, "not-your-table", "only players at this table can invite others")
    return await links(house, request, room)


@post("/tables/{table:str}/links", status_code=200, responses=REFUSALS)
async def new_links(house: TheHouse, me: Somebody, request: Asking, table: FromPath[str]) -> Links:
    """New links, for the host: from now on the old ones do not work."""
    room = await house.room(table, me)
    if room.table.host != me.id:
        raise Problem(403, "not-host", "only the host of this table can do that")
    await house.keys.renew(room)
    return await links(house, request, room)


@post("/join/{secret:str}", status_code=200, responses=REFUSALS)
async def join(
    house: TheHouse, me: Somebody, secret: FromPath[str], data: JSONBody[Join]
) -> Joined:
    """Take the next open seat of the table that this link leads to."""
    room = await house.rooms.get(await by_link(house.store, "invite", secret))
    mine = room.seats_of(me.id)
    if mine:
        return Joined(room.id, mine[0])
    if data.name is not None:
        await house.people.change(me, data.name, None)

    def decide() -> Change:
        if room.seats_of(me.id):
            raise Problem(409, "seated", "you are already sitting at this table")
        return seats.join(room, me.id, data.nonce)

    try:
        await room.perform(decide)
    except Problem as problem:
        if problem.error != "seated":
            raise
    return Joined(room.id, room.seats_of(me.id)[0])


@post("/watch/{secret:str}", status_code=200, responses=REFUSALS)
async def watch(house: TheHouse, me: Somebody, secret: FromPath[str]) -> Watching:
    """Watch the table that this link leads to."""
    table = await by_link(house.store, "watch", secret)
    with contextlib.suppress(Conflict):  # already watching
        await house.store.write(insert(schema.watchers).values(table_id=table, user_id=me.id))
    return Watching(table)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def sit(
    house: TheHouse,
    me: Somebody,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> TableInfo:
    """Sit down, put a bot there or open the seat; in a game, take your seat back from a bot."""
    room = await house.room(table, me)
    await room.perform(lambda: seats.change(room, me.id, seat, data))
    return house.info(room, me)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def leave(
    house: TheHouse, me: Somebody, table: FromPath[str], seat: FromPath[int]
) -> TableInfo:
    """Stand up; in a game a bot takes over, if the table agreed to that."""
    room = await house.room(table, me)
    await room.perform(lambda: seats.leave(room, me.id, seat))
    return house.info(room, me)


@post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(house: TheHouse, me: Somebody, table: FromPath[str]) -> TableInfo:
    """Begin: seats are shuffled and everybody's nonce goes into the luck."""
    room = await house.room(table, me)
    await room.perform(lambda: lobby.start(room, me.id))
    return house.info(room, me)


@post("/tables/{table:str}/rematch", status_code=201, responses=REFUSALS)
async def rematch(house: TheHouse, me: Somebody, table: FromPath[str]) -> TableInfo:
    """A new table with the same settings and people; everyone who asks gets the same one."""
    room = await house.room(table, me)
    house.rates.tables.check(me.id)
    following = await house.rooms.get(await lobby.rematch(room, house.keys, me.id))
    return house.info(following, me)


tables = Router(
    "/api",
    route_handlers=[
        listed,
        make,
        one,
        table_links,
        new_links,
        join,
        watch,
        sit,
        leave,
        start,
        rematch,
    ],
    tags=["tables"],
)
