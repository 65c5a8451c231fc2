"""What a game must offer, what it gets unless it says otherwise, and the registry of games."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Protocol,
    TypedDict,
    TypeVar,
    get_args,
    get_type_hints,
)

from lascaux.kernel.deckfile import fingerprint, parsed
from lascaux.kernel.describe import Phrase
from lascaux.kernel.errors import BadInput, unknown
from lascaux.kernel.facts import Facts, percentiles
from lascaux.kernel.references import EVERYWHERE, args_of, facts_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.choices import Verb
    from lascaux.kernel.describe import Asked
    from lascaux.kernel.events import Event
    from lascaux.kernel.facts import Target, Totals
    from lascaux.kernel.rules import Position, Refused, Rule
    from lascaux.kernel.wording import Wording

View = Mapping[str, Any]
T = TypeVar("T")
BySeat = Annotated[list[T], "by seat"]  # a part of a view that has an entry for each seat


class TableView(TypedDict):
    """What the view of every game says; each game goes on from here with its own."""

    players: int
    options: dict[str, str]
    deck: str
    seat: int | None
    waiting: list[int]
    winners: list[int]
    stack: list[Any]  # the rules in progress, as codec.dump_stack writes them


@dataclass(frozen=True, slots=True)
class Option:
    """A variant of the table: its values by name, the default first."""

    values: tuple[str, ...]
    clause: str


class Deck(Protocol):
    """The cards of one table; every card has an id, unique in the deck."""

    @property
    def name(self) -> str: ...
    @property
    def hash(self) -> str: ...
    @property
    def warnings(self) -> tuple[str, ...]: ...
    @property
    def names(self) -> Mapping[str, str]:
        """Names given in the deck file itself, by card id."""
        ...

    @property
    def index(self) -> Mapping[str, int]:
        """Every card's number among its kind, by id."""
        ...


@dataclass(frozen=True, slots=True)
class NoCards:
    """The deck of a game without cards: its file names the game, and nothing else."""

    hash: str
    name: str = ""
    warnings: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    index: Mapping[str, int] = field(default_factory=dict)


