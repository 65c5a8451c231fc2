"""The compiled form: the same source, the same games, only faster."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = """
import hashlib
from pathlib import Path
import lascaux.games
from lascaux.kernel import rules
from lascaux.kernel.game import find
from lascaux.lab.play import Plan, play_one
print(Path(rules.__file__).suffix)
for name in ("krom", "gletscher", "above_below"):
    for players, bots in ((2, ("hunter", "random")), (4, ("gatherer", "random"))):
        game = find(name)
        plan = Plan(name, players, game.choose_options(players, {}), game.deck(), bots, 5)
        match, race = play_one(plan, 0)
        print(name, players, hashlib.sha256(repr((match.record.answers, match.events, race)).encode()).hexdigest())
"""


def played(folder: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), str(folder), "--quick"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_compiled_and_interpreted_play_the_same_games(compiled: Path) -> None:
    kind, *native = played(compiled)
    assert kind == ".so"
    kind, *plain = played(ROOT / "src")
    assert kind == ".py"
    assert len(plain) == 6
    assert native == plain
