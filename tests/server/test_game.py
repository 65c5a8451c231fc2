"""A whole game through the API, by live connection and by asking again and again."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from serving import Server, table_of

from lascaux.client import Player, Refused, Visitor, play


def started(server: Server, seats: list[str], **settings: Any) -> tuple[Visitor, str]:
    visitor = server.visitor()
    table = visitor.call("POST", "/api/tables", table_of(seats, **settings))["table"]["id"]
    visitor.call("POST", f"/api/tables/{table}/start")
    return visitor, table


def test_a_whole_game_against_bots_is_played_kept_and_proved(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me, table = started(server, ["me", "greedy", "random"])
    end = Player(me, table, any_choice).play()
    assert end["view"]["winners"]
    assert end["asked"] is None
    record = me.call("GET", f"/api/tables/{table}/record")
    assert end["proof"]["seed"] == record["seed"]
    assert me.call("POST", "/api/verify", {"record": record}) == {"proved": True, "differs": []}
    record["answers"][0][1] += 1
    assert not me.call("POST", "/api/verify", {"record": record})["proved"]


def test_an_imported_record_is_looked_at_from_any_seat(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me, table = started(server, ["me", "random"])
    end = Player(me, table, any_choice).play()
    record = me.call("GET", f"/api/tables/{table}/record")
    other = server.visitor()
    brought = other.call("POST", "/api/records", {"record": record})
    assert brought["state"] == "over"
    again = other.call("POST", "/api/records", {"record": record})
    assert len({brought["name"], again["name"], other.me["name"]}) == 3
    # Who played is not in a record: only that it was a person, or which bot.
    assert sorted(seat["name"] for seat in brought["seats"]) == ["", "random"]
    moments = other.call("GET", f"/api/tables/{brought['id']}/state?seat=1")["answers"]
    last = other.call("GET", f"/api/tables/{brought['id']}/at/{moments}?seat=1")
    assert last["view"]["points"] == end["view"]["points"]
    first = other.call("GET", f"/api/tables/{brought['id']}/at/0?seat=0")
    assert first["view"]["round"] == 0
    with pytest.raises(Refused, match="not finished"):
        other.call("POST", "/api/records", {"record": {**record, "answers": record["answers"][:9]}})


def test_two_people_meet_by_link(server: Server, any_choice: Callable[..., int]) -> None:
    host = server.visitor()
    made = host.call("POST", "/api/tables", table_of(["me", "open"], name="By link"))
    table = made["table"]["id"]
    friend_end: list[dict[str, Any]] = []
    link = server.address + made["invite"]
    friend = threading.Thread(
        target=lambda: friend_end.append(play(link, any_choice, name="Friend"))
    )
    friend.start()
    with host.live(table) as socket:
        while True:
            seats = json.loads(socket.recv())["table"]["seats"]
            if all(seat["present"] for seat in seats):
                break
    assert {seat["name"] for seat in seats} == {host.me["name"], "Friend"}
    host.call("POST", f"/api/tables/{table}/start")
    end = Player(host, table, any_choice).play()
    friend.join(20)
    assert friend_end[0]["view"]["points"] == end["view"]["points"]
    assert friend_end[0]["seat"] != end["seat"]


def test_a_game_can_be_played_without_websockets(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me, table = started(server, ["me", "random"])
    state = me.call("GET", f"/api/tables/{table}/state")
    events = len(state["events"])
    for n in range(2000):
        if state["table"]["state"] == "over":
            break
        seat, asked = state["seat"], state["asked"]
        if seat in asked["waiting"]:
            choice = any_choice(None, [c["id"] for c in asked["choices"]], asked)
            sent = {"key": f"k{n}", "seat": seat, "question": state["seq"], "choice": choice}
            reply = me.call("POST", f"/api/tables/{table}/commands", {"type": "answer", **sent})
            assert reply["type"] == "ack", reply
        state = me.call("GET", f"/api/tables/{table}/state?since={state['seq']}&wait=1")
        assert not state["fresh"]
        events += len(state["events"])
    assert state["table"]["state"] == "over"
    assert events == len(me.call("GET", f"/api/tables/{table}/state")["events"])


def test_the_record_and_the_seed_stay_secret_until_the_end(server: Server) -> None:
    me, table = started(server, ["me", "random"])
    state = me.call("GET", f"/api/tables/{table}/state")
    assert state["proof"]["seed"] is None
    assert len(state["proof"]["nonces"]) == 2
    with pytest.raises(Refused, match="not-over"):
        me.call("GET", f"/api/tables/{table}/record")


def test_my_nonce_goes_into_the_luck(server: Server) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "random"], nonce="ab" * 16))
    table = made["table"]["id"]
    commitment = me.call("GET", f"/api/tables/{table}/state")["proof"]["commitment"]
    me.call("POST", f"/api/tables/{table}/start")
    proof = me.call("GET", f"/api/tables/{table}/state")["proof"]
    assert "ab" * 16 in proof["nonces"]
    assert proof["commitment"] == commitment


def test_a_rematch_seats_the_same_people(server: Server, any_choice: Callable[..., int]) -> None:
    me, table = started(server, ["me", "greedy"])
    with pytest.raises(Refused, match="not-over"):
        me.call("POST", f"/api/tables/{table}/rematch")
    Player(me, table, any_choice).play()
    again = me.call("POST", f"/api/tables/{table}/rematch")
    assert again["state"] == "open"
    assert sorted(seat["kind"] for seat in again["seats"]) == ["bot", "person"]
    assert me.call("POST", f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert me.call("GET", f"/api/tables/{table}")["next"] == again["id"]


def test_who_watched_a_game_may_watch_the_rematch(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me, stranger, watcher = (server.visitor() for _ in range(3))
    made = me.call("POST", "/api/tables", table_of(["me", "greedy"]))
    table = made["table"]["id"]
    watcher.call("POST", f"/api{made['watch']}")
    me.call("POST", f"/api/tables/{table}/start")
    Player(me, table, any_choice).play()
    with pytest.raises(Refused, match="not-your-table"):
        watcher.call("POST", f"/api/tables/{table}/rematch")
    again = me.call("POST", f"/api/tables/{table}/rematch")["id"]
    assert watcher.call("GET", f"/api/tables/{table}")["next"] == again
    assert watcher.call("GET", f"/api/tables/{again}/state")["seat"] is None
    with pytest.raises(Refused, match="no-table"):
        stranger.call("GET", f"/api/tables/{again}/state")


def test_the_seats_are_drawn_by_a_lot_that_can_be_proved(server: Server) -> None:
    """K4; the host brings a nonce, the others' follow from the commitment."""
    me = server.visitor()
    body = table_of(["me", "greedy", "greedy", "greedy"], nonce="ab" * 16)
    made = me.call("POST", "/api/tables", body)["table"]["id"]
    promise = me.call("GET", f"/api/tables/{made}/state")["proof"]
    assert (promise["brought"], promise["seed"]) == ([0], None)
    me.call("POST", f"/api/tables/{made}/start")
    state = me.call("GET", f"/api/tables/{made}/state")
    assert state["proof"]["commitment"] == promise["commitment"]
    assert state["proof"]["brought"] == [state["seat"]]
    assert state["proof"]["nonces"][state["seat"]] == "ab" * 16
    me.call("DELETE", f"/api/tables/{made}/seats/{state['seat']}")
    while me.call("GET", f"/api/tables/{made}")["state"] != "over":
        time.sleep(0.1)
    record = me.call("GET", f"/api/tables/{made}/record")
    assert record["seating"][state["seat"]] == 0
    assert me.call("POST", "/api/verify", {"record": record})["proved"]
    moved = {**record, "seating": record["seating"][1:] + record["seating"][:1]}
    assert not me.call("POST", "/api/verify", {"record": moved})["proved"]


def test_a_rematch_takes_the_nonces_that_people_bring(server: Server) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "greedy"]))["table"]["id"]
    assert me.call("GET", f"/api/tables/{made}/state")["proof"]["brought"] == []
    wish = {"kind": "me", "nonce": "cd" * 16}
    me.call("POST", f"/api/tables/{made}/seats/0", wish)
    assert me.call("GET", f"/api/tables/{made}/state")["proof"]["brought"] == [0]
