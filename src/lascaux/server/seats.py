"""Sitting down, standing up, bots, and bots that stand in for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from lascaux.bots import known
from lascaux.server import schema
from lascaux.server.problems import Problem
from lascaux.server.room import Change
from lascaux.server.rows import Seat, Seated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable

    from lascaux.server.messages import SeatChange
    from lascaux.server.room import Room

STAND_IN = "gatherer"  # plays for a person who has left or is late


def put(room: Room, seat: int, who: Seat) -> Executable:
    seats = schema.seats
    here = (seats.c.table_id == room.id) & (seats.c.seat == seat)
    return update(seats).where(here).values(who._asdict())


def person(user_id: str, name: str = "", given: str | None = None) -> Seat:
    """`given` is the nonce they bring; without one, the house provides their share of the luck."""
    return Seat(user_id=user_id, name=name, nonce=given or "")


def bot(name: str) -> Seat:
    return Seat(bot=name)


EMPTY = Seat()


def open_seats(room: Room) -> list[int]:
    return [n for n, seat in enumerate(room.seats) if seat.user_id is None and seat.bot is None]


def join(room: Room, user_id: str, given: str | None) -> Change:
    """The next open seat, for anyone who follows the invitation."""
    if room.table.state != "open":
        raise Problem(409, "started", "the game has begun without you")
    free = open_seats(room)
    if not free:
        raise Problem(409, "table-full", "all seats of this table are taken")
    return Change(Seated(), [put(room, free[0], person(user_id, "", given))])


def change(room: Room, user_id: str, seat: int, wish: SeatChange) -> Change:
    if seat >= len(room.seats):
        raise Problem(404, "no-seat", f"this table has seats 0 to {len(room.seats) - 1}")
    if room.table.state == "over":
        raise Problem(409, "game-over", "the game is over")
    if room.table.state == "playing":
        return take_back(room, user_id, seat, wish)
    host = room.table.host == user_id
    holder = room.seats[seat]
    if wish.kind == "me" and (host or room.table.public or seat in room.seats_of(user_id)):
        if holder.user_id not in {None, user_id} or (holder.bot and not host):
            raise Problem(409, "seat-taken", "somebody sits there")
        leave = [put(room, mine, EMPTY) for mine in room.seats_of(user_id) if not host]
        name = holder.name if holder.user_id == user_id else ""
        return Change(Seated(), [*leave, put(room, seat, person(user_id, name, wish.nonce))])
    if not host:
        raise Problem(403, "not-host", "only the host of this table can do that")
    if holder.user_id not in {None, user_id} and wish.kind != "open":
        raise Problem(409, "seat-taken", "somebody sits there")
    match wish.kind:
        case "bot":
            who = bot(known(wish.bot))
        case "hotseat":
            who = person(user_id, wish.name or "", wish.nonce)
        case _:
            who = EMPTY
    return Change(Seated(), [put(room, seat, who)])


def take_back(room: Room, user_id: str, seat: int, wish: SeatChange) -> Change:
    """In a game only one thing can be asked for: the seat a bot plays for you."""
    if wish.kind != "me":
        raise Problem(409, "started", "the game has begun: seats stay as they are")
    if seat not in room.seats_of(user_id):
        raise Problem(403, "not-your-seat", "this seat is not yours")
    return Change(Seated(back=True), [put(room, seat, room.seats[seat]._replace(bot=None))])


def leave(room: Room, user_id: str, seat: int) -> Change:
    mine = seat in room.seats_of(user_id)
    if not mine:
        raise Problem(403, "not-your-seat", "this seat is not yours")
    match room.table.state:
        case "open":
            return Change(Seated(), [put(room, seat, EMPTY)])
        case "playing" if room.table.takeover:
            return stand_in(room, [seat])
        case "playing":
            raise Problem(409, "no-takeover", "bots do not take over at this table")
        case _:
            raise Problem(409, "game-over", "the game is over")


def stand_in(room: Room, late: Sequence[int]) -> Change:
    left = [put(room, seat, room.seats[seat]._replace(bot=STAND_IN)) for seat in late]
    return Change(Seated(), left)
