"""Who plays the games: this process, others beside it, or a Dask cluster."""

from __future__ import annotations

import logging
import signal
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING

from lascaux.kernel.errors import BadInput, BrokenOff
from lascaux.kernel.extras import need
from lascaux.lab.play import Plan, Played, play_batch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BATCH = 5  # games a task: worth sending away, and not too much to lose
AHEAD = 64  # tasks handed out at a time: enough for a cluster of some size
RETRIES = 10  # of a task whose worker died
PATIENCE = 5  # seconds until a scheduler has to answer, and to have a worker


@contextmanager
def workers(
    jobs: int = 1, cluster: str | None = None, keep: Path | None = None
) -> Iterator[Executor | None]:
    """An executor for `jobs` processes or for the cluster at this address; None: play right here.

    If they die BrokenOff says so, and what is left in the file that keeps the results.
    """
    left = f"what was kept in {keep} stays: the same command goes on from there"
    try:
        if cluster is not None:
            with dask(cluster) as executor:
                yield executor
        elif jobs == 1:
            yield None
        else:
            with processes(jobs) as executor:
                yield executor
    except BrokenOff as why:
        raise BrokenOff(f"{why}; {left if keep else 'without --keep nothing is left'}") from None


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield executor
    except BrokenProcessPool:
        raise BrokenOff(fallen(executor)) from None
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def fallen(executor: ProcessPoolExecutor) -> str:
    """Which process died: the pool itself does not tell, and ends the others."""
    hands = dict(executor._processes)  # noqa: SLF001
    executor.shutdown()
    for number, hand in hands.items():
        if hand.exitcode not in {0, None, -signal.SIGTERM}:
            return f"process {number}, which played games, died (exit code {hand.exitcode})"
    return "a process that played games died"


@contextmanager
def dask(address: str) -> Iterator[Executor]:
    need("distributed", "lab", "--cluster")
    from distributed import Client, KilledWorker

    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise BadInput(f"cluster {address}: no scheduler answers there ({error})") from None
    # Whatever it would log of a lost connection is said in one line below.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise BadInput(f"cluster {address}: no worker turned up within {PATIENCE} s") from None
        try:
            yield client.get_executor(retries=RETRIES, pure=False)
        except CancelledError:
            raise BrokenOff(f"cluster {address}: its scheduler has gone") from None
        except KilledWorker:
            raise BrokenOff(f"cluster {address}: its workers keep dying") from None


def batches(games: int, done: set[int]) -> Iterator[range]:
    """The games from 0 on in batches, without those that are done: batches are kept whole."""
    for first in range(0, games, BATCH):
        left = [i for i in range(first, min(first + BATCH, games)) if i not in done]
        if left:
            yield range(left[0], left[-1] + 1)


def play(plan: Plan, todo: Iterator[range], executor: Executor | None) -> Iterator[list[Played]]:
    """The games batch by batch, as they are finished."""
    if executor is None:
        yield from (play_batch(plan, indexes) for indexes in todo)
        return
    underway = {executor.submit(play_batch, plan, r) for r in islice(todo, AHEAD)}
    while underway:
        finished, underway = wait(underway, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()
            underway |= {executor.submit(play_batch, plan, r) for r in islice(todo, 1)}
