"""Searching what somebody was sent for Bonus cards that they could not know of yet."""

from __future__ import annotations

import json
from typing import Any

from lascaux.games import KROM
from lascaux.kernel.match import Match
from lascaux.kernel.record import parse
from lascaux.server.sight import Sight

State = dict[str, Any]


def visible(match: Match, seat: int | None) -> set[str]:
    """The Bonus cards that lie open, that the seat holds, or that it knows from a robbery (K36)."""
    s: Any = match.position
    cards = {*s.bonus_discards, *(played[1] for played in s.chain)}
    if seat is not None:
        cards |= {*s.hand[seat], *(card for who, to, card in s.known if seat in {who, to})}
    return {s.settings.deck.bonus[card].id for card in cards}


def searched(state: State) -> str:
    """All that was sent, but for what the pile was made of, which all have seen."""
    view = {key: value for key, value in (state["view"] or {}).items() if key != "bonus_origin"}
    return json.dumps({**state, "view": view})


def leaks(
    states: list[State], record: dict[str, Any], seat: int | None, deck: Any = None
) -> tuple[list[str], int]:
    """The cards that came before this seat could know them, and how many hidden ones were held."""
    deck = deck or KROM.deck()
    match = Match(parse({**record, "answers": []}, "record"), deck)
    sight = Sight(record["players"])
    seen, hidden = [visible(match, seat)], [set[str]()]
    for who, choice in record["answers"]:
        sight.take(match, who, choice)
        seen.append(seen[-1] | visible(match, seat))
        s: Any = match.position
        held = {s.settings.deck.bonus[card].id for hand in s.hand for card in hand}
        hidden.append(held - seen[-1])
    found: list[str] = []
    moments = [sight.answers[seat].true(state["answers"]) for state in states]
    for state, n in zip(states, moments, strict=True):
        text = searched(state)
        found += [
            f"{card.id} after answer {n}"
            for card in deck.bonus
            if card.id not in seen[n] and f'"{card.id}"' in text
        ]
    return found, sum(len(hidden[n]) for n in moments)
