"""Bots that stand in, are sent away again, and are killed at work: the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from serving import Server, Table, table_of

from lascaux.client import Player, Refused, Visitor
from lascaux.server.bots import Pool


def workers(server: Server) -> list[int]:
    """The server's worker processes."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            command = (entry / "cmdline").read_text()
        except (OSError, ValueError):
            continue  # it has just gone
        if parent == server.process.pid and "spawn_main" in command:
            found.append(int(entry.name))
    return found


def finished(me: Visitor, table: str, seconds: float = 60) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if me.call("GET", f"/api/tables/{table}")["state"] == "over":
            return True
        time.sleep(0.1)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux's /proc")
def test_bots_go_on_when_their_process_is_killed(own_server: Callable[..., Server]) -> None:
    server = own_server()
    me = server.visitor()
    table = me.call("POST", "/api/tables", table_of(["greedy"] * 3))["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    killed: set[int] = set()
    for _ in range(3):
        end = time.monotonic() + 20
        while not (found := set(workers(server)) - killed) and time.monotonic() < end:
            time.sleep(0.05)
        assert found, "no new worker has come"
        for worker in found:
            os.kill(worker, signal.SIGKILL)
        killed |= found
        seq = me.call("GET", f"/api/tables/{table}/state")["seq"]
        while me.call("GET", f"/api/tables/{table}/state")["seq"] <= seq:
            assert time.monotonic() < end, "the bots have stopped"
            time.sleep(0.05)
    assert finished(me, table)
    record = me.call("GET", f"/api/tables/{table}/record")
    assert me.call("POST", "/api/verify", {"record": record})["proved"]


def die_once(mark: Path) -> int:
    """Killed at the first try, as by the system when memory is short."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -1


class CountedPool(Pool):
    """Keeps what it has opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[ProcessPoolExecutor] = []

    def open(self) -> ProcessPoolExecutor:
        executor = super().open()
        if executor not in self.opened:
            self.opened.append(executor)
        return executor


def test_all_who_waited_for_a_killed_worker_are_served_by_one_new_pool(tmp_path: Path) -> None:
    async def play() -> tuple[list[int], int]:
        pool = CountedPool()
        try:
            work = [pool.run(die_once, tmp_path / "mark"), *(pool.run(abs, -n) for n in range(8))]
            found: list[int] = await asyncio.gather(*work)
            return found, len(pool.opened)
        finally:
            pool.close()

    assert asyncio.run(play()) == ([-1, *range(8)], 2)


def test_one_can_leave_and_come_back_at_any_moment(server: Server) -> None:
    """The bot's answer and the person's return may cross: one of them counts, nothing breaks."""
    table = Table(server)
    me, friend = table.people
    seat = table.state(me)["seat"]
    path = f"/api/tables/{table.id}/seats/{seat}"
    for n in range(12):
        assert me.call("DELETE", path)["seats"][seat]["kind"] == "bot"
        theirs = table.state(friend)
        if theirs["asked"] and theirs["seat"] in theirs["asked"]["waiting"]:
            table.send(friend, table.answer(theirs, f"f{n}"))
        assert me.call("POST", path, {"kind": "me"})["seats"][seat]["kind"] == "person"
        mine = table.state(me)
        if mine["asked"] and seat in mine["asked"]["waiting"]:
            assert table.send(me, table.answer(mine, f"m{n}"))["type"] == "ack"
    seen = table.state(me)["seq"]
    time.sleep(0.5)  # nobody plays for a person who is there
    assert table.state(me)["seq"] == seen


def test_bots_play_to_the_end_for_all_who_left(server: Server) -> None:
    table = Table(server)
    for visitor in table.people:
        seat = table.state(visitor)["seat"]
        visitor.call("DELETE", f"/api/tables/{table.id}/seats/{seat}")
    assert finished(table.people[0], table.id)
    with pytest.raises(Refused, match="game-over"):
        table.people[0].call("POST", f"/api/tables/{table.id}/seats/0", {"kind": "me"})


def test_a_seat_taken_back_is_played_to_the_end(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "random"]))["table"]["id"]
    me.call("POST", f"/api/tables/{made}/start")
    seat = me.call("GET", f"/api/tables/{made}/state")["seat"]
    me.call("DELETE", f"/api/tables/{made}/seats/{seat}")
    me.call("POST", f"/api/tables/{made}/seats/{seat}", {"kind": "me"})
    assert Player(me, made, any_choice).play()["table"]["state"] == "over"


def test_the_server_answers_while_many_bots_think(server: Server) -> None:
    """They think in other processes; the median of some answers, as the machine has other work."""
    me = server.visitor()
    for _ in range(3):
        table = me.call("POST", "/api/tables", table_of(["greedy"] * 6))["table"]["id"]
        me.call("POST", f"/api/tables/{table}/start")
    times = []
    for _ in range(21):
        begun = time.perf_counter()
        me.call("GET", "/api/health")
        times.append(time.perf_counter() - begun)
        time.sleep(0.02)
    print(f"health while bots think: median {sorted(times)[10] * 1000:.1f} ms")
    assert sorted(times)[10] < 0.25
