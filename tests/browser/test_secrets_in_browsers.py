"""No browser is sent a card that its owner may not see."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from lascaux.games import KROM
from lascaux.kernel.match import Match
from lascaux.kernel.record import parse
from lascaux.server.sight import Sight

from .person import Person
from .test_together import seat_two, who_must

State = dict[str, Any]


def visible(match: Match, seat: int | None) -> set[str]:
    """The Bonus cards that lie open, that the seat holds, or that it knows from a robbery (K36)."""
    s: Any = match.position
    cards = {*s.bonus_discards, *(played[1] for played in s.chain)}
    if seat is not None:
        cards |= {*s.hand[seat], *(card for who, to, card in s.known if seat in {who, to})}
    return {match.deck.bonus[card].id for card in cards}


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


def leaks(sent: list[State], record: dict[str, Any], seat: int | None) -> tuple[list[str], int]:
    """The cards that came too early, and how many hidden ones could have come."""
    match = Match(parse({**record, "answers": []}, "record"), KROM.deck())
    sight = Sight(record["players"])
    seen, hidden = [visible(match, seat)], [set[str]()]
    for who, choice in record["answers"]:
        sight.take(match, who, choice)
        seen.append(seen[-1] | visible(match, seat))
        s: Any = match.position
        held = {match.deck.bonus[card].id for hand in s.hand for card in hand}
        hidden.append(held - seen[-1])
    found: list[str] = []
    moments = [sight.answers[seat].true(state["answers"]) for state in sent]
    for state, n in zip(sent, moments, strict=True):
        # What the pile was made of is known to all.
        view = {key: value for key, value in state["view"].items() if key != "bonus_origin"}
        text = json.dumps({**state, "view": view})
        found += [
            f"{card.id} after answer {n}"
            for card in match.deck.bonus
            if card.id not in seen[n] and f'"{card.id}"' in text
        ]
    return found, sum(len(hidden[n]) for n in moments)


def test_neither_a_spectator_nor_a_player_is_sent_the_hand_of_another(
    arrive: Callable[..., Person],
) -> None:
    host, guest, watcher = arrive(), arrive(), arrive()
    watcher.go(seat_two(host, guest))
    watcher.page.locator("[role=log]").wait_for()
    for _ in range(8):
        me = who_must(host, guest)
        assert me
        me.act()
    for person in (host, guest):  # bots take over and bring it to its end
        person.call("DELETE", f"/api/tables/{person.id}/seats/{person.state['seat']}")
    assert watcher.wait(lambda: watcher.over, 60), watcher.state
    record = host.call("GET", f"/api/tables/{host.id}/record")

    watched = states(watcher)
    assert all(state["seat"] is None and state["view"]["hand"] == [] for state in watched)
    drawn = [
        told["event"]
        for state in watched
        for told in state["events"]
        if told["event"]["event"] == "drew-bonus"
    ]
    assert drawn
    assert not any("card" in event or "cards" in event for event in drawn)
    for person in (watcher, host, guest):
        sent = states(person)
        seat = sent[0]["seat"]
        found, tempting = leaks(sent, record, seat)
        assert found == []
        assert tempting > 10
