"""What is hidden from a seat or a spectator never leaves the server for them."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

from leaks import leaks, searched
from serving import Server, table_of

from lascaux.client import Player, Visitor
from lascaux.games import KROM


class Listener(threading.Thread):
    """Keeps every frame that a connection is sent, until the game is over."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        super().__init__()
        self.visitor, self.table, self.seat = visitor, table, seat
        self.frames: list[dict[str, Any]] = []

    def run(self) -> None:
        with self.visitor.live(self.table, seat=self.seat) as socket:
            while True:
                self.frames.append(json.loads(socket.recv()))
                if self.frames[-1]["table"]["state"] == "over":
                    return


def test_no_frame_holds_a_card_that_is_hidden_from_its_reader(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "random", "greedy", "random"]))
    table = made["table"]["id"]
    watcher = server.visitor()
    watcher.call("POST", f"/api{made['watch']}")
    me.call("POST", f"/api/tables/{table}/start")
    seat = me.call("GET", f"/api/tables/{table}/state")["seat"]
    listeners = [Listener(watcher, table, -1), Listener(me, table, seat), Listener(me, table, -1)]
    for listener in listeners:
        listener.start()
    Player(me, table, any_choice).play()
    for listener in listeners:
        listener.join(20)
    record = me.call("GET", f"/api/tables/{table}/record")
    for listener, eye in zip(listeners, (None, seat, None), strict=True):
        assert len(listener.frames) > 10
        found, tempting = leaks(listener.frames, record, eye)
        assert found == []
        assert tempting > 10
    every_card = {"hand": [card.id for card in KROM.deck().bonus]}
    betrayed = [{**frame, "view": every_card} for frame in listeners[0].frames]
    assert len(leaks(betrayed, record, None)[0]) > tempting  # the search does find what is there


def test_an_earlier_moment_shows_only_what_the_seat_saw_then(
    server: Server, any_choice: Callable[..., int]
) -> None:
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "open"]))
    table = made["table"]["id"]
    friend = server.visitor()
    friend.call("POST", f"/api{made['invite']}", {})
    me.call("POST", f"/api/tables/{table}/start")
    state = me.call("GET", f"/api/tables/{table}/state")
    theirs = friend.call("GET", f"/api/tables/{table}/state")
    n = state["answers"]
    frames = [searched(me.call("GET", f"/api/tables/{table}/at/{i}?since=0")) for i in range(n + 1)]
    hidden = set(theirs["view"]["hand"]) - set(state["view"]["hand"])
    assert not any(f'"{card}"' in frame for card in hidden for frame in frames)
    assert [json.loads(frame)["seat"] for frame in frames] == [state["seat"]] * (n + 1)
