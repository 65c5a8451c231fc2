"""What is hidden from a seat or a spectator never leaves the server for them."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

from serving import Server, table_of

from lascaux.client import Player, Visitor
from lascaux.games import KROM
from lascaux.kernel.match import Match
from lascaux.kernel.record import parse
from lascaux.server.sight import Sight


class Listener(threading.Thread):
    """Keeps every frame that a connection is sent, until the game is over."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        super().__init__()
        self.visitor, self.table, self.seat = visitor, table, seat
        self.frames: list[str] = []

    def run(self) -> None:
        with self.visitor.live(self.table, seat=self.seat) as socket:
            while True:
                frame = str(socket.recv())
                self.frames.append(frame)
                if json.loads(frame)["table"]["state"] == "over":
                    return


def visible(match: Match, seat: int | None) -> set[str]:
    """The Bonus cards that lie open, that the seat holds, or that it knows from a robbery (K36)."""
    s: Any = match.position
    cards = {*s.bonus_discards, *(played[1] for played in s.chain)}
    if seat is not None:
        cards |= {*s.hand[seat], *(card for who, to, card in s.known if seat in {who, to})}
    return {match.deck.bonus[card].id for card in cards}


def searched(frame: str) -> str:
    """A frame without the list of what the pile was made of, which all have seen."""
    state = json.loads(frame)
    if state["view"]:
        state["view"].pop("bonus_origin")
    return json.dumps(state)


def check(frames: list[str], record: dict[str, Any], seat: int | None) -> int:
    """Search every frame for cards that cannot have been seen yet; how many could have leaked."""
    match = Match(parse({**record, "answers": []}, "record"), KROM.deck())
    sight = Sight(record["players"])
    seen = [visible(match, seat)]
    hidden: list[set[str]] = [set()]
    for who, choice in record["answers"]:
        sight.take(match, who, choice)
        s: Any = match.position
        seen.append(seen[-1] | visible(match, seat))
        held = {match.deck.bonus[card].id for hand in s.hand for card in hand}
        hidden.append(held - seen[-1])
    tempting = 0
    for frame in map(searched, frames):
        n = sight.answers[seat].true(json.loads(frame)["answers"])
        tempting += len(hidden[n])
        for card in match.deck.bonus:
            assert card.id in seen[n] or f'"{card.id}"' not in frame, (n, card.id, frame)
    return tempting


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
        assert check(listener.frames, record, eye) > 10


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
    frames = [
        searched(json.dumps(me.call("GET", f"/api/tables/{table}/at/{i}?since=0")))
        for i in range(n + 1)
    ]
    hidden = set(theirs["view"]["hand"]) - set(state["view"]["hand"])
    assert not any(f'"{card}"' in frame for card in hidden for frame in frames)
    assert [json.loads(frame)["seat"] for frame in frames] == [state["seat"]] * (n + 1)
