"""The set-up tells what it does and that it is alive; what fails is told in one line."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import hatch_build
import prepare
import pytest
import setup
import steps
from bare import ROOT

SETUP = ROOT / "tools" / "setup.py"
NODE_SAYS = "#!/bin/sh\necho {}\n"


def test_a_python_that_is_too_old_is_told_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(SETUP.read_text(encoding="utf-8"), feature_version=(3, 4))  # it can read the file
    (tmp_path / "tools").mkdir()
    alone = shutil.copy(SETUP, tmp_path / "tools")  # where no environment was made yet
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(alone), run_name="__main__")
    assert ended.value.code == 1
    line = "Lascaux needs Python 3.11 or newer, and this is Python 3.9.2. "
    assert (
        capsys.readouterr().err
        == f"{line}Install a newer one, then name it: make PYTHON=python3.11 play\n"
    )


@pytest.mark.parametrize("left", ["nothing", "a folder", "a dead link", "a broken python"])
def test_an_environment_that_cannot_run_is_not_sound(
    left: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "bin" / "python"
    monkeypatch.setattr(setup, "INSIDE", python)
    if left != "nothing":
        python.parent.mkdir()
    if left == "a dead link":
        python.symlink_to(tmp_path / "gone")
    if left == "a broken python":
        python.write_text("#!/bin/sh\nexit 1\n")
        python.chmod(0o755)
    assert not setup.sound()
    monkeypatch.setattr(setup, "INSIDE", Path(sys.executable))
    assert setup.sound()


def test_an_environment_without_pip_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    for name in ("setup.py", "steps.py"):
        shutil.copy(SETUP.with_name(name), tmp_path / "tools")
    (tmp_path / "tools" / "prepare.py").write_text("print('prepared')")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    said = [
        subprocess.run(
            [sys.executable, tmp_path / "tools" / "setup.py", "play"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for _ in range(2)
    ]
    assert said[0][:2] == [
        "The environment in .venv is incomplete or too old; making a new one.",
        "Creating the environment .venv.",
    ]
    assert said[0][-1] == "prepared"
    assert said[1] == ["prepared"]


def test_a_long_step_gives_a_sign_of_life(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert steps.BEAT < 5  # seconds: nobody waits longer for a word
    monkeypatch.setattr(steps, "BEAT", 0.2)
    slow = "import time; print('Collecting rich==15.0.0', flush=True); time.sleep(1.5)"
    steps.step("Fetching a card", [sys.executable, "-c", slow], prepare.tells_pip)
    first, *beats = capsys.readouterr().out.splitlines()
    assert first == "Fetching a card."
    assert len(beats) >= 3
    assert re.fullmatch(r" +\d s \.\.\. collecting rich", beats[-1])


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "OSError: [Errno 28] No space left on device",
            "the disk is full. Free some room, then run",
        ),
        ("npm error code ENOSPC", "the disk is full"),
        ("Failed to establish a new connection: NewConnectionError", "Check the network, then run"),
        ("npm error code EAI_AGAIN", "Check the network"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM", "is not the one that the lock file names"),
        ("ensurepip is not available.", "install python3-venv"),
        ("[Errno 13] Permission denied: 'x'", "Check the permissions of this folder"),
        ("ERROR: No matching distribution found for rich==15", "no package for this Python"),
        ("one\nERROR: the cave is closed\ntwo", "failed: ERROR: the cave is closed"),
        ("one\ntwo\n\n", "failed: two"),
        ("", "failed: no reason given"),
    ],
)
def test_a_failed_step_says_what_failed_and_what_to_do(said: str, told: str) -> None:
    command = [sys.executable, "-c", f"print({said!r}); raise SystemExit(1)"]
    with pytest.raises(steps.Failed) as failed:
        steps.step("Carving, about 2 MB", command)
    assert str(failed.value).startswith("Carving failed: ")
    assert told in str(failed.value)
    assert "\n" not in str(failed.value)
    assert failed.value.said.strip() == said.strip()


def test_without_a_network_the_set_up_stops_with_one_line(tmp_path: Path) -> None:
    """As `make play` in a clone whose environment was just made."""
    env = tmp_path / "clone" / ".venv"
    subprocess.run([sys.executable, "-m", "venv", env], check=True)
    (tmp_path / "clone" / "tools").mkdir()
    for name in ("prepare.py", "steps.py", "costs.json"):
        shutil.copy(SETUP.with_name(name), tmp_path / "clone" / "tools")
    shutil.copy(ROOT / "requirements.lock", tmp_path / "clone")
    closed = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_NO_CACHE_DIR": "1"}  # fmt: skip
    done = subprocess.run(
        [env / "bin" / "python", tmp_path / "clone/tools/prepare.py", str(time.time()), "play"],
        env={**{k: v for k, v in os.environ.items() if not k.startswith("PIP_")}, **closed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert re.fullmatch(
        r"Fetching \d+ packages failed: the package servers cannot be reached. Check the network, then run the "
        r"same command again: it goes on from here. \(The full output is in .venv/setup.log.\)\n",
        done.stderr,
    )
    assert "127.0.0.1" in (env / "setup.log").read_text()


def test_what_pip_left_half_installed_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("whole-1.0", "half_made-2.0"):
        (tmp_path / f"{name}.dist-info").mkdir()
    (tmp_path / "whole-1.0.dist-info" / "INSTALLER").write_text("pip\n")
    monkeypatch.setattr(prepare, "INSTALLED", tmp_path)
    assert dict(prepare.installed()) == {"whole": "1.0"}
    assert [folder.name for folder in tmp_path.iterdir()] == ["whole-1.0.dist-info"]


def test_every_package_that_is_fetched_has_its_cost() -> None:
    for lock in ("requirements.lock", "requirements-dev.lock", "requirements-node.lock"):
        names = {name for name, _, _ in prepare.locked(lock)}
        assert names
        assert names <= set(prepare.COSTS["packages"]), lock
    play, tests = (
        {name: version for name, version, _ in prepare.locked(lock)}
        for lock in ("requirements.lock", "requirements-dev.lock")
    )
    assert play.items() <= tests.items()


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A machine whose Node says this version."""

    def put(version: str) -> None:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(NODE_SAYS.format(version))
            (tmp_path / name).chmod(0o755)

    monkeypatch.setenv("PATH", str(tmp_path))
    return put


