"""A client that stops reading, and people who are slow: the table goes on without them."""

from __future__ import annotations

import contextlib
import socket as sockets
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from serving import HASTE, HASTY, Server, Table, table_of
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from lascaux.client import Visitor

PATIENCE = 2.0  # seconds that this server lets one frame take; people get more
CLOCK = 60  # seconds
SHORTEST = (
    5  # seconds: the shortest clock; on the impatient server they are over HASTE times sooner
)
# A line that holds little is soon full.
NARROW = f"""
import socket
from lascaux.server import live, serve
take = serve.take
def narrow(host, port):
    listener = take(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener
serve.take = narrow
live.PATIENCE = {PATIENCE}
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("impatient") / "lascaux.db"
    running = Server(f"sqlite:///{database}", first=NARROW + HASTY)
    yield running
    running.stop()


def narrow(server: Server, visitor: Visitor, table: str) -> ClientConnection:
    """A connection that holds little of what it does not read."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    return connect(
        f"ws://localhost:{server.port}/api/tables/{table}/live",
        sock=line,
        origin=Origin(server.address),
        additional_headers={"Cookie": f"lascaux_session={visitor.cookie('lascaux_session')}"},
        compression=None,
        max_queue=1,
        close_timeout=0.1,
    )


def present(table: Table, visitor: Visitor, seat: int) -> bool:
    return bool(table.state(visitor)["table"]["seats"][seat]["present"])


def memory(server: Server) -> int:
    """KiB that the process holds now."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def test_who_stops_reading_is_dropped_and_costs_the_others_nothing(impatient: Server) -> None:
    """Everything again is asked for, over and over, and never read."""
    table = Table(impatient)
    slow, friend = table.people
    seat = 1 - table.state(friend)["seat"]  # a request of their own would count as being there
    with narrow(impatient, slow, table.id) as line:
        assert present(table, friend, seat)
        held, begun, longest = memory(impatient), time.monotonic(), 0.0
        while present(table, friend, seat):
            assert time.monotonic() - begun < PATIENCE + 20, "who does not read stays"
            with contextlib.suppress(ConnectionClosed):
                for _ in range(100):
                    line.send('{"type": "since", "seq": 0}')
            asked = time.monotonic()
            assert table.state(friend)["seat"] == 1 - seat
            longest = max(longest, time.monotonic() - asked)
            time.sleep(0.02)
        assert time.monotonic() - begun > PATIENCE
        assert longest < PATIENCE
        assert memory(impatient) - held < 16 * 1024
    state = table.state(slow)  # nothing but the line is lost
    assert table.send(slow, table.answer(state, "after"))["type"] == "ack"


def deadline(state: dict[str, Any]) -> float:
    return datetime.fromisoformat(state["deadline"]).timestamp()


def test_a_player_who_takes_a_seat_back_gets_the_whole_clock(server: Server) -> None:
    table = Table(server, clock=CLOCK, takeover=True)
    me, friend = table.people
    before = table.state(me)
    seat = before["seat"]
    assert seat in before["asked"]["waiting"]
    left = table.state(friend)
    time.sleep(0.5)
    me.call("DELETE", f"/api/tables/{table.id}/seats/{seat}")
    assert deadline(table.state(friend)) == deadline(left)  # a bot that stands in changes nothing
    begun = time.time()
    me.call("POST", f"/api/tables/{table.id}/seats/{seat}", {"kind": "me"})
    after = table.state(me)
    assert begun + CLOCK - 0.1 <= deadline(after) <= time.time() + CLOCK + 0.1
    assert deadline(after) > deadline(before) + 0.4
    assert deadline(table.state(friend)) == deadline(after)


def kind(table: Table, seat: int) -> str:
    return str(table.state()["table"]["seats"][seat]["kind"])


def test_a_bot_plays_for_who_is_late(impatient: Server) -> None:
    me = impatient.visitor()
    body = table_of(["me", "greedy"], clock=SHORTEST)
    table = me.call("POST", "/api/tables", body)["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    state = me.call("GET", f"/api/tables/{table}/state")
    assert state["deadline"]
    end = time.monotonic() + 9
    seat = state["table"]["seats"][state["seat"]]
    while seat["kind"] == "person" and time.monotonic() < end:
        time.sleep(0.05)
        seat = me.call("GET", f"/api/tables/{table}")["seats"][state["seat"]]
    assert seat["kind"] == "bot"


def test_who_is_out_of_time_and_comes_back_is_not_replaced_again_at_once(impatient: Server) -> None:
    """A bot stands in when the time is over, and goes again."""
    table = Table(impatient, clock=SHORTEST, takeover=True)
    me, _ = table.people
    seat = table.state(me)["seat"]
    end = time.monotonic() + 20
    while kind(table, seat) != "bot":
        assert time.monotonic() < end
        time.sleep(0.05)
    me.call("POST", f"/api/tables/{table.id}/seats/{seat}", {"kind": "me"})
    back = time.monotonic()
    while time.monotonic() < back + 0.4 * SHORTEST / HASTE:
        assert kind(table, seat) == "person"
        time.sleep(0.05)
