"""One server and one browser for all tests of a process, a browser context for every person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from .evening import Evening
from .house import House
from .person import Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",  # each person has one all the same; no spare ones are started
]
DESKTOP = ViewportSize(width=1440, height=900)

# Without a graphics card painting costs half of the time. Pages that are only clicked and read need
# none; where colours are judged, they do without filters.
UNPAINTED = "html { opacity: 0 !important; }"
UNFILTERED = "* { filter: none !important; }"
STYLE = """
  const style = new CSSStyleSheet();
  style.replaceSync("%s");
  document.adoptedStyleSheets = [style];
"""

Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path)
    yield running
    running.stop()


@contextmanager
def guests(browser: Browser, house: House) -> Iterator[Arrive]:
    """A new person each time; at the end none of them has seen an error."""
    people: list[Person] = []

    def someone(language: str = "en-GB", at: House = house, style: str = UNPAINTED) -> Person:
        context = browser.new_context(
            locale=language,
            viewport=DESKTOP,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script(STYLE % style)
        people.append(Person(context, at.address))
        return people[-1]

    yield someone
    for person in people:
        person.context.close()
    assert [wrong for person in people for wrong in person.wrong] == []


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    with guests(browser, house) as someone:
        yield someone


@pytest.fixture(scope="module")
def evening(
    browser: Browser, house: House, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Evening]:
    with guests(browser, house) as someone:
        yield Evening(tmp_path_factory.mktemp("deck"), someone(), someone(), someone())
