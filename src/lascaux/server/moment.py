"""What one seat, or a spectator, sees of a table: built from view, describe and seen_by alone."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from lascaux.kernel.chance import house_nonce
from lascaux.kernel.match import Match
from lascaux.server.messages import (
    ChatLine,
    LogEvent,
    Proof,
    SeatInfo,
    State,
    TableInfo,
)

if TYPE_CHECKING:
    from lascaux.kernel.describe import Asked
    from lascaux.kernel.game import Deck
    from lascaux.kernel.record import Record
    from lascaux.server import room as rooms
    from lascaux.server.messages import Holder
    from lascaux.server.presence import Presence
    from lascaux.server.room import Room
    from lascaux.server.rows import Seat


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def kind_of(seat: Seat, state: str) -> Holder:
    if seat.bot is not None:
        return "bot"
    return "empty" if seat.user_id is None and state == "open" else "person"


def seat_info(room: Room, presence: Presence, n: int, user_id: str | None) -> SeatInfo:
    seat = room.seats[n]
    kind = kind_of(seat, room.table.state)
    return SeatInfo(
        seat=n,
        kind=kind,
        name=room.seat_name(seat),
        bot=seat.bot,
        present=kind == "bot" or presence.here(room.id, seat.user_id),
        mine=user_id is not None and seat.user_id == user_id,
        ready=n not in room.waiting() if room.match else kind != "empty",
    )


def table_info(room: Room, presence: Presence, user_id: str | None) -> TableInfo:
    table = room.table
    return TableInfo(
        id=room.id,
        name=table.name,
        game=table.game,
        players=table.players,
        options=table.options,
        deck=table.deck,
        pace=table.pace,
        clock=table.clock,
        public=table.public,
        fast_bots=table.fast_bots,
        takeover=table.takeover,
        hints=table.hints,
        state=table.state,
        seats=[seat_info(room, presence, n, user_id) for n in range(len(room.seats))],
        host=user_id is not None and table.host == user_id,
        watching=presence.watching(room.id),
        round=room.round(),
        waiting=room.waiting(),
        next=table.next,
        links=table.links,
        created=iso(table.created),
    )


def asked(match: Match, seat: int | None) -> Asked | None:
    if match.position.over:
        return None
    return match.game.describe(match.position, seat)


def log(room: Room, match: Match, seat: int | None, first: int) -> list[LogEvent]:
    """The events of this match, now or then, from number `first` on, as this seat may know them."""
    rows, answers = room.sight.rows[seat], room.sight.answers[seat]
    found = []
    for n in range(first, len(match.events)):
        seen = match.events[n].seen_by(seat)
        row = rows.seen(room.event_seqs[n]) if n < len(room.event_seqs) else 0  # undone meanwhile
        answer = answers.seen(bisect_right(match.marks, n, key=lambda mark: mark[0]))
        found.append(LogEvent(row, n, answer, seen, match.game.log(seen)))
    return found


def proof(room: Room) -> Proof:
    over = room.table.state == "over"
    promise = room.table.commitment
    nonces = room.match.record.nonces if room.match else []
    return Proof(promise, nonces, brought(room), (room.table.seed or None) if over else None)


def brought(room: Room) -> list[int]:
    """The seats whose nonce came from a person's device and not from the house."""
    if room.match is None:
        return [n for n, seat in enumerate(room.seats) if seat.nonce]
    record = room.match.record
    return [
        n
        for n, place in enumerate(record.seating or [])
        if record.nonces[n] != house_nonce(record.commitment, place)
    ]


def deadline(room: Room) -> float | None:
    """When the clock of the question of the moment runs out."""
    if not room.playing or room.table.clock is None:
        return None
    return room.questions[-1].at + room.table.clock


def state(
    room: Room, presence: Presence, user_id: str | None, seat: int | None, since: int | None
) -> State:
    """The table now; with `since`, only what happened after that, where that is enough."""
    rows = room.sight.rows[seat]
    now = room.seen_by(seat)
    fresh = since is None or since < rows.seen(room.sight.fresh_from[seat]) or since > now
    after = 0 if fresh or since is None else rows.true(since)
    match = room.match
    ends = deadline(room)
    return State(
        table=table_info(room, presence, user_id),
        seq=now,
        seat=seat,
        seats=room.seats_of(user_id),
        view=match.game.view(match.position, seat) if match else None,
        asked=asked(match, seat) if match else None,
        undo=can_undo(room, user_id, seat),
        deadline=None if ends is None else iso(ends),
        passing=passing(room, user_id, seat),
        events=log(room, match, seat, bisect_right(room.event_seqs, after)) if match else [],
        chat=[chat_line(room, line, seat) for line in room.chat if line.seq > after],
        fresh=fresh,
        proof=proof(room),
        answers=room.sight.answers[seat].seen(len(match.marks)) if match else 0,
    )


def chat_line(room: Room, line: rooms.ChatLine, seat: int | None) -> ChatLine:
    name, seq = room.names.get(line.user_id, ""), room.sight.rows[seat].seen(line.seq)
    # Where they sit now: seats are shuffled at the start.
    sits = (*room.seats_of(line.user_id), None)[0]
    return ChatLine(seq, sits, name, line.text, iso(line.at))


def passing(room: Room, user_id: str | None, seat: int | None) -> bool | None:
    """Whether I pass beforehand here; None where nothing can be passed."""
    if room.match is None or not room.match.game.windows:
        return None
    return seat is not None and user_id == room.seats[seat].user_id and room.passes(seat)


def can_undo(room: Room, user_id: str | None, seat: int | None) -> bool:
    if seat is None or room.match is None or not room.playing:
        return False
    holder = room.seats[seat]
    return holder.user_id == user_id and holder.bot is None and room.match.can_undo(seat)


def earlier(record: Record, deck: Deck, answers: list[tuple[int, int]]) -> Match:
    """The match as it was after those answers, chance included."""
    then = Match(replace(record, answers=[], hash=None, winners=[]), deck)
    for seat, choice in answers:
        then.take(seat, choice)
    return then


def moment(
    room: Room, presence: Presence, user_id: str | None, seat: int | None, then: Match, first: int
) -> State:
    """The table as this seat saw it then, with the events from number `first` on."""
    now = state(room, presence, user_id, seat, room.seen_by(seat))
    now.view = then.game.view(then.position, seat)
    now.asked = asked(then, seat)
    now.events = log(room, then, seat, first)
    now.chat = []
    now.undo = False
    now.deadline = None
    now.fresh = True
    now.answers = room.sight.answers[seat].seen(len(then.marks))
    now.table.waiting = then.position.waiting()
    now.table.round = then.game.round(then.position)
    return now
