"""Games between bots: which to play, and what is kept of each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import lascaux.games  # noqa: F401  a worker process registers the games
from lascaux.bots import let_answer, make
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.game import Deck, find
from lascaux.kernel.match import Match, start

if TYPE_CHECKING:
    from lascaux.bots import Bot
    from lascaux.kernel.facts import Facts


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play. Game i depends on the plan and on i alone."""

    game: str
    players: int
    options: dict[str, str]
    deck: Deck
    bots: tuple[str, ...]
    seed: int
    records: Path | None = None

    def seats(self, index: int) -> list[str]:
        """The bots dealt to the seats in turn, shifted by one from game to game."""
        return [self.bots[(index + seat) % len(self.bots)] for seat in range(self.players)]


@dataclass(slots=True)
class Played:
    """What is kept of one game. `race[r]` has the scores by seat after round r + 1."""

    index: int
    bots: list[str]
    winners: list[int]
    scores: list[int]
    race: list[list[int]]
    decisions: int
    facts: Facts


def seated(plan: Plan, index: int) -> tuple[Match, list[Bot]]:
    """Game number `index` before its first answer, and who answers for its seats."""
    game = find(plan.game)
    seats = plan.seats(index)
    secret = str(plan.seed)
    nonces = [derived(secret, index, "nonce", seat).hex()[:16] for seat in range(plan.players)]
    seed = derived(secret, index, "seed")
    match = start(game, plan.players, plan.options, plan.deck, seats, seed, nonces)
    bots = [
        make(name, game, plan.deck, FastLuck(f"{plan.seed} {index} {seat}"))
        for seat, name in enumerate(seats)
    ]
    return match, bots


def play_one(plan: Plan, index: int) -> tuple[Match, list[list[int]]]:
    """Game number `index`, played to its end, and its race.

    Bots get their seat's view and choices only.
    """
    match, bots = seated(plan, index)
    game = match.game
    position, race, playing = match.position, [], 1
    while not position.over:
        seat = position.turn
        let_answer(bots[seat], match, seat)
        if game.round(position) > playing:
            playing = game.round(position)
            race.append(game.score(position))
    return match, [*race, game.score(position)]


def play_batch(plan: Plan, indexes: range) -> list[Played]:
    """These games of a plan: what is sent to another process or machine as one task."""
    played = []
    for index in indexes:
        match, race = play_one(plan, index)
        position, record = match.position, match.record
        decisions = sum(seat >= 0 for seat, _ in record.answers)
        facts = match.game.facts(position, match.events)
        winners = sorted(position.winners)
        played.append(Played(index, record.seats, winners, race[-1], race, decisions, facts))
        if plan.records:
            record.write(plan.records / f"{plan.game}-{index + 1:06}.json")
    return played
