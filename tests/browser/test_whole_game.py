"""A game from the lobby to the proof."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route, expect

from .person import Person


def hurry(route: Route) -> None:
    """The same table with bots that do not dawdle."""
    body = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**body, "fast_bots": True}))


def test_a_game_against_bots_is_played_by_clicks_replayed_and_proved(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    me.page.route("**/api/tables", hurry)
    me.go("/")
    me.page.get_by_role("button", name="Play now against bots").first.click()
    while me.turn():
        me.act()
    page = me.page
    winner = page.locator(".end .hero h2")
    expect(winner).to_contain_text("win")
    record = me.call("GET", f"/api/tables/{me.id}/record")
    assert record["winners"]

    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{me.address}/replay/{me.id}")
    slider = page.get_by_role("slider")
    last = me.call("GET", f"/api/tables/{me.id}/state")["answers"]  # that I could notice
    assert 0 < last <= len(record["answers"])
    expect(page.locator("output")).to_have_text(f"0 / {last}")
    slider.press("End")
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    slider.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{last - 1} / {last}")

    page.locator(f"a[href='/verify?table={me.id}']").click()
    expect(page.get_by_text("The seed was not changed afterwards")).to_be_visible()
    expect(page.get_by_text("the seats were drawn by lot")).to_be_visible()
    expect(page.locator("p.good")).to_have_count(3)
    expect(page.locator("p.wrong")).to_have_count(0)
