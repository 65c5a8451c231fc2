"""Making tables, finding them, starting their games."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, literal, or_, select, update

from lascaux.bots import known
from lascaux.kernel import match as matches
from lascaux.kernel.chance import (
    SEED_BYTES,
    ProvableLuck,
    commitment,
    draw_seats,
    house_nonce,
)
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import find
from lascaux.kernel.record import Record
from lascaux.kernel.texts import LANGUAGES
from lascaux.server import schema
from lascaux.server.names import invented, seen
from lascaux.server.problems import Problem
from lascaux.server.room import Change, Room
from lascaux.server.rows import Altered, EventRow, Start, TableRow, event_values
from lascaux.server.seats import EMPTY, bot, open_seats, person, put

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import ColumnElement, Executable

    from lascaux.kernel.game import Deck, Game
    from lascaux.server.keyring import Keyring
    from lascaux.server.messages import NewTable
    from lascaux.server.rows import Person, Seat
    from lascaux.server.store import Store

tables, seats, watchers = schema.tables, schema.seats, schema.watchers
LISTED = 50


def new_row(game: Game, host: str, keys: Keyring, values: Mapping[str, Any]) -> TableRow:
    """A table that nobody has played at, its seed committed."""
    seed = secrets.token_bytes(SEED_BYTES)
    table = secrets.token_hex(12)
    fresh = {
        "id": table,
        "game": game.id,
        "version": game.version,
        "state": "open",
        "host": host,
        "links": 0,
        **keys.hashes(table, 0),
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "next": None,
        "created": time.time(),
    }
    return TableRow(**{**fresh, **values})


def added(table: TableRow, held: Sequence[Seat]) -> list[Executable]:
    """The rows of a new table and its seats."""
    rows = [{"table_id": table.id, "seat": n, **seat._asdict()} for n, seat in enumerate(held)]
    return [insert(tables).values(table._asdict()), *(insert(seats).values(row) for row in rows)]


def first_seats(wanted: NewTable, host: Person) -> list[Seat]:
    """Each seat of a new table as its maker wants it."""
    if len(wanted.seats) != wanted.players:
        raise BadInput(f"{wanted.players} players, but {len(wanted.seats)} seats")
    if wanted.seats.count("me") > 1:
        raise BadInput('only one seat can be "me": the others on this device are "hotseat"')
    held = []
    mine = 0
    for kind in wanted.seats:
        if kind in {"me", "hotseat"}:
            mine += 1
            name = f"{host.name} {mine}"[:40] if mine > 1 else ""
            held.append(person(host.id, name, wanted.nonce if mine == 1 else None))
        else:
            held.append(EMPTY if kind == "open" else bot(known(kind)))
    return held


def alone(wanted: NewTable) -> bool:
    """Nobody else plays, so a hint is unfair to nobody."""
    return not {"open", "hotseat"} & set(wanted.seats)


async def make(store: Store, keys: Keyring, wanted: NewTable, deck: Deck, host: Person) -> str:
    game = find(wanted.game)
    values = {
        "name": seen(wanted.name) or host.name,
        "players": wanted.players,
        "options": game.choose_options(wanted.players, wanted.options),
        "deck": deck.hash,
        "pace": wanted.pace,
        "clock": wanted.clock,
        "public": wanted.public,
        "fast_bots": wanted.fast_bots,
        "takeover": wanted.takeover,
        "hints": alone(wanted) if wanted.hints is None else wanted.hints,
    }
    row = new_row(game, host.id, keys, values)
    held = first_seats(wanted, host)
    await store.write(*added(row, held))
    return row.id


async def listed(store: Store, which: str, user_id: str | None) -> list[str]:
    """Open and running public tables, or mine; the newest first."""
    wanted: ColumnElement[bool]
    if which == "public":
        wanted = tables.c.public & (tables.c.state != "over")
    else:
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        wanted = or_(tables.c.host == user_id, tables.c.id.in_(sits))
    found = select(tables.c.id).where(wanted).order_by(tables.c.created.desc()).limit(LISTED)
    return await store.column(found)


async def may_see(store: Store, room: Room, user_id: str | None) -> bool:
    """Public, or mine, or shown to me by a link."""
    if room.table.public:
        return True
    if user_id is None:
        return False
    if room.table.host == user_id or room.seats_of(user_id):
        return True
    let_in = (watchers.c.table_id == room.id) & (watchers.c.user_id == user_id)
    return bool(await store.column(select(watchers.c.user_id).where(let_in)))


def start(room: Room, user_id: str) -> Change:
    """Draw the seats by lot (K4), add everybody's nonce to the seed, and lay out the table."""
    host = room.table.host
    if host != user_id and (host is not None or not room.seats_of(user_id)):
        raise Problem(403, "not-host", "only the host of this table can start the game")
    if room.table.state != "open":
        raise Problem(409, "started", "the game has begun")
    if open_seats(room):
        raise Problem(409, "seats-open", "some seats are still open")
    table, seed = room.table, bytes.fromhex(room.table.seed)
    brought = [s.nonce or house_nonce(table.commitment, n) for n, s in enumerate(room.seats)]
    seating = draw_seats(ProvableLuck(seed, brought), len(room.seats))
    held = [room.seats[place] for place in seating]
    names = ["human" if seat.bot is None else seat.bot for seat in held]
    nonces = [brought[place] for place in seating]
    match = matches.start(
        find(table.game), table.players, table.options, room.deck, names, seed, nonces
    )
    dealt = Start(seats=names, nonces=nonces, seating=seating, answers=match.record.answers)
    moved = [put(room, n, seat) for n, seat in enumerate(held)]
    begun = update(tables).where(tables.c.id == room.id).values(state="playing")
    return Change(dealt, [*moved, begun])