class Game(ABC):
    """One game of the house. Everything outside `games/` reaches a game through this.

    What is abstract every game says; the rest is there for games that have more to say.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules: a record of another version is not replayed
    seats: ClassVar[range]
    on_shelf: ClassVar[bool] = False  # whether the lobby offers it: the web client has its words
    options: ClassVar[dict[str, Option]] = {}
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {}  # the rules reference: chapter -> clauses
    rules: ClassVar[dict[str, type[Rule]]]
    opening: ClassVar[type[Rule]]  # the rule that a game begins with
    verbs: ClassVar[tuple[Verb, ...]]  # its vocabulary; a question may have one of its own
    wording: ClassVar[Wording]
    folder: ClassVar[Path]  # where its deck and texts are: beside its class
    untold: ClassVar[tuple[str, ...]] = ()  # text files that clients never have: `view` tells them
    unit: ClassVar[str] = "rounds"  # what its length is counted in
    kind_names: ClassVar[dict[str, str]] = {}  # of `kinds`, for the lab; else their ids
    targets: ClassVar[tuple[Target, ...]] = ()  # what the contract wants of the tribe deck
    shown: ClassVar[tuple[Target, ...]] = ()  # what a report shows besides, without a band
    trials: ClassVar[dict[int, int]] = {}  # in at least how many games, by players
    view_type: ClassVar[type | None] = None  # of `view` and `cards`, where a client is to know them
    deck_type: ClassVar[type | None] = None

    def __init_subclass__(cls) -> None:
        cls.folder = Path(getattr(sys.modules[cls.__module__], "__file__", None) or "").parent

    def deck(self, file: Path | None = None) -> Deck:
        """The deck in this file, or the tribe deck; BadInput names file, entry and reason."""
        only = {"game": self.id}
        if file is not None and parsed(file) != only:
            raise BadInput(f"{file}: {self.id} is played without cards")
        return NoCards(fingerprint(only))

    def tribe(self) -> str:
        """The tribe deck as a file that has everything in it."""
        file = self.folder / "deck.toml"
        return file.read_text(encoding="utf-8") if file.exists() else f'game = "{self.id}"\n'

    @abstractmethod
    def blank(self, players: int, options: Mapping[str, str], deck: Any) -> Position:
        """A table with nothing on it yet."""

    def setup(self, players: int, options: Mapping[str, str], deck: Any) -> Any:
        """A table, of the game's own class, at the first question of a new game."""
        s = self.blank(players, options, deck)
        s.call(self.opening())
        s.advance()
        return s

    @abstractmethod
    def view(self, position: Any, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, as JSON, built field by field."""

    def by_seat(self) -> tuple[str, ...]:
        """The parts of its view that have an entry for each seat, where its type says so."""
        parts = get_type_hints(self.view_type, include_extras=True) if self.view_type else {}
        return tuple(name for name, kind in parts.items() if "by seat" in get_args(kind)[1:])

    @abstractmethod
    def imagine(self, view: View, deck: Any, luck: Luck) -> Position:
        """A full position in which this seat would see this view, drawn by the right odds."""

    def describe(self, position: Any, seat: int | None) -> Asked:
        """The question as this seat sees it: its choices, and what it cannot do and why."""
        return self.wording.asked(position, seat)

    def refusal(self, position: Any, refused: Refused) -> Phrase:
        """A refused choice in words."""
        return self.wording.refusal(position, refused)

    def log(self, seen: dict[str, Any]) -> Phrase | None:
        """An event, as `seen_by` a seat, in words; None for what the log need not say."""
        return Phrase(f"log-{seen['event']}", args_of(facts_of(seen), EVERYWHERE))

    def round(self, position: Any) -> int:
        """The round, year or the like that is being played; 0 before the first."""
        return int(getattr(position, "round", 0))

    def stretch(self, position: Any) -> int:
        """Counts up when a pass declared beforehand ends: with the round, unless the game says otherwise."""
        return self.round(position)

    @property
    def windows(self) -> bool:
        """Whether there is anything to pass beforehand."""
        return any(getattr(rule, "window", False) for rule in self.rules.values())

    @abstractmethod
    def score(self, position: Any) -> list[int]:
        """Points by seat."""

    def constants(self) -> dict[str, int]:
        """The numbers that the rules reference names."""
        return {}

    def appendix(self, clause: str, deck: Any) -> list[Phrase]:  # noqa: ARG002
        """What the rules reference adds to a clause from the deck: tables of rewards and the like."""
        return []

    def cards(self, deck: Any) -> Any:
        """A deck for a client that draws it: a msgspec type, whose `game` says which game's."""
        names = dict(deck.names)
        return {"game": self.id, "name": deck.name, "hash": deck.hash, "names": names}

    def facts(self, position: Any, events: Sequence[Event]) -> Facts:  # noqa: ARG002
        """What a finished game was like, for the lab."""
        return Facts(self.round(position))

    def kinds(self, deck: Any, players: int) -> dict[str, list[str]]:  # noqa: ARG002
        """The ids of the cards in play with this many players, by kind."""
        return {}

    def report(self, deck: Any, totals: Totals) -> dict[str, Any]:  # noqa: ARG002
        """The game's own figures of many games."""
        return {self.unit: percentiles(totals.lengths)}

    def choose_options(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The full options of a table; BadInput for an impossible count, option or value."""
        if players not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise BadInput(f"{self.id} is for {few} to {many} players, not {players}")
        full = {name: option.values[0] for name, option in self.options.items()}
        for name, value in chosen.items():
            if name not in self.options:
                raise unknown(f"option of {self.id}", name, sorted(self.options))
            if value not in self.options[name].values:
                raise unknown(f"value of option {name}", value, list(self.options[name].values))
            full[name] = value
        return full

    def variant(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options that are off their defaults."""
        return {
            name: value for name, value in options.items() if value != self.options[name].values[0]
        }


GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    GAMES[game.id] = game
    return game


def find(name: str) -> Game:
    if name not in GAMES:
        raise unknown("game", name, sorted(GAMES))
    return GAMES[name]
