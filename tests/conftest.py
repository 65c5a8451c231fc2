"""Servers to play on, and what tests need from the machine.

Where a browser or PostgreSQL is missing its tests are skipped, and the last lines say so loudly.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import needs
import pytest
from serving import Server

NOT_RUN = "NOT RUN: "
skipped: Counter[str] = Counter()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/lascaux.db")
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on one database that nobody else uses."""
    started: list[Server] = []

    def start(port: int = 0) -> Server:
        started.append(Server(f"sqlite:///{tmp_path}/lascaux.db", port))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def any_choice() -> Callable[..., int]:
    dice = random.Random(7)
    return lambda view, choices, asked: dice.choice(choices)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is."""
    return needs.chromium() or lack("the tests in a browser: no Chromium was found")


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """Where initdb and pg_ctl are."""
    found = needs.postgres()
    return Path(found) if found else lack("the tests on PostgreSQL: no initdb was found")


def lack(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}, and with CI=true they must run")
    pytest.skip(f"{NOT_RUN}{what}")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and isinstance(report.longrepr, tuple):
        _, _, reason = report.longrepr
        if NOT_RUN in reason:
            skipped[reason.partition(NOT_RUN)[2]] += 1


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    for reason, tests in skipped.items():
        print(f"\n!!! {NOT_RUN}{reason} ({tests} skipped)")
    if skipped:
        print("!!! `python tools/needs.py` says what can be done. CI runs all of them.")
