"""Everything that goes over the wire, as types: HTTP bodies and websocket frames alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct, field

from lascaux.kernel.describe import Asked, Phrase

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){8,32}$")]
Pace = Literal["live", "turns", "solo"]
Stage = Literal["open", "playing", "over"]
Holder = Literal["empty", "person", "bot"]


class In(Struct, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is refused, not ignored."""


class Problem(Struct):
    """Why a request was refused."""

    error: str
    detail: str
    clause: str | None = None
    phrase: Phrase | None = None


class Me(Struct):
    id: str
    name: str
    account: str | None
    language: str | None


class MeChange(In):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=8)] | None = None


class Credentials(In):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Password(In):
    password: Annotated[str, Meta(max_length=200)]


class CardsView(TypedDict):
    """What the cards of every game say; each game goes on from here with its own."""

    names: dict[str, str]  # of cards that the texts do not name


class DeckInfo(Struct):
    """What a table is drawn with: its cards, what they add to clauses of the rules, its seats' parts."""

    cards: Any  # as the game says, `frames.py` which
    appendix: dict[str, list[Phrase]]
    by_seat: list[str]  # the parts of the game's views that have an entry for each seat


class OptionInfo(Struct):
    values: list[str]
    clause: str


class GameInfo(Struct):
    id: str
    seats: tuple[int, int]
    options: dict[str, OptionInfo]
    clauses: dict[str, list[str]]
    constants: dict[str, int]
    deck: str
    shelf: bool  # whether the lobby offers it


class BotInfo(Struct):
    id: str


class SeatInfo(Struct):
    seat: int
    kind: Holder
    name: str
    bot: str | None
    present: bool
    mine: bool
    ready: bool


class TableInfo(Struct):
    id: str
    name: str
    game: str
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
    seats: list[SeatInfo]
    host: bool
    watching: int
    round: int | None
    waiting: list[int]
    next: str | None
    links: int  # how often its links were renewed
    created: str


class NewTable(In):
    """A table to be. Each seat is "me", "open", "hotseat" (me again, same device) or a bot's name.

    Hints, if not given: only if I play alone.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=20)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=20)]
    options: dict[str, str] = {}
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=5, le=31 * 86_400)] | None = None
    public: bool = False
    name: Annotated[str, Meta(max_length=80)] = ""
    fast_bots: bool = False
    takeover: bool = True
    hints: bool | None = None
    deck: Annotated[str, Meta(max_length=200_000)] | None = None
    nonce: Nonce | None = None


class Links(Struct):
    """Paths, and the server's address for other devices: null if only this machine can reach it."""

    invite: str
    watch: str
    address: str | None


class NewTableInfo(Links):
    table: TableInfo


class Join(In):
    name: Name | None = None
    nonce: Nonce | None = None


class Joined(Struct):
    table: str
    seat: int


class Watching(Struct):
    table: str


class SeatChange(In):
    kind: Literal["bot", "open", "me", "hotseat"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class LogEvent(Struct):
    """Something that happened: `n` counts events, `answer` is the moment to see it at (`/at/…`)."""

    seq: int
    n: int
    answer: int
    event: dict[str, Any]
    phrase: Phrase | None


class ChatLine(Struct):
    seq: int
    seat: int | None
    name: str
    text: str
    at: str


class Proof(Struct):
    """The seed's SHA-256, fixed before play; the seats' nonces; the seed once the game is over.

    `brought` are the seats whose nonce came from a person's own device: the others' follow from the
    commitment.
    """

    commitment: str
    nonces: list[str]
    brought: list[int]
    seed: str | None


class State(Struct, tag_field="type", tag="state"):
    """What one seat, or a spectator (seat null), sees now; `seq` counts what it could notice so far."""

    table: TableInfo
    seq: int
    seat: int | None
    seats: list[int]
    view: Mapping[str, Any] | None  # as the game says, `frames.py` which
    asked: Asked | None
    undo: bool
    deadline: str | None
    passing: bool | None  # null: this game has no windows to pass
    events: list[LogEvent]
    chat: list[ChatLine]
    fresh: bool
    proof: Proof
    answers: int  # how many this seat could notice so far, chance included: the last moment (/at/…)


class Ack(Struct, tag_field="type", tag="ack"):
    """The command is committed, as number `seq` of what its seat has seen."""

    key: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The command changed nothing, and why."""

    key: str
    error: str
    detail: str
    clause: str | None = None
    phrase: Phrase | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes this connection."""

    reason: str


class Answer(In, tag_field="type", tag="answer"):
    """Answer the question: `question` is the State.seq in which it was seen."""

    key: Key
    seat: SeatNumber
    question: Sequence
    choice: Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Undo(In, tag_field="type", tag="undo"):
    """Take back this seat's last answer."""

    key: Key
    seat: SeatNumber


class Chat(In, tag_field="type", tag="chat"):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Passing(In, tag_field="type", tag="passing"):
    """Pass in all windows until the round ends (or what the game ends it with), or no longer."""

    key: Key
    seat: SeatNumber
    on: bool


class Since(In, tag_field="type", tag="since"):
    """Resend what happened after this event."""

    seq: Sequence


class Ping(In, tag_field="type", tag="ping"):
    pass


Command = Answer | Undo | Chat | Passing
FromClient = Command | Since | Ping
FromServer = State | Ack | Refused | Pong | Bye


class HintWish(In):
    """What would the Elder do? `question` is the State.seq in which it was seen."""

    seat: SeatNumber
    question: Sequence


class Advice(Struct):
    """A choice, and the chance to win with it as far as one can tell: 0 to 1."""

    choice: int
    chance: float


class Reason(Struct):
    """How much more (or less) of something than with the second choice, on average.

    `often`: `by` is a share of the cases, 0 to 1. `good`: for the player who chooses.
    """

    what: str
    by: float
    often: bool
    good: bool


class Hint(Struct):
    """The two best choices, the best first; the reasons compare it with the second."""

    best: list[Advice]
    why: list[Reason]


class Standing(Struct):
    """Every seat's chance to win, 0 to 1, after this many answers."""

    answer: int
    round: int
    chances: list[float]


class TurningPoint(Struct):
    """Where the chances of a seat changed most, and the event (LogEvent.n) that did it."""

    answer: int
    seat: int
    before: float
    after: float
    event: int | None


class Analysis(Struct):
    """How a game went, as far as is known: `done` of `of` steps."""

    done: int
    of: int
    standings: list[Standing]
    turns: list[TurningPoint]


class RecordIn(In):
    """A record file, and its deck file unless it is the tribe deck."""

    record: dict[str, Any]
    deck: Annotated[str, Meta(max_length=200_000)] | None = None


class Verdict(Struct):
    """What the verifier found: proved, or every line that differs."""

    proved: bool
    differs: list[str]


class Health(Struct):
    ok: bool = field(default=True)
