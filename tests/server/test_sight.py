"""Numbers tell nothing: what a seat takes in secret is counted for that seat alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Server, Table

from lascaux.games import KROM
from lascaux.kernel import match as matches
from lascaux.kernel.match import Match
from lascaux.kernel.rules import CHANCE
from lascaux.server.sight import Numbers, Sight

PLAYERS = 3
VIEWERS = (None, *range(PLAYERS))


def test_hidden_numbers_are_left_out() -> None:
    """Of 1 … 6 the numbers 2, 3 and 5 are hidden: 1, 4 and 6 are counted 1, 2, 3."""
    numbers = Numbers()
    for hidden in (2, 3, 5):
        numbers.hide(hidden)
    assert [numbers.seen(n) for n in range(7)] == [0, 1, 1, 1, 2, 2, 3]
    assert [numbers.true(n) for n in range(4)] == [0, 1, 4, 6]
    numbers.forget_after(3)
    assert numbers.seen(6) == 4


def played(seed: int) -> Iterator[tuple[Match, Sight, int, int]]:
    """A random game, before every answer: what comes next."""
    luck = random.Random(seed)
    options = KROM.choose_options(PLAYERS, {})
    names = ["human"] * PLAYERS
    match = matches.start(KROM, PLAYERS, options, KROM.deck(), names, bytes(32), ["00"] * PLAYERS)
    sight = Sight(PLAYERS)
    while not match.position.over:
        position = match.position
        seat = luck.choice(position.waiting() or [CHANCE])
        yield match, sight, seat, luck.choice(list(position.legal(seat)))


def look(match: Match, viewer: int | None) -> object:
    position: Any = match.position
    events = [event.seen_by(viewer) for event in match.events]
    return KROM.view(position, viewer), KROM.describe(position, viewer), events


def test_who_notices_an_answer_is_who_sees_a_difference() -> None:
    """Checked the slow way, over whole games: by comparing everything that each seat is shown."""
    unnoticed = 0
    for match, sight, seat, choice in (step for seed in range(4) for step in played(seed)):
        before = {viewer: look(match, viewer) for viewer in VIEWERS}
        found = sight.take(match, seat, choice)
        for viewer in VIEWERS:
            if viewer != seat and viewer not in found:
                unnoticed += 1
                assert look(match, viewer) == before[viewer]
            elif viewer != seat:
                assert look(match, viewer) != before[viewer]
    assert unnoticed > 20


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server)


def numbers_of(frame: dict[str, Any]) -> tuple[Any, ...]:
    events = [(event["seq"], event["n"], event["answer"]) for event in frame["events"]]
    return frame["seq"], frame["answers"], events, [line["seq"] for line in frame["chat"]]


def test_the_same_numbers_come_however_often_another_player_changes_their_mind(
    server: Server,
) -> None:
    """K6: two games that differ in one player's secret steps are the same to the other."""
    seen = []
    for changes in (0, 3):
        table = Table(server)
        me, friend = table.people
        seat = table.state(me)["seat"]
        with friend.live(table.id) as socket:
            frames = [json.loads(socket.recv(timeout=5))]
            for n in range(changes):
                for on in (True, False):
                    command = {"type": "passing", "key": f"p{n}{on}", "seat": seat, "on": on}
                    assert table.send(me, command)["type"] == "ack"
            for n in range(changes + 1):
                state = table.state(me)
                choice = state["asked"]["choices"][n % 2]["id"]
                ack = table.send(me, table.answer(state, f"a{n}", choice))
                assert ack["seq"] == table.state(me)["seq"] > state["seq"]
            table.send(me, {"type": "chat", "key": "c", "text": "ready"})
            while not frames[-1]["chat"]:
                frames.append(json.loads(socket.recv(timeout=5)))
        theirs = table.state(friend)
        reply = table.send(friend, {"type": "chat", "key": "d", "text": "wait"})
        seen.append([*map(numbers_of, frames), numbers_of(theirs), reply["seq"]])
    assert seen[0] == seen[1]


def test_who_comes_back_after_secret_steps_gets_what_was_missed(table: Table) -> None:
    me, friend = table.people
    state = table.state(me)
    before = table.state(friend)
    for n in range(3):
        command = {"type": "passing", "key": f"p{n}", "seat": state["seat"], "on": True}
        table.send(me, command)
    table.send(me, {"type": "chat", "key": "c", "text": "hello"})
    with friend.live(table.id, since=before["seq"]) as socket:
        rest = json.loads(socket.recv(timeout=5))
    assert not rest["fresh"]
    assert [line["text"] for line in rest["chat"]] == ["hello"]
    assert rest["seq"] == before["seq"] + 1
    mine = table.state(me)
    assert mine["seq"] == state["seq"] + 4
