"""How fast the PettingZoo environment is: python -m lascaux.adapters.speed

A turn is what a learner does: `last`, an action at random from the mask, `step`; the dice between
turns, new games and PettingZoo's own checks are counted in.
"""

from __future__ import annotations

import time

import lascaux.games  # noqa: F401  registers the games
from lascaux.adapters.pettingzoo import env
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.game import GAMES

SECONDS = 3.0  # for each row


def turns_per_second(game: str, players: int, seconds: float) -> tuple[float, float]:
    """By the clock, and by the time that this process really had, which a busy machine leaves alone."""
    table = env(game, players=players)
    luck = FastLuck(1)
    turns = games = 0
    clock, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        table.reset(seed=games)
        games += 1
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            legal = seen["action_mask"].nonzero()[0]
            table.step(None if over else legal[luck.below(len(legal))])
            turns += 1
    return turns / (time.perf_counter() - clock), turns / (time.process_time() - used)


if __name__ == "__main__":
    for offered in GAMES.values():
        for count in offered.seats:
            by_clock, by_process = turns_per_second(offered.id, count, SECONDS)
            print(
                f"{offered.id:12} {count} players  {by_clock:8,.0f} turns/s by the clock  "
                f"{by_process:8,.0f} by processor time"
            )
