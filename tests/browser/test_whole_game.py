"""A game against bots, from the lobby to its end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from walks import short_deck

from .person import Person


def at_table(route: Route, **settings: object) -> None:
    """The table that is asked for, with bots that do not dawdle."""
    body = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**body, "fast_bots": True, **settings}))


def ends_well(me: Person) -> None:
    expect(me.page.locator(".end .hero h2")).to_contain_text("win")
    record = me.call("GET", f"/api/tables/{me.id}/record")
    assert record["winners"] == me.state["view"]["winners"] != []
    assert me.call("POST", "/api/verify", {"record": record}) == {"proved": True, "differs": []}


def test_a_game_against_bots_is_played_by_clicks(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.page.route("**/api/tables", lambda route: at_table(route, deck=short_deck()))
    me.go("/")
    me.page.get_by_role("button", name="Play now against bots").first.click()
    while me.turn():
        me.act()
    ends_well(me)


def test_a_game_against_bots_is_played_by_tab_and_enter_alone(
    arrive: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    me = arrive()
    for forbidden in ("click", "down", "move"):
        monkeypatch.delattr(type(me.page.mouse), forbidden)
    me.page.route("**/api/tables", lambda route: at_table(route, deck=short_deck()))
    me.go("/")
    me.page.get_by_role("button", name="Play now against bots").first.wait_for()
    me.tab_to(lambda focus: focus["text"] == "Play now against bots")
    me.page.keyboard.press("Enter")
    while me.turn():
        me.act_by_keys()
    ends_well(me)
