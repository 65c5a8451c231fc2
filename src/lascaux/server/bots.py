"""Bots and long sums in worker processes: they are sent a seat's view, never a position."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import lascaux.games  # noqa: F401  a worker must know them
from lascaux.bots import advice, make
from lascaux.kernel import match as matches
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.game import find
from lascaux.kernel.record import Record, parse
from lascaux.server.moment import earlier

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.bots import Bot
    from lascaux.bots.advice import Hint
    from lascaux.kernel.game import Deck, View
    from lascaux.server.study import Found

T = TypeVar("T")
WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))


def begin_worker() -> None:
    """A worker ends when the server does, however that ends; Ctrl+C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


PLAYERS: dict[str, Bot] = {}  # the one asked last comes last
KEPT = 24  # players whose thoughts a worker keeps


def choose(
    who: str, game: str, deck: Deck, bot: str, luck: str, view: View, choices: list[int]
) -> int:
    """What the bot answers; it sees what its seat sees and nothing else.

    `who` is one seat of one game. Where the same worker is asked for it again, the bot goes on from
    what it thought before.
    """
    player = PLAYERS.pop(who, None) or make(bot, find(game), deck, FastLuck(luck))
    PLAYERS[who] = player
    if len(PLAYERS) > KEPT:
        del PLAYERS[next(iter(PLAYERS))]
    return player.choose(view, choices)


def hint(
    game: str, deck: Deck, luck: str, view: View, choices: list[int], seconds: float, wish: str
) -> Hint:
    """What the Elder would do and why, from what the seat sees and nothing else.

    Thought about while the file `wish` is there: a busy worker hears of nothing else.
    """
    return advice.explain(
        find(game),
        deck,
        FastLuck(luck),
        view,
        choices,
        seconds=seconds,
        wanted=Path(wish).exists,
    )


def standing(record: Record, deck: Deck, answers: int, gone: float) -> Found:
    """Every seat's chance to win after the first answers of a finished game.

    `gone` is how much of the round was over then.
    """
    then = earlier(record, deck, record.answers[:answers])
    luck = FastLuck(f"{record.commitment} {answers}")
    chances = advice.standing(then.game, deck, luck, then.position, gone=gone)
    return {"round": then.game.round(then.position), "chances": chances}


def verify(record: dict[str, Any], deck: Deck) -> list[str]:
    return matches.verify(parse(record, "record"), deck, "record")


def check(record: dict[str, Any], deck: Deck) -> bool:
    """Whether the record is a whole game; BadInput where it is against the rules."""
    return matches.replay(parse(record, "record"), deck, "record").position.over


class Pool:
    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.executor is None:
            spawn = get_context("spawn")
            self.executor = ProcessPoolExecutor(WORKERS, spawn, initializer=begin_worker)
        return self.executor

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Done in a worker; once more in a new one where that was killed."""
        loop = asyncio.get_running_loop()
        pool = self.open()
        with contextlib.suppress(BrokenProcessPool):
            return await loop.run_in_executor(pool, work, *arguments)
        if self.executor is pool:  # else another who noticed has opened a new one
            self.close()
        return await loop.run_in_executor(self.open(), work, *arguments)
