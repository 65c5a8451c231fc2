"""Whatever is in a deck file, reading it gives a deck or one clear complaint."""

from __future__ import annotations

import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lascaux.games.krom.deck import TRIBE_DECK, Deck, read
from lascaux.kernel.errors import BadInput

OURS = TRIBE_DECK.read_bytes()

odd_values = st.recursive(
    st.one_of(
        st.integers(-3, 40),
        st.integers(),
        st.floats(),
        st.booleans(),
        st.dates(),
        st.datetimes(),
        st.text(max_size=8),
        st.sampled_from(["krom", "counter", "dice", "cave", "alma", "soup", "any", "bonus"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.one_of(st.text(max_size=5), st.sampled_from(["krom", "wood", "any", "id", "bonus"])),
            inner,
            max_size=3,
        ),
    ),
    max_leaves=6,
)


def quoted(text: str) -> str:
    escaped = (c if c.isalnum() and c.isascii() else f"\\U{ord(c):08x}" for c in text)
    return '"' + "".join(escaped) + '"'


def toml(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(k)} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted("".join(c for c in value if not "\ud800" <= c <= "\udfff"))
    if isinstance(value, int | float):
        return str(value)
    return str(value.isoformat())


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a nest of tables and arrays."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else range(len(value))
    found: list[tuple[Any, Any]] = []
    for key in keys:
        found += [(value, key), *spots(value[key])]
    return found


def mutate(data: st.DataObject, deck: dict[str, Any]) -> None:
    """Drop, replace, duplicate or exchange something somewhere."""
    places = spots(deck)
    if not places:
        return
    box, key = data.draw(st.sampled_from(places))
    match data.draw(st.sampled_from(["drop", "replace", "retype", "duplicate", "exchange"])):
        case "drop":
            del box[key]
        case "replace":
            box[key] = data.draw(odd_values)
        case "retype":
            box[key] = [box[key]] if data.draw(st.booleans()) else {"krom": box[key]}
        case "duplicate" if isinstance(box, list):
            box.append(box[key])
        case "duplicate":
            box[data.draw(st.text(max_size=5))] = box[key]
        case _:
            other, other_key = data.draw(st.sampled_from(places))
            box[key] = tomllib.loads(f"x = {toml(other[other_key])}")["x"]


def read_or_complain(file: Path) -> Deck | str:
    try:
        return read(file)
    except BadInput as bad:
        return str(bad)


def check(content: bytes) -> None:
    """A Deck, or BadInput that begins with the file; nothing else ever."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "mine.toml"
        file.write_bytes(content)
        deck = read_or_complain(file)
        if isinstance(deck, str):
            assert deck.startswith(f"{file}: ")
        else:
            assert (len(deck.evolutions), len(deck.bonus_cards)) == (25, 31)
            assert (len(deck.picking_cards), len(deck.hunting)) == (20, 17)


def test_the_writer_writes_what_was_read() -> None:
    """The tool of this file works: our deck survives it."""
    deck = tomllib.loads(OURS.decode())
    assert tomllib.loads("\n".join(f"{k} = {toml(v)}" for k, v in deck.items())) == deck


@settings(max_examples=300, deadline=None, database=None)
@given(st.data())
def test_a_deck_changed_at_random_is_read_or_refused(data: st.DataObject) -> None:
    """K23, components."""
    deck = tomllib.loads(OURS.decode())
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(data, deck)
    check("\n".join(f"{quoted(k)} = {toml(v)}" for k, v in deck.items()).encode())


@settings(max_examples=100, deadline=None, database=None)
@given(st.binary(max_size=200))
def test_random_bytes_are_refused(content: bytes) -> None:
    """Components."""
    check(content)


@settings(max_examples=100, deadline=None, database=None)
@given(st.integers(0, len(OURS)), st.binary(max_size=3), st.integers(0, len(OURS)))
def test_a_truncated_or_overwritten_deck_is_read_or_refused(
    cut: int, noise: bytes, end: int
) -> None:
    """Components."""
    check(OURS[:cut] + noise + OURS[max(cut, end) :])
