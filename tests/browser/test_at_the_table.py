"""What one person meets: a reload, another language, no mouse, a shared device, a power cut."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .house import House
from .person import Person

SHOWN = """() => [...document.querySelectorAll("[data-choice], [data-open]")]
  .map((one) => Number(one.dataset.choice ?? one.dataset.open))"""


def shows_its_question(person: Person) -> bool:
    """Wait until every choice is on the board: first a fight may be shown that is over."""
    asked = {choice["id"] for choice in person.state["asked"]["choices"]}
    return person.wait(lambda: set(person.page.evaluate(SHOWN)) == asked)


def test_a_reload_in_mid_turn_keeps_the_question(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.table("me", "greedy", "greedy")
    assert me.turn()
    while me.state["asked"]["kind"] in {"character", "movement"}:
        me.act()
        assert me.turn()
    before = me.state
    assert shows_its_question(me)
    prompt = me.prompt
    me.page.reload()
    assert me.wait(lambda: me.state is not before)
    assert (me.state["seq"], me.state["asked"]) == (before["seq"], before["asked"])
    assert shows_its_question(me)
    assert me.prompt == prompt
    me.act()


def test_the_language_changes_at_the_table_and_stays(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.table("me", "greedy", "greedy")
    assert me.turn()
    if me.state["asked"]["kind"] == "character":
        me.act()
        assert me.turn()
    status = me.page.locator(".status [role=status]").first
    expect(status).to_contain_text("choose")
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("radio", name="Français").check()
    me.page.keyboard.press("Escape")
    expect(status).to_contain_text("Choisissez")
    me.page.reload()
    expect(status).to_contain_text("Choisissez")
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")


def test_a_french_browser_is_spoken_to_in_french(arrive: Callable[..., Person]) -> None:
    me = arrive("fr-FR")
    me.go("/")
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    expect(me.page.get_by_role("link", name="Règles").first).to_be_visible()


def test_a_whole_round_is_played_without_a_mouse(arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.table("me", "greedy", "greedy")
    assert me.turn()
    first = me.round
    keys = ["Enter", "Space"]
    while me.round < max(first, 1) + 1 and me.turn():
        me.act_by_keys(keys[0])
        keys.reverse()
    assert me.round == max(first, 1) + 1


def test_a_shared_device_shows_no_hand_until_the_right_person_has_it(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    me.table("me", "hotseat", "greedy")
    assert me.turn()
    seen = [me.state["seat"]]
    pass_on = me.page.get_by_role("heading", name="Pass the device to")
    while len(seen) < 4:
        assert me.wait(lambda: me.must or pass_on.is_visible())
        if not pass_on.is_visible():
            me.act()
            continue
        assert me.page.locator(".krom, [data-choice], [data-open], [role=log]").count() == 0
        me.page.get_by_role("button", name="I am ").click()
        me.page.locator("[role=log]").wait_for()
        assert me.wait(lambda: me.must and me.state["seat"] != seen[-1])
        seen.append(me.state["seat"])
    assert set(seen) == set(me.state["seats"])


def test_a_killed_server_comes_back_with_every_acknowledged_answer(
    arrive: Callable[..., Person], own_house: House
) -> None:
    me = arrive(at=own_house)
    me.table("me", "greedy", "greedy")
    for _ in range(4):
        assert me.turn()
        me.act()
    assert me.wait(lambda: me.acknowledged)
    acknowledged, frames = me.acknowledged, len(me.frames)
    me.forgiven += "|WebSocket connection|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE"
    own_house.kill()
    lost = me.page.locator(".status .under [role=status]")
    expect(lost).to_be_visible()
    own_house.open()
    expect(lost).to_have_count(0, timeout=30_000)
    assert len(me.frames) > frames
    assert me.state["seq"] >= acknowledged
    assert me.turn()
    me.act()
    assert me.state["seq"] > acknowledged
