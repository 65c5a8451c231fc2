"""A game of Above and Below from the lobby to its end, and what only its board shows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person
from .test_whole_game import at_table, ends_well


def begin(person: Person, players: int) -> None:
    person.table("me", *["greedy"] * (players - 1), game="above_below")
    assert person.turn()


def name(me: Person) -> None:
    """Click the first villager who may go."""
    assert me.wait(lambda: me.state["asked"]["kind"] == "name-explore")
    named = len(me.state["view"]["named"])
    me.page.locator(".villager [data-choice]").first.click()
    assert me.wait(lambda: len(me.state["view"]["named"]) > named)


def explore(me: Person) -> None:
    """By clicks: explore, two villagers, and go."""
    tile, aside = me.page.locator(".tile[data-choice='explore']"), me.page.locator("[data-open]")
    tile.or_(aside).first.wait_for()
    if aside.is_visible():  # the morning, or a story
        aside.click()
    tile.click()
    for _ in range(2):
        name(me)
    me.page.locator(".question [data-choice='ready']").click()


def test_a_game_of_above_and_below_is_played_by_clicks(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.page.route("**/api/tables", at_table)
    me.go("/")
    card = me.page.get_by_role("article", name="Above and Below")
    card.get_by_role("button", name="Play now against bots").click()
    rounds, kinds = set(), set()
    while me.turn():
        rounds.add(me.state["view"]["round"])
        kinds.add(me.state["asked"]["kind"])
        legal = {choice["verb"] for choice in me.state["asked"]["choices"]}
        if "explore" in legal and "option" not in kinds:
            explore(me)
        else:
            me.act()
    ends_well(me)
    assert rounds == {1, 2, 3, 4, 5, 6, 7}
    assert "option" in kinds, "no encounter in a whole game"


def test_an_encounter_is_read_chosen_and_closed(arrive: Callable[..., Person]) -> None:
    me = arrive()
    begin(me, 2)
    explore(me)
    assert me.wait(lambda: me.state["asked"]["kind"] == "option")
    met = me.state["view"]["encounter"]
    expect(me.page.locator(".book")).to_contain_text(met["story"]["text"]["en"])
    for option in met["options"]:
        expect(me.page.locator(".book")).to_contain_text(option["text"]["en"])
    while me.state["view"]["encounter"] is not None and me.turn():
        me.act()
    assert me.state["view"]["tale"]


def test_a_turn_is_played_without_a_mouse_in_german(arrive: Callable[..., Person]) -> None:
    me = arrive("de-CH")
    begin(me, 2)
    expect(me.page.locator(".actions")).to_contain_text("Passen")
    seen = me.state["seq"]
    for _ in range(3):
        if me.turn() and me.state["view"]["encounter"] is None:
            me.act_by_keys()
    assert me.state["seq"] > seen


def test_the_village_of_another_player_opens(arrive: Callable[..., Person]) -> None:
    me = arrive()
    begin(me, 2)
    me.page.get_by_role("button", name="Visit").first.click()
    expect(me.page.get_by_role("dialog").get_by_text("The First Roof")).to_be_visible()
