"""One table as this process knows it: its rows, and the match that follows from them.

Rows are the truth. The match only ever changes by a committed row, whoever wrote it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import insert, select

from lascaux.kernel.game import find
from lascaux.kernel.match import Match
from lascaux.kernel.record import Record
from lascaux.kernel.rules import CHANCE
from lascaux.server import schema
from lascaux.server.problems import Problem, no_table
from lascaux.server.rows import (
    Answered,
    EventRow,
    Passed,
    Person,
    Said,
    Seat,
    Seated,
    Start,
    TableRow,
    Undone,
    all_of,
    event_row,
    event_values,
)
from lascaux.server.sight import Sight
from lascaux.server.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Executable

    from lascaux.kernel.game import Deck
    from lascaux.server.decks import Decks
    from lascaux.server.rows import Happening
    from lascaux.server.sight import Viewer
    from lascaux.server.store import Store

TRIES = 100
MOVES = (Answered, Undone, Passed)  # they change nothing but the match


class Change(NamedTuple):
    """A row to add, and what else must be written with it."""

    data: Happening
    also: Sequence[Executable] = ()


class ChatLine(NamedTuple):
    seq: int
    user_id: str
    text: str
    at: float

    def by(self, now: str, was: str) -> ChatLine:
        """The same line, if it was a guest's, by the account that the guest became."""
        return self._replace(user_id=now) if self.user_id == was else self


class Question(NamedTuple):
    """Since when the question of the moment has been asked."""

    seq: int
    at: float


