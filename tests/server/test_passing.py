"""Windows: a seat that passes for the round is not asked, and nobody can tell."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from serving import Server, table_of

from lascaux.games import KROM
from lascaux.kernel.match import Match
from lascaux.kernel.record import parse

WINDOWS = {"bonus-window", "counter-window"}


def test_who_passes_for_the_round_never_needs_to_answer_a_window(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me = server.visitor()
    table = me.call("POST", "/api/tables", table_of(["me", "random", "random"]))["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    sent = said = 0
    with me.live(table) as socket:
        while True:
            state = json.loads(socket.recv(timeout=20))
            if state["type"] == "refused":
                assert state["error"] in {"stale-question", "not-your-turn", "game-over"}, state
            if state["type"] != "state":
                continue
            if state["table"]["state"] == "over":
                break
            seat, asked = state["seat"], state["asked"]
            if not state["passing"] and state["view"]["round"] != said:
                said = state["view"]["round"]
                command = {"type": "passing", "key": f"p{said}", "seat": seat, "on": True}
                socket.send(json.dumps(command))
            if seat in asked["waiting"] and state["seq"] > sent and asked["kind"] not in WINDOWS:
                sent = state["seq"]
                choice = any_choice(None, [c["id"] for c in asked["choices"]], asked)
                command = {"type": "answer", "key": f"a{sent}", "seat": seat}
                socket.send(json.dumps({**command, "question": sent, "choice": choice}))
    record = me.call("GET", f"/api/tables/{table}/record")
    assert windows_passed(record, seat) > 0


def windows_passed(record: dict[str, Any], seat: int) -> int:
    """How often the seat was asked in a window; each time it passed, which is the first choice."""
    match = Match(parse({**record, "answers": []}, "record"), KROM.deck())
    passed = 0
    for who, choice in record["answers"]:
        if who == seat and match.position.question().window:
            assert choice == match.position.choices[0]
            passed += 1
        match.take(who, choice)
    return passed


def test_passing_is_told_to_nobody_else(server: Server) -> None:
    me, friend = server.visitor(), server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "open"]))
    table = made["table"]["id"]
    friend.call("POST", f"/api{made['invite']}", {})
    me.call("POST", f"/api/tables/{table}/start")
    seat = me.call("GET", f"/api/tables/{table}/state")["seat"]
    with friend.live(table) as socket:
        before = json.loads(socket.recv(timeout=5))
        command = {"type": "passing", "key": "p", "seat": seat, "on": True}
        assert me.call("POST", f"/api/tables/{table}/commands", command)["type"] == "ack"
        socket.send('{"type": "ping"}')
        frames = [json.loads(socket.recv(timeout=5))]
        while frames[-1]["type"] != "pong":
            frames.append(json.loads(socket.recv(timeout=5)))
    assert all(frame["seq"] == before["seq"] for frame in frames if frame["type"] == "state")
    assert me.call("GET", f"/api/tables/{table}/state")["passing"]
    assert not friend.call("GET", f"/api/tables/{table}/state")["passing"]
