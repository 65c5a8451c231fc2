"""What tests need from the system is found, or brought, or its tests are skipped loudly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import needs
import pytest
import steps
from bare import ROOT
from steps import Failed


class Way:
    """A way to get something, which may lead there or fail."""

    def __init__(self, reason: str = "") -> None:
        self.reason, self.gone = reason, 0

    def __call__(self) -> None:
        self.gone += 1
        if self.reason:
            raise Failed(self.reason)


def test_one_way_after_the_other_is_tried_until_it_is_there() -> None:
    bad, good, spare = Way("Closed."), Way(), Way()
    assert needs.get(lambda: "here" if good.gone else None, "No bow", bad, good, spare) is None
    assert (bad.gone, good.gone, spare.gone) == (1, 1, 0)
    assert needs.get(lambda: "here", "No bow", spare) is None
    assert spare.gone == 0


def test_what_cannot_be_had_is_named_with_every_reason() -> None:
    ways = (Way("Closed."), Way("Too heavy."))
    assert needs.get(lambda: None, "No bow", *ways) == "No bow: Closed. Too heavy."


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_only_where_all_must_run_is_a_lack_a_failure(
    ci: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(needs, "chromium", lambda: None)
    monkeypatch.setattr(needs, "postgres", lambda: "here")
    monkeypatch.setattr(needs, "from_playwright", Way("No network."))
    monkeypatch.setattr(needs, "from_system", lambda *_: Way("Not root.")())
    assert needs.main() == code
    assert capsys.readouterr().err == "No browser: No network. Not root.\n"


def test_a_browser_that_does_not_start_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = tmp_path / "chromium"
    stub.write_text("#!/bin/sh\nexit 1\n")
    stub.chmod(0o755)
    assert not needs.starts(str(stub), "--version")
    assert not needs.starts(str(tmp_path / "gone"), "--version")
    stub.write_text("#!/bin/sh\necho Chromium 150\n")
    monkeypatch.setattr(needs, "DRIVER", ("/bin/true",))
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    assert needs.chromium() == str(stub)


def test_no_browser_is_of_use_where_playwright_itself_does_not_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on a small Debian without libatomic: a reason in one line, and what to install."""
    monkeypatch.setattr(needs, "DRIVER", ("/bin/false",))
    assert needs.chromium() is None
    said = "node: error while loading shared libraries: libatomic.so.1: cannot open"
    assert "install libatomic1" in steps.reason([said])


def test_the_newest_postgresql_comes_first() -> None:
    places = [Path(f"/usr/lib/postgresql/{version}/bin") for version in ("9.6", "16", "15")]
    assert [place.parent.name for place in sorted(places, key=needs.age)] == ["16", "15", "9.6"]


LOST = """
import pytest
import needs
@pytest.fixture(autouse=True)
def nothing(monkeypatch): monkeypatch.setattr(needs, "postgres", lambda: None)
def test_a(nothing, request): request.getfixturevalue("postgres_programs")
"""


@pytest.mark.parametrize("ci", ["true", ""])
def test_what_was_not_run_is_said_in_the_last_lines(ci: str, tmp_path: Path) -> None:
    (tmp_path / "test_lost.py").write_text(LOST)
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    done = subprocess.run(
        [sys.executable, "-m", "pytest", f"--rootdir={tmp_path}", "-c", str(ROOT / "pyproject.toml"), str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "CI": ci, "PYTHONPATH": f"{ROOT}/tools:{ROOT}/tests/server"},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    if ci:
        assert done.returncode == 1
        assert "no initdb was found, and with CI=true they must run" in done.stdout
    else:
        assert done.returncode == 0, done.stdout
        assert done.stdout.splitlines()[-2:] == [
            "!!! NOT RUN: the tests on PostgreSQL: no initdb was found (1 skipped)",
            "!!! `.venv/bin/python tools/needs.py` says what can be done. CI runs all of them.",
        ]
