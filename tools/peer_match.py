"""OpenSpiel's own search against one of our bots: the peer match.

    python tools/peer_match.py krom --bot hunter --simulations 200 --games 200 --jobs 2
    python tools/peer_match.py krom --bot hunter --seconds 2 --games 200 --jobs 2

Both sit at the same table of the OpenSpiel adapter; seats change from game to game. The peer is the
IS-MCTS bot of OpenSpiel's Python library with its random playouts and its own settings, on states
resampled from its information state. With --simulations both get as many descents for a move, with
--seconds as much time; a bot of ours that knows no such budget thinks as it always does. What is
measured is the search: the slips that a level makes on purpose are left out.
"""

from __future__ import annotations

import argparse
import time
from bisect import bisect_right
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import accumulate
from multiprocessing import get_context
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from lascaux.adapters.openspiel import load
from lascaux.bots import known, make
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.errors import BadInput
from lascaux.kernel.rules import CHANCE
from lascaux.lab import intervals

UCT = 2.0  # the weight of exploration that OpenSpiel's own examples use
FOREVER = 10**9
SEEDS = 4_000_000  # the peer's luck takes a thousand times as much, in 32 bits


@dataclass(frozen=True)
class Duel:
    game: str
    bot: str
    simulations: int  # for a move; 0: by time
    seconds: float
    rounds: int
    seed: int


@dataclass
class Result:
    ours: float  # 1 won, 0 lost, half for a draw
    moves: list[int]  # of ours and of the peer
    seconds: list[float]


class Peer(ismcts.ISMCTSBot):
    """OpenSpiel's bot, which counts simulations; by time it stops when the time is up."""

    def __init__(self, game: Any, duel: Duel, seed: int) -> None:
        luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, evaluator, UCT, duel.simulations or FOREVER, random_state=luck)
        self.seconds = duel.seconds

    def run_search(self, state: Any) -> Any:
        if not self.seconds or len(state.legal_actions()) == 1:
            return super().run_search(state)
        self.reset()
        self._root_node = self.create_new_node(state)
        due = time.perf_counter() + self.seconds
        while time.perf_counter() < due or self._root_node.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)


def our_bot(duel: Duel, game: Any, index: int) -> Any:
    """Our bot with the same budget, if it knows one."""
    bot: Any = make(duel.bot, game.bout.game, game.bout.deck, FastLuck(f"{duel.seed} {index}"))
    if hasattr(bot, "iterations") and hasattr(bot, "seconds"):
        bot.iterations = duel.simulations or FOREVER
        bot.seconds = duel.seconds
        bot.at_once = 1
        bot.blunders = 0.0
    return bot


def play(duel: Duel, index: int) -> Result:
    """One game between two; ours has the seat that the game's number says."""
    game = load(duel.game, rounds=duel.rounds)
    mine = index % 2
    ours = our_bot(duel, game, index)
    peer = Peer(game, duel, 1000 * duel.seed + index)
    luck = FastLuck(f"{duel.seed} {index} dice")
    result = Result(0.0, [0, 0], [0.0, 0.0])
    state = game.new_initial_state()
    while not state.is_terminal():
        position = state.moment.position
        if position.turn == CHANCE:
            roll(state, luck)
            continue
        started = time.perf_counter()
        if position.turn == mine:
            action = ours.choose(game.bout.game.view(position, mine), position.choices)
        else:
            action = int(peer.step(state))
        who = int(position.turn != mine)
        if len(position.choices) > 1:
            result.moves[who] += 1
            result.seconds[who] += time.perf_counter() - started
        state.apply_action(action)
    result.ours = (state.returns()[mine] + 1) / 2
    return result


def roll(state: Any, luck: FastLuck) -> None:
    """Both players' luck comes from one place."""
    numbers, odds = zip(*state.chance_outcomes(), strict=True)
    point = luck.below(1 << 30) / (1 << 30)
    place = bisect_right(list(accumulate(odds)), point)
    state.apply_action(numbers[min(place, len(numbers) - 1)])


def results(duel: Duel, games: int, jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from (play(duel, index) for index in range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [duel] * games, range(games))


def report(duel: Duel, played: list[Result]) -> str:
    won = sum(result.ours for result in played)
    share = intervals.share(won, len(played))
    pace = [
        sum(result.seconds[who] for result in played) / max(1, sum(r.moves[who] for r in played))
        for who in (0, 1)
    ]
    return (
        f"{duel.bot} won {won:g} of {len(played)} games of {duel.game} "
        f"({share.value:.1%}, 95 % interval {share.low:.1%} to {share.high:.1%}); "
        f"{pace[0]:.3f} s a move, the peer {pace[1]:.3f} s"
    )


def count(text: str) -> int:
    if int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 1")
    return int(text)


def duration(text: str) -> float:
    if not 0 < float(text) < FOREVER:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return float(text)


def seed(text: str) -> int:
    if not 0 <= int(text) <= SEEDS:
        raise argparse.ArgumentTypeError(f"{text!r} is not from 0 to {SEEDS}")
    return int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy", help="ours, by name")
    budget = parser.add_mutually_exclusive_group(required=True)
    budget.add_argument("--simulations", type=count, default=0, help="for a move")
    budget.add_argument("--seconds", type=duration, default=0.0, help="for a move")
    parser.add_argument("--games", type=count, default=200)
    parser.add_argument("--rounds", type=int, default=0, help="0: whole games")
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--jobs", type=count, default=1)
    args = parser.parse_args()
    try:
        load(args.game, rounds=args.rounds)
        known(args.bot)
    except BadInput as error:
        parser.error(str(error))
    duel = Duel(args.game, args.bot, args.simulations, args.seconds, args.rounds, args.seed)
    played: list[Result] = []
    for result in results(duel, args.games, args.jobs):
        played.append(result)
        print(f"\r{report(duel, played)}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
