"""A game of Gletscher from the lobby to the proof, and what only its board shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .person import Person
from .test_whole_game import hurry


def begin(person: Person, players: int) -> None:
    """A table with bots that answer at once; the page goes there."""
    seats = ["me", *["greedy"] * (players - 1)]
    body = {"game": "gletscher", "players": players, "seats": seats, "fast_bots": True}
    table: dict[str, Any] = person.call("POST", "/api/tables", body)
    person.call("POST", f"/api/tables/{table['table']['id']}/start")
    person.go(f"/table/{table['table']['id']}")


def test_a_game_against_bots_is_played_by_clicks_replayed_and_proved(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    me.page.route("**/api/tables", hurry)
    me.go("/")
    card = me.page.get_by_role("article", name="Am Rande des Gletschers")
    card.get_by_role("button", name="Play now against bots").click()
    years = set()
    while me.turn():
        years.add(me.state["view"]["year"])
        me.act()
    page = me.page
    expect(page.locator(".end .hero h2")).to_contain_text("win")
    record = me.call("GET", f"/api/tables/{me.id}/record")
    assert record["winners"]
    assert max(years) == me.state["view"]["year"]
    expect(page.locator(".scores li")).to_have_count(4)

    page.get_by_role("link", name="Replay").click()
    last = len(record["answers"])
    expect(page.locator("output")).to_have_text(f"0 / {last}")
    page.get_by_role("slider").press("End")
    expect(page.locator("output")).to_have_text(f"{last} / {last}")

    page.locator(f"a[href='/verify?table={me.id}']").click()
    expect(page.locator("p.good").first).to_be_visible()
    expect(page.locator("p.wrong")).to_have_count(0)


def test_a_whole_turn_is_played_without_a_mouse_in_german(arrive: Callable[..., Person]) -> None:
    me = arrive("de-CH")
    begin(me, 2)
    assert me.turn()
    expect(me.page.get_by_role("heading", name="Jahr 1")).to_be_visible()
    first = me.state["view"]["turns"]
    while me.turn() and me.state["view"]["turns"] == first:
        me.act_by_keys("Enter")
    assert me.state["view"]["turns"] > first


def test_a_clause_of_gletscher_opens_from_its_table(arrive: Callable[..., Person]) -> None:
    me = arrive()
    begin(me, 3)
    assert me.turn()
    clause = me.state["asked"]["clause"]
    me.page.locator(".gletscher .clause", has_text=clause).first.click()
    expect(me.page.locator(f"dialog [data-clause={clause}]")).to_be_visible()


def test_the_cave_of_another_clan_opens(arrive: Callable[..., Person]) -> None:
    me = arrive()
    begin(me, 2)
    assert me.turn()
    me.page.get_by_role("button", name="Look into").first.click()
    expect(me.page.get_by_role("dialog").get_by_role("heading", name="Store")).to_be_visible()
