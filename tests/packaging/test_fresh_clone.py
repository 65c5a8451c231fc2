"""A fresh clone on a machine that has Python and make, but no Node."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from bare import NODE, fresh_clone, path_without
from serving import ADDRESS

PATIENCE = 600  # seconds; a slow network is slow, a set-up that hangs says nothing


class Newcomer:
    """Somebody who types `make play` and reads what it says."""

    def __init__(self, folder: Path) -> None:
        self.clone = fresh_clone(folder / "clone")
        path = path_without(folder / "programs", NODE)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        self.env = kept | {"PATH": path, "XDG_DATA_HOME": str(folder / "data")}
        self.said: list[str] = []

    @contextmanager
    def play(self) -> Iterator[Iterator[str]]:
        """What `make play` says, line by line, until the reader has heard enough: then Ctrl-C."""
        process = subprocess.Popen(
            ["make", "play", f"PYTHON={sys.executable}", "ARGS=--no-open --port 0"],
            cwd=self.clone,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # Ctrl-C reaches everything that make has started
        )
        assert process.stdout is not None
        late = threading.Timer(PATIENCE, os.killpg, (process.pid, signal.SIGKILL))
        late.start()
        try:
            yield map(self.hear, process.stdout)
        finally:
            late.cancel()
            os.killpg(process.pid, signal.SIGINT)
            process.wait(30)
            process.stdout.close()

    def hear(self, line: str) -> str:
        self.said.append(line)
        return line


@pytest.fixture(scope="module")
def newcomer(git: None, tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    return Newcomer(tmp_path_factory.mktemp("newcomer"))


def test_make_play_interrupted_and_called_again_serves_the_page(newcomer: Newcomer) -> None:
    with newcomer.play() as lines:
        next(line for line in lines if line.startswith("Fetching"))
        next(lines)  # it is at work
    with newcomer.play() as lines:
        found = next(filter(None, map(ADDRESS.match, lines)), None)
        assert found, "".join(newcomer.said)
        with urlopen(found[1]) as page:  # noqa: S310
            assert "<title>Lascaux</title>" in page.read().decode()
    said = "".join(newcomer.said)
    assert re.search(r"^Fetching \d+ packages, about \d+ MB\.$", said, re.MULTILINE)
    assert re.search(
        r"^Fetching Node, which builds the web client, about \d+ MB\.$", said, re.MULTILINE
    )
    assert re.search(r"^Set up in (\d+ min )?\d+ s\.$", said, re.MULTILINE)
    assert "pip install" not in said
    assert "Traceback" not in said


def test_a_second_time_nothing_is_left_to_set_up(newcomer: Newcomer) -> None:
    with newcomer.play() as lines:
        first = next(lines)
    assert ADDRESS.match(first), first


def test_a_wheel_is_built_by_the_node_that_pip_fetches(newcomer: Newcomer, tmp_path: Path) -> None:
    stamp = newcomer.clone / "src/lascaux/server/static/.stamp"
    stamp.unlink()  # as where nothing was built before
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path)]
    done = subprocess.run(
        [*build, str(newcomer.clone)], env=newcomer.env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("lascaux-*-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "lascaux/server/static/index.html" in names
    assert stamp.exists()
