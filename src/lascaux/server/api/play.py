"""A game being played: live, or by asking again and again."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

from litestar import Router, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from lascaux.server import hints
from lascaux.server.asking import Asking, Socket
from lascaux.server.house import House, chosen_seat
from lascaux.server.live import Connection, allowed
from lascaux.server.messages import Ack, Command, Hint, HintWish, Refused, State
from lascaux.server.moment import earlier, moment, state
from lascaux.server.needs import REFUSALS, Somebody, TheHouse
from lascaux.server.problems import Problem
from lascaux.server.security import address, same_origin

WAIT = 20.0  # seconds that a poll may wait for news


SeatWish = Annotated[int | None, QueryParameter(ge=-1, le=99)]
Number = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]


@get("/tables/{table:str}/state", responses=REFUSALS)
async def poll(
    house: TheHouse,
    request: Asking,
    table: FromPath[str],
    seat: SeatWish = None,
    since: Number = None,
    wait: FromQuery[bool] = False,
) -> State:
    """What I see now, or what is new since; with wait=1 only when there is news, or after 20 s."""
    person = await house.whoever(request)
    user = person.id if person else None
    await house.rates.reads.turn(user or address(request))
    room = await house.room(table, person)
    chosen_seat(room, user, seat)
    house.presence.poll(table, user)
    await room.refresh()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(WAIT):
            while wait and since == room.seen_by(chosen_seat(room, user, seat)):
                await room.changed.wait()
    async with room.lock:
        return state(room, house.presence, user, chosen_seat(room, user, seat), since)


@post("/tables/{table:str}/commands", status_code=200, responses=REFUSALS)
async def command(
    house: TheHouse, me: Somebody, table: FromPath[str], data: JSONBody[Command]
) -> Ack | Refused:
    """A command, where websockets are blocked."""
    room = await house.room(table, me)
    try:
        return await allowed(house, room, me.id, data)
    except Problem as problem:
        return problem.refused(data.key)


@post("/tables/{table:str}/hint", status_code=200, responses=REFUSALS)
async def hint(
    house: TheHouse, me: Somebody, table: FromPath[str], data: JSONBody[HintWish]
) -> Hint:
    """What the Elder would do in my place, and why; takes a few seconds. Nobody else learns of it."""
    room = await house.room(table, me)
    match = hints.asked(room, me.id, data)
    house.rates.hints.check(f"{table} {data.seat}")
    return await hints.hint(room, house.pool, match, data.seat)


@get("/tables/{table:str}/at/{n:int}", responses=REFUSALS)
async def at(
    house: TheHouse,
    request: Asking,
    table: FromPath[str],
    n: FromPath[int],
    seat: SeatWish = None,
    since: Number = None,
) -> State:
    """What I saw at moment n (State.answers), with the events since moment `since` (or n - 1)."""
    person = await house.whoever(request)
    user = person.id if person else None
    await house.rates.moments.turn(user or address(request))
    room = await house.room(table, person)
    match = room.match
    viewer = chosen_seat(room, user, seat)
    numbers = room.sight.answers[viewer]
    if match is None or not 0 <= n <= numbers.seen(len(match.marks)):
        raise Problem(404, "no-moment", "this game does not have that many moments")
    answers = match.record.answers[: numbers.true(n)]
    then = await asyncio.to_thread(earlier, match.record, match.deck, answers)
    first = numbers.true(min(n, max(n - 1, 0) if since is None else since))
    events = then.marks[first][0] if first < len(then.marks) else len(then.events)
    async with room.lock:
        return moment(room, house.presence, user, viewer, then, events)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    house: TheHouse,
    table: FromPath[str],
    seat: SeatWish = None,
    since: Number = None,
) -> None:
    """One table, live: see docs/api.md."""
    await socket.accept()
    try:
        connection = await connected(socket, house, table, seat, since)
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.error)
        return
    await connection.serve()


async def connected(
    socket: Socket, house: House, table: str, seat: int | None, since: int | None
) -> Connection:
    if not same_origin(socket):
        raise Problem(403, "foreign-origin", "this page comes from another site")
    person = await house.whoever(socket)
    room = await house.room(table, person)
    return Connection(house, socket, room, person.id if person else None, seat, since)


play = Router("/api", route_handlers=[poll, command, hint, at], tags=["play"])
