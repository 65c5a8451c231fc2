"""Every page of the app, and how a person gets there."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Route, ViewportSize, WebSocketRoute

from .person import Person

GAMES = Path(__file__).parents[1] / "games"
RECORDED = Path(__file__).parents[2] / "web" / "fixtures"
KROM = (
    *("character", "movement", "reveal", "combat", "combat-kromosaurus-many", "combat-over"),
    *("counter", "counter-combat", "target", "kind", "reward", "robbery-two", "extra-dice"),
    *("picking", "forest", "savanna", "mountain", "reroll", "cave", "services"),
    *("glacial", "six", "watch", "end"),
)
KROM_ON_PHONE = ("movement", "combat", "forest", "savanna", "reroll", "cave", "end")
GLETSCHER = (
    *("take", "actions", "team", "help-all", "reaction", "offering", "roll-storm", "dispute"),
    *("end-of-turn", "target", "plunder", "limit", "lose-gear", "migrating", "reaction-watched"),
    *("keep-fate", "meal-chosen", "welcome", "end"),
)
GLETSCHER_ON_PHONE = ("actions", "help-all", "reaction", "meal", "end")
VILLAGE = (
    *("income", "village-large", "build", "harvest", "price", "story", "lanterns", "beds", "end"),
)
VILLAGE_ON_PHONE = ("income", "build", "story")
TABS = ("Me", "Others", "Log")
PHONE = ViewportSize(width=390, height=844)

Visit = Callable[[Person], None]


# By a link, as people walk through the app; the board that was there must not be taken for the next.
WALK = """(path) => {
  document.querySelector("#main").dataset.left = "";
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
VISITS = count()  # each to a table of its own: nothing stays open from the one before


def told(socket: WebSocketRoute) -> None:
    """The recorded state of the table that this line is for."""
    _, _, game, name = urlsplit(socket.url).path.split("/")[3].split(".")
    socket.on_message(lambda _: None)
    socket.send((RECORDED / game / f"{name}.json").read_text(encoding="utf-8"))


def cards(route: Route) -> None:
    game = route.request.frame.url.split(".")[-2]
    deck = json.loads((RECORDED / game / "deck.json").read_text(encoding="utf-8"))
    route.fulfill(json={"cards": deck, "appendix": {}})


def unstudied(route: Route) -> None:
    route.fulfill(json={"done": 0, "of": 60, "standings": [], "turns": []})


def moment(name: str, game: str = "krom") -> Visit:
    """The table in a recorded situation: the real page, told by us what happens."""

    def visit(me: Person) -> None:
        page, path = me.page, f"/table/recorded.{next(VISITS)}.{game}.{name}"
        if "/table/recorded." in page.url:
            page.evaluate(WALK, path)
        else:
            page.route("**/api/decks/*", cards)
            page.route("**/api/tables/*/analysis", unstudied)
            page.route_web_socket("**/api/tables/*/live*", told)
            me.go(path)
        page.locator("#main.play:not([data-left])").wait_for()

    return visit


def at(path: str) -> Visit:
    def visit(me: Person) -> None:
        me.go(path)
        me.page.locator("main").wait_for()

    return visit


def press(before: Visit, *names: str) -> Visit:
    """Another page first, then these buttons on it."""

    def visit(me: Person) -> None:
        before(me)
        for name in names:
            me.page.get_by_role("button", name=name).first.click()

    return visit


def on_phone(before: Visit, *tabs: str) -> Visit:
    def visit(me: Person) -> None:
        me.page.set_viewport_size(PHONE)
        press(before, *tabs)(me)

    return visit


def lobby_with_tables(me: Person) -> None:
    me.table("me", "open", start=False)
    body: dict[str, Any] = {"game": "krom", "players": 2, "seats": ["open", "greedy"]}
    me.call("POST", "/api/tables", {**body, "public": True})
    me.go("/")
    me.page.locator("main li").first.wait_for()


def waiting_room(me: Person) -> None:
    me.table("me", "open", "greedy", "hotseat", start=False)
    me.page.locator("#invite-link").wait_for()


def invited(me: Person) -> None:
    made = me.table("me", "open", start=False)
    me.go(made["invite"])
    me.page.locator("#name").wait_for()


def no_such_table(me: Person) -> None:
    me.go("/table/nothing")
    me.page.get_by_role("link", name="To the lobby").wait_for()


def learning(me: Person) -> None:
    me.go("/learn/krom")
    me.page.locator("#main.play").wait_for()


def hand_over(me: Person) -> None:
    me.table("me", "hotseat")
    me.page.get_by_role("heading", name="Pass the device to").wait_for()


def big_screen(me: Person) -> None:
    made = me.table("me", "greedy")
    me.go(f"/screen/{made['table']['id']}")
    me.page.locator("#main [role=log]").wait_for()


def big_screen_waiting(me: Person) -> None:
    made = me.table("me", "open", start=False)
    me.go(f"/screen/{made['table']['id']}")
    me.page.locator("main .join li").first.wait_for()


def finished(me: Person) -> str:
    """A game that is over, from the shelf of records; its table."""
    record = json.loads((GAMES / "golden" / "krom-2-default.json").read_text(encoding="utf-8"))
    deck = (GAMES / "krom" / "deck.toml").read_text(encoding="utf-8")
    return str(me.call("POST", "/api/records", {"record": record, "deck": deck})["id"])


def replay(me: Person) -> None:
    me.go(f"/replay/{finished(me)}")
    me.page.get_by_role("slider").press("End")
    me.page.locator("[role=log] li").first.wait_for()


def verifier(me: Person) -> None:
    me.go(f"/verify?table={finished(me)}")
    me.page.locator("p.good").nth(1).wait_for()


def hinted(me: Person) -> None:
    """The Elder's advice on the first question."""
    me.table("me", "gatherer")
    me.turn()
    me.page.get_by_role("button", name="Hint").click()
    me.page.locator("aside.panel ol li").first.wait_for()


def analysed(me: Person) -> None:
    """The analysis of a finished game, with its figures open."""
    me.go(f"/table/{finished(me)}")
    me.page.get_by_role("button", name="Analyse the game").click()
    me.page.locator("#analysis ol li").first.wait_for(timeout=120_000)
    me.page.get_by_text("The figures").click()


# Each wants a person of its own.
PAGES: dict[str, Visit] = {
    "lobby with tables": lobby_with_tables,
    "waiting room": waiting_room,
    "levels of bots in the waiting room": press(waiting_room, "Put a bot here"),
    "invitation": invited,
    "learn": learning,
    "hand-over": hand_over,
    "big screen": big_screen,
    "big screen before the game": big_screen_waiting,
    "replay": replay,
    "verifier": verifier,
    "hint": hinted,
    "analysis": analysed,
}
LONG_MADE = ("hint", "analysis")  # so they are looked at on a phone too while they are there
# Whoever looks at these leaves no trace, nor at the recorded situations.
PLACES: dict[str, Visit] = {
    "lobby": at("/"),
    "settings": press(at("/"), "Settings"),
    "account": press(at("/"), "Sign in"),
    "new table": at("/new/krom"),
    "new table of Gletscher": at("/new/gletscher"),
    "a wrong invitation": press(at("/join/nothing"), "Sit down"),
    "rules": at("/rules/krom"),
    "credits": at("/credits"),
    "lost": at("/nowhere/at/all"),
    "no such table": no_such_table,
    "lobby on a phone": on_phone(at("/")),
    "new table on a phone": on_phone(at("/new/krom")),
}


def gletscher(name: str) -> Visit:
    return moment(name, "gletscher")


MOMENTS: dict[str, Visit] = {
    **{name: moment(name) for name in KROM},
    "enlarged card": press(moment("savanna"), "Enlarge"),
    "chat": press(moment("movement"), "Chat"),
    "rules at the table": press(moment("savanna"), "Rules"),
    "settings at the table": press(moment("savanna"), "Settings"),
    **{f"{name} on a phone": on_phone(moment(name)) for name in KROM_ON_PHONE},
    **{f"Above and Below: {name}": moment(name, "above_below") for name in VILLAGE},
    **{
        f"Above and Below: {name} on a phone": on_phone(moment(name, "above_below"))
        for name in VILLAGE_ON_PHONE
    },
    **{f"tab {tab} on a phone": on_phone(moment("savanna"), tab) for tab in TABS},
    **{f"Gletscher: {name}": gletscher(name) for name in GLETSCHER},
    "Gletscher: enlarged card": press(gletscher("actions"), "Enlarge"),
    "Gletscher: the cave of another": press(gletscher("actions"), "Look into"),
    **{f"Gletscher: {name} on a phone": on_phone(gletscher(name)) for name in GLETSCHER_ON_PHONE},
    "Gletscher: own cave on a phone": on_phone(gletscher("actions"), "Me"),
}
