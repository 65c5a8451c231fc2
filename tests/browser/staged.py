"""A table in the middle of a game: a moment is looked for among games of bots and put into a house."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import create_engine, insert

from lascaux.bots import make
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.game import Game, find
from lascaux.kernel.match import Match, start
from lascaux.server import schema
from lascaux.server.keyring import Keyring
from lascaux.server.rows import EventRow, Seat, Start, event_values
from lascaux.server.seats import person
from lascaux.server.tables import added, new_row

from .house import House

GAMES = 300  # are searched for a moment before we give up
COMPANY = ("Inès", "Jun", "Matteo", "Greta", "Oskar")

Wanted = Callable[[Any, int], bool]  # of a position, and a seat that is asked in it


class Moment(NamedTuple):
    """A game up to a question, and the seat that is asked; at the end of a game, its winner."""

    match: Match
    seat: int


def moment(
    game: Game,
    players: int,
    wanted: Wanted,
    options: dict[str, str] | None = None,
    bots: str = "greedy",
) -> Moment:
    """The first moment of this kind that bots come to; the end of a game is a moment of its winner."""
    deck = game.deck()
    nonces = [derived("stage", seat).hex()[:16] for seat in range(players)]
    for number in range(GAMES):
        seed = derived("stage", number)
        match = start(game, players, options or {}, deck, ["human"] * players, seed, nonces)
        table = match.position
        minds = [make(bots, game, deck, FastLuck(f"{number} {seat}")) for seat in range(players)]
        while True:
            for seat in table.winners or table.waiting():
                if wanted(table, seat):
                    return Moment(match, seat)
            if table.over:
                break
            seat = table.turn
            match.answer(seat, minds[seat].choose(game.view(table, seat), table.choices))
    raise LookupError(f"{GAMES} games of {players} never came to this moment")


def stage(house: House, user: str, found: Moment) -> str:
    """A table where this person is asked that question, in the company of bots; its id."""
    record = found.match.record
    values = {
        "name": "The Grumpy Bison",
        "players": record.players,
        "options": record.options,
        "deck": record.deck,
        "pace": "live",
        "clock": None,
        "public": False,
        "fast_bots": False,
        "takeover": True,
        "hints": True,
        "state": "over" if found.match.position.over else "playing",
        "seed": record.seed,
        "commitment": record.commitment,
    }
    table = new_row(find(record.game), user, Keyring("staged"), values)
    begun = Start(seats=record.seats, nonces=record.nonces, answers=record.answers)
    event = event_values(table.id, EventRow(1, None, begun, time.time()))
    company = iter(COMPANY)
    held = [
        person(user, given=nonce)
        if seat == found.seat
        else Seat(bot="greedy", name=next(company), nonce=nonce)
        for seat, nonce in enumerate(record.nonces)
    ]
    engine = create_engine(house.database)
    with engine.begin() as rows:
        for statement in (*added(table, held), insert(schema.events).values(event)):
            rows.execute(statement)
    engine.dispose()
    return table.id