def watch_too(table: str, following: str) -> Executable:
    """Anyone let in to watch a table may watch the next one."""
    let_in = select(literal(following), watchers.c.user_id).where(watchers.c.table_id == table)
    return insert(watchers).from_select(["table_id", "user_id"], let_in)


async def rematch(room: Room, keys: Keyring, user_id: str) -> str:
    """A new table with the same settings and people; the same one for all who ask."""
    table = room.table
    if table.state != "over":
        raise Problem(409, "not-over", "the game is not over yet")
    if user_id != table.host and not room.seats_of(user_id):
        raise Problem(403, "not-your-table", "only players of this game can ask for another")
    if table.next is None:
        kept = ("name", "players", "options", "deck", "pace", "clock", "public", "fast_bots")
        values = {k: v for k, v in table._asdict().items() if k in {*kept, "takeover", "hints"}}
        row = new_row(find(table.game), user_id, keys, values)
        held = [
            person(seat.user_id, seat.name)
            if seat.user_id
            else bot(seat.bot)
            if seat.bot
            else EMPTY
            for seat in room.seats
        ]

        def decide() -> Change:
            if room.table.next is not None:
                raise Problem(409, "rematch", "there is a new table already")
            linked = update(tables).where(tables.c.id == room.id).values(next=row.id)
            return Change(Altered(), [*added(row, held), linked, watch_too(room.id, row.id)])

        try:
            await room.perform(decide)
        except Problem as problem:
            if problem.error != "rematch":
                raise
    return str(room.table.next)


async def imported(store: Store, keys: Keyring, record: Record, host: Person) -> str:
    """A finished game from elsewhere, to look at."""
    values = {
        "name": invented(host.language or LANGUAGES[0]),  # the person's own would fit every table
        "players": record.players,
        "options": record.options,
        "deck": record.deck,
        "pace": "solo",
        "clock": None,
        "public": False,
        "fast_bots": True,
        "takeover": False,
        "hints": False,
        "version": record.version,
        "state": "over",
        "seed": record.seed or "",
        "commitment": record.commitment,
    }
    row = new_row(find(record.game), host.id, keys, values)
    held = [EMPTY if name == "human" else bot(name[:40]) for name in record.seats]
    played = Start(
        seats=record.seats, nonces=record.nonces, seating=record.seating, answers=record.answers
    )
    event = event_values(row.id, EventRow(1, None, played, time.time()))
    await store.write(*added(row, held), insert(schema.events).values(event))
    return row.id
