"""Hints: for the player who is asked, at tables that have them, from what the seat sees."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from serving import Server, Table, table_of

from lascaux.bots.advice import Unwanted
from lascaux.client import Refused, Visitor
from lascaux.games.krom import KROM
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.match import Match, start
from lascaux.server import bots, hints
from lascaux.server.problems import Problem

QUICK = "import lascaux.server.hints; lascaux.server.hints.SECONDS = 0.2"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose Elder thinks for a moment only."""
    folder = tmp_path_factory.mktemp("hasty")
    running = Server(f"sqlite:///{folder}/lascaux.db", first=QUICK)
    yield running
    running.stop()


def seated(server: Server, *others: str, **settings: Any) -> tuple[Visitor, str]:
    me = server.visitor()
    body = table_of(["me", *others], **settings)
    table = me.call("POST", "/api/tables", body)["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    return me, table


def wish(me: Visitor, table: str) -> dict[str, Any]:
    """The state of a moment at which this person has a choice."""
    while True:
        state: dict[str, Any] = me.call("GET", f"/api/tables/{table}/state")
        asked = state["asked"]
        if state["seat"] in asked["waiting"] and len(asked["choices"]) > 1:
            return state
        time.sleep(0.02)


def ask(me: Visitor, table: str, state: dict[str, Any], **other: Any) -> dict[str, Any]:
    body = {"seat": state["seat"], "question": state["seq"], **other}
    found: dict[str, Any] = me.call("POST", f"/api/tables/{table}/hint", body)
    return found


def test_a_hint_names_the_best_choices_and_their_chances_and_leaves_no_trace(
    server: Server,
) -> None:
    table = Table(server, hints=True)
    me, state = table.asked()
    seen = [table.state(visitor) for visitor in table.people]
    begun = time.perf_counter()
    found = ask(me, table.id, state)
    took = time.perf_counter() - begun
    print(f"a hint took {took:.1f} s")
    assert took < 2 * hints.SECONDS  # a worker may have to start first
    legal = [choice["id"] for choice in state["asked"]["choices"]]
    assert len(found["best"]) == 2
    assert all(advice["choice"] in legal for advice in found["best"])
    assert all(0 <= advice["chance"] <= 1 for advice in found["best"])
    assert all(reason["by"] for reason in found["why"])
    for visitor, before in zip(table.people, seen, strict=True):
        now = table.state(visitor)
        assert (now["seq"], now["events"]) == (before["seq"], before["events"])


def test_hints_are_on_where_nobody_else_plays_unless_the_host_says_otherwise(
    server: Server,
) -> None:
    me = server.visitor()
    seats: dict[tuple[str, ...], bool] = {
        ("me", "gatherer"): True,
        ("me", "open"): False,
        ("me", "hotseat"): False,
    }
    for wanted, expected in seats.items():
        for said, given in ((None, expected), (True, True), (False, False)):
            body = table_of(list(wanted), hints=said)
            assert me.call("POST", "/api/tables", body)["table"]["hints"] is given


def test_hints_are_refused_with_a_reason(server: Server) -> None:
    table = Table(server, hints=True)
    me, state = table.asked()
    with pytest.raises(Refused, match="409 stale-question"):
        ask(me, table.id, state, question=0)
    with pytest.raises(Refused, match="403 not-your-seat"):
        ask(me, table.id, state, seat=1 - state["seat"])
    other = next(visitor for visitor in table.people if visitor is not me)
    theirs = table.state(other)
    # In the secret choice both are asked: a seat that has chosen is not asked again.
    while theirs["seat"] in theirs["asked"]["waiting"]:
        table.send(other, table.answer(theirs, f"a{theirs['seq']}"))
        theirs = table.state(other)
    with pytest.raises(Refused, match="409 not-asked"):
        ask(other, table.id, theirs)
    me.call("DELETE", f"/api/tables/{table.id}/seats/{state['seat']}")
    with pytest.raises(Refused, match="409 bot-plays"):
        ask(me, table.id, state)


def test_a_table_without_hints_gives_none(server: Server) -> None:
    table = Table(server)
    me, state = table.asked()
    with pytest.raises(Refused, match="409 no-hints"):
        ask(me, table.id, state)


def test_an_answer_ends_the_thinking(server: Server) -> None:
    me, table = seated(server, "random")
    state = wish(me, table)
    refused: list[str] = []

    def think() -> None:
        try:
            ask(me, table, state)
        except Refused as error:
            refused.append(str(error.body["error"]))

    thinking = threading.Thread(target=think)
    thinking.start()
    time.sleep(0.1)
    choice = state["asked"]["choices"][0]["id"]
    command = {"type": "answer", "key": "a", "seat": state["seat"], "question": state["seq"]}
    me.call("POST", f"/api/tables/{table}/commands", {**command, "choice": choice})
    answered = time.perf_counter()
    thinking.join(10)
    assert refused == ["stale-question"]
    assert time.perf_counter() - answered < 1


def test_thinking_that_has_begun_ends_with_its_question() -> None:
    match = middle()
    seat = match.position.waiting()[0]
    wishes: list[Path] = []

    class Worker(bots.Pool):
        async def run(self, work: Any, *arguments: Any) -> Any:
            assert work is bots.hint
            wishes.append(Path(arguments[-1]))
            assert wishes[0].exists()
            match.answer(seat, match.position.legal(seat)[0])
            room.changed.set()
            await asyncio.sleep(10)

    room: Any = SimpleNamespace(match=match, changed=asyncio.Event())
    with pytest.raises(Problem, match="has been answered"):
        asyncio.run(hints.hint(room, Worker(), match, seat))
    assert not wishes[0].exists()


def test_a_worker_stops_where_its_wish_is_gone(tmp_path: Path) -> None:
    match = middle()
    game, deck, view, choices = hints.sent(match, match.position.waiting()[0])
    with pytest.raises(Unwanted):
        bots.hint(game, deck, "luck", view, choices, 0.0, str(tmp_path / "gone"))


def test_too_many_hints_for_a_seat_are_refused(hasty: Server) -> None:
    me, table = seated(hasty, "random")
    codes = []
    for _ in range(8):
        state = wish(me, table)
        try:
            ask(me, table, state)
            codes.append(200)
        except Refused as error:
            codes.append(error.status)
        if codes[-1] == 429:
            break
    assert codes[-1] == 429
    assert codes.count(200) >= 6


def hands_of(match: Match) -> list[tuple[int, ...]]:
    position: Any = match.position
    return list(position.hand)


def middle() -> Match:
    """A game of Krom, played at random until the opponents of the seat that is asked hold two cards."""
    deck, luck = KROM.deck(), random.Random(3)
    match = start(KROM, 3, {}, deck, ["human"] * 3, bytes(32), ["00" * 8] * 3)
    while True:
        seat = match.position.waiting()[0]
        choices = list(match.position.legal(seat))
        hands = hands_of(match)
        others = hands[:seat] + hands[seat + 1 :]
        if len(choices) > 1 and sum(map(len, others)) > 1:
            return match
        match.answer(seat, luck.choice(choices))


def test_the_worker_is_sent_the_view_alone_and_answers_the_same_whatever_is_hidden() -> None:
    match = middle()
    seat = match.position.waiting()[0]
    views = [hints.sent(match, seat)]
    true: Any = match.position
    deck: Any = match.deck
    hands = {str(hands_of(match))}
    for n in range(3):
        match.position = KROM.imagine(KROM.view(true, seat), deck, FastLuck(n))
        views.append(hints.sent(match, seat))
        hands.add(str(hands_of(match)))
    assert len(hands) > 1  # something was hidden, and was swapped
    said = [json.dumps([game, view, choices]) for game, _, view, choices in views]
    assert len(set(said)) == 1
    found = [
        bots.hint(game, deck, "same luck", view, choices, 0.0, __file__)
        for game, deck, view, choices in views[:2]
    ]
    assert found[0] == found[1]
