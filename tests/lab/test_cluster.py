"""A real Dask scheduler with two workers on this machine: the same results, and nothing lost."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Any

import pytest

from lascaux.cli import main
from lascaux.games.krom import KROM
from lascaux.kernel.errors import BadInput
from lascaux.lab.play import Plan
from lascaux.lab.results import Results
from lascaux.lab.simulate import gather
from lascaux.lab.workers import workers

PLAN = Plan("krom", 3, KROM.choose_options(3, {}), KROM.deck(), ("random",), 5)
GAMES = 60
TABLES = ("games", "seats", "race", "counts", "cards")


class Cluster:
    def __init__(self, folder: Path, stack: ExitStack, hands: int = 2) -> None:
        self.file, self.stack = folder / "scheduler.json", stack
        self.scheduler = self.start(*SCHEDULER, "--scheduler-file")
        until(lambda: self.file.exists() and self.file.read_text().endswith("}"))
        self.address = str(json.loads(self.file.read_text())["address"])
        self.hands = [self.start("worker", *ALONE, "--scheduler-file") for _ in range(hands)]

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *words, str(self.file), "--no-dashboard"]
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.file.parent
        )
        self.stack.callback(process.wait)
        self.stack.callback(process.kill)
        return process


SCHEDULER = ("scheduler", "--host", "127.0.0.1", "--port", "0")
ALONE = ("--no-nanny", "--nthreads", "1", "--host", "127.0.0.1")


def until(done: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path_factory.mktemp("dask"), stack)


def everything(results: Results) -> list[list[tuple[Any, ...]]]:
    return [sorted(results.rows(f"SELECT * FROM {table}")) for table in TABLES]  # noqa: S608


def test_a_killed_worker_loses_nothing_and_changes_nothing(cluster: Cluster) -> None:
    """Both workers play; one is killed in the middle; the results are those of one process."""
    far, near = Results(), Results()

    def kill_one(done: int) -> None:
        if done >= GAMES // 4 and cluster.hands[0].poll() is None:
            cluster.hands[0].send_signal(signal.SIGKILL)

    with workers(cluster=cluster.address) as executor:
        assert executor is not None
        until(lambda: len(executor._client.scheduler_info()["workers"]) == 2)  # type: ignore[attr-defined]
        gather(PLAN, GAMES, far, executor, kill_one)
    assert cluster.hands[0].wait(5) == -signal.SIGKILL
    gather(PLAN, GAMES, near, None, lambda _: None)
    assert everything(far) == everything(near)


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lascaux.lab.workers.PATIENCE", 1)
    with (
        pytest.raises(BadInput, match=r"cluster tcp://127\.0\.0\.1:9: no scheduler answers"),
        workers(cluster="tcp://127.0.0.1:9"),
    ):
        pass


@pytest.mark.parametrize(
    ("who", "why"),
    [("scheduler", "its scheduler has gone"), ("worker", "its workers keep dying")],
)
def test_who_dies_on_a_cluster_is_named_in_one_line(
    who: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    file = tmp_path / "results.sqlite"
    with ExitStack() as stack:
        cluster = Cluster(tmp_path, stack, hands=1)
        at = cluster.address

        def kill_it(done: int) -> None:
            if done >= 10:
                (cluster.scheduler if who == "scheduler" else cluster.hands[0]).kill()

        command = ["lascaux", "simulate", "krom", "--games", "9999", "--cluster", at]
        monkeypatch.setattr(sys, "argv", [*command, "--keep", str(file)])
        monkeypatch.setattr("lascaux.lab.report.progress_bar", lambda _: nullcontext(kill_it))
        with pytest.raises(SystemExit) as end:
            main()
    left = f"what was kept in {file} stays: the same command goes on from there"
    told = f"lascaux: cluster {at}: {why}; {left}\n"
    assert (end.value.code, capfd.readouterr()) == (1, ("", told))
    assert len(Results(file).done(1)) >= 10


def test_a_cluster_where_nobody_works_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lascaux.lab.workers.PATIENCE", 1)
    with ExitStack() as stack:
        cluster = Cluster(tmp_path, stack, hands=0)
        with (
            pytest.raises(
                BadInput, match=f"cluster {cluster.address}: no worker turned up within 1 s"
            ),
            workers(cluster=cluster.address),
        ):
            pass
    assert capfd.readouterr() == ("", "")
