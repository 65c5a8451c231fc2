"""The vocabulary of a game: a choice is a number, made of a verb and what the verb is about.

    ROB: Final = Pair("rob", 60, SEAT, KIND)

`ROB(victim, kind)` is the number, `ROB.parts(number)` the way back. Numbers never change: records
are made of them. People, clients and tests read the names.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


class Part(NamedTuple):
    """What a verb can be about: how many things, counted from 0, and their names if they have any."""

    size: int
    names: Sequence[str] | Callable[[Any], Sequence[str]] = ()  # or what makes them of the deck

    def named(self, deck: Any, value: int) -> str | int:
        names = self.names(deck) if callable(self.names) else self.names
        return names[value] if value < len(names) else value


class Verb:
    """Something a player can choose: its name, its first number, and what it is about, if anything."""

    def __init__(self, name: str, first: int, *about: Part) -> None:
        self.name = name
        self.first = first
        self.about = about
        self.end = first + prod(part.size for part in about)

    def __call__(self, about: int = 0) -> int:
        return self.first + about

    def each(self, about: Sequence[int]) -> list[int]:
        """The choices that are about these."""
        if not about:  # most often
            return []
        first = self.first
        return [first + n for n in about]

    def __contains__(self, choice: int) -> bool:
        return self.first <= choice < self.end

    def part(self, choice: int) -> int:
        """What this choice is about."""
        return choice - self.first

    def named(self, deck: Any, choice: int) -> tuple[str | int, ...]:
        """What this choice is about, by name where it has a name."""
        return tuple(part.named(deck, choice - self.first) for part in self.about)


class Pair(Verb):
    """A verb that is about two things at once."""

    def __init__(self, name: str, first: int, one: Part, two: Part) -> None:
        super().__init__(name, first, one, two)
        self.stride = two.size

    def __call__(self, one: int = 0, two: int = 0) -> int:
        return self.first + one * self.stride + two

    def with_each(self, one: int, twos: Sequence[int]) -> list[int]:
        """The choices that are about this and each of those."""
        if not twos:
            return []
        first = self.first + one * self.stride
        return [first + two for two in twos]

    def parts(self, choice: int) -> tuple[int, int]:
        """The two things that this choice is about."""
        rest = choice - self.first
        return rest // self.stride, rest % self.stride

    def named(self, deck: Any, choice: int) -> tuple[str | int, ...]:
        return tuple(
            part.named(deck, n) for part, n in zip(self.about, self.parts(choice), strict=True)
        )


def verb_of(verbs: Iterable[Verb], choice: int) -> Verb:
    """The verb that this number belongs to."""
    return next(verb for verb in verbs if choice in verb)
