"""Questions, choices and refusals as data that any client can show: Fluent keys with arguments.

An argument is a number, a text, or a reference that is named in the reader's language (references.py).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lascaux.kernel.references import Args


@dataclass(frozen=True, slots=True)
class Phrase:
    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """Something the seat can answer: the number to send, its verb and parts, and it in words."""

    id: int
    verb: str
    parts: tuple[str | int, ...]
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something a player might want here and cannot do, with the clause that forbids it."""

    id: int
    verb: str
    parts: tuple[str | int, ...]
    clause: str
    wish: Phrase
    reason: Phrase


@dataclass(frozen=True, slots=True)
class Asked:
    """The question of the moment as one seat sees it; without choices, it is not for this seat."""

    kind: str
    clause: str
    waiting: tuple[int, ...]
    prompt: Phrase
    choices: tuple[Choice, ...] = ()
    refusals: tuple[Refusal, ...] = ()

    def json(self) -> dict[str, Any]:
        return asdict(self)
