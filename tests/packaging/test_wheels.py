"""Both wheels, each installed into an empty environment without Node and without a compiler."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from bare import COMPILER, NODE, ROOT, path_without
from serving import ADDRESS

import lascaux.games
from example import install
from lascaux.kernel.game import GAMES

HOW = {"plain": "*-none-any.whl", "compiled": "*-cp3*.whl"}
# Games of every kind, as one hash each.
PLAY = """
import hashlib
import lascaux.games
from lascaux.kernel.game import GAMES
from lascaux.lab.play import Plan, play_one
for name, game in GAMES.items():
    for players, bots in zip(game.seats[::2], (("hunter", "random"), ("gatherer", "random"))):
        plan = Plan(name, players, game.choose_options(players, {}), game.deck(), bots, 5)
        match, race = play_one(plan, 0)
        print(name, players, hashlib.sha256(repr((match.record.answers, match.events, race)).encode()).hexdigest())
"""


class Machine:
    """An environment with one wheel and what it asks for, nothing else.

    Both wheels ask for the same: what pip has put into one environment is copied into the next.
    """

    def __init__(self, folder: Path, wheel: Path, like: Machine | None = None) -> None:
        self.folder = folder
        path = path_without(folder / "programs", f"{NODE}|{COMPILER}")
        home = {"XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8", "PYTHONPATH": ""}
        self.env = os.environ | {"PATH": path} | home
        self.bin = folder / "env" / "bin"
        self.packages = folder / "env" / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}"
        self.run(sys.executable, "-m", "venv", "--without-pip", str(folder / "env"))
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python")]
        if like:
            ours = shutil.ignore_patterns("lascaux*", "__pycache__")
            shutil.copytree(like.packages, self.packages, ignore=ours, dirs_exist_ok=True)
        self.run(*pip, "install", "--quiet", "--no-compile", str(wheel))

    def run(self, *command: str, typed: str = "") -> str:
        """What a command says; it must not fail."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, input=typed, capture_output=True, text=True, check=False
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def lascaux(self, *args: str, typed: str = "") -> str:
        return self.run(str(self.bin / "lascaux"), *args, typed=typed)


@pytest.fixture(scope="module")
def machines(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Machine]:
    dist = tmp_path_factory.mktemp("dist")
    build = [sys.executable, str(ROOT / "tools" / "wheels.py"), str(dist), "--quick"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    made: dict[str, Machine] = {}
    for how, name in HOW.items():
        (wheel,) = dist.glob(name)
        made[how] = Machine(tmp_path_factory.mktemp(how), wheel, made.get("plain"))
    return made


@pytest.fixture(params=HOW)
def machine(request: pytest.FixtureRequest, machines: dict[str, Machine]) -> Machine:
    return machines[request.param]


def test_the_installed_command_says_its_version(machine: Machine) -> None:
    assert machine.lascaux("--version") == f"lascaux {lascaux.__version__}\n"
    assert machine.run(str(machine.bin / "python"), "-m", "lascaux", "--version") == (
        f"lascaux {lascaux.__version__}\n"
    )


def test_a_game_begins_in_a_pipe(machine: Machine) -> None:
    said = machine.lascaux("play", "krom", "--seed", "7", typed="\n")
    assert "Evolutions" in said
    assert "To continue: lascaux play krom --save " in said


@pytest.fixture
def address(machine: Machine) -> Iterator[str]:
    serve = [str(machine.bin / "lascaux"), "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(serve, env=machine.env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = ADDRESS.match(process.stdout.readline())
            assert found
            yield found[1]
        finally:
            process.terminate()


def test_the_page_answers_with_the_client_that_came_along(address: str) -> None:
    with urlopen(address) as page:  # noqa: S310
        text = page.read().decode()
    assert "<title>Lascaux</title>" in text
    (script, *_) = re.findall(r'<script[^>]+src="([^"]+\.js)"', text)
    with urlopen(address + script) as answer:  # noqa: S310
        assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize(
    ("how", "says"),
    [("plain", "The engine is interpreted"), ("compiled", "The engine is compiled")],
)
def test_bench_says_whether_the_engine_is_compiled(
    how: str, says: str, machines: dict[str, Machine]
) -> None:
    assert says in machines[how].lascaux("bench", "--seconds", "0.02")


def test_compiled_and_interpreted_play_the_same_games(machines: dict[str, Machine]) -> None:
    native, plain = (
        machines[how].run(str(machines[how].bin / "python"), "-c", PLAY).splitlines()
        for how in ("compiled", "plain")
    )
    assert {line.split()[0] for line in plain} == set(GAMES)
    assert native == plain


def test_either_plays_a_game_of_another_package(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interpreted table and interpreted rules, below compiled ones."""
    monkeypatch.setitem(machine.env, "PYTHONPATH", str(install(tmp_path)))
    said = machine.lascaux("simulate", "spoor", "--games", "2", "--bots", "greedy,elder", "--json")
    assert json.loads(said)["finished"] == 2
