"""One whole game of friends, looked at from all sides when it is over."""

from __future__ import annotations

import json

import pytest
from leaks import State, leaks
from playwright.sync_api import expect

from lascaux.kernel.match import Match
from lascaux.kernel.record import parse

from .evening import Evening
from .person import Person

WORDS = "(list) => list.map((one) => one.innerText)"


def test_everybody_sees_the_same_end(evening: Evening) -> None:
    ends = []
    for person in evening.people:
        assert person.over
        page = person.page
        assert person.state["view"]["winners"] == evening.record["winners"]
        ends.append(
            (
                page.locator(".end .hero h2").inner_text(),
                page.locator(".end .scores li").evaluate_all(WORDS),
                page.locator("[role=log] :is(h3, li:not(.own))").evaluate_all(WORDS),
            )
        )
    title, scores, log = ends[0]
    winner = person.state["table"]["seats"][evening.record["winners"][0]]
    points = [int(score.split()[-1]) for score in scores]
    assert "win" in title
    assert winner["name"] in scores[0] or winner["kind"] == "bot"
    assert points[0] >= 10
    assert points[0] == max(points)
    assert len(log) > 30
    assert ends[1][:2] == ends[2][:2] == (title, scores)
    everything = ends[2][2]
    for _, _, lines in ends[:2]:  # what others were told in secret a spectator reads in brief
        rest = iter(everything)
        assert all(line in rest for line in lines)


def states(person: Person) -> list[State]:
    """Every state that this browser was sent, by websocket or by HTTP, while the game ran."""
    bodies = [
        answer.json()
        for answer in person.answers
        if answer.ok
        and "/api/" in answer.url
        and "/decks/" not in answer.url
        and "json" in answer.headers.get("content-type", "")
    ]
    found = [body for body in [*person.frames, *bodies] if isinstance(body, dict)]
    return [body for body in found if body.get("view") and body["table"]["state"] == "playing"]


def test_neither_a_spectator_nor_a_player_is_sent_the_hand_of_another(evening: Evening) -> None:
    watched = states(evening.watcher)
    assert all(state["seat"] is None and state["view"]["hand"] == [] for state in watched)
    drawn = [
        told["event"]
        for state in watched
        for told in state["events"]
        if told["event"]["event"] == "drew-bonus"
    ]
    assert drawn
    assert not any("card" in event or "cards" in event for event in drawn)
    rounds = {state["view"]["round"] for state in watched}
    assert rounds >= set(range(1, evening.watcher.round + 1))
    for person in evening.people:
        sent = states(person)
        found, tempting = leaks(sent, evening.record, sent[-1]["seat"], evening.deck)
        assert found == []
        assert tempting > 10


def points_at(evening: Evening, n: int) -> list[int]:
    match = Match(parse({**evening.record, "answers": []}, "record"), evening.deck)
    for seat, choice in evening.record["answers"][:n]:
        match.take(seat, choice)
    return match.game.score(match.position)


def test_the_replay_shows_the_table_at_every_place_of_the_slider(evening: Evening) -> None:
    page, last = evening.watcher.page, evening.watcher.state["answers"]
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    log = page.locator("[role=log] li")
    expect(page.locator("output")).to_have_text(f"0 / {last}")
    expect(log).to_have_count(0)
    points = page.locator(".pp .sc")
    slider.press("End")
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    end = points_at(evening, len(evening.record["answers"]))
    for seat, mine in enumerate(end):
        expect(points.nth(seat)).to_contain_text(str(mine))
    lines = log.count()
    slider.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{last - 1} / {last}")
    before = points_at(evening, len(evening.record["answers"]) - 1)
    winner = evening.record["winners"][0]
    assert before[winner] < end[winner]
    expect(points.nth(winner)).to_contain_text(str(before[winner]))
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("output")).not_to_have_text(f"{last - 1} / {last}")
    middle = int(page.locator("output").inner_text().split()[0])
    assert abs(middle - last / 2) < last / 10
    expect(log).not_to_have_count(lines)
    assert 0 < log.count() < lines


def test_the_verifier_proves_the_game(evening: Evening) -> None:
    page = evening.host.page
    page.get_by_role("link", name="Proof of luck").first.click()
    expect(page.locator("p.good")).to_have_count(3)
    expect(page.get_by_text("The seed was not changed afterwards")).to_be_visible()
    expect(page.get_by_text("the seats were drawn by lot")).to_be_visible()
    expect(page.locator("p.wrong")).to_have_count(0)


@pytest.mark.parametrize("what", ["a die", "the seed", "an answer", "the end"])
def test_the_verifier_finds_what_was_changed(evening: Evening, what: str) -> None:
    """The seed and the seats are checked in the browser, dice and answers by the server."""
    record = {**evening.record, "answers": [list(one) for one in evening.record["answers"]]}
    rolls = [n for n, (seat, _) in enumerate(record["answers"]) if seat < 0]
    match what:
        case "a die":
            record["answers"][rolls[-1]][1] ^= 1
        case "the seed":
            record["seed"] = f"{int(record['seed'][0], 16) ^ 1:x}{record['seed'][1:]}"
        case "an answer":
            record["answers"][rolls[-1] + 1][1] = 99
        case _:
            record["winners"] = [(record["winners"][0] + 1) % record["players"]]
    page = evening.guest.page
    evening.guest.go("/verify")
    page.locator("#file").set_input_files(
        {
            "name": "record.json",
            "mimeType": "application/json",
            "buffer": json.dumps(record).encode(),
        }
    )
    expect(page.get_by_text("does not agree with its seed or with the rules")).to_be_visible()
    changed = page.get_by_text("is not the fingerprint")
    expect(changed).to_have_count(1 if what == "the seed" else 0)