class Room:
    def __init__(self, store: Store, decks: Decks, table_id: str) -> None:
        self.store = store
        self.decks = decks
        self.id = table_id
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # replaced at every change
        self.version = 0  # of what can be seen here, comings and goings included
        self.listeners: list[Callable[[], None]] = []
        self.at_work: set[asyncio.Task[int]] = set()
        self.row: TableRow | None = None
        self.seats: list[Seat] = []
        self.names: dict[str, str] = {}
        self.deck: Deck
        self.forget()

    def forget(self) -> None:
        self.seq = 0
        self.match: Match | None = None
        self.event_seqs: list[int] = []  # the row that each event of the match came with
        self.questions: list[Question] = []  # one per answer that can be undone to
        self.chat: list[ChatLine] = []
        self.passing: dict[int, int | None] = {}  # seat -> the stretch it passes in
        self.keys: dict[str, int] = {}
        self.sight = Sight(0)

    # Reading rows.

    async def catch_up(self) -> None:
        """Apply the rows that are not applied yet."""
        events = schema.events
        rows = await self.store.read(
            select(events)
            .where(events.c.table_id == self.id, events.c.seq > self.seq)
            .order_by(events.c.seq),
            event_row,
        )
        if self.row is None:
            await self.look_around()
        for row in rows:
            self.apply(row)
        if any(not isinstance(row.data, MOVES) for row in rows) or self.ended():
            await self.look_around()

    async def look_around(self) -> None:
        """Read the table and who sits at it."""
        tables, seats, users = schema.tables, schema.seats, schema.users
        table = await self.store.first(
            all_of(tables, TableRow).where(tables.c.id == self.id), TableRow
        )
        if table is None:
            raise no_table()
        if self.row is None:
            self.sight = Sight(table.players)
        self.row = table
        deck = await self.decks.get(table.deck)
        assert deck is not None  # the row points at it
        self.deck = deck
        here = all_of(seats, Seat).where(seats.c.table_id == self.id)
        self.seats = await self.store.read(here.order_by(seats.c.seat), Seat)
        ids = {seat.user_id for seat in self.seats} | {line.user_id for line in self.chat}
        people = await self.store.read(
            all_of(users, Person).where(users.c.id.in_(filter(None, ids))), Person
        )
        self.names = {person.id: person.name for person in people}

    def apply(self, row: EventRow) -> None:
        seq, key, data, at = row
        noticed: Iterable[Viewer] = self.sight.viewers
        match data:
            case Start():
                self.start(data, Question(seq, at))
            case Answered():
                noticed = self.answer(data, Question(seq, at))
            case Undone() if self.match:
                noticed = self.sight.undo(self.match, data.seat, seq)
                self.questions.pop()
                del self.event_seqs[len(self.match.events) :]
            case Said():
                self.chat.append(ChatLine(seq, data.user, data.text, at))
            case Passed():
                noticed = [data.seat]
                self.passing[data.seat] = data.stretch
            case Seated() if data.was:
                self.chat = [line.by(data.now, data.was) for line in self.chat]
            case Seated() if data.back and self.questions:
                # A player who takes a seat back gets the whole clock.
                self.questions[-1] = self.questions[-1]._replace(at=at)
        if self.match:
            new = len(self.match.events) - len(self.event_seqs)
            self.event_seqs += [seq] * new
        if key:
            self.keys[key] = seq
        self.sight.row(seq, noticed)
        self.seq = seq

    def start(self, begun: Start, question: Question) -> None:
        """The first row of a game; of an imported one it holds all answers."""
        table = self.table
        if table.version != find(table.game).version:
            raise Problem(
                409, "old-rules", "this game was started under other rules and cannot continue"
            )
        record = Record(
            game=table.game,
            version=table.version,
            players=table.players,
            options=table.options,
            deck=table.deck,
            seats=begun.seats,
            commitment=table.commitment,
            nonces=begun.nonces,
            seed=table.seed or None,
            seating=begun.seating,
        )
        self.match = Match(record, self.deck)
        self.questions = [question]
        self.sight.fresh_from = dict.fromkeys(self.sight.viewers, question.seq)
        for seat, choice in begun.answers:
            self.sight.take(self.match, seat, choice)

    def answer(self, given: Answered, question: Question) -> set[Viewer]:
        """Take an answer and what CHANCE said to it; who can notice that."""
        match = self.match
        assert match is not None
        noticed = self.sight.take(match, given.seat, given.choice)
        for choice in given.chance:
            noticed |= self.sight.take(match, CHANCE, choice)
        # The others are still asked the same question where several are asked at once.
        if any(answer >= 0 for answer in match.position.sealed):
            question = self.questions[-1]
        elif None not in noticed:  # a clock wound anew would tell of the secret step
            question = question._replace(at=self.questions[-1].at)
        self.questions.append(question)
        return noticed

    # Writing rows.

    async def perform(self, decide: Callable[[], Change], key: str | None = None) -> int:
        """Add the row that `decide` wants in view of all rows so far; its number, once committed.

        A caller who goes away does not stop it half-way.
        """
        task = asyncio.create_task(self.attempt(decide, key))
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)
        return await asyncio.shield(task)

    async def attempt(self, decide: Callable[[], Change], key: str | None) -> int:
        seen = self.seq
        try:
            for _ in range(TRIES):
                async with self.lock:
                    await self.catch_up()
                    if key is not None and key in self.keys:
                        return self.keys[key]
                    try:
                        return await self.commit(decide(), key)
                    except Conflict:
                        continue  # another process was faster: look again
            raise Problem(503, "busy", "too many people at once at this table: try again")
        finally:
            if self.seq != seen:
                self.announce()

    async def commit(self, change: Change, key: str | None) -> int:
        row = EventRow(self.seq + 1, key, change.data, time.time())
        added = insert(schema.events).values(event_values(self.id, row))
        await self.store.write(added, *change.also, tell=f"{self.id}:{row.seq}")
        self.apply(row)
        if change.also or not isinstance(change.data, MOVES):
            await self.look_around()
        return self.seq

    async def refresh(self) -> None:
        """Another process wrote something."""
        seen = self.seq
        async with self.lock:
            await self.catch_up()
        if self.seq != seen:
            self.announce()

    def announce(self) -> None:
        """Something can be seen that could not be seen before."""
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()
        for listener in tuple(self.listeners):
            listener()

    # Looking.

    @property
    def table(self) -> TableRow:
        """The table's row as it was last read."""
        assert self.row is not None
        return self.row

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.position.over

    def ended(self) -> bool:
        """The match is over and the table's row, as last read, does not say so yet."""
        over = self.match is not None and self.match.position.over
        return over and self.table.state != "over"

    def waiting(self) -> list[int]:
        return self.match.position.waiting() if self.match else []

    def round(self) -> int | None:
        if self.match is None:
            return None
        return self.match.game.round(self.match.position)

    def passes(self, seat: int) -> bool:
        """It has said that it passes in all windows of this stretch of the game."""
        match = self.match
        said = self.passing.get(seat)
        return match is not None and said == match.game.stretch(match.position)

    def seen_by(self, viewer: Viewer) -> int:
        """How many rows this seat, or a spectator, has been able to notice."""
        return self.sight.rows[viewer].seen(self.seq)

    def asked_since(self, seat: int) -> int:
        """The number, as this seat counts, of the row with which it was asked its question."""
        return self.sight.rows[seat].seen(self.questions[-1].seq)

    def seats_of(self, user_id: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if user_id and seat.user_id == user_id]

    def seat_name(self, seat: Seat) -> str:
        return seat.name or self.names.get(seat.user_id or "", "") or seat.bot or ""
