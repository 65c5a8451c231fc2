"""What the arguments of a phrase refer to: {"seat": 2}, {"card": id}, {"goods": {"krom": 2}} …

They are named in the reader's language by texts.py, and by clients.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from lascaux.kernel.events import Seen


class SeatRef(TypedDict):
    """A player."""

    seat: int


class CardRef(TypedDict):
    card: str


class CharacterRef(TypedDict):
    character: str


class PlaceRef(TypedDict):
    place: str


class Goods(TypedDict):
    """An amount of each kind; "nothing" if there are none."""

    goods: dict[str, int]


class Dice(TypedDict):
    dice: list[int]


class Either(TypedDict):
    """One of several sets of goods."""

    either: list[dict[str, int]]


class Message(TypedDict):
    """A text without arguments, by its Fluent key."""

    message: str


class Within(TypedDict):
    """A phrase within a phrase: its key and its arguments."""

    phrase: list[str | Args]


class Listed(TypedDict):
    list: list[Reference]


class Words(TypedDict):
    """Words that clients do not have, in every language."""

    text: dict[str, str]


Reference = (
    SeatRef
    | CardRef
    | CharacterRef
    | PlaceRef
    | Goods
    | Dice
    | Either
    | Message
    | Within
    | Listed
    | Words
)
Arg = int | str | Reference
Args = dict[str, Arg]
Refer = Callable[[Any], Reference]  # what a fact of an event refers to


def seats(numbers: Iterable[int]) -> Listed:
    return {"list": [{"seat": number} for number in numbers]}


def cards(names: Iterable[str]) -> Listed:
    return {"list": [{"card": name} for name in names]}


def card_of(args: Args) -> str | None:
    """The card that a phrase is about, if any, even in a phrase within it."""
    match args.get("card"):
        case {"card": str(card)}:
            return card
        case {"phrase": [_, dict(within)]}:
            return card_of(within)
    return None


EVERYWHERE: Mapping[str, Refer] = {
    "seat": lambda v: {"seat": v},
    "target": lambda v: {"seat": v},
    "seats": seats,
    "card": lambda v: {"card": v},
}


def facts_of(seen: Seen) -> dict[str, Any]:
    """What an event says besides its name."""
    return {k: v for k, v in seen.items() if k not in {"event", "private"}}


def args_of(facts: Mapping[str, Any], references: Mapping[str, Refer]) -> Args:
    """The facts of an event as arguments: those that refer to something, as references."""
    return {k: references[k](v) if k in references else v for k, v in facts.items()}
