"""Situations for the boards' workbench and their tests: web/fixtures/<game>/*.json.

Bots play; the first moment of each kind that is rich enough is kept as the server would send it.
`python tools/fixtures.py above_below` writes them anew (without a name, for every game that has
situations); run it after a change of the view or of the deck.
"""

from __future__ import annotations

import json
import sys
from bisect import bisect_right
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from situations import Situation, View

import lascaux.games  # noqa: F401  registers the games
from lascaux.bots import make
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.game import GAMES, Game, find
from lascaux.kernel.match import Match, start
from lascaux.server import messages as m
from lascaux.server.moment import asked, earlier

FIXTURES = Path(__file__).parents[1] / "web" / "fixtures"
NAMES = ("Ines", "Jun", "Mats", "Olga", "Piet", "Rosa")
TRIES = 600  # games


def situations(game: str) -> dict[str, Situation]:
    """Those of the game's file in situations/, or none."""
    name = f"situations.{game}"
    return dict(import_module(name).SITUATIONS) if find_spec(name) else {}


def seat_of(found: Situation, view: View, last: int) -> int | None:
    """Whose eyes the situation is seen with."""
    if found.by == "last":
        return last
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
        hints=False,
        state="over" if over else "playing",
        seats=seats,
        host=True,
        watching=0,
        round=match.game.round(position),
        waiting=position.waiting(),
        next=None,
        created="2026-11-15T10:00:00Z",
        links=0,
    )
    events = log(match, seat)
    return m.State(
        table=table,
        seq=len(record.answers),
        seat=seat,
        seats=[] if seat is None else [seat],
        view=view,
        asked=asked(match, seat),
        undo=False,
        deadline=None,
        passing=False if match.game.windows else None,
        events=events if over else events[-20:],
        chat=[],
        fresh=True,
        proof=m.Proof(record.commitment, record.nonces, [0], record.seed if over else None),
        answers=len(record.answers),
    )


def log(match: Match, seat: int | None) -> list[m.LogEvent]:
    """All that happened, as this seat may know it."""
    found = []
    for n, event in enumerate(match.events):
        seen = event.seen_by(seat)
        answer = bisect_right(match.marks, n, key=lambda mark: mark[0])
        found.append(m.LogEvent(n + 1, n, answer, seen, match.game.log(seen)))
    return found


def before(match: Match) -> Match:
    """The match as it was when a seat last answered, before that answer."""
    answers = match.record.answers
    last = max(i for i, (seat, _) in enumerate(answers) if seat >= 0)
    return earlier(match.record, match.deck, answers[:last])


def write(game: str, name: str, data: Any) -> None:
    text = lines(msgspec.to_builtins(data), 2)
    (FIXTURES / game / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def lines(value: Any, depth: int) -> str:
    """JSON with one line for each entry of the upper levels."""
    if not depth or not isinstance(value, dict) or not value:
        return json.dumps(value, ensure_ascii=False)
    entries = (f"{json.dumps(key)}: {lines(entry, depth - 1)}" for key, entry in value.items())
    return "{\n" + ",\n".join(entries) + "\n}"


def play(game: Game, index: int, wanted: dict[str, Situation]) -> None:
    """One game between bots; what is found on the way is written and wanted no more."""
    deck = game.deck()
    _, players, _, _, options, _, names, _ = next(iter(wanted.values()))
    kinds = [names[n % len(names)] for n in range(players)]
    seed = derived("fixtures", index)
    match = start(game, players, dict(options), deck, kinds, seed, ["00"] * players)
    bots = [make(kinds[n], game, deck, FastLuck(f"{index} {n}")) for n in range(players)]
    last = 0
    while True:
        position = match.position
        asks = position.turn if position.turn >= 0 else None
        kind, view = game.describe(position, asks).kind, None
        for name, found in list(wanted.items()):
            if (found.kind, found.players, found.options, found.bots) == (
                kind,
                players,
                options,
                names,
            ):
                view = view or game.view(position, asks)
                if found.fits(view):
                    keep(match, name, found, seat_of(found, view, last))
                    del wanted[name]
        if position.over:
            return
        last = position.turn
        match.answer(last, bots[last].choose(game.view(position, last), position.choices))


def keep(match: Match, name: str, found: Situation, seat: int | None) -> None:
    game = match.game.id
    if found.touch:
        match = earlier(match.record, match.deck, match.record.answers)
        found.touch(match.position)
    write(game, name, state(match, seat))
    if found.before:
        write(game, f"{name}-before", state(before(match), seat))


def fill(game: Game) -> None:
    (FIXTURES / game.id).mkdir(exist_ok=True)
    wanted = situations(game.id)
    for index in range(TRIES):
        if not wanted:
            break
        play(game, index, wanted)
        first = next(iter(wanted), None)
        if first:  # let another count of players be tried next
            wanted[first] = wanted.pop(first)
    write(game.id, "deck", game.cards(game.deck()))
    print(f"{game.id}, not found:", ", ".join(wanted) or "nothing")


def main() -> None:
    for name in sys.argv[1:] or [name for name in GAMES if situations(name)]:
        fill(find(name))


if __name__ == "__main__":
    main()
