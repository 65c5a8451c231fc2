"""What a person at the table can do: answer, take back, talk, pass beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from lascaux.kernel.rules import Refused
from lascaux.server import schema
from lascaux.server.messages import Ack, Answer, Chat, Command, Passing, Undo
from lascaux.server.names import seen
from lascaux.server.problems import Problem
from lascaux.server.room import Change
from lascaux.server.rows import Answered, Passed, Said, Undone

if TYPE_CHECKING:
    from lascaux.kernel.match import Match
    from lascaux.server.room import Room


async def obey(room: Room, user_id: str, command: Command) -> Ack:
    """Do it, once; if it raises Problem, nothing has changed."""

    def decide() -> Change:
        match command:
            case Answer():
                return answer(room, user_id, command)
            case Undo():
                return undo(room, user_id, command)
            case Chat():
                return chat(user_id, command)
            case Passing():
                return passing(room, user_id, command)

    row = await room.perform(decide, f"{user_id}:{command.key}")
    # A key that was used before may come with another seat, or with none.
    mine: list[int | None] = [*room.seats_of(user_id)]
    seat = None if isinstance(command, Chat) else command.seat
    viewer = seat if seat in mine else (mine or [None])[0]
    return Ack(command.key, room.sight.rows[viewer].seen(row))


def seated(room: Room, user_id: str, seat: int) -> Match:
    """The match, if this person plays this seat of it now."""
    if seat not in room.seats_of(user_id):
        raise Problem(403, "not-your-seat", f"seat {seat} of this table is not yours")
    if room.match is None:
        raise Problem(409, "not-started", "the game has not begun")
    if room.match.position.over:
        raise Problem(409, "game-over", "the game is over", "over")
    if room.seats[seat].bot is not None:
        raise Problem(409, "bot-plays", "a bot plays this seat: take it back first")
    return room.match


def question(room: Room, seat: int) -> object:
    """Something that changes when this seat is asked something else; None when it is asked nothing."""
    match = room.match
    if match is None or match.position.over or seat not in match.position.waiting():
        return None
    position = match.position
    alone = not position.sealed
    return (position.locks, alone and len(match.marks), list(position.legal(seat)))


def refusal(match: Match, refused: Refused) -> Problem:
    said = match.game.refusal(match.position, refused)
    return Problem(409, refused.key, str(refused), refused.clause, said)


def answer(room: Room, user_id: str, command: Answer) -> Change:
    seat, choice = command.seat, command.choice
    match = seated(room, user_id, seat)
    if match.position.legal(seat) and command.question < room.asked_since(seat):
        raise Problem(409, "stale-question", "this question has been answered; there is a new one")
    try:
        return move(room.id, match, seat, choice)
    except Refused as refused:
        raise refusal(match, refused) from None


def move(table: str, match: Match, seat: int, choice: int) -> Change:
    """An answer and what follows from it, as a row; or Refused."""
    chance, ends = match.foresee(seat, choice)
    tables = schema.tables
    over = update(tables).where(tables.c.id == table).values(state="over")
    return Change(Answered(seat, choice, chance), [over] if ends else ())


def undo(room: Room, user_id: str, command: Undo) -> Change:
    match = seated(room, user_id, command.seat)
    try:
        match.check_undo(command.seat)
    except Refused as refused:
        raise refusal(match, refused) from None
    return Change(Undone(command.seat))


def passing(room: Room, user_id: str, command: Passing) -> Change:
    match = seated(room, user_id, command.seat)
    if not match.game.windows:
        raise Problem(409, "no-windows", "there is nothing to pass in advance in this game")
    stretch = match.game.stretch(match.position) if command.on else None
    return Change(Passed(command.seat, stretch))


def chat(user_id: str, command: Chat) -> Change:
    text = seen(command.text)
    if not text:
        raise Problem(400, "empty", "there is nothing to say in this message")
    return Change(Said(user_id, text))
