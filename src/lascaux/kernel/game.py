"""What a game must offer, and the registry of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypedDict

from lascaux.kernel.errors import BadInput, unknown

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.choices import Verb
    from lascaux.kernel.describe import Asked, Phrase
    from lascaux.kernel.events import Event
    from lascaux.kernel.facts import Facts, Target, Totals
    from lascaux.kernel.rules import Position, Refused, Rule

View = Mapping[str, Any]


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


class Game(ABC):
    """One game of the house. Everything outside `games/` reaches a game through this."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: a record of another version is not replayed
    seats: ClassVar[range]
    options: ClassVar[dict[str, Option]]
    clauses: ClassVar[dict[str, tuple[str, ...]]]  # the rules reference: chapter -> clauses
    rules: ClassVar[dict[str, type[Rule]]]
    verbs: ClassVar[tuple[Verb, ...]]  # its vocabulary; a question may have one of its own
    folder: ClassVar[Path]  # where its deck and texts are
    targets: ClassVar[tuple[Target, ...]]  # what the contract wants of the tribe deck
    shown: ClassVar[tuple[Target, ...]]  # what a report shows besides, without a band
    trials: ClassVar[dict[int, int]]  # in at least so many games, by players
    view_type: ClassVar[type | None] = None  # of `view` and `cards`, where a client is to know them
    deck_type: ClassVar[type | None] = None

    @abstractmethod
    def deck(self, file: Path | None = None) -> Any:
        """The deck in this file, or the tribe deck; BadInput names file, entry and reason."""

    def tribe(self) -> str:
        """The tribe deck as a file that has everything in it."""
        return (self.folder / "deck.toml").read_text(encoding="utf-8")

    @abstractmethod
    def blank(self, players: int, options: Mapping[str, str], deck: Any) -> Position:
        """A table with nothing on it yet."""

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, str], deck: Any) -> Position:
        """A table at the first question of a new game."""

    @abstractmethod
    def view(self, position: Any, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, as JSON, built field by field."""

    @abstractmethod
    def imagine(self, view: View, deck: Any, luck: Luck) -> Position:
        """A full position in which this seat would see this view, drawn by the right odds."""

    @abstractmethod
    def describe(self, position: Any, seat: int | None) -> Asked:
        """The question as this seat sees it: its choices, and what it cannot do and why."""

    @abstractmethod
    def refusal(self, position: Any, refused: Refused) -> Phrase:
        """A refused choice in words."""

    @abstractmethod
    def log(self, seen: dict[str, Any]) -> Phrase | None:
        """An event, as `seen_by` a seat, in words; None for what the log need not say."""

    @abstractmethod
    def round(self, position: Any) -> int:
        """The round, year or the like that is being played; 0 before the first."""

    def stretch(self, position: Any) -> int:
        """Counts up when a pass said beforehand ends: with the round, unless the game says otherwise."""
        return self.round(position)

    @property
    def windows(self) -> bool:
        """Whether there is anything that one could pass beforehand."""
        return any(getattr(rule, "window", False) for rule in self.rules.values())

    @abstractmethod
    def score(self, position: Any) -> list[int]:
        """Points by seat."""

    @abstractmethod
    def constants(self) -> dict[str, int]:
        """The numbers that the rules reference names."""

    @abstractmethod
    def appendix(self, clause: str, deck: Any) -> list[Phrase]:
        """What the rules reference adds to a clause from the deck: tables of rewards and the like."""

    @abstractmethod
    def cards(self, deck: Any) -> Any:
        """A deck for a client that draws it: a msgspec type, whose `game` says which game's."""

    @abstractmethod
    def facts(self, position: Any, events: Sequence[Event]) -> Facts:
        """What a finished game was like, for the lab."""

    @abstractmethod
    def kinds(self, deck: Any, players: int) -> dict[str, list[str]]:
        """The ids of the cards in play with so many players, by kind."""

    @abstractmethod
    def report(self, deck: Any, totals: Totals) -> dict[str, Any]:
        """The game's own figures of many games."""

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
