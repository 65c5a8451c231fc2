"""The game of docs/add-a-game.md in the browser: on the plain board, with the words it brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from example import install

from .conftest import guests
from .house import House


@pytest.fixture(scope="module")
def spoor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where it is installed."""
    folder: Path = tmp_path_factory.mktemp("spoor")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(install(folder / "site")))
        running = House(folder)
    yield running
    running.stop()


def test_it_is_played_from_the_first_boast_to_the_end_and_proved(
    browser: Browser, spoor: House
) -> None:
    with guests(browser, spoor) as someone:
        me = someone()
        me.table("me", "gatherer", game="spoor")
        while me.turn():
            me.act()
        assert me.state["view"]["round"] == 5
        expect(me.page.locator(".end .hero h2")).to_contain_text("win")
        record = me.call("GET", f"/api/tables/{me.id}/record")
        assert me.call("POST", "/api/verify", {"record": record}) == {"proved": True, "differs": []}


@pytest.mark.parametrize(
    ("language", "dawn", "silence", "torches"),
    [
        ("en-GB", "Dawn. How many tracks", "Say nothing", "torches"),
        ("fr-FR", "Combien de traces suivrez-vous", "Se taire", "torches"),
        ("de-DE", "Der Tag bricht an.", "Nichts sagen", "Fackeln"),
        ("it-IT", "Quante tracce seguirai oggi", "Tacere", "torce"),
    ],
)
def test_it_speaks_the_language_of_whoever_plays(
    language: str, dawn: str, silence: str, torches: str, browser: Browser, spoor: House
) -> None:
    with guests(browser, spoor) as someone:
        me = someone(language)
        me.table("me", "gatherer", game="spoor")
        me.turn()
        page = me.page
        expect(page.locator(".status [role=status]").first).to_contain_text(dawn)
        expect(page.get_by_role("button", name=silence)).to_be_visible()
        expect(page.locator("table th", has_text=torches)).to_be_visible()


def test_a_table_is_made_on_its_page_though_the_lobby_does_not_show_it(
    browser: Browser, spoor: House
) -> None:
    with guests(browser, spoor) as someone:
        me = someone()
        me.go("/new/spoor")
        expect(me.page.get_by_role("heading", name="Spoor")).to_be_visible()
        me.go("/")
        expect(me.page.get_by_role("button", name="Play now against bots").first).to_be_visible()
        expect(me.page.get_by_text("Spoor")).to_have_count(0)
