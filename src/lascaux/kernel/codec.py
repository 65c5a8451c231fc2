"""A position as JSON and back, and its hash."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from lascaux.kernel.errors import BadInput, field

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lascaux.kernel.rules import Position, Rule

PROGRESS = ("sealed", "winners")


def dump(position: Position) -> dict[str, Any]:
    """Everything that makes up the position, as JSON. Full of secrets: for the store, not for seats."""
    table = {name: getattr(position, name) for name in (*position.FIELDS, *PROGRESS)}
    return {"table": table, "stack": dump_stack(position, len(position.stack))}


def dump_stack(position: Position, depth: int) -> list[list[Any]]:
    """The lowest `depth` rules in progress, each as [name, step, arguments …]."""
    return [
        [type(rule).__name__, step, *(getattr(rule, name) for name in rule.arguments)]
        for rule, step in zip(position.stack[:depth], position.steps[:depth], strict=True)
    ]


def load(position: Position, rules: Mapping[str, type[Rule]], data: object) -> None:
    """Fill a fresh position of the same game, options and deck with what `dump` wrote."""
    table = field(data, "table", dict, "position")
    for name in (*position.FIELDS, *PROGRESS):
        kind = type(getattr(position, name))
        value = field(table, name, int if kind is int else (list, tuple), "position")
        setattr(position, name, value if kind is int else kind(map(frozen, value)))
    load_stack(position, rules, field(data, "stack", list, "position"))


def load_stack(position: Position, rules: Mapping[str, type[Rule]], stack: Sequence[Any]) -> None:
    """Put the rules in progress back and ask the question again."""
    position.stack.clear()
    position.steps.clear()
    for frame in stack:
        match frame:
            case [str(name), int(step), *args] if name in rules and len(args) == len(
                rules[name].arguments
            ):
                position.stack.append(rules[name](*map(frozen, args)))
                position.steps.append(step)
            case _:
                raise BadInput(f"position: {frame!r} is not a rule of this game")
    position.advance()


def frozen(value: object) -> Any:
    """JSON's arrays as tuples, all the way down; numbers as they are."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadInput(f"position: {value!r} is neither a whole number nor a list of them")


def canonical(data: object) -> str:
    """One text for equal data, whatever the machine."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(position: Position) -> str:
    """A fingerprint: equal positions, equal hash."""
    return hashlib.sha256(canonical(dump(position)).encode()).hexdigest()
