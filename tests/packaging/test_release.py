"""A release: one version, its chapter of the changelog, every check, a commit and a tag."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
import release
from bare import ROOT

import lascaux

NEWS = (
    "# Changelog\n\n## [Unreleased]\n\n### Added\n- Fire.\n\n## [0.1.0] - 2026-01-01\n\n- Stones.\n"
)
GOOD, BAD = [sys.executable, "-c", ""], [sys.executable, "-c", "raise SystemExit(1)"]


def run_git(folder: Path, *args: str) -> str:
    who = ["-c", "user.name=Oona", "-c", "user.email=oona@cave.example"]
    done = subprocess.run(
        ["git", *who, *args], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def project(git: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a version, news and checks that pass."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Oona")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "oona@cave.example")
    monkeypatch.setattr(release, "CHECKS", (GOOD,))
    (tmp_path / release.VERSION).parent.mkdir(parents=True)
    (tmp_path / release.VERSION).write_text('"""Games."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / release.CHANGELOG).write_text(NEWS)
    run_git(tmp_path, "init", "--quiet")
    run_git(tmp_path, "add", ".")
    run_git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_release_writes_the_version_and_its_chapter_and_tags_them(project: Path) -> None:
    release.release("0.2.0", project)
    assert (project / release.VERSION).read_text() == '"""Games."""\n\n__version__ = "0.2.0"\n'
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    assert (project / release.CHANGELOG).read_text() == NEWS.replace(
        "[Unreleased]\n", f"[Unreleased]\n\n## [0.2.0] - {day}\n"
    )
    assert run_git(project, "describe") == "v0.2.0"
    assert run_git(project, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert run_git(project, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ("0.1.0", "version 0.1.0 is not higher than 0.1.0"),
        ("0.0.9", "version 0.0.9 is not higher than 0.1.0"),
        ("next", "version 'next' must be three numbers"),
        ("1.0", "version '1.0' must be three numbers"),
    ],
)
def test_a_wrong_version_changes_nothing(wanted: str, says: str, project: Path) -> None:
    with pytest.raises(release.Refused, match=says):
        release.release(wanted, project)
    assert run_git(project, "status", "--porcelain") == ""


def test_a_check_that_fails_changes_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "CHECKS", (GOOD, BAD))
    with pytest.raises(release.Refused, match="a check failed: nothing was released"):
        release.release("0.2.0", project)
    assert run_git(project, "status", "--porcelain") == ""
    assert run_git(project, "tag") == ""


def test_neither_an_untidy_tree_nor_one_without_news_is_released(project: Path) -> None:
    (project / "notes").write_text("hunt")
    with pytest.raises(release.Refused, match="the working tree has changes"):
        release.release("0.2.0", project)
    (project / "notes").unlink()
    silent = NEWS.replace("### Added\n- Fire.\n\n", "")
    (project / release.CHANGELOG).write_text(silent)
    run_git(project, "commit", "--quiet", "--all", "--message", "Forget the news")
    with pytest.raises(release.Refused, match="a release without news"):
        release.release("0.2.0", project)


def test_the_first_release_may_keep_its_version(project: Path) -> None:
    (project / release.CHANGELOG).write_text(NEWS.partition("## [0.1.0]")[0])
    run_git(project, "commit", "--quiet", "--all", "--message", "Begin again")
    release.release("0.1.0", project)
    assert run_git(project, "describe") == "v0.1.0"
    (project / "hunt").write_text("mammoth")
    run_git(project, "add", ".")
    run_git(project, "commit", "--quiet", "--message", "Hunt")
    with pytest.raises(release.Refused, match=r"there is already a tag v0\.1\.0"):
        release.release("0.1.0", project)


def test_a_commit_that_fails_changes_nothing(project: Path) -> None:
    hook = project / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho not today\nexit 1\n")
    hook.chmod(0o755)
    with pytest.raises(release.Refused, match="git commit: not today"):
        release.release("0.2.0", project)
    assert run_git(project, "status", "--porcelain", "--untracked-files=no") == ""


def test_the_version_stands_where_a_release_writes_it() -> None:
    found = release.SAID.search((ROOT / release.VERSION).read_text(encoding="utf-8"))
    assert found
    assert found[1] == lascaux.__version__
    assert release.UNRELEASED in (ROOT / release.CHANGELOG).read_text(encoding="utf-8")
