"""Several people at one table, each in a browser of his own."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person

LINES = "document.querySelectorAll('[role=log] :is(li, h3)').length"


def seat_two(host: Person, guest: Person) -> str:
    """A table of the host, the guest and a bot, begun from the waiting room; its watch link."""
    host.table("me", "open", "greedy", start=False)
    watch = host.page.locator("#watch-link").input_value()
    guest.go(host.page.locator("#invite-link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    start = host.page.get_by_role("button", name="Start the game")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    start.click()
    for person in (host, guest):
        person.page.locator("[role=log]").wait_for()
    return watch


def who_must(*people: Person) -> Person | None:
    """One of those who are asked now; None when the game is over."""
    assert people[0].wait(lambda: any(person.must or person.over for person in people))
    return next((person for person in people if person.must), None)


def seen_after(me: Person, other: Person) -> float | None:
    """One move of mine: seconds from the click to the new line on the other's screen."""
    me.wait(lambda: other.state["seq"] >= me.state["seq"], 0.5)  # both have seen the last move
    lines = other.page.evaluate(LINES)
    alone = not other.must  # else the move is secret or waits for the other's answer
    seq = me.state["seq"]
    me.act()
    told = [event for event in me.state["events"] if event["phrase"] and event["seq"] > seq]
    if not alone or all(event["event"].get("private") for event in told):
        return None
    assert other.wait(lambda: other.page.evaluate(LINES) > lines)
    return time.time() - me.clicked


def test_a_move_is_on_the_screen_of_the_other_within_a_second(
    arrive: Callable[..., Person],
) -> None:
    host, guest = arrive(), arrive()
    seat_two(host, guest)
    times: list[float] = []
    while len(times) < 5 and (me := who_must(host, guest)):
        seconds = seen_after(me, guest if me is host else host)
        times += [] if seconds is None else [seconds]
    print("seen after", [round(seconds, 3) for seconds in sorted(times)])
    assert len(times) > 3
    assert sorted(times)[len(times) // 2] < 1
