"""Pictures of the app for docs/screens: `make screens`.

The tables stand in the middle of games that bots have played, so the pictures look alike each time.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import needs
from playwright.sync_api import Browser, Page, sync_playwright

from lascaux.games import ABOVE_BELOW, GLETSCHER, KROM
from lascaux.games.gletscher.effects import modifiers
from lascaux.games.krom.terms import SAVANNA
from lascaux.kernel.game import Game
from lascaux.kernel.rules import Question

from .conftest import FLAGS
from .house import House
from .person import Person
from .staged import Moment, moment, stage

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
QUALITY = 72  # the rock has a fine grain: as PNG the pictures are five times as large
SETTLED = 700  # milliseconds; filters are slow without a graphics card


ALL = tuple((size, theme) for size in SIZES for theme in THEMES)
# One of each: a second game need not show the themes again.
DAY = (("desktop", "light"), ("phone", "dark"))
NIGHT = (("desktop", "dark"), ("phone", "light"))


class Scene(NamedTuple):
    """A moment of a game of four in which this rule asks, or its end; and in which pictures."""

    game: Game
    rule: str | None
    also: Callable[[Any, int], bool] = lambda *_: True
    shots: tuple[tuple[str, str], ...] = ALL

    def find(self) -> Moment:
        def wanted(s: Any, seat: int) -> bool:
            question: Question | None = None if s.over else s.question()
            asks = None if question is None else type(question).__name__
            return asks == self.rule and self.also(s, seat)

        return moment(self.game, 4, wanted)


def shown(s: Any, *cards: str) -> bool:
    """These are among the hunt cards of the turn."""
    return {s.settings.deck.hunt[card].id for card in s.row} >= set(cards)


SCENES: dict[str, Scene] = {
    "secret-choice": Scene(
        KROM,
        "Movement",
        lambda s, seat: s.round > 3 and len(s.waiting()) == 2 and len(s.hand[seat]) > 1,
    ),
    "hunt": Scene(
        KROM,
        "Savanna",
        lambda s, seat: len(set(s.hand[seat])) == 3 and s.place.count(SAVANNA) == 2,
    ),
    "combat": Scene(KROM, "BonusWindow", lambda s, _: len(s.fighters) == 2 and len(s.choices) > 1),
    "mountain": Scene(KROM, "Reroll", lambda s, seat: s.round > 2 and s.krom[seat] > 2),
    "end": Scene(KROM, None),
    "gletscher-reveal": Scene(
        GLETSCHER, "Take", lambda s, seat: shown(s, "wedding") and len(s.fate[seat]) > 1, DAY
    ),
    "gletscher-hunt": Scene(GLETSCHER, "RollOrNot", lambda s, _: len(modifiers(s)) > 2, NIGHT),
    "gletscher-reaction": Scene(
        GLETSCHER, "Reaction", lambda s, seat: len(s.choices) > 1 and len(modifiers(s)) > 1, DAY
    ),
    "gletscher-winter": Scene(GLETSCHER, "Meal", lambda s, _: len(s.meal) == 1, NIGHT),
    "gletscher-end": Scene(GLETSCHER, None, shots=DAY),
    "above-below-village": Scene(
        ABOVE_BELOW, "Menu", lambda s, _: s.round > 3 and len(s.choices) > 12, DAY
    ),
    "above-below-book": Scene(ABOVE_BELOW, "ChooseOption", lambda s, _: s.round > 3, NIGHT),
    "above-below-lanterns": Scene(ABOVE_BELOW, "Lanterns", lambda s, _: len(s.choices) > 2, DAY),
    "above-below-end": Scene(ABOVE_BELOW, None, shots=NIGHT),
}


def lift_two(page: Page) -> None:
    """On the Mountain: two dice are taken up."""
    for _ in range(2):
        page.locator(".arena [data-choice]").nth(2).click()
        page.wait_for_timeout(SETTLED)


@contextmanager
def guest(browser: Browser, house: House, size: str, theme: str) -> Iterator[Person]:
    width, height = SIZES[size]
    context = browser.new_context(
        locale="en-GB", viewport={"width": width, "height": height}, service_workers="block"
    )
    settings = json.dumps({"sound": False, "speed": 0, "theme": theme})
    context.add_init_script(f"localStorage['lascaux-settings'] = {json.dumps(settings)}")
    someone = Person(context, house.address)
    someone.call("PATCH", "/api/me", {"name": "Alma"})
    yield someone
    context.close()


def open_tables(host: Person) -> None:
    """Something to see in the lobby."""
    tables: list[tuple[str, list[str], dict[str, str]]] = [
        ("The Grumpy Bison", ["me", "open", "greedy", "open"], {"long-game": "on"}),
        ("Cold Feet", ["me", "open", "random"], {"glacial": "on"}),
    ]
    for name, seats, options in tables:
        body = {"game": "krom", "players": len(seats), "seats": seats, "options": options}
        host.call("POST", "/api/tables", {**body, "name": name, "public": True})


def take(browser: Browser, house: House, moments: dict[str, Moment], folder: Path) -> None:
    for shot in ALL:
        with guest(browser, house, *shot) as me:
            me_id = me.call("GET", "/api/me")["id"]
            here = [name for name, scene in SCENES.items() if shot in scene.shots]
            for name in ["lobby", *here]:
                table = stage(house, me_id, moments[name]) if name in moments else None
                me.go(f"/table/{table}" if table else "/")
                me.page.wait_for_load_state("networkidle")
                me.page.wait_for_timeout(SETTLED)
                if name == "mountain":
                    lift_two(me.page)
                picture = folder / f"{name}-{'-'.join(shot)}.jpg"
                me.page.screenshot(path=picture, type="jpeg", quality=QUALITY)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    program = needs.chromium() or sys.exit("no Chromium was found: .venv/bin/python tools/needs.py")
    moments = {name: scene.find() for name, scene in SCENES.items()}
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        house = House(Path(kept))
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        with guest(browser, house, "desktop", "light") as host:
            open_tables(host)
        take(browser, house, moments, folder)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
