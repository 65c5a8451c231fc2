"""The analysis of a finished game: begun once, in the background, kept, and found again."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from serving import Server, table_of

from lascaux.client import Refused, Visitor

GAMES = Path(__file__).parents[1] / "games"


def brought(me: Visitor, record: str = "krom-2-default") -> str:
    """A finished game from the shelf of records; its table."""
    game = record.partition("-")[0]
    body = {
        "record": json.loads((GAMES / "golden" / f"{record}.json").read_text(encoding="utf-8")),
        "deck": (GAMES / game / "deck.toml").read_text(encoding="utf-8"),
    }
    return str(me.call("POST", "/api/records", body)["id"])


def waited(me: Visitor, table: str, seconds: float = 120) -> list[dict[str, Any]]:
    """Begin, and ask until it is done; every answer on the way."""
    seen: list[dict[str, Any]] = []
    end = time.monotonic() + seconds
    while not seen or seen[-1]["done"] < seen[-1]["of"]:
        assert time.monotonic() < end, seen[-1]
        seen.append(me.call("POST", f"/api/tables/{table}/analysis"))
        time.sleep(0.05)
    return seen


class Analysed(NamedTuple):
    me: Visitor
    table: str
    before: dict[str, Any]  # what was found when nobody had asked for it
    seen: list[dict[str, Any]]  # every answer on the way


@pytest.fixture(scope="module")
def analysed(server: Server) -> Analysed:
    me = server.visitor()
    table = brought(me)
    before = me.call("GET", f"/api/tables/{table}/analysis")
    begun = time.perf_counter()
    seen = waited(me, table)
    print(f"an analysis took {time.perf_counter() - begun:.1f} s in {len(seen)} looks")
    return Analysed(me, table, before, seen)


def test_an_analysis_tells_the_chances_and_three_turning_points(analysed: Analysed) -> None:
    me, table, nothing, seen = analysed
    assert (nothing["done"], nothing["standings"], nothing["turns"]) == (0, [], [])
    steps = [one["done"] for one in seen]
    assert steps == sorted(steps)
    assert len(set(steps)) > 5  # progress is real
    found = seen[-1]
    record = me.call("GET", f"/api/tables/{table}/record")
    first, *_, last = found["standings"]
    assert len(found["standings"]) <= 60
    assert last["answer"] == len(record["answers"])
    assert last["chances"] == [float(seat in record["winners"]) for seat in range(2)]
    assert all(sum(one["chances"]) == pytest.approx(1) for one in found["standings"])
    assert 0.2 < first["chances"][0] < 0.8
    events = me.call("GET", f"/api/tables/{table}/state")["events"]
    assert len(found["turns"]) == 3
    for turn in found["turns"]:
        told = next(event for event in events if event["n"] == turn["event"])
        assert told["phrase"] is not None
        assert abs(turn["after"] - turn["before"]) > 0.02
    answers = [turn["answer"] for turn in found["turns"]]
    assert answers == sorted(set(answers))


def test_a_second_look_is_instant_and_says_the_same(analysed: Analysed) -> None:
    me, table, _, seen = analysed
    found = seen[-1]
    begun = time.perf_counter()
    assert me.call("GET", f"/api/tables/{table}/analysis") == found
    assert me.call("POST", f"/api/tables/{table}/analysis") == found
    assert time.perf_counter() - begun < 1


COUNTED = """
import lascaux.server.bots as bots
asked = bots.Pool.run
async def run(self, work, *arguments):
    if work is bots.standing:
        with open({file!r}, "a") as lines:
            print(arguments[2], file=lines)
    return await asked(self, work, *arguments)
bots.Pool.run = run
"""


def test_two_who_ask_are_served_by_one_computation_that_survives_a_restart(tmp_path: Path) -> None:
    """No moment is looked at twice, though two ask at once and the server is killed in the middle:
    at most the one that was being looked at then."""
    lines = tmp_path / "looked-at"
    first = COUNTED.format(file=str(lines))
    server = Server(f"sqlite:///{tmp_path}/lascaux.db", first=first)
    try:
        me = server.visitor()
        table = brought(me)
        for _ in range(2):
            me.call("POST", f"/api/tables/{table}/analysis")
        end = time.monotonic() + 60
        while me.call("POST", f"/api/tables/{table}/analysis")["done"] <= 3:
            assert time.monotonic() < end
            time.sleep(0.02)
        server.kill()
        server.open()
        before = me.call("GET", f"/api/tables/{table}/analysis")
        assert 3 < before["done"] < before["of"]
        assert before["turns"] == []
        found = waited(me, table)[-1]
        assert len(found["turns"]) == 3
        looked = [int(line) for line in lines.read_text().splitlines()]
        assert len(looked) - len(set(looked)) <= 1
        assert {one["answer"] for one in found["standings"]} <= set(looked)
    finally:
        server.stop()


def test_only_a_game_that_is_over_is_analysed(server: Server) -> None:
    me = server.visitor()
    table = me.call("POST", "/api/tables", table_of(["me", "random"]))["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    for method in ("GET", "POST"):
        with pytest.raises(Refused, match="409 not-over"):
            me.call(method, f"/api/tables/{table}/analysis")
    with pytest.raises(Refused, match="404 no-table"):
        server.visitor().call("POST", f"/api/tables/{table}/analysis")


def test_it_is_forgotten_with_its_table(analysed: Analysed, server: Server) -> None:
    rows = f"select count(*) from analyses where table_id = '{analysed.table}'"  # noqa: S608  an id
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        database.execute("pragma foreign_keys=on")
        assert database.execute(rows).fetchone() == (1,)
        database.execute("delete from tables where id = ?", (analysed.table,))
        assert database.execute(rows).fetchone() == (0,)
        database.rollback()  # others look at it, too
