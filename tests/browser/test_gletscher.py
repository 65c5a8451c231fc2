"""A game of Gletscher from the lobby to its end, and what only its board shows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person
from .test_whole_game import at_table, ends_well


def begin(person: Person, players: int) -> None:
    person.table("me", *["greedy"] * (players - 1), game="gletscher")
    assert person.turn()


def test_a_game_of_gletscher_is_played_by_clicks(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.page.route("**/api/tables", at_table)
    me.go("/")
    card = me.page.get_by_role("article", name="Am Rande des Gletschers")
    card.get_by_role("button", name="Play now against bots").click()
    years = set()
    while me.turn():
        years.add(me.state["view"]["year"])
        me.act()
    ends_well(me)
    assert max(years) == me.state["view"]["year"]
    expect(me.page.locator(".scores li")).to_have_count(4)


def test_a_whole_turn_is_played_without_a_mouse_in_german(arrive: Callable[..., Person]) -> None:
    me = arrive("de-CH")
    begin(me, 2)
    expect(me.page.locator(".year h2")).to_contain_text("Jahr 1")
    first = me.state["view"]["turns"]
    while me.turn() and me.state["view"]["turns"] == first:
        me.act_by_keys()
    assert me.state["view"]["turns"] > first


def test_a_clause_of_gletscher_opens_from_its_table(arrive: Callable[..., Person]) -> None:
    me = arrive()
    begin(me, 3)
    clause = me.state["asked"]["clause"]
    me.page.locator(".gletscher .clause", has_text=clause).first.click()
    expect(me.page.locator(f"dialog [data-clause={clause}]")).to_be_visible()


def test_the_cave_of_another_clan_opens(arrive: Callable[..., Person]) -> None:
    me = arrive()
    begin(me, 2)
    me.page.get_by_role("button", name="Look into").first.click()
    expect(me.page.get_by_role("dialog").get_by_role("heading", name="Store")).to_be_visible()
