"""Rows as types: they say what the tables hold, and events are kept as they always were."""

from __future__ import annotations

import json
from types import UnionType
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from sqlalchemy import JSON, Table

from lascaux.server import rows, schema, study
from lascaux.server.rows import (
    Altered,
    AnalysisRow,
    Answered,
    DeckRow,
    EventRow,
    Happening,
    Passed,
    Person,
    Said,
    Seat,
    Seated,
    Start,
    TableRow,
    Undone,
    event_row,
    event_values,
)


@pytest.mark.parametrize(
    ("table", "row"),
    [
        (schema.tables, TableRow),
        (schema.seats, Seat),
        (schema.decks, DeckRow),
        (schema.users, Person),
        (schema.analyses, AnalysisRow),
    ],
)
def test_a_rows_fields_are_what_its_columns_hold(table: Table, row: type[NamedTuple]) -> None:
    for name, hint in get_type_hints(row, {**vars(rows), "Found": study.Found}).items():
        column = table.c[name]
        assert (type(None) in get_args(hint)) == bool(column.nullable), name
        if not isinstance(column.type, JSON) and not isinstance(hint, UnionType):
            kinds = {type(value) for value in get_args(hint)} or {hint}
            assert kinds == {column.type.python_type}, name


def test_a_tables_row_has_every_column() -> None:
    assert set(TableRow._fields) == set(schema.tables.c.keys())


KEPT: list[tuple[str, dict[str, Any], Happening]] = [
    (
        "start",
        {"seats": ["human"], "nonces": ["00"], "seating": [0], "answers": [[0, 1]]},
        Start(seats=["human"], nonces=["00"], seating=[0], answers=[(0, 1)]),
    ),
    ("answer", {"seat": 1, "choice": 2, "chance": [3]}, Answered(1, 2, [3])),
    ("undo", {"seat": 1}, Undone(1)),
    ("chat", {"user": "a", "text": "Grrr"}, Said("a", "Grrr")),
    ("passing", {"seat": 1, "stretch": 4}, Passed(1, 4)),
    ("passing", {"seat": 1, "stretch": None}, Passed(1, None)),
    ("seats", {}, Seated()),
    ("seats", {"back": True}, Seated(back=True)),
    ("seats", {"was": "a", "now": "b"}, Seated(was="a", now="b")),
    ("table", {}, Altered()),
]


@pytest.mark.parametrize(("kind", "data", "happening"), KEPT)
def test_an_event_is_kept_and_read_as_ever(
    kind: str, data: dict[str, Any], happening: Happening
) -> None:
    row = EventRow(7, "k", happening, 1.5)
    kept: dict[str, Any] = {
        "table_id": "t",
        "seq": 7,
        "key": "k",
        "kind": kind,
        "data": data,
        "at": 1.5,
    }
    assert json.loads(json.dumps(event_values("t", row))) == kept
    assert event_row(**kept) == row


def test_what_older_servers_kept_is_read_too() -> None:
    """They counted rounds where a pass ends, and drew no seats."""
    passed = {"seat": 1, "round": 3}
    assert event_row(seq=1, key=None, kind="passing", data=passed, at=0.0).data == Passed(1, None)
    begun = {"seats": ["human"], "nonces": ["00"], "answers": []}
    read = event_row(seq=1, key=None, kind="start", data=begun, at=0.0).data
    assert read == Start(seats=["human"], nonces=["00"], seating=None, answers=[])
