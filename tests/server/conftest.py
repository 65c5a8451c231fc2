"""Servers to play on, each with a database of its own."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from serving import Server


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
