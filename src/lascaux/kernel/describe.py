"""Questions, choices and refusals as data that any client can show: Fluent keys with arguments.

An argument is a number, a text, or a reference that is named in the reader's language (references.py).
They are sent as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from lascaux.kernel.references import Args
else:
    Args = dict[str, Any]  # msgspec, which writes this on the wire, knows no such union


class Phrase(Struct, frozen=True):
    """A Fluent key with arguments; see src/lascaux/kernel/references.py."""

    key: str
    args: Args


class Choice(Struct, frozen=True):
    """An answer: its number, its verb and what the verb is about ("rob", [2, "krom"]), and it in words."""

    id: int
    verb: str
    parts: tuple[str | int, ...]
    phrase: Phrase


class Refusal(Struct, frozen=True):
    """What a player might want and cannot have now: the clause against it, the wish and the reason."""

    id: int
    verb: str
    parts: tuple[str | int, ...]
    clause: str
    wish: Phrase
    reason: Phrase


class Asked(Struct, frozen=True):
    """The question of the moment as one seat sees it; without choices, it is not for this seat."""

    kind: str
    clause: str
    waiting: tuple[int, ...]
    prompt: Phrase
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...]
