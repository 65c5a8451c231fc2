"""The lobby, and who sits where."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from serving import Server, table_of

from lascaux.client import Refused, Visitor
from lascaux.games import KROM

DECK = (KROM.folder / "deck.toml").read_text(encoding="utf-8")


def make(visitor: Visitor, seats: list[str], **settings: Any) -> dict[str, Any]:
    made: dict[str, Any] = visitor.call("POST", "/api/tables", table_of(seats, **settings))
    return made


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 3}, "3 players, but 2 seats"),
        ({"players": 7, "seats": ["me"] + ["open"] * 6}, "krom is for 2 to 6 players"),
        ({"options": {"glacial": "maybe"}}, "unknown value of option glacial"),
        ({"seats": ["me", "me"]}, "only one seat"),
        ({"seats": ["me", "deep-thought"]}, "unknown bot"),
        ({"deck": DECK.replace('game = "krom"', 'game = "chess"')}, "deck: game must be 'krom'"),
        ({"deck": "no toml = = ="}, "deck: is not a TOML file"),
        ({"deck": DECK.replace("points = ", "points = 1", 1)}, "deck: evolution '.*': points must"),
        ({"clock": 1}, "clock"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_table_is_refused_with_its_reason(
    server: Server, change: dict[str, Any], reason: str
) -> None:
    me = server.visitor()
    with pytest.raises(Refused, match=f"400.*{reason}") as refused:
        me.call("POST", "/api/tables", {**table_of(["me", "open"]), **change})
    assert "/tmp" not in str(refused.value)  # noqa: S108
    assert me.call("GET", "/api/tables?which=mine") == []


def test_a_deck_of_ones_own_is_played_with(server: Server) -> None:
    me = server.visitor()
    mine = DECK.replace('name = "', 'name = "My own ', 1)
    made = make(me, ["me", "greedy"], deck=mine)["table"]
    deck = me.call("GET", f"/api/decks/{made['deck']}")["cards"]
    assert deck["name"].startswith("My own ")
    tribe = me.call("GET", f"/api/decks/{me.call('GET', '/api/games')[0]['deck']}")["cards"]
    assert tribe["hash"] != deck["hash"]
    assert sum(card["copies"] for card in tribe["bonus"]) == len(KROM.deck().bonus_cards)
    assert me.call("POST", f"/api/tables/{made['id']}/start")["state"] == "playing"


def test_public_tables_are_open_to_all_and_private_ones_are_not(server: Server) -> None:
    host, guest = server.visitor(), server.visitor()
    public = make(host, ["me", "open", "open"], public=True)["table"]["id"]
    private = make(host, ["me", "open"])["table"]["id"]
    listed = [table["id"] for table in guest.call("GET", "/api/tables?which=public")]
    assert public in listed
    assert private not in listed
    sat = guest.call("POST", f"/api/tables/{public}/seats/1", {"kind": "me"})
    assert sat["seats"][1]["mine"]
    moved = guest.call("POST", f"/api/tables/{public}/seats/2", {"kind": "me"})
    assert kinds(moved) == ["person", "empty", "person"]
    with pytest.raises(Refused, match="seat-taken"):
        guest.call("POST", f"/api/tables/{public}/seats/0", {"kind": "me"})
    with pytest.raises(Refused, match="not-host"):
        guest.call("POST", f"/api/tables/{public}/seats/1", {"kind": "bot", "bot": "greedy"})
    with pytest.raises(Refused, match="not-host"):
        guest.call("POST", f"/api/tables/{public}/start")
    assert kinds(guest.call("DELETE", f"/api/tables/{public}/seats/2")) == [
        "person",
        "empty",
        "empty",
    ]


def test_the_host_fills_and_opens_seats(server: Server) -> None:
    host = server.visitor()
    made = make(host, ["me", "open", "open"])
    table = made["table"]["id"]
    with pytest.raises(Refused, match="seats-open"):
        host.call("POST", f"/api/tables/{table}/start")
    host.call("POST", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    host.call("POST", f"/api/tables/{table}/seats/2", {"kind": "hotseat", "name": "My brother"})
    seats = host.call("GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == [host.me["name"], "random", "My brother"]
    with pytest.raises(Refused, match="404"):
        host.call("POST", f"/api/tables/{table}/seats/3", {"kind": "open"})
    host.call("POST", f"/api/tables/{table}/seats/1", {"kind": "open"})
    friend = server.visitor()
    assert friend.call("POST", f"/api{made['invite']}", {"name": "Friend"})["seat"] == 1
    assert friend.call("POST", f"/api{made['invite']}", {})["seat"] == 1
    with pytest.raises(Refused, match="table-full"):
        server.visitor().call("POST", f"/api{made['invite']}", {})
    assert friend.call("GET", f"/api/tables/{table}/links")["invite"] == made["invite"]
    host.call("POST", f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="started"):
        host.call("POST", f"/api/tables/{table}/seats/1", {"kind": "open"})


def test_hot_seats_are_seen_one_at_a_time(server: Server) -> None:
    me = server.visitor()
    table = make(me, ["me", "hotseat", "hotseat"])["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    states = [me.call("GET", f"/api/tables/{table}/state?seat={seat}") for seat in range(3)]
    assert [state["view"]["seat"] for state in states] == [0, 1, 2]
    assert all(state["seats"] == [0, 1, 2] for state in states)
    assert len({seat["name"] for seat in states[0]["table"]["seats"]}) == 3


def test_seats_are_shuffled_at_the_start(server: Server) -> None:
    """K4: over some tables I do not always sit in the same place."""
    me = server.visitor()
    places = set()
    for _ in range(12):
        table = make(me, ["me", "random", "random", "random"])["table"]["id"]
        me.call("POST", f"/api/tables/{table}/start")
        places |= set(me.call("GET", f"/api/tables/{table}/state")["seats"])
    assert len(places) > 1


def test_who_leaves_is_replaced_and_can_come_back(server: Server) -> None:
    me, friend = server.visitor(), server.visitor()
    made = make(me, ["me", "open"])
    table = made["table"]["id"]
    friend.call("POST", f"/api{made['invite']}", {})
    me.call("POST", f"/api/tables/{table}/start")
    seat = friend.call("GET", f"/api/tables/{table}/state")["seat"]
    left = friend.call("DELETE", f"/api/tables/{table}/seats/{seat}")["seats"][seat]
    assert (left["kind"], left["bot"], left["mine"]) == ("bot", "gatherer", True)
    command = {"type": "passing", "key": "p", "seat": seat, "on": True}
    assert friend.call("POST", f"/api/tables/{table}/commands", command)["error"] == "bot-plays"
    with pytest.raises(Refused, match="not-your-seat"):
        me.call("POST", f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
    back = friend.call("POST", f"/api/tables/{table}/seats/{seat}", {"kind": "me"})["seats"][seat]
    assert back["kind"] == "person"


def test_nobody_is_replaced_where_that_was_not_agreed(server: Server) -> None:
    me = server.visitor()
    table = make(me, ["me", "greedy"], takeover=False)["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    seat = me.call("GET", f"/api/tables/{table}/state")["seat"]
    with pytest.raises(Refused, match="no-takeover"):
        me.call("DELETE", f"/api/tables/{table}/seats/{seat}")


def test_bots_take_their_time_and_fast_ones_do_not(server: Server) -> None:
    me = server.visitor()
    slow = make(me, ["random", "random"], fast_bots=False)["table"]["id"]
    me.call("POST", f"/api/tables/{slow}/start")
    begun = time.monotonic()
    with me.live(slow) as socket:
        seq = json.loads(socket.recv())["seq"]
        while json.loads(socket.recv())["seq"] <= seq:
            pass
    assert 0.3 < time.monotonic() - begun < 2
