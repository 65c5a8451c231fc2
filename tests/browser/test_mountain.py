"""On the Mountain: a die that was picked up goes back by a click."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from lascaux.games import KROM
from lascaux.games.krom.rules.mountain import Reroll
from lascaux.games.krom.state import Table

from .house import House
from .person import Person
from .staged import moment, stage


def first_roll(table: Table, seat: int) -> bool:
    """Five dice lie there, and another roll can be paid (K22)."""
    rule = table.question()
    return isinstance(rule, Reroll) and len(table.dice) == 5 and table.krom[seat] > 0


def test_a_die_picked_up_goes_back_by_a_click(arrive: Callable[..., Person], house: House) -> None:
    me = arrive()
    me.go("/")
    user = me.call("GET", "/api/me")["id"]
    me.go(f"/table/{stage(house, user, moment(KROM, 2, first_roll))}")
    assert me.turn()
    before = sorted(me.state["view"]["dice"])
    picked = me.page.locator(".picked")
    for lifted in (1, 2):
        me.page.locator("li:not(.picked) > button.die-button").first.click()
        expect(picked).to_have_count(lifted)
    for lifted in (1, 0):
        me.page.locator(".picked button").last.click()
        expect(picked).to_have_count(lifted)
    assert sorted(me.state["view"]["dice"]) == before
    assert me.state["view"]["lifted"] == []
    assert me.state["undo"] is False  # nothing is taken back before the roll
