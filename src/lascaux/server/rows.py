"""The rows of the store as types: what is read of a table, and what each kind of event says.

What stands in an event's `data` is kept for good: a field may be added with a default, never renamed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from msgspec import Struct, convert, to_builtins
from sqlalchemy import Select, Table, select

from lascaux.server.messages import Me, Pace, Stage

if TYPE_CHECKING:
    from lascaux.server.study import Found


class TableRow(NamedTuple):
    id: str
    name: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    deck: str
    pace: Pace
    clock: int | None
    public: bool
    fast_bots: bool
    takeover: bool
    hints: bool
    state: Stage
    host: str | None
    links: int
    invite: str
    watch: str
    seed: str
    commitment: str
    next: str | None
    created: float


class Seat(NamedTuple):
    """Who sits there: nobody, a person, a bot, or a bot that stands in for a person."""

    user_id: str | None = None
    bot: str | None = None
    name: str = ""
    nonce: str = ""


class DeckRow(NamedTuple):
    hash: str
    game: str
    text: str


class Person(NamedTuple):
    id: str
    name: str
    account: str | None
    language: str | None

    def me(self) -> Me:
        return Me(*self)


class AnalysisRow(NamedTuple):
    table_id: str
    found: dict[str, Found]


def all_of(
    table: Table, row: type[TableRow | Seat | DeckRow | Person | AnalysisRow]
) -> Select[Any]:
    """The fields of such a row."""
    return select(*(table.c[name] for name in row._fields))


class Start(Struct, kw_only=True):
    """A game begins; of an imported one, all its answers."""

    kind: ClassVar[str] = "start"
    seats: list[str]
    nonces: list[str]
    seating: list[int] | None = None
    answers: list[tuple[int, int]]


class Answered(Struct):
    """A seat has answered, and CHANCE after it."""

    kind: ClassVar[str] = "answer"
    seat: int
    choice: int
    chance: list[int]


class Undone(Struct):
    """A seat has taken its last answer back."""

    kind: ClassVar[str] = "undo"
    seat: int


class Said(Struct):
    kind: ClassVar[str] = "chat"
    user: str
    text: str


class Passed(Struct):
    """A seat passes in all windows of this stretch of the game, or no longer."""

    kind: ClassVar[str] = "passing"
    seat: int
    stretch: int | None = None


class Seated(Struct, omit_defaults=True):
    """Who sits there has changed: somebody is `back` on a seat, or one who `was` a guest is now known."""

    kind: ClassVar[str] = "seats"
    back: bool = False
    was: str = ""
    now: str = ""


class Altered(Struct):
    """Something else of the table has changed: it is read again."""

    kind: ClassVar[str] = "table"


Happening = Start | Answered | Undone | Said | Passed | Seated | Altered
KINDS: dict[str, type[Happening]] = {
    happening.kind: happening
    for happening in (Start, Answered, Undone, Said, Passed, Seated, Altered)
}


class EventRow(NamedTuple):
    seq: int
    key: str | None
    data: Happening
    at: float


def event_row(
    *, seq: int, key: str | None, kind: str, data: object, at: float, **_: Any
) -> EventRow:
    """An event as it is read."""
    return EventRow(seq, key, convert(data, KINDS[kind]), at)


def event_values(table: str, row: EventRow) -> dict[str, Any]:
    """An event as it is written."""
    return {
        "table_id": table,
        "seq": row.seq,
        "key": row.key,
        "kind": row.data.kind,
        "data": to_builtins(row.data),
        "at": row.at,
    }
