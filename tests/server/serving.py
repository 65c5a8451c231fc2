"""A real server in its own process, and people who sit down at its tables."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine
from websockets.sync.client import ClientConnection

from lascaux.client import Visitor
from lascaux.server.migrations import upgrade

START = "from lascaux.cli import main; main()"
ADDRESS = re.compile(r"Lascaux is at (http://localhost:(\d+))")  # the first line that it says
HASTE = 4  # times faster runs the clock of a table
HASTY = f"""
from lascaux.server import clock, moment
true = moment.deadline
def sooner(room):
    ends = true(room)
    return ends and ends - room.table.clock * (1 - 1 / {HASTE})
clock.deadline = moment.deadline = sooner
"""


@cache
def ready_made() -> bytes:
    """A database with today's schema and nothing in it: making one anew takes most of a second."""
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/empty.db")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "empty.db").read_bytes()


class Server:
    """One process, started as people start it; `address` is where it answers.

    `first` is what it runs before everything else: the seam for a test with a pace of its own.
    """

    def __init__(self, database: str, port: int = 0, first: str = "") -> None:
        scheme, _, file = database.partition(":///")
        if scheme == "sqlite" and not Path(file).exists():
            Path(file).write_bytes(ready_made())
        self.database = database
        self.port = port
        self.first = first
        self.open()

    def open(self) -> None:
        """Also again, after `kill` or `stop`: same database, same port."""
        where = ["--port", str(self.port), "--no-open", "--database", self.database]
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"{self.first}\n{START}", "serve", *where],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = ADDRESS.match(said)
        if not found:
            self.process.kill()
            raise RuntimeError(said + self.process.stdout.read())
        self.startup = time.perf_counter() - begun
        self.address, self.port = found[1], int(found[2])

    def visitor(self) -> Visitor:
        return Visitor(self.address)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.close()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.close()

    def close(self) -> None:
        """Once more does no harm."""
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


def table_of(seats: list[str], **settings: Any) -> dict[str, Any]:
    body = {"game": "krom", "players": len(seats), "seats": seats, "fast_bots": True}
    return {**body, **settings}


class Table:
    """A game of two people, nobody else; `asked` is a seat that must answer now."""

    def __init__(self, server: Server, other: Server | None = None, **settings: Any) -> None:
        self.people = [server.visitor(), (other or server).visitor()]
        body = table_of(["me", "open"], **settings)
        made = self.people[0].call("POST", "/api/tables", body)
        self.id = made["table"]["id"]
        self.watch = made["watch"]
        self.people[1].call("POST", f"/api{made['invite']}", {})
        self.people[0].call("POST", f"/api/tables/{self.id}/start")

    def state(self, visitor: Visitor | None = None) -> dict[str, Any]:
        state: dict[str, Any] = (visitor or self.people[0]).call(
            "GET", f"/api/tables/{self.id}/state"
        )
        return state

    def asked(self) -> tuple[Visitor, dict[str, Any]]:
        for visitor in self.people:
            state = self.state(visitor)
            if state["seat"] in state["asked"]["waiting"]:
                return visitor, state
        raise AssertionError

    def answer(self, state: dict[str, Any], key: str, choice: int | None = None) -> dict[str, Any]:
        first = state["asked"]["choices"][0]["id"]
        return {
            "type": "answer",
            "key": key,
            "seat": state["seat"],
            "question": state["seq"],
            "choice": first if choice is None else choice,
        }

    def send(self, visitor: Visitor, command: dict[str, Any]) -> dict[str, Any]:
        reply: dict[str, Any] = visitor.call("POST", f"/api/tables/{self.id}/commands", command)
        return reply


def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=10))
        if message["type"] == kind:
            return message


def median_times(table: Table, moves: int) -> tuple[float, float]:
    """Seconds until a move is acknowledged, and until the other person sees it."""
    acks, sights = [], []
    first, second = table.people
    with first.live(table.id) as one, second.live(table.id) as two:
        for n in range(moves):
            me, state = table.asked()
            mine, theirs = (one, two) if me is first else (two, one)
            begun = time.perf_counter()
            mine.send(json.dumps(table.answer(state, f"m{n}")))
            seq = until(mine, "ack")["seq"]
            acks.append(time.perf_counter() - begun)
            while until(theirs, "state")["seq"] < seq:
                pass
            sights.append(time.perf_counter() - begun)
    return sorted(acks)[moves // 2], sorted(sights)[moves // 2]
