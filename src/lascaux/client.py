"""Seat your own bot at a table, by its invitation link; works over any network.

from lascaux.client import play
play("http://localhost:8000/join/…", lambda view, choices, asked: choices[0])
"""

from __future__ import annotations

import json
import secrets
import time
from http.cookiejar import CookieJar
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Choose = Callable[[dict[str, Any], Sequence[int], dict[str, Any]], int]

TRIES = 60  # once a second: long enough for a server that is being restarted


class Refused(Exception):  # noqa: N818  an answer, not a failure
    """What the server refuses, with its reason."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        self.status = status
        self.body = body
        super().__init__(f"{status} {body.get('error')}: {body.get('detail')}")


class Visitor:
    """One browser, as the server sees it: a cookie and what it asks for."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.me: dict[str, Any] = self.call("GET", "/api/me")

    def cookie(self, name: str) -> str:
        return next((c.value or "" for c in self.jar if c.name == name), "")

    def call(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """Ask by HTTP; the JSON of the answer, or Refused."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"x-csrftoken": self.cookie("csrftoken"), **headers}
        if data is not None:
            headers["content-type"] = "application/json"
        request = Request(self.server + path, data, headers, method=method)  # noqa: S310  the caller's server
        try:
            with self.opener.open(request, timeout=60) as answer:
                text = answer.read()
        except HTTPError as error:
            with error:
                raise Refused(error.code, json.loads(error.read() or b"{}")) from None
        return json.loads(text) if text else None

    def live(self, table: str, **query: int | None) -> ClientConnection:
        """A websocket to a table; `seat` and `since` as in docs/api.md."""
        scheme = "wss" if self.server.startswith("https") else "ws"
        host = urlsplit(self.server).netloc
        asked = urlencode({key: value for key, value in query.items() if value is not None})
        return connect(
            f"{scheme}://{host}/api/tables/{table}/live?{asked}",
            origin=Origin(self.server),
            additional_headers={"Cookie": f"lascaux_session={self.cookie('lascaux_session')}"},
            compression=None,
            proxy=None,
            max_size=None,
        )


class Player:
    """Plays one seat to the end, through lost connections and restarts of the server."""

    def __init__(self, visitor: Visitor, table: str, choose: Choose) -> None:
        self.visitor = visitor
        self.table = table
        self.choose = choose
        self.state: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None  # sent, and not acknowledged
        self.done = 0  # what we must have seen before we answer again

    def play(self) -> dict[str, Any]:
        """The last state, when the game is over."""
        failures = 0
        while failures < TRIES:
            try:
                since = self.state["seq"] if self.state else None
                with self.visitor.live(self.table, since=since) as socket:
                    failures = 0
                    if self.pending:
                        socket.send(json.dumps(self.pending))
                    return self.follow(socket)
            except (OSError, ConnectionClosed, EOFError) as error:
                closed = (
                    error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                )
                if closed >= 4000:
                    raise Refused(
                        closed - 4000, {"error": "closed", "detail": str(error)}
                    ) from None
                failures += 1
                time.sleep(1)
        raise ConnectionError(f"{self.visitor.server} cannot be reached")

    def follow(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "state":
                self.state = message
            elif self.pending and message.get("key") == self.pending["key"]:
                self.pending = None
                self.done = message.get("seq", 0)
                if message["type"] == "refused":  # look again
                    time.sleep(0.1)
                    socket.send(json.dumps({"type": "since", "seq": 0}))
                    self.state = None
            if self.state and self.state["table"]["state"] == "over":
                return self.state
            if self.state and self.pending is None and self.state["seq"] >= self.done:
                self.answer(socket, self.state)

    def answer(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        asked, seat = state["asked"], state["seat"]
        if seat is None or asked is None or seat not in asked["waiting"]:
            return
        if state["table"]["seats"][seat]["kind"] == "bot":  # we were away too long
            self.visitor.call("POST", f"/api/tables/{self.table}/seats/{seat}", {"kind": "me"})
        choice = self.choose(state["view"], [c["id"] for c in asked["choices"]], asked)
        self.pending = {
            "type": "answer",
            "key": secrets.token_hex(8),
            "seat": seat,
            "question": state["seq"],
            "choice": choice,
        }
        socket.send(json.dumps(self.pending))


def play(link: str, choose: Choose, name: str | None = None) -> dict[str, Any]:
    """Sit down by an invitation link and play to the end; `choose` returns one of the choices.

    It is given the seat's view, the choices, and the question with every choice in words.
    """
    parts = urlsplit(link)
    visitor = Visitor(f"{parts.scheme}://{parts.netloc}")
    mine = {"nonce": secrets.token_hex(16)}  # our share of the luck
    joined = visitor.call("POST", f"/api{parts.path}", {"name": name, **mine} if name else mine)
    return Player(visitor, joined["table"], choose).play()
