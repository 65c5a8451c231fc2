"""What the Elder says at the table, and what the bots say after the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from lascaux.games.krom import KROM
from lascaux.kernel.describe import Phrase
from lascaux.kernel.texts import Texts

from .person import Person, key
from .visits import PHONE, finished

SLOW = 60_000  # milliseconds; thinking takes longer when others work, too
OUTLINE = "getComputedStyle(document.querySelector('[data-choice=\"{}\"]')).outlineStyle"


def test_a_hint_in_french_names_the_choices_lights_up_the_best_and_goes_with_the_answer(
    arrive: Callable[..., Person],
) -> None:
    me = arrive("fr-FR")
    me.table("me", "gatherer", "gatherer")
    while me.turn() and me.state["asked"]["kind"] != "movement":
        me.act()
    page = me.page
    page.get_by_role("button", name="Conseil").click()
    advice = page.get_by_role("complementary", name="Le conseil de l")
    expect(advice).to_contain_text("Ancienne regarde la table")
    first = advice.locator("li").first
    expect(first).to_contain_text("gagne environ", timeout=SLOW)
    texts = Texts(Path(KROM.folder), "fr")
    names = {
        texts.say(Phrase(**choice["phrase"])): key(choice)
        for choice in me.state["asked"]["choices"]
    }
    named = [name for name in names if name in first.inner_text()]
    assert len(named) == 1
    expect(advice.locator("p").first).not_to_be_empty()
    outlines = {choice: page.evaluate(OUTLINE.format(choice)) for choice in names.values()}
    assert [choice for choice, look in outlines.items() if look == "dashed"] == [names[named[0]]]
    me.act()
    expect(advice).to_have_count(0)
    assert all(event["event"].get("event") != "hint" for event in me.state["events"])


def test_a_hint_comes_and_goes_by_keys(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.table("me", "gatherer")
    assert me.turn()
    advice = me.page.get_by_role("complementary", name="advice")
    expect(me.page.get_by_role("button", name="Hint")).to_be_enabled()
    me.page.keyboard.press("Alt+KeyH")
    expect(advice).to_be_visible()
    me.page.keyboard.press("Alt+KeyH")
    expect(advice).to_have_count(0)


def test_a_hint_on_a_phone_is_in_sight_wherever_the_board_was_scrolled_to(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    me.page.set_viewport_size(PHONE)
    me.table("me", "gatherer", game="above_below")
    assert me.turn()
    assert me.wait(lambda: me.page.evaluate("scrollTo(0, 9999), scrollY") > 100)
    me.page.get_by_role("button", name="Hint").click()
    advice = me.page.get_by_role("complementary", name="advice")
    expect(advice.locator("li")).to_have_count(2, timeout=SLOW)
    expect(advice).to_be_in_viewport(ratio=1)


def test_friends_get_no_hints_unless_the_host_wants_them(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.go("/new/krom")
    hints = me.page.get_by_role("switch", name="Hints")
    expect(hints).not_to_be_checked()
    me.page.get_by_role("combobox", name="Seat 2").select_option("hunter")
    expect(hints).to_be_checked()
    me.page.get_by_role("combobox", name="Seat 2").select_option("open")
    hints.check(force=True)
    me.page.get_by_role("button", name="Open the table").click()
    expect(me.page.get_by_text("Bots may take over · Hints")).to_be_visible()


def test_an_analysis_shows_three_turning_points_and_leads_to_them(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    table = finished(me)
    me.go(f"/replay/{table}")
    me.page.get_by_role("link", name="Analysis").click()
    section = me.page.locator("#analysis")
    section.get_by_role("button", name="Analyse the game").click()
    expect(section.get_by_role("progressbar")).to_be_visible()
    turns = section.locator("ol button")
    expect(turns).to_have_count(3, timeout=SLOW)
    expect(turns.first).to_contain_text(" to ")
    turns.first.click()
    expect(me.page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    me.page.get_by_role("button", name="Back to now").click()
    expect(turns).to_have_count(3)
    me.page.reload()
    expect(turns).to_have_count(3)
    section.get_by_text("The figures").click()
    rows = section.locator("tbody tr")
    assert rows.count() > 20
    expect(rows.last).to_contain_text("100%")
