"""Servers to play on, what tests need from the machine, and the order in which they run.

Where a browser or PostgreSQL is missing its tests are skipped, and the last lines say so loudly.
"""

from __future__ import annotations

import os
import random
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import needs
import pytest
from serving import Server
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

NOT_RUN = "NOT RUN: "
skipped: Counter[str] = Counter()

# What takes longest begins first, so that neither process waits long for the other at the end. The
# browser comes last: while Playwright runs, a process can start no event loop of its own.
ORDER = (
    "packaging/test_wheels",
    "packaging/",
    "server/",
    "lab/|terminal/|bots/|test_every_game|test_texts",
    "^(?!tests/browser)",
    "is_played_by",
    "browser/(?!test_axe)",
)
ONE_BY_ONE = re.compile("tests/browser/(?!test_evening)")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: [not re.search(part, item.nodeid) for part in ORDER])


def kept_together(test: str) -> str:
    """Tests of a file run in one process and share what they start; people in a browser do not."""
    return test if ONE_BY_ONE.match(test) else test.partition("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = kept_together
    return scheduler


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


@pytest.fixture(scope="session")
def compiler() -> None:
    """A C compiler that can build for this Python."""
    if not needs.compiler():
        lack("the tests of the compiled engine: no C compiler, or no headers of Python, was found")


@pytest.fixture(scope="session")
def git() -> None:
    if not shutil.which("git"):
        lack("the tests of a fresh clone and of a release: no git was found")


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
        print("!!! `.venv/bin/python tools/needs.py` says what can be done. CI runs all of them.")
