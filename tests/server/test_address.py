"""Where the server listens: at this machine alone, unless the living room is asked in."""

from __future__ import annotations

import errno
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Server, table_of

from lascaux.client import Refused, Visitor
from lascaux.kernel.errors import BadInput
from lascaux.server import address
from lascaux.server.serve import serve


@pytest.fixture
def living_room(tmp_path: Path) -> Iterator[tuple[int, str]]:
    """A server that was started with --lan: its port, and what it says about other devices."""
    database = f"sqlite:///{tmp_path}/lascaux.db"
    command = ["serve", "--lan", "--no-open", "--port", "0", "--database", database]
    with subprocess.Popen(
        [sys.executable, "-c", "from lascaux.cli import main; main()", *command],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        here = re.fullmatch(r"Lascaux is at http://localhost:(\d+) .*\n", process.stdout.readline())
        assert here is not None
        yield int(here[1]), process.stdout.readline()
        process.send_signal(signal.SIGINT)


def test_only_this_machine_reaches_it_unless_told(server: Server) -> None:
    near = address.in_network()
    if near is None:
        pytest.skip("this machine is in no network")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((near, server.port), timeout=5)


def test_no_code_is_shown_that_a_phone_could_not_follow(server: Server) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "open"]))
    assert made["address"] is None
    with pytest.raises(Refused, match="409 only-here"):
        me.call("GET", "/api/qr?path=/join/abc")


def test_with_lan_the_printed_address_and_the_code_lead_here(living_room: tuple[int, str]) -> None:
    near = address.in_network()
    if near is None:
        pytest.skip("this machine is in no network")
    port, said = living_room
    assert said == f"Other devices in your network join at http://{near}:{port}\n"
    host = Visitor(f"http://localhost:{port}")
    made = host.call("POST", "/api/tables", table_of(["me", "open"]))
    assert made["address"] == f"http://{near}:{port}"
    phone = Visitor(made["address"])
    assert phone.call("POST", f"/api{made['invite']}", {})["seat"] == 1
    with host.opener.open(f"{host.server}/api/qr?path={made['invite']}") as code:
        assert code.headers["content-type"] == "image/svg+xml"
        assert code.read().startswith(b"<svg xmlns=")
    with pytest.raises(Refused, match="bad-path"):
        host.call("GET", "/api/qr?path=//elsewhere.example/")


@pytest.mark.parametrize(
    ("host", "listens", "expected"),
    [
        ("localhost:80", "127.0.0.1", None),
        ("[::1]:80", "::1", None),
        ("localhost:80", "0.0.0.0", "http://10.1.2.3:80"),  # noqa: S104
        ("127.0.0.1", "0.0.0.0", "http://10.1.2.3"),  # noqa: S104
        ("10.1.2.3:80", "0.0.0.0", "http://10.1.2.3:80"),  # noqa: S104
        ("games.example", "127.0.0.1", "http://games.example"),  # a proxy stands before it
    ],
)
def test_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, host: str, listens: str, expected: str | None
) -> None:
    monkeypatch.setattr(address, "in_network", lambda: "10.1.2.3")
    assert address.for_others("http", host, listens) == expected


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid"])
def test_a_host_that_is_not_this_machine_is_named(host: str) -> None:
    with pytest.raises(BadInput, match=f"host '{host}' is not an address of this machine"):
        serve(0, open_browser=False, database="sqlite://", host=host)


@pytest.mark.parametrize("port", [-1, 65536, 99999])
def test_a_number_that_is_no_port_is_not_called_taken(port: int) -> None:
    with pytest.raises(BadInput, match=f"^port {port}: a port is a number from 0 to 65535$"):
        address.take(address.THIS_MACHINE, port)


def test_a_port_that_one_may_not_open_is_not_called_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    says = r"^port 80 needs a permission that you do not have \(Permission denied\): choose another with --port$"
    with pytest.raises(BadInput, match=says):
        address.take(address.THIS_MACHINE, 80)


def test_a_port_in_use_is_called_taken() -> None:
    with address.take(address.THIS_MACHINE, 0) as listener:
        port = listener.getsockname()[1]
        with pytest.raises(BadInput, match=rf"^port {port} is taken \(.*--port$"):
            address.take(address.THIS_MACHINE, port)
