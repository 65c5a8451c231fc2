"""Two processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from serving import HASTE, HASTY, Server, Table, median_times, table_of, until

from lascaux.client import Player, Visitor


def run(command: list[str], folder: Path) -> None:
    """As somebody who is not root: PostgreSQL insists."""
    nobody = [] if os.getuid() else ["runuser", "-u", "nobody", "--"]
    subprocess.run([*nobody, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)


@pytest.fixture(scope="module")
def postgres(postgres_programs: Path) -> Iterator[str]:
    # A short path that another user may enter: PostgreSQL's socket lies there.
    folder = Path(f"/tmp/lascaux-postgres-{os.getpid()}")  # noqa: S108
    folder.mkdir(mode=0o700)
    if not os.getuid():
        shutil.chown(folder, "nobody")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = str(folder / "data")
    ctl = [str(postgres_programs / "pg_ctl"), "-D", data]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    initdb = [
        str(postgres_programs / "initdb"),
        "-D",
        data,
        "-U",
        "lascaux",
        "-A",
        "trust",
        "-E",
        "UTF8",
    ]
    try:
        run([*initdb, "--locale=C", "--no-sync"], folder)
        log = str(folder / "log")
        run([*ctl, "-w", "-l", log, "-o", options, "start"], folder)
        yield f"postgresql://lascaux@127.0.0.1:{port}/postgres"
    finally:
        run([*ctl, "-m", "immediate", "stop"], folder)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Server, Server]]:
    first, second = Server(postgres, first=HASTY), Server(postgres, first=HASTY)
    yield first, second
    first.stop()
    second.stop()


def same_person(visitor: Visitor, server: Server) -> Visitor:
    """The same browser, sent to another process."""
    other = Visitor.__new__(Visitor)
    other.__dict__.update(visitor.__dict__)
    other.server = server.address
    return other


def test_people_on_two_processes_play_one_game(
    pair: tuple[Server, Server], any_choice: Callable[..., int]
) -> None:
    here, there = pair
    host, guest = here.visitor(), there.visitor()
    made = host.call("POST", "/api/tables", table_of(["me", "open", "greedy"]))
    table = made["table"]["id"]
    guest.call("POST", f"/api{made['invite']}", {})
    host.call("POST", f"/api/tables/{table}/start")
    ends: list[dict[str, Any]] = []
    playing = threading.Thread(target=lambda: ends.append(Player(guest, table, any_choice).play()))
    playing.start()
    ends.append(Player(host, table, any_choice).play())
    playing.join(60)
    assert ends[0]["view"]["points"] == ends[1]["view"]["points"]
    record = guest.call("GET", f"/api/tables/{table}/record")
    assert host.call("POST", "/api/verify", {"record": record})["proved"]


def test_a_move_here_is_seen_there_at_once(pair: tuple[Server, Server]) -> None:
    ack, seen = median_times(Table(*pair), 12)
    print(f"two processes: ack {ack * 1000:.1f} ms, seen {seen * 1000:.1f} ms")
    assert seen < 0.1


def test_a_resend_to_the_other_process_has_no_effect(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = Table(here, there)
    me, state = table.asked()
    ack = table.send(me, table.answer(state, "k"))
    elsewhere = same_person(me, there if me.server == here.address else here)
    assert table.send(elsewhere, table.answer(state, "k")) == ack
    assert table.state()["seq"] == ack["seq"]


def test_both_processes_count_alike_what_a_seat_may_notice(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = Table(here, there)
    me, friend = table.people
    before = table.state(friend)
    seat = table.state(me)["seat"]
    for n in range(3):  # told to nobody else
        table.send(me, {"type": "passing", "key": f"p{n}", "seat": seat, "on": True})
    table.send(me, {"type": "chat", "key": "c", "text": "hello"})
    for server in pair:
        with same_person(friend, server).live(table.id, since=before["seq"]) as socket:
            rest = until(socket, "state")
        assert (rest["fresh"], rest["seq"]) == (False, before["seq"] + 1)
        assert [line["text"] for line in rest["chat"]] == ["hello"]


def test_people_on_two_processes_see_each_other(pair: tuple[Server, Server]) -> None:
    table = Table(*pair)
    first, second = table.people
    with first.live(table.id) as socket, second.live(table.id):
        while not all(seat["present"] for seat in until(socket, "state")["table"]["seats"]):
            pass


def test_a_seat_left_here_is_taken_back_there(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = Table(here, there, fast_bots=False)
    me, friend = table.people
    seat = table.state(me)["seat"]
    left = me.call("DELETE", f"/api/tables/{table.id}/seats/{seat}")["seats"][seat]
    assert (left["kind"], left["mine"]) == ("bot", True)
    elsewhere = same_person(me, there)
    refused = table.send(elsewhere, {"type": "passing", "key": "p", "seat": seat, "on": True})
    assert refused["error"] == "bot-plays"
    back = elsewhere.call("POST", f"/api/tables/{table.id}/seats/{seat}", {"kind": "me"})
    assert back["seats"][seat]["kind"] == "person"
    assert (
        table.send(me, {"type": "passing", "key": "q", "seat": seat, "on": True})["type"] == "ack"
    )
    with friend.live(table.id) as socket:
        assert until(socket, "state")["table"]["seats"][seat]["kind"] == "person"


def test_who_is_late_is_replaced_once_whichever_process_holds_the_clock(
    pair: tuple[Server, Server],
) -> None:
    here, there = pair
    table = Table(here, there, clock=5, fast_bots=False)
    me, friend = table.people
    seat = table.state(me)["seat"]
    with me.live(table.id) as socket_here, friend.live(table.id) as socket_there:
        for socket in (socket_here, socket_there):
            while until(socket, "state")["table"]["seats"][seat]["kind"] != "bot":
                pass
    path = f"/api/tables/{table.id}/seats/{seat}"
    begun = time.time()
    back = same_person(me, there).call("POST", path, {"kind": "me"})["seats"][seat]
    assert back["kind"] == "person"
    deadline = datetime.fromisoformat(table.state(me)["deadline"]).timestamp()
    assert begun - 0.1 <= deadline - 5 / HASTE <= time.time() + 0.1  # the whole clock again


def test_races_for_one_seat_have_one_winner(pair: tuple[Server, Server]) -> None:
    here, there = pair
    host = here.visitor()
    made = host.call("POST", "/api/tables", table_of(["me", "open"]))
    guests = [server.visitor() for server in (here, there) * 3]
    won: list[str] = []

    def join(guest: Visitor) -> None:
        try:
            guest.call("POST", f"/api{made['invite']}", {})
        except Exception as error:  # noqa: BLE001
            assert "table-full" in str(error)  # noqa: PT017
        else:
            won.append(guest.me["id"])

    racers = [threading.Thread(target=join, args=(guest,)) for guest in guests]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert len(won) == 1


def test_the_other_process_goes_on_with_the_bots_of_one_that_died(
    pair: tuple[Server, Server], postgres: str
) -> None:
    _, there = pair
    here = Server(postgres)
    host = here.visitor()
    body = table_of(["greedy", "greedy"], fast_bots=False)
    table = host.call("POST", "/api/tables", body)["table"]["id"]
    watcher = same_person(host, there)
    host.call("POST", f"/api/tables/{table}/start")
    with watcher.live(table) as socket_there:
        json.loads(socket_there.recv(timeout=5))
        here.kill()
        begun = watcher.call("GET", f"/api/tables/{table}/state")["seq"]
        end = time.monotonic() + 15
        while time.monotonic() < end:
            if json.loads(socket_there.recv(timeout=10))["seq"] > begun + 1:
                return
    pytest.fail("nobody plays the bots")


def test_an_analysis_asked_for_at_both_is_made_by_one_and_seen_by_both(
    pair: tuple[Server, Server],
) -> None:
    """Each says how far it is, the one at work and the other, and both find the same."""
    here, there = pair
    me = here.visitor()
    games = Path(__file__).parents[1] / "games"
    record = json.loads((games / "golden" / "krom-2-default.json").read_text(encoding="utf-8"))
    deck = (games / "krom" / "deck.toml").read_text(encoding="utf-8")
    table = me.call("POST", "/api/records", {"record": record, "deck": deck})["id"]
    asked = [me, same_person(me, there)]
    path = f"/api/tables/{table}/analysis"
    seen: list[list[int]] = [[], []]
    end = time.monotonic() + 120
    whole = -1
    while not all(steps[-1:] == [whole] for steps in seen):
        assert time.monotonic() < end, seen
        for one, steps in zip(asked, seen, strict=True):
            found = one.call("POST", path)
            steps.append(found["done"])
            whole = found["of"]
        time.sleep(0.1)
    assert asked[0].call("GET", path) == asked[1].call("GET", path)
    assert all(steps == sorted(steps) and len(set(steps)) > 3 for steps in seen)
