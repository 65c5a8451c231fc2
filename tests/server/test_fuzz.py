"""Any message at all: it is answered, and changes nothing unless it is acknowledged."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import Server, Table
from websockets.sync.client import ClientConnection

from lascaux.client import Visitor
from lascaux.games import KROM
from lascaux.server.messages import FromClient

BEYOND = max(verb.end for verb in KROM.verbs)  # no choice of the table has this number
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(FromClient)}
JUNK: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**40), 2**40),
    st.floats(allow_nan=False),
    st.text(max_size=80),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "key": st.text(min_size=1, max_size=8),
    "seat": st.integers(0, 3),
    "question": st.integers(0, 200),
    "choice": st.integers(-3, 40) | st.integers(-3, BEYOND),
    "text": st.text(min_size=1, max_size=30),
    "on": st.booleans(),
    "seq": st.integers(0, 200),
}


def frames(tag: str) -> st.SearchStrategy[dict[str, Any]]:
    """This message with likely values, some replaced by junk, some left out."""
    names = [field.name for field in msgspec.structs.fields(KINDS[tag])]
    values = {name: st.one_of(LIKELY[name], JUNK) for name in names}
    needed = st.fixed_dictionaries({"type": st.just(tag)}, optional=values)
    whole = st.fixed_dictionaries({"type": st.just(tag), **{name: LIKELY[name] for name in names}})
    return st.one_of(whole, needed)


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server)


def replies(socket: ClientConnection, frame: str) -> list[dict[str, Any]]:
    """What comes for this frame, up to the answer to a ping behind it."""
    socket.send(frame)
    socket.send('{"type": "ping"}')
    found: list[dict[str, Any]] = []
    while not found or found[-1]["type"] != "pong":
        found.append(json.loads(socket.recv(timeout=10)))
    return found[:-1]


def rows(table: Table, visitor: Visitor) -> tuple[int, int]:
    state = table.state(visitor)
    return state["seq"], state["answers"]


@pytest.mark.parametrize("tag", KINDS)
def test_every_message_is_answered_and_only_acknowledged_ones_count(table: Table, tag: str) -> None:
    me = table.people[0]

    @settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(frames(tag))
    def send(message: dict[str, Any]) -> None:
        before = rows(table, me)
        with me.live(table.id) as socket:
            assert json.loads(socket.recv(timeout=10))["type"] == "state"
            answers = [a for a in replies(socket, json.dumps(message)) if a["type"] != "state"]
        if tag in {"since", "ping"}:
            assert all(a["type"] in {"pong", "refused"} for a in answers)
        else:
            assert [a["type"] for a in answers] in (["ack"], ["refused"])
        if not any(a["type"] == "ack" for a in answers):
            assert rows(table, me) == before

    send()


def test_messages_by_http_are_answered_alike(table: Table) -> None:
    me = table.people[0]

    @settings(max_examples=40, deadline=None, derandomize=True, database=None)
    @given(st.sampled_from(["answer", "undo", "chat", "passing"]).flatmap(frames))
    def send(message: dict[str, Any]) -> None:
        before = rows(table, me)
        try:
            reply = table.send(me, message)
        except Exception as error:  # noqa: BLE001  any HTTP error: which one is checked
            assert str(error).startswith(("400", "429"))  # noqa: PT017
            reply = {"type": "refused"}
        assert reply["type"] in {"ack", "refused"}
        if reply["type"] == "refused":
            assert rows(table, me) == before

    send()
