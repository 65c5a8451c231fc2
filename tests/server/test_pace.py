"""A pass takes the same time whatever is held, so that it tells nothing.

How many cards somebody holds is open; whether one of them could be played now is not.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from serving import Server, table_of
from websockets.exceptions import ConnectionClosed

import lascaux.games  # noqa: F401  the server's rows name them
from lascaux.kernel.match import Match
from lascaux.kernel.record import Record
from lascaux.kernel.rules import CHANCE
from lascaux.server.decks import Decks
from lascaux.server.moment import earlier
from lascaux.server.room import Room
from lascaux.server.sight import Sight
from lascaux.server.store import Store

PACE = 0.4  # seconds that every pass takes here exactly, where people see 0.6 to 1.2
THOUGHT = 0.25  # seconds that a bot thinks at least, when it has a choice
PATIENCE = 90.0  # seconds that the games are watched at most
GAMES = 6  # of each kind at a time
PLENTY = 5  # passes of each kind
Frame = tuple[float, dict[str, Any]]  # when it came, and what it said
Times = dict[tuple[str, bool], list[float]]
FIRST = f"""
import asyncio
from lascaux.server import autoplay
Autoplay = autoplay.Autoplay
autoplay.dawdle = lambda least, most: {PACE}
autoplay.QUICK = {PACE}
window = lambda player: player.room.match.position.question().window
pause, choose = Autoplay.pause, Autoplay.choose
Autoplay.pause = lambda player: pause(player) if window(player) else 0.0  # the rest is soon over
async def think(player, seat):
    legal, asked = player.room.match.position.legal(seat), window(player)
    if asked and len(legal) > 1 and player.room.seats[seat].bot:
        await asyncio.sleep({THOUGHT})
    choice = await choose(player, seat)
    return legal[0] if asked and seat % 2 else choice  # frequent passes give more to compare
Autoplay.choose = think
"""


class Game(threading.Thread):
    """A person who passes beforehand, two bots, and a spectator with a watch."""

    def __init__(self, server: Server, fast: bool, seed: int) -> None:
        super().__init__(daemon=True)
        self.me, watcher, self.dice = server.visitor(), server.visitor(), random.Random(seed)
        body = table_of(["me", "random", "random"], fast_bots=fast)
        made = self.me.call("POST", "/api/tables", body)
        self.table = made["table"]["id"]
        watcher.call("POST", f"/api{made['watch']}")
        self.socket = watcher.live(self.table)
        self.seen: list[Frame] = []
        self.me.call("POST", f"/api/tables/{self.table}/start")
        threading.Thread(target=self.watch, daemon=True).start()

    def over(self) -> bool:
        return bool(self.seen) and self.seen[-1][1]["table"]["state"] == "over"

    def watch(self) -> None:
        with suppress(ConnectionClosed), self.socket as socket:
            while True:
                state = json.loads(socket.recv())
                if state["type"] == "state" and state["view"]:
                    self.seen.append((time.perf_counter(), state))

    def run(self) -> None:
        with suppress(ConnectionClosed), self.me.live(self.table) as socket:
            n = 0
            while True:
                state = json.loads(socket.recv())
                if state["type"] != "state" or not (asked := state["asked"]):
                    continue
                n += 1
                command: dict[str, Any] = {"key": f"k{n}", "seat": state["seat"]}
                if not state["passing"]:
                    socket.send(json.dumps({"type": "passing", **command, "on": True}))
                elif state["seat"] in asked["waiting"] and not asked["kind"].endswith("-window"):
                    choice = self.dice.choice([c["id"] for c in asked["choices"]])
                    answer = {**command, "question": state["seq"], "choice": choice}
                    socket.send(json.dumps({"type": "answer", **answer}))


def begun(server: Server, fast: bool) -> list[Game]:
    found = [Game(server, fast, seed) for seed in range(GAMES)]
    for game in found:
        game.start()
    return found


def played(database: str, table: str) -> tuple[Record, Any]:
    """The record of a game that goes on, as the server's own rows tell it."""

    async def read() -> tuple[Record, Any]:
        store = Store(database)
        store.open()
        room = Room(store, Decks(store), table)
        await room.catch_up()
        await store.close()
        assert room.match is not None
        return room.match.record, room.deck

    return asyncio.run(read())


def passes(seen: list[Frame], record: Record, deck: Any) -> Times:
    """How long each pass took for the spectator: by who passed, and whether it could have played."""
    whole, sight = earlier(record, deck, []), Sight(record.players)
    for who, choice in record.answers:
        sight.take(whole, who, choice)
    moments = [(at, sight.answers[None].true(state["answers"])) for at, state in seen]
    found: Times = defaultdict(list)
    match, done = earlier(record, deck, []), 0
    for (asked, n), (answered, after) in pairwise(moments):
        if after == n:
            continue
        match, done = forward(match, record, done, n)
        position: Any = match.position
        (who, choice), *rest = record.answers[n:after]
        alone = all(seat == CHANCE for seat, _ in rest)
        if alone and position.question().window and choice == position.choices[0]:
            kind = seen[-1][1]["table"]["seats"][who]["kind"]
            found[kind, len(position.choices) > 1].append(answered - asked)
    return found


def forward(match: Match, record: Record, done: int, to: int) -> tuple[Match, int]:
    for who, choice in record.answers[done:to]:
        match.take(who, choice)
    return match, to


def measure(server: Server, games: list[Game]) -> Times:
    times: Times = defaultdict(list)
    for game in games:
        seen = [*game.seen]  # before the rows are read, which go at least as far
        for key, found in passes(seen, *played(server.database, game.table)).items():
            times[key] += found
    return times


def alike(times: Times, kind: str) -> bool:
    able, unable = times[kind, True], times[kind, False]
    enough = min(len(able), len(unable)) >= PLENTY
    return enough and abs(median(able) - median(unable)) < THOUGHT / 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('pace')}/lascaux.db", first=FIRST)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def games(server: Server) -> dict[bool, list[Game]]:
    """With fast bots and with slow ones, all at the same time: they mostly wait."""
    return {fast: begun(server, fast) for fast in (False, True)}


@pytest.mark.parametrize("fast", [False, True])
def test_a_pass_takes_as_long_with_a_card_to_play_as_without(
    server: Server, games: dict[bool, list[Game]], fast: bool
) -> None:
    """K10, K30. A bot that has a choice thinks, one that has none need not: nobody can tell.

    A busy machine adds to both, by chance: the longer one looks the less. A difference that the
    server makes stays, however long one looks.
    """
    times: Times = defaultdict(list)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not (alike(times, "bot") and alike(times, "person")):
        time.sleep(1)
        times = measure(server, games[fast])
        if all(game.over() for game in games[fast]):
            games[fast] += begun(server, fast)
    for key, found in sorted(times.items()):
        print(key, len(found), f"median {median(found):.3f} s")
    assert alike(times, "bot")
    assert alike(times, "person")
