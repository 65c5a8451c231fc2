"""Fields of an observation: each writes a part of a view as whole numbers into a vector.

Whatever is listed by seat begins with the seat that looks on, the others follow clockwise; so one
network can play every seat.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence

    from lascaux.kernel.rules import Rule

    Vector = array[int]

SHORT = "h"  # numbers of 16 bits: a copy of such a vector is one move of memory


class Field:
    """A part of the view, by its key there, and how many numbers it takes."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def write(self, out: Vector, at: int, view: Mapping[str, Any], me: int) -> None:
        value = view[self.name]
        if value is not None:
            self.put(out, at, value, me)

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:
        raise NotImplementedError


class Number(Field):
    """A number, or 0 where there is none."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1)

    def put(self, out: Vector, at: int, value: int, me: int) -> None:  # noqa: ARG002
        out[at] = value


class Maybe(Number):
    """0 where there is no number, else one more than it."""

    def put(self, out: Vector, at: int, value: int, me: int) -> None:  # noqa: ARG002
        out[at] = value + 1


class Numbers(Field):
    """The first numbers of a list, in its order."""

    def put(self, out: Vector, at: int, value: Sequence[int], me: int) -> None:  # noqa: ARG002
        shown = value[: self.size]
        out[at : at + len(shown)] = array(SHORT, shown)


class PerSeat(Field):
    """A number for every seat."""

    def put(self, out: Vector, at: int, value: list[int], me: int) -> None:
        out[at : at + self.size] = array(SHORT, value[me:] + value[:me])


class Marks(Field):
    """The seats that are meant, each marked: one seat, or a list of them."""

    def put(self, out: Vector, at: int, value: int | Sequence[int], me: int) -> None:
        for seat in (value,) if isinstance(value, int) else value:
            out[at + (seat - me) % self.size] = 1


class Ranks(Field):
    """An order of seats: 1 for the first, 2 for the next; 0 for a seat that is not in it."""

    def put(self, out: Vector, at: int, value: Sequence[int], me: int) -> None:
        for rank, seat in enumerate(value, 1):
            out[at + (seat - me) % self.size] = rank


class Counts(Field):
    """How often each of these ids occurs: one id, a list of them, or things made of them."""

    def __init__(self, name: str, ids: Iterable[Hashable]) -> None:
        self.index = {one: i for i, one in enumerate(dict.fromkeys(ids))}
        super().__init__(name, len(self.index))

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:
        if isinstance(value, list):
            for one in value:
                if isinstance(one, str):
                    out[at + self.index[one]] += 1
                elif one is not None:
                    self.put(out, at, one, me)
        elif isinstance(value, dict):
            self.put(out, at, list(value.values()), me)
        else:
            out[at + self.index[value]] += 1


class BySeat(Field):
    """A field for every seat."""

    def __init__(self, field: Field, players: int) -> None:
        self.field = field
        self.players = players
        super().__init__(field.name, field.size * players)

    def put(self, out: Vector, at: int, value: Sequence[Any], me: int) -> None:
        put, size, players = self.field.put, self.field.size, self.players
        for seat, one in enumerate(value):
            if one is not None:
                put(out, at + (seat - me) % players * size, one, me)


class Parts(Field):
    """Fields of something that has a name for each, or is not there."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.fields = placed(fields)
        super().__init__(name, sum(field.size for field in fields))

    def put(self, out: Vector, at: int, value: Mapping[str, Any], me: int) -> None:
        for start, field in self.fields:
            if field.name in value:
                field.write(out, at + start, value, me)


class Several(Field):
    """The first few of a list of such things."""

    def __init__(self, most: int, parts: Parts) -> None:
        self.most = most
        self.parts = parts
        super().__init__(parts.name, most * parts.size)

    def put(self, out: Vector, at: int, value: Sequence[Any], me: int) -> None:
        for i, one in enumerate(value[: self.most]):
            self.parts.put(out, at + i * self.parts.size, one, me)


class Stack(Field):
    """The rules in progress: 1 + the step of each, then the arguments of the one on top."""

    def __init__(self, rules: Mapping[str, type[Rule]], arguments: int) -> None:
        self.index = {name: i for i, name in enumerate(sorted(rules))}
        self.arguments = arguments
        super().__init__("stack", len(self.index) + arguments)

    def put(self, out: Vector, at: int, value: list[list[Any]], me: int) -> None:  # noqa: ARG002
        for frame in value:
            out[at + self.index[frame[0]]] = frame[1] + 1
        if value:
            shown = flat(value[-1][2:])[: self.arguments]
            start = at + len(self.index)
            out[start : start + len(shown)] = array(SHORT, shown)


def flat(values: Sequence[Any]) -> list[int]:
    """Lists in lists as one list."""
    found: list[int] = []
    for value in values:
        if isinstance(value, list):
            found += flat(value)
        else:
            found.append(value)
    return found


def placed(fields: Iterable[Field]) -> list[tuple[int, Field]]:
    """The fields one after the other, each with its place."""
    found, start = [], 0
    for field in fields:
        found.append((start, field))
        start += field.size
    return found
