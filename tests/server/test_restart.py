"""A server that is killed loses nothing that it acknowledged."""

from __future__ import annotations

import socket as sockets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Server, table_of

from lascaux.client import Player
from lascaux.kernel.errors import BadInput
from lascaux.server.serve import serve


def test_a_killed_server_has_lost_no_acknowledged_answer(
    own_server: Callable[..., Server], any_choice: Callable[..., int]
) -> None:
    first = own_server()
    me = first.visitor()
    table = me.call("POST", "/api/tables", table_of(["me", "random", "greedy"]))["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    player = Player(me, table, any_choice)
    ends: list[dict[str, Any]] = []
    playing = threading.Thread(target=lambda: ends.append(player.play()))
    playing.start()
    while (player.state or {"seq": 0})["seq"] < 60:
        time.sleep(0.005)
    first.kill()
    acknowledged = player.done
    assert acknowledged > 0
    own_server(first.port)
    assert me.call("GET", f"/api/tables/{table}/state")["seq"] >= acknowledged
    playing.join(60)
    record = me.call("GET", f"/api/tables/{table}/record")
    assert me.call("POST", "/api/verify", {"record": record})["proved"]
    assert ends[0]["view"]["winners"] == record["winners"]


def test_it_starts_in_under_three_seconds(own_server: Callable[..., Server]) -> None:
    """About one; the best of a few, as other tests run beside this one."""
    for _ in range(4):
        running = own_server()
        running.stop()
        if running.startup < 3:
            return
    pytest.fail(f"the last start took {running.startup:.1f} s")


def test_bots_go_on_after_a_restart_though_nobody_looks(own_server: Callable[..., Server]) -> None:
    first = own_server()
    me = first.visitor()
    body = table_of(["greedy", "greedy"], fast_bots=False)
    table = me.call("POST", "/api/tables", body)["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    first.kill()
    own_server(first.port)
    time.sleep(2.5)
    assert me.call("GET", f"/api/tables/{table}/state")["seq"] > 2


def test_a_taken_port_is_named() -> None:
    with sockets.socket() as taken:
        taken.bind(("0.0.0.0", 0))  # noqa: S104
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is taken .*--port"):
            serve(port, open_browser=False, database=None)


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://x/y", "write sqlite:///FILE or postgresql"),
        ("sqlite:////nowhere/at/all.db", "cannot be opened"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "127.0.0.1:1/x: cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named(database: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason) as caught:
        serve(0, open_browser=False, database=database)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("this is no database, it is a text that is long enough to be looked at" * 20)
    with pytest.raises(BadInput, match="cannot be opened"):
        serve(0, open_browser=False, database=f"sqlite:///{file}")
