"""Guests, accounts, and the doors that are closed to other sites."""

from __future__ import annotations

import pytest
from serving import Server, table_of
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from lascaux.client import Refused, Visitor

PASSWORD = {"password": "a long one, with a mammoth"}


def account(server: Server, name: str) -> Visitor:
    visitor = server.visitor()
    visitor.call("POST", "/api/account", {"name": name, **PASSWORD})
    return visitor


def read_all(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=5)


def test_a_guest_has_a_name_and_keeps_it(server: Server) -> None:
    me = server.visitor()
    assert len(me.me["name"].split()) >= 2
    assert me.me["account"] is None
    assert me.call("GET", "/api/me") == me.me
    changed = me.call("PATCH", "/api/me", {"name": "  Ug \u202e the\tGreat ", "language": "de"})
    assert (changed["name"], changed["language"]) == ("Ug the Great", "de")
    with pytest.raises(Refused, match="400"):
        me.call("PATCH", "/api/me", {"name": " \n "})


def test_an_account_is_the_same_person_on_another_device(server: Server) -> None:
    me = account(server, "Brunhild")
    table = me.call("POST", "/api/tables", table_of(["me", "greedy"]))["table"]["id"]
    other = server.visitor()
    with pytest.raises(Refused, match="wrong-password"):
        other.call("POST", "/api/session", {"name": "Brunhild", "password": "not this one"})
    with pytest.raises(Refused, match="wrong-password"):
        other.call("POST", "/api/session", {"name": "Nobody here", **PASSWORD})
    signed = other.call("POST", "/api/session", {"name": "bRUNHILD", **PASSWORD})
    assert signed["account"] == "Brunhild"
    assert [t["id"] for t in other.call("GET", "/api/tables?which=mine")] == [table]


def test_a_name_is_one_account(server: Server) -> None:
    account(server, "Ötzi")
    with pytest.raises(Refused, match="name-taken"):
        account(server, "ötzi")
    with pytest.raises(Refused, match="400"):
        server.visitor().call("POST", "/api/account", {"name": "Short", "password": "short"})


def test_the_seats_of_a_guest_become_the_accounts(server: Server) -> None:
    account(server, "Hilde")
    guest = server.visitor()
    table = guest.call("POST", "/api/tables", table_of(["me", "greedy"]))["table"]["id"]
    guest.call("POST", "/api/session", {"name": "Hilde", **PASSWORD})
    seat = guest.call("GET", f"/api/tables/{table}")["seats"][0]
    assert (seat["mine"], seat["name"]) == (True, "Hilde")
    assert guest.call("POST", f"/api/tables/{table}/start")["state"] == "playing"


def test_what_a_guest_said_is_said_by_the_account_they_become(server: Server) -> None:
    account(server, "Ute")
    host, guest, other = (server.visitor() for _ in range(3))
    made = host.call("POST", "/api/tables", table_of(["me", "open"]))
    table = made["table"]["id"]
    guest.call("POST", f"/api{made['invite']}", {})
    other.call("POST", f"/api{made['watch']}", {})
    for who in (host, guest, other):
        line = {"type": "chat", "key": "c", "text": "Grrr"}
        who.call("POST", f"/api/tables/{table}/commands", line)

    def names() -> list[str]:
        return [line["name"] for line in host.call("GET", f"/api/tables/{table}/state")["chat"]]

    before = [who.me["name"] for who in (host, guest, other)]
    assert names() == before
    guest.call("POST", "/api/session", {"name": "Ute", **PASSWORD})
    assert names() == [before[0], "Ute", before[2]]
    account(server, "Uta")
    other.call("POST", "/api/session", {"name": "Uta", **PASSWORD})
    assert names() == [before[0], "Ute", "Uta"]


def test_signing_out_everywhere_closes_every_door(server: Server) -> None:
    me = account(server, "Sieglinde")
    other = server.visitor()
    other.call("POST", "/api/session", {"name": "Sieglinde", **PASSWORD})
    table = me.call("POST", "/api/tables", table_of(["me", "open"]))["table"]["id"]
    with other.live(table) as socket:
        socket.recv()
        me.call("DELETE", "/api/sessions")
        with pytest.raises(ConnectionClosed, match="signed-out"):
            read_all(socket)
    assert other.call("GET", "/api/me")["account"] is None
    with pytest.raises(Refused, match="no-table"):
        me.call("GET", f"/api/tables/{table}")


def test_signing_out_here_leaves_the_others(server: Server) -> None:
    me = account(server, "Gudrun")
    other = server.visitor()
    other.call("POST", "/api/session", {"name": "Gudrun", **PASSWORD})
    me.call("DELETE", "/api/session")
    assert me.call("GET", "/api/me")["account"] is None
    assert other.call("GET", "/api/me")["account"] == "Gudrun"


def test_a_deleted_account_is_gone_and_a_bot_plays_on(server: Server) -> None:
    me = account(server, "Kriemhild")
    friend = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "open"]))
    table = made["table"]["id"]
    friend.call("POST", f"/api{made['invite']}", {})
    me.call("POST", f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="wrong-password"):
        me.call("DELETE", "/api/account", {"password": "not this one"})
    me.call("DELETE", "/api/account", PASSWORD)
    seats = friend.call("GET", f"/api/tables/{table}")["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]
    assert "Kriemhild" not in str(seats)
    with pytest.raises(Refused, match="wrong-password"):
        friend.call("POST", "/api/session", {"name": "Kriemhild", **PASSWORD})


def test_nothing_changes_without_the_token_of_our_pages(server: Server) -> None:
    me = server.visitor()
    for token in ("", "0" * 128):
        with pytest.raises(Refused, match="403"):
            me.call("PATCH", "/api/me", {"name": "Loki"}, **{"x-csrftoken": token})
    with pytest.raises(Refused, match="foreign-origin"):
        me.call("PATCH", "/api/me", {"name": "Loki"}, origin="http://elsewhere.example")
    assert me.call("GET", "/api/me")["name"] == me.me["name"]
    assert me.call("PATCH", "/api/me", {"name": "Odin"}, origin=server.address)["name"] == "Odin"


def test_a_token_of_another_server_on_this_host_is_replaced(server: Server) -> None:
    me = server.visitor()
    for cookie in me.jar:
        if cookie.name == "csrftoken":
            cookie.value = "0" * 128
    me.call("GET", "/api/me")
    assert me.call("PATCH", "/api/me", {"name": "Odin"})["id"] == me.me["id"]


def test_a_websocket_from_another_site_is_refused(server: Server) -> None:
    me = server.visitor()
    table = me.call("POST", "/api/tables", table_of(["me", "greedy"]))["table"]["id"]
    address = f"ws://localhost:{server.port}/api/tables/{table}/live"
    cookie = {"Cookie": f"lascaux_session={me.cookie('lascaux_session')}"}
    for origin in (Origin("http://elsewhere.example"), None):
        with (
            connect(address, origin=origin, additional_headers=cookie, proxy=None) as socket,
            pytest.raises(ConnectionClosed, match="foreign-origin"),
        ):
            socket.recv()


def test_passwords_cannot_be_guessed_at_speed(server: Server) -> None:
    account(server, "Freya")
    thief = server.visitor()
    seen = set()
    for n in range(14):
        with pytest.raises(Refused) as refused:
            thief.call("POST", "/api/session", {"name": "Freya", "password": f"password {n}"})
        seen.add(refused.value.status)
    assert seen == {401, 429}
