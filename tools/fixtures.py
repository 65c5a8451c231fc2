"""Situations of Gletscher for the board's workbench and its tests: web/fixtures/gletscher/*.json.

Greedy bots play; the first moment of each kind that is rich enough is kept as the server would send it.
`python tools/fixtures.py` writes them all anew; run it after a change of the view or of the deck.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import lascaux.games  # noqa: F401  registers the games
from lascaux.bots import make
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.game import find
from lascaux.kernel.match import Match, start
from lascaux.server import messages as m
from lascaux.server.moment import asked, earlier, phrase

FOLDER = Path(__file__).parents[1] / "web" / "fixtures" / "gletscher"
NAMES = ("Ines", "Jun", "Mats", "Olga")
GAMES = 400
GLETSCHER = find("gletscher")
DECK = GLETSCHER.deck()
PREY = {card.id: card for card in DECK.hunt if card.hunt}
View = dict[str, Any]


class Situation(NamedTuple):
    """A kind of question in a game of so many players, seen by the one asked, another, or nobody."""

    kind: str
    players: int
    fits: Callable[[View], bool] = lambda _: True
    by: str = "asked"
    options: tuple[tuple[str, str], ...] = ()
    before: bool = False  # the moment before is kept too, to see it happen


def rich(view: View) -> bool:
    """The active player has something in every part of his cave."""
    seat = view["active"]
    return bool(view["store"][seat] and view["shed"][seat] and view["artefact"][seat])


def busy(view: View) -> bool:
    """There is a choice to be made: several cards in the row, several clan cards."""
    here = [slot for slot in view["row"] if slot["now"] == "here"]
    return rich(view) and len(here) > 1 and len(view["hand"][view["active"]]) > 2


def wild(view: View) -> bool:
    """Two prey to choose from, and one in store that no weapon can be made of."""
    here = [slot for slot in view["row"] if slot["now"] == "here" and slot["card"] in PREY]
    stored = [PREY[card] for card in view["store"][view["active"]] if card in PREY]
    return busy(view) and len(here) > 1 and any(not prey.can_be_made for prey in stored)


def kinds(view: View, *wanted: str) -> bool:
    return {slot["card"] for slot in view["row"]} >= set(wanted)


def helped(view: View) -> bool:
    return bool(view["hunt"]) and len(view["hunt"]["modifiers"]) > 2


SITUATIONS: dict[str, Situation] = {
    "reveal-wedding": Situation("take", 4, lambda v: kinds(v, "wedding"), before=True),
    "reveal-winter": Situation("actions", 4, lambda v: kinds(v, "winter") and rich(v), before=True),
    "take": Situation("take", 3, rich),
    "actions": Situation("actions", 4, wild),
    "actions-late": Situation("actions", 4, lambda v: busy(v) and v["year"] > 1),
    "actions-watched": Situation("actions", 4, busy, "another"),
    "actions-two": Situation("actions", 2, busy),
    "gather": Situation("gather", 3),
    "work": Situation("work", 4),
    "team": Situation("team", 4, lambda v: busy(v) and v["hunt"]["large"]),
    "team-sent": Situation("team", 4, lambda v: len(v["team"]) > 1),
    "help": Situation("help", 4, lambda v: busy(v) or (rich(v) and v["year"] > 1)),
    "help-all": Situation("help", 4, helped),
    "reaction": Situation("reaction", 4, helped),
    "reaction-hunter": Situation("reaction", 4, helped, "active"),
    "reaction-two": Situation("reaction", 2, lambda v: bool(v["hunt"]["weapon"])),
    "reaction-watched": Situation("reaction", 3, rich, "nobody"),
    "offering": Situation("offering", 4, lambda v: v["in_play"]["seat"] is not None),
    "offer": Situation("offer", 4),
    "roll": Situation("roll", 4, helped),
    "roll-storm": Situation("roll", 4, lambda v: bool(v["storm"])),
    "wound": Situation("wound", 4, before=True),
    "dispute": Situation("dispute", 4, rich),
    "end-of-turn": Situation("end-of-turn", 4, lambda v: len(v["fate"]) > 1),
    "target": Situation("target", 4),
    "plunder": Situation("plunder", 4),
    "lose-store": Situation("lose-store", 3),
    "predator": Situation("predator", 4),
    "earthquake": Situation("offering", 4, lambda v: v["in_play"]["seat"] is None, before=True),
    "lose-gear": Situation("lose-gear", 4, lambda v: any(v["shed"][v["waiting"][0]])),
    "lose-clan": Situation("lose-clan", 4),
    "limit": Situation("limit", 4),
    "heal": Situation("heal", 3, options=(("herbs-heal", "on"),)),
    "keep-fate": Situation("keep-fate", 4, lambda v: len(v["waiting"]) > 1),
    "meal": Situation("meal", 4, lambda v: len(v["store"][v["waiting"][0]]) > 3, before=True),
    "meal-chosen": Situation("meal", 4, lambda v: len(v["meal"]["cards"]) > 1),
    "meal-watched": Situation("meal", 3, by="another"),
    "welcome": Situation("welcome", 4, lambda v: len(v["contests"]) == 3),
    "hungry": Situation("lose-clan", 4, lambda v: len(v["contests"]) == 3),
    "migrating": Situation("actions", 4, lambda v: any(v["migrating"]) and any(v["asleep"])),
    "end": Situation("over", 4),
    "end-two": Situation("over", 2),
}


def seats_of(found: Situation, view: View) -> int | None:
    """Whose eyes the situation is seen with."""
    if found.by == "nobody" or not view["waiting"]:
        return view["active"] if found.by == "asked" else None
    if found.by == "active":
        return int(view["active"])
    seat = int(view["waiting"][0])
    return seat if found.by == "asked" else (seat + 1) % int(view["players"])


def state(match: Match, seat: int | None) -> m.State:
    """The table as the server would send it."""
    position, record = match.position, match.record
    over = position.over
    view = match.game.view(position, seat)
    seats = [
        m.SeatInfo(
            n,
            "bot" if n != seat else "person",
            NAMES[n],
            "greedy" if n != seat else None,
            True,
            n == seat,
            False,
        )
        for n in range(record.players)
    ]
    table = m.TableInfo(
        id="fixture",
        name="Table",
        game=record.game,
        players=record.players,
        options=record.options,
        deck=record.deck,
        pace="live",
        clock=None,
        public=False,
        fast_bots=False,
        takeover=True,
        state="over" if over else "playing",
        seats=seats,
        host=True,
        watching=0,
        round=view["year"],
        waiting=position.waiting(),
        next=None,
        created="2026-11-15T10:00:00Z",
    )
    events = told(match, seat)
    return m.State(
        table=table,
        seq=len(record.answers),
        seat=seat,
        seats=[] if seat is None else [seat],
        view=view,
        asked=asked(match, seat),
        undo=False,
        deadline=None,
        passing=False,
        events=events if over else events[-20:],
        chat=[],
        fresh=True,
        proof=m.Proof(record.commitment, record.nonces, [0], record.seed if over else None),
        answers=len(record.answers),
    )


def told(match: Match, seat: int | None) -> list[m.LogEvent]:
    """All that happened, as this seat may know it."""
    seen = [event.seen_by(seat) for event in match.events]
    return [
        m.LogEvent(n + 1, n, n + 1, one, phrase(match.game.log(one))) for n, one in enumerate(seen)
    ]


def before(match: Match) -> Match:
    """The match as it was when a seat last answered, before that answer."""
    answers = match.record.answers
    last = max(i for i, (seat, _) in enumerate(answers) if seat >= 0)
    return earlier(match.record, match.deck, answers[:last])


def write(name: str, data: Any) -> None:
    text = lines(msgspec.to_builtins(data), 2)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def lines(value: Any, depth: int) -> str:
    """JSON with one line for each entry of the upper levels."""
    if not depth or not isinstance(value, dict) or not value:
        return json.dumps(value, ensure_ascii=False)
    entries = (f"{json.dumps(key)}: {lines(entry, depth - 1)}" for key, entry in value.items())
    return "{\n" + ",\n".join(entries) + "\n}"


def play(index: int, wanted: dict[str, Situation]) -> None:
    """One game between greedy bots; what is found on the way is written and wanted no more."""
    game, deck = GLETSCHER, DECK
    first = next(iter(wanted.values()))
    players, options = first.players, first.options
    seed = derived("fixtures", index)
    match = start(game, players, dict(options), deck, ["greedy"] * players, seed, ["00"] * players)
    bots = [make("greedy", game, deck, FastLuck(f"{index} {n}")) for n in range(players)]
    while True:
        position = match.position
        kind = game.describe(position, position.turn if position.turn >= 0 else None).kind
        for name, found in list(wanted.items()):
            if (found.kind, found.players, found.options) == (kind, players, options):
                view = game.view(position, position.turn if position.turn >= 0 else None)
                if found.fits(view):
                    seat = seats_of(found, view)
                    write(name, state(match, seat))
                    if found.before:
                        write(f"{name}-before", state(before(match), seat))
                    del wanted[name]
        if position.over:
            return
        seat = position.turn
        match.answer(seat, bots[seat].choose(game.view(position, seat), position.choices))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = dict(SITUATIONS)
    for index in range(GAMES):
        if not wanted:
            break
        play(index, wanted)
        first = next(iter(wanted), None)
        if first:  # let another count of players be tried next
            wanted[first] = wanted.pop(first)
    write("deck", msgspec.to_builtins(GLETSCHER.cards(DECK)))
    print("not found:", ", ".join(wanted) or "nothing")


if __name__ == "__main__":
    main()
