"""The content security policy allows nothing inline, and the app needs nothing inline."""

from __future__ import annotations

from playwright.sync_api import Browser

from .conftest import STYLE, UNPAINTED
from .house import House
from .person import Person
from .visits import moment

# Animated, as people play: motion is where styles are written.
PREPARE = """
localStorage["lascaux-settings"] = JSON.stringify({ sound: true, speed: 150 });
addEventListener("securitypolicyviolation", (event) =>
  broken(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
FORBIDDEN = """document.body.insertAdjacentHTML("beforeend", '<i style="color: red"></i>')"""


def test_a_game_with_all_its_motion_breaks_no_policy(browser: Browser, house: House) -> None:
    context = browser.new_context(service_workers="block")
    broken: list[str] = []
    context.expose_binding("broken", lambda _, what: broken.append(what))
    context.add_init_script(STYLE % UNPAINTED)
    context.add_init_script(PREPARE)
    me = Person(context, house.address)
    me.table("me", "greedy", "greedy", "greedy")
    while me.round < 3 and me.turn():
        me.act()
    for shown in ("combat-kromosaurus-many", "reroll", "end"):
        moment(shown)(me)
        me.page.wait_for_timeout(500)
    assert (broken, me.wrong) == ([], [])

    me.page.evaluate(FORBIDDEN)  # what is forbidden would have been told
    assert me.wait(lambda: broken)
    assert broken[0].startswith("style-src-attr inline")
    context.close()
