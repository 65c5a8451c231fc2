"""Games that are over, as files: taken away, brought in, proved."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import find
from lascaux.kernel.record import Record, parse
from lascaux.server import bots
from lascaux.server import tables as lobby
from lascaux.server.asking import Asking
from lascaux.server.house import House
from lascaux.server.messages import Analysis, RecordIn, TableInfo, Verdict
from lascaux.server.needs import REFUSALS, Somebody, TheHouse
from lascaux.server.problems import Problem
from lascaux.server.security import address

if TYPE_CHECKING:
    from lascaux.kernel.game import Deck

LARGEST = 2_000_000  # bytes of a record with its deck


@get("/tables/{table:str}/record", responses=REFUSALS)
async def record(
    house: TheHouse, request: Asking, table: FromPath[str]
) -> Response[dict[str, Any]]:
    """The record of a game that is over: with its seed, so that every roll can be checked."""
    room = await house.room(table, await house.whoever(request))
    if room.match is None or not room.match.position.over:
        raise Problem(409, "not-over", "the record is available once the game is over")
    name = f"{room.table.game}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(json.loads(room.match.record.text()), headers=headers)


@get("/tables/{table:str}/analysis", responses=REFUSALS)
async def known(house: TheHouse, request: Asking, table: FromPath[str]) -> Analysis:
    """The analysis of a finished game, as far as it is done; empty until somebody asks for it."""
    person = await house.whoever(request)
    await house.rates.reads.turn(person.id if person else address(request))
    return await house.analyst.look(await house.room(table, person))


@post("/tables/{table:str}/analysis", status_code=200, responses=REFUSALS)
async def analyse(house: TheHouse, me: Somebody, table: FromPath[str]) -> Analysis:
    """Find out how a finished game went: begin, continue after a restart, or report progress."""
    await house.rates.reads.turn(me.id)
    return await house.analyst.begin(await house.room(table, me))


async def opened(house: House, data: RecordIn) -> tuple[Record, Deck]:
    """The record and its deck, or BadInput."""
    found = parse(data.record, "record")
    game = find(found.game)
    if data.deck is not None:
        return found, await house.decks.keep(game, data.deck)
    deck = await house.decks.get(found.deck)
    if deck is None:
        raise BadInput("record: played with a deck that is not known here; send the deck file too")
    return found, deck


@post("/records", status_code=201, request_max_body_size=LARGEST, responses=REFUSALS)
async def bring(house: TheHouse, me: Somebody, data: JSONBody[RecordIn]) -> TableInfo:
    """A finished table to look at, from a record file."""
    house.rates.records.check(me.id)
    found, deck = await opened(house, data)
    if len(found.seed or "") > 64 or len(found.commitment) > 64:
        raise BadInput("record: seed and commitment have at most 64 digits")
    if not await house.pool.run(bots.check, data.record, deck):
        raise BadInput("record: the game is not finished")
    room = await house.rooms.get(await lobby.imported(house.store, house.keys, found, me))
    return house.info(room, me)


@post("/verify", status_code=200, request_max_body_size=LARGEST, responses=REFUSALS)
async def verify(house: TheHouse, me: Somebody, data: JSONBody[RecordIn]) -> Verdict:
    """Draw every roll of a record again."""
    house.rates.records.check(me.id)
    _, deck = await opened(house, data)
    differs = await house.pool.run(bots.verify, data.record, deck)
    return Verdict(not differs, differs)


records = Router("/api", route_handlers=[record, known, analyse, bring, verify], tags=["records"])
