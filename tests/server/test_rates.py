"""Rates: an honest player never meets them, a hasty program waits, a flood is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from serving import Server, table_of

from lascaux.server import security
from lascaux.server.problems import Problem
from lascaux.server.security import PATIENCE, Rate


class Clock:
    """A time that goes on only when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", lambda: clock.now)
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)
    return clock


def test_anyone_too_fast_waits_for_their_turn(clock: Clock) -> None:
    """10 at once, then 2 a second: the 14th comes after (14 - 10) / 2 = 2 seconds."""
    rate = Rate(10, 2)

    async def hurry() -> list[float]:
        times = []
        for _ in range(14):
            await rate.turn("me")
            times.append(clock.now - 100)
        return times

    assert asyncio.run(hurry()) == [0.0] * 10 + [0.5, 1.0, 1.5, 2.0]


def test_a_flood_is_refused_and_costs_nothing_more(clock: Clock) -> None:
    """What would wait longer than the patience is refused: 10 at once and 5 s of 2 a second."""
    rate = Rate(10, 2)
    assert PATIENCE == 5
    for _ in range(20):
        rate.take("me", PATIENCE)
    for _ in range(100):
        with pytest.raises(Problem, match="too many requests"):
            rate.take("me", PATIENCE)
    rate.check("somebody else")
    clock.now += 0.5  # one more is there, and waits 5 s; refusals did not use it up
    assert rate.take("me", PATIENCE) == pytest.approx(5)


def test_what_is_refused_at_once_comes_back_with_time(clock: Clock) -> None:
    rate = Rate(3, 0.5)
    for _ in range(3):
        rate.check("me")
    with pytest.raises(Problem):
        rate.check("me")
    clock.now += 2
    rate.check("me")


def test_old_visitors_are_forgotten(clock: Clock) -> None:
    rate = Rate(10, 2)
    for n in range(10_000):
        rate.check(str(n))
    clock.now += 10 / 2 + PATIENCE
    rate.check("new")
    assert len(rate.buckets) == 1


def test_the_fastest_honest_player_is_never_refused(
    server: Server, any_choice: Callable[..., int]
) -> None:
    """Three people on one device and a fast bot, answered by a program without a pause."""
    me = server.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "hotseat", "hotseat", "random"]))
    path = f"/api/tables/{made['table']['id']}"
    me.call("POST", f"{path}/start")
    answered = 0
    state = me.call("GET", f"{path}/state")
    while answered < 150 and state["table"]["state"] != "over":
        seats = [seat for seat in state["seats"] if seat in state["asked"]["waiting"]]
        state = me.call("GET", f"{path}/state?seat={(seats or state['seats'])[0]}")
        # The bot may have ended the game in between.
        if seats and state["asked"] and state["seat"] in state["asked"]["waiting"]:
            choice = any_choice(None, [c["id"] for c in state["asked"]["choices"]], state["asked"])
            answer = {"type": "answer", "key": f"k{answered}", "seat": state["seat"]}
            rest = {"question": state["seq"], "choice": choice}
            reply = me.call("POST", f"{path}/commands", {**answer, **rest})
            assert reply["type"] == "ack", reply
            answered += 1
    assert answered > 50


def test_limits_are_above_what_hands_can_do() -> None:
    """A hand clicks at most 15 times a second; a slider dragged asks for about as many moments."""
    rates = security.Rates()
    for rate, hands in ((rates.commands, 15), (rates.reads, 30), (rates.moments, 15)):
        assert rate.per_second >= hands
        assert rate.burst >= 4 * hands
