"""A whole game of two people and a bot, by links and clicks, with somebody looking on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from walks import short_deck

from lascaux.games import KROM

from .person import Person


def seat_two(host: Person, guest: Person, *others: str, deck: Path | None = None) -> str:
    """A table of the host, the guest and bots, begun from the waiting room; its watch link."""
    page = host.page
    host.go("/")
    page.get_by_role("link", name="Invite friends").first.click()
    for seat, kind in enumerate(others, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
    for _ in range(1 - len(others)):
        page.get_by_role("button", name="Remove the last seat").click()
    page.get_by_text("Fast bots").click()
    if deck:
        page.locator("#deck").set_input_files(deck)
    page.get_by_role("button", name="Open the table").click()
    watch = page.locator("#watch-link").input_value()
    guest.go(page.locator("#invite-link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    start.click()
    for person in (host, guest):
        person.page.locator("[role=log]").wait_for()
    return watch


def who_must(*people: Person) -> Person | None:
    """One of those who are asked now; None when the game is over."""
    assert people[0].wait(lambda: any(person.must or person.over for person in people)), [
        person.state for person in people
    ]
    return next((person for person in people if person.must), None)


class Evening:
    def __init__(self, folder: Path, host: Person, guest: Person, watcher: Person) -> None:
        self.host, self.guest, self.watcher = host, guest, watcher
        file = folder / "short.toml"
        file.write_text(short_deck(), encoding="utf-8")
        self.deck = KROM.deck(file)
        watcher.go(seat_two(host, guest, "gatherer", deck=file))
        watcher.page.locator("[role=log]").wait_for()
        while me := who_must(host, guest):
            me.act()
        for person in self.people:
            person.page.locator(".end").wait_for()
        self.record: dict[str, Any] = host.call("GET", f"/api/tables/{host.id}/record")

    @property
    def people(self) -> tuple[Person, Person, Person]:
        return self.host, self.guest, self.watcher
