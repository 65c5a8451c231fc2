"""The peer match runs, by simulations and by time."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "peer_match.py"
LINE = re.compile(
    r"random won [\d.]+ of 2 games of krom \([\d.]+%, 95 % interval [\d.]+% to [\d.]+%\); "
    r"[\d.]+ s a move, the peer ([\d.]+) s"
)


@pytest.mark.parametrize("budget", [("--simulations", "3"), ("--seconds", "0.02")])
def test_the_peer_match_is_played(budget: tuple[str, str]) -> None:
    done = subprocess.run(
        [
            sys.executable,
            SCRIPT,
            "krom",
            "--bot",
            "random",
            "--games",
            "2",
            "--rounds",
            "1",
            *budget,
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    told = LINE.fullmatch(done.stdout.splitlines()[-1].strip())
    assert told, done.stdout
    assert float(told[1]) > 0.001