@pytest.mark.parametrize(
    ("version", "used"),
    [
        *(
            (version, True)
            for version in ("v20.19.0", "v20.20.2", "v22.13.0", "v24.1.0", "v25.0.0")
        ),
        *(
            (version, False)
            for version in ("v18.20.0", "v20.18.3", "v21.7.0", "v22.5.0", "v23.0.0")
        ),
        ("", False),
    ],
)
def test_the_machine_s_node_is_used_where_it_is_new_enough(
    version: str, used: bool, node: Callable[[str], None], tmp_path: Path
) -> None:
    node(version)
    assert hatch_build.node_on_path() == (str(tmp_path / "npm") if used else None)


def test_a_node_without_npm_is_none(node: Callable[[str], None], tmp_path: Path) -> None:
    node("v24.1.0")
    (tmp_path / "npm").unlink()
    assert hatch_build.node_on_path() is None


@pytest.mark.parametrize(
    ("system", "programs", "npm"),
    [
        ("posix", "bin", "lib/node_modules/npm/bin/npm-cli.js"),
        ("nt", ".", "node_modules/npm/bin/npm-cli.js"),
    ],
)
def test_the_wheel_s_node_leads_the_path_of_what_npm_starts(
    system: str, programs: str, npm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: None)
    monkeypatch.setattr(hatch_build, "wheel", lambda: tmp_path)
    monkeypatch.setattr(hatch_build, "WINDOWS", system == "nt")
    command, env = hatch_build.npm_command()
    assert command == [str(tmp_path / programs / "node"), str(tmp_path / npm)]
    assert env["PATH"].split(os.pathsep)[0] == str(tmp_path / programs)
