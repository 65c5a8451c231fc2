"""The peer match runs, by simulations and by time."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "peer_match.py"
LINE = re.compile(
    r"random won [\d.]+ of 2 games of krom \([\d.]+%, 95 % interval [\d.]+% to [\d.]+%\); "
    r"[\d.]+ s a move, the peer ([\d.]+) s"
)


@pytest.mark.parametrize("budget", [("--simulations", "20"), ("--seconds", "0.02")])
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


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("chess", "--seconds", "1"), "unknown game 'chess': choose one of above_below, glets"),
        (("krom", "--seconds", "1", "--bot", "nobody"), "unknown bot 'nobody': choose one of chi"),
        (
            ("krom", "--seconds", "-1"),
            "argument --seconds: '-1' is not a number of seconds above 0",
        ),
        (("krom", "--seconds", "nan"), "argument --seconds: 'nan' is not a number of seconds"),
        (("krom", "--seconds", "inf"), "argument --seconds: 'inf' is not a number of seconds"),
        (("krom", "--simulations", "0"), "argument --simulations: '0' is less than 1"),
        (("krom", "--simulations", "many"), "argument --simulations: invalid count value: 'many'"),
        (("krom", "--seconds", "1", "--games", "0"), "argument --games: '0' is less than 1"),
        (("krom", "--seconds", "1", "--jobs", "0"), "argument --jobs: '0' is less than 1"),
        (("krom", "--seconds", "1", "--rounds", "-1"), "rounds must be 0 to "),
        (("krom", "--seconds", "1", "--seed", "-1"), "argument --seed: '-1' is not from 0 to"),
        (("krom", "--seconds", "1", "--seed", "9999999"), "'9999999' is not from 0 to 4000000"),
        (("krom",), "one of the arguments --simulations --seconds is required"),
    ],
)
def test_what_cannot_be_played_is_a_usage_error(
    args: tuple[str, ...],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), *args])
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(SCRIPT), run_name="__main__")
    said = capfd.readouterr()
    assert (end.value.code, said.out) == (2, "")
    usage, error = said.err.rsplit("peer_match.py: error: ", 1)
    assert usage.startswith("usage: ")
    assert says in error
    assert error.count("\n") == 1
