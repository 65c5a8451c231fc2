"""The app on a home screen: Chromium would install it, it opens without a server, it stays new."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from .conftest import FLAGS
from .house import House
from .person import Person

READY = """Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((_, fail) => setTimeout(fail, 20_000, "no service worker in 20 s")),
])"""
KEPT = "caches.keys()"
CONTROLLED = "navigator.serviceWorker.controller !== null"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="en-GB", service_workers="allow")
    yield made
    made.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.evaluate(READY)
    page.wait_for_function(CONTROLLED)
    return page


@pytest.mark.parametrize("path", ["/", "/rules/krom"])
def test_chromium_would_install_it(
    path: str, browser: Browser, chromium: str, house: House, tmp_path: Path
) -> None:
    own = browser.browser_type.launch_persistent_context(  # others count as private windows
        tmp_path, executable_path=chromium, args=FLAGS
    )
    page = opened(own, house.address + path)
    devtools = own.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    own.close()


def test_the_lobby_opens_without_a_server(context: BrowserContext, own_house: House) -> None:
    page = opened(context, own_house.address)
    own_house.kill()
    page.goto(f"{own_house.address}/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()


def test_a_new_version_takes_over_and_drops_what_the_old_one_kept(
    context: BrowserContext, house: House
) -> None:
    with urllib.request.urlopen(f"{house.address}/sw.js") as answer:  # noqa: S310
        text = answer.read().decode()
    new = re.search(r"lascaux-[0-9a-f]{12}", text)
    assert new

    def older(route: Route) -> None:
        route.fulfill(body=text.replace(new[0], "lascaux-old"), content_type="text/javascript")

    context.route("**/sw.js", older)
    page = opened(context, house.address)
    assert page.evaluate(KEPT) == ["lascaux-old"]

    context.unroute("**/sw.js")
    page.reload()
    page.wait_for_function(f"caches.keys().then((names) => names.join() === '{new[0]}')")


def test_a_newcomer_asks_only_once_who_they_are(arrive: Callable[..., Person]) -> None:
    """The page sends the question ahead; asked twice, it would make two guests."""
    me = arrive()
    me.go("/")
    me.page.get_by_role("button", name="Play now against bots").first.wait_for()
    assert [a.status for a in me.answers if a.url.endswith("/api/me")] == [200]
