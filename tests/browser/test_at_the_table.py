"""What one person meets: a reload, another language, a power cut."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from .house import House
from .person import Person, key

SHOWN = """() => [...document.querySelectorAll("[data-choice], [data-open]")]
  .map((one) => one.dataset.choice ?? one.dataset.open)"""


def shows_its_question(person: Person) -> bool:
    """Wait until every choice is on the board: first a fight may be shown that is over."""
    asked = {key(choice) for choice in person.state["asked"]["choices"]}
    return person.wait(lambda: set(person.page.evaluate(SHOWN)) == asked)


def ask_alone(me: Person) -> None:
    """Play until a question is for this person alone: nobody else's answer can come between."""
    while me.turn():
        if me.state["asked"]["waiting"] == [me.state["seat"]]:
            return
        me.act()


def test_a_reload_in_mid_turn_keeps_the_question(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.table("me", "greedy", "greedy")
    assert me.turn()
    while me.round < 1 or me.state["asked"]["kind"] == "movement":
        me.act()
        ask_alone(me)
    before = me.state
    assert shows_its_question(me)
    prompt = me.prompt
    lines = me.page.locator("[role=log] li").all_inner_texts()
    me.page.reload()
    assert me.wait(lambda: me.state is not before)
    assert (me.state["seq"], me.state["asked"]) == (before["seq"], before["asked"])
    assert me.state["view"] == before["view"]
    assert shows_its_question(me)
    assert me.prompt == prompt
    assert me.page.locator("[role=log] li").all_inner_texts() == lines
    me.act()


SETTINGS = re.compile("Settings|Réglages|Einstellungen|Impostazioni")
# The first question of a round, and its heading in the log.
WORDS = {
    "de": ("Deutsch", "Wähle, wohin du gehst.", "Runde 1"),
    "it": ("Italiano", "Scegli dove andare.", "Turno 1"),
    "en": ("English", "You must choose where to go.", "Round 1"),
    "fr": ("Français", "Choisissez où aller.", "Manche 1"),
}


def test_the_language_changes_in_mid_game_and_stays(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.table("me", "greedy", "greedy")
    while me.turn() and me.state["asked"]["kind"] != "movement":
        me.act()
    # The bots have chosen: nobody else's answer can come between.
    assert me.wait(lambda: me.state["asked"]["waiting"] == [me.state["seat"]])
    page, seq = me.page, me.state["seq"]
    status = page.locator(".status [role=status]").first
    expect(status).to_contain_text(WORDS["en"][1])
    for code, (name, prompt, heading) in WORDS.items():
        page.get_by_role("button", name=SETTINGS).click()
        page.get_by_role("radio", name=name).check()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(status).to_contain_text(prompt)
        expect(page.locator("[role=log] h3").first).to_have_text(heading)
    assert (me.state["seq"], me.must) == (seq, True)
    page.reload()
    expect(status).to_contain_text(WORDS["fr"][1])
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    me.act()


def test_a_french_browser_is_spoken_to_in_french(arrive: Callable[..., Person]) -> None:
    me = arrive("fr-FR")
    me.go("/")
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    expect(me.page.get_by_role("link", name="Règles").first).to_be_visible()


def test_a_killed_server_comes_back_with_every_acknowledged_answer(
    arrive: Callable[..., Person], own_house: House
) -> None:
    me = arrive(at=own_house)
    me.table("me", "greedy", "greedy")
    for _ in range(4):
        assert me.turn()
        me.act()
    ask_alone(me)
    assert me.wait(lambda: me.acknowledged)
    acknowledged, before = me.acknowledged, me.state
    events = me.call("GET", f"/api/tables/{me.id}/state")["events"]
    me.forgiven += "|WebSocket connection|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE"
    own_house.kill()
    lost = me.page.locator(".status .under [role=status]")
    expect(lost).to_be_visible()
    own_house.open()
    expect(lost).to_have_count(0, timeout=30_000)
    assert me.wait(lambda: me.state is not before)
    assert me.state["seq"] >= acknowledged
    now = me.call("GET", f"/api/tables/{me.id}/state")["events"]
    assert now[: len(events)] == events
    assert shows_its_question(me)
    me.act()
    assert me.state["seq"] > acknowledged


def test_the_big_screen_starts_the_game_when_the_phones_have_come(
    arrive: Callable[..., Person],
) -> None:
    screen, phone = arrive(), arrive()
    made = screen.table("open", "greedy", start=False)
    screen.go(f"/screen/{made['table']['id']}")
    start = screen.page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    phone.go(f"{made['invite']}?hand")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(start).not_to_have_attribute("aria-disabled", "true")
    start.click()
    screen.page.locator("#main [role=log]").wait_for()
    assert phone.turn()
    assert screen.state["seat"] is None


def test_the_drawings_come_after_the_words_however_busy_the_board_is(
    arrive: Callable[..., Person],
) -> None:
    """In seven sheets, fetched and put in one after the other."""
    me = arrive()
    me.table("me", "greedy", "greedy")
    me.page.locator("#main.play").wait_for()
    sheets = me.page.locator(".sheets > svg")
    expect(sheets).to_have_count(7, timeout=30_000)  # web/src/games/krom/art
    assert me.page.locator("symbol").count() == 129


def test_a_part_of_a_page_that_failed_to_come_is_asked_for_again(
    arrive: Callable[..., Person],
) -> None:
    """Ahead of the page and by the page, and both again in one that was loaded anew: all in vain."""
    me = arrive()
    me.forgiven = "ERR_FAILED"
    tries = 0

    def away(route: Route) -> None:
        nonlocal tries
        tries += 1
        if tries > 5:
            route.continue_()
        else:
            route.abort()

    me.page.route("**/WaitingRoom-*.js", away)
    me.table("me", "open", start=False)
    expect(me.page.locator("main [role=status]")).to_have_text("One moment …")
    me.page.get_by_role("heading", name="Seats").wait_for()


def test_back_in_the_lobby_one_is_where_one_was(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.page.set_viewport_size({"width": 390, "height": 844})
    made = me.table("me", "open", start=False)
    me.go("/")
    me.page.get_by_role("button", name="Go on").first.wait_for()
    me.page.evaluate("scrollTo(0, 300)")
    me.page.get_by_role("button", name="Go on").first.dispatch_event("click")
    me.page.get_by_role("heading", name="Seats").wait_for()
    assert me.page.url.endswith(f"/table/{made['table']['id']}")
    me.page.go_back()
    me.page.get_by_role("button", name="Go on").first.wait_for()
    assert me.page.evaluate("scrollY") == 300
