"""Every page by axe-core's rules, by daylight and by firelight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from .conftest import DESKTOP, guests
from .house import House
from .person import Person
from .visits import MOMENTS, PAGES, PLACES, Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const still = document.getAnimations().filter((one) => one.effect?.getTiming().iterations < 99);
  await Promise.allSettled(still.map((one) => one.finished));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) =>
      `${id}: ${target.join(" ")} (${[...any, ...all, ...none].map((one) => one.message)})`));
}"""
# By firelight only the colours differ.
LIGHTS: dict[Literal["light", "dark"], dict[str, object]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"]},
}


def with_axe(person: Person) -> Person:
    person.context.add_init_script(path=AXE)
    person.forgiven = "404"  # pages that say that there is nothing
    return person


@pytest.fixture(scope="module")
def onlooker(browser: Browser, house: House) -> Iterator[Person]:
    """One browser for all that is only looked at: it loads the app once."""
    with guests(browser, house) as someone:
        yield with_axe(someone())


def look(me: Person, visit: Visit) -> None:
    visit(me)
    found = {}
    for light, rules in LIGHTS.items():
        me.page.emulate_media(color_scheme=light)
        me.page.locator(f"html[data-theme={light}]").wait_for()
        found[light] = me.page.evaluate(RUN, rules)
    assert found == {"light": [], "dark": []}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_a_page(name: str, arrive: Callable[..., Person]) -> None:
    look(with_axe(arrive()), PAGES[name])


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing_in_a_place_that_is_only_looked_at(name: str, onlooker: Person) -> None:
    onlooker.turn_page()
    look(onlooker, PLACES[name])


@pytest.mark.parametrize("name", MOMENTS)
def test_axe_finds_nothing_at_a_table(name: str, onlooker: Person) -> None:
    if onlooker.page.locator("dialog[open]").count():
        onlooker.turn_page()
    onlooker.page.set_viewport_size(DESKTOP)
    look(onlooker, MOMENTS[name])
