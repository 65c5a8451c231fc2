"""Every page by axe-core's rules, by daylight and by firelight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from .conftest import DESKTOP, UNFILTERED, guests
from .house import House
from .person import Person
from .visits import LONG_MADE, MOMENTS, PAGES, PHONE, PLACES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const still = document.getAnimations().filter((one) => one.effect?.getTiming().iterations < 99);
  await Promise.allSettled(still.map((one) => one.finished));
  const shown = { exclude: [".sheets"] };  // drawings wait there unseen until a board uses them
  const asked = { resultTypes: ["violations"], preload: false, ...rules };
  const { violations } = await axe.run(shown, asked);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) =>
      `${id}: ${target.join(" ")} (${[...any, ...all, ...none].map((one) => one.message)})`));
}"""
Light = Literal["light", "dark"]
OTHER: dict[Light, Light] = {"light": "dark", "dark": "light"}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}


def with_axe(person: Person) -> Person:
    person.context.add_init_script(path=AXE)
    person.forgiven = "404"  # pages that say that there is nothing
    return person


@pytest.fixture(scope="module")
def onlooker(browser: Browser, house: House) -> Iterator[Person]:
    """One browser for all that is only looked at: it loads the app once."""
    with guests(browser, house) as someone:
        yield with_axe(someone(style=UNFILTERED))


def look(me: Person) -> None:
    """By the light in which the page is; then the other, where only the colours differ."""
    me.drawn()
    first: Light = me.page.evaluate("document.documentElement.dataset.theme")
    found = {first: me.page.evaluate(RUN, {})}
    me.page.emulate_media(color_scheme=OTHER[first])
    me.page.locator(f"html[data-theme={OTHER[first]}]").wait_for()
    found[OTHER[first]] = me.page.evaluate(RUN, COLOURS)
    assert found == {"light": [], "dark": []}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_a_page(name: str, arrive: Callable[..., Person]) -> None:
    me = with_axe(arrive(style=UNFILTERED))
    PAGES[name](me)
    look(me)
    if name in LONG_MADE:
        me.page.set_viewport_size(PHONE)
        look(me)


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing_in_a_place_that_is_only_looked_at(name: str, onlooker: Person) -> None:
    onlooker.turn_page()
    PLACES[name](onlooker)
    look(onlooker)


@pytest.mark.parametrize("name", MOMENTS)
def test_axe_finds_nothing_at_a_table(name: str, onlooker: Person) -> None:
    if onlooker.page.locator("dialog[open]").count():
        onlooker.turn_page()
    onlooker.page.set_viewport_size(DESKTOP)
    MOMENTS[name](onlooker)
    look(onlooker)
