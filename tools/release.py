"""Makes a release: `make release VERSION=0.2.0`.

Writes the version (src/lascaux/__init__.py) and its chapter of CHANGELOG.md, runs every check, builds
both wheels into dist/, commits and tags. When a check fails, both files are as they were before.
Nothing is sent anywhere: the last lines say what is left to do.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = Path("src/lascaux/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
CHECKS = (["make", "test"], ["make", "wheels"])
NUMBER = re.compile(r"(\d+)\.(\d+)\.(\d+)")
SAID = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
UNRELEASED = "## [Unreleased]\n"
CHAPTER = re.compile(r"^## \[\d", re.MULTILINE)


class Refused(Exception):  # noqa: N818  a release, not the program
    """Why no release can be made, in one line."""


def release(wanted: str, root: Path) -> None:
    before = {file: (root / file).read_text(encoding="utf-8") for file in (VERSION, CHANGELOG)}
    if git(root, "status", "--porcelain"):
        raise Refused("the working tree has changes: commit them first")
    if git(root, "tag", "--list", f"v{wanted}"):
        raise Refused(f"there is already a tag v{wanted}")
    after = {
        VERSION: with_version(before[VERSION], wanted, first=not CHAPTER.search(before[CHANGELOG])),
        CHANGELOG: with_chapter(before[CHANGELOG], wanted, f"{datetime.now(UTC):%Y-%m-%d}"),
    }
    write(root, after)
    try:
        for check in CHECKS:
            subprocess.run(check, cwd=root, check=True)
        git(root, "commit", "--quiet", "--message", f"Release {wanted}", *map(str, after))
    except (subprocess.CalledProcessError, KeyboardInterrupt):
        write(root, before)
        raise Refused("a check failed: nothing was released") from None
    except Refused:
        write(root, before)
        raise
    git(root, "tag", "--annotate", f"v{wanted}", "--message", f"Lascaux {wanted}")


def with_version(text: str, wanted: str, *, first: bool = False) -> str:
    """The file that holds the version, with the new one: higher, but for the first release of all."""
    new, old = NUMBER.fullmatch(wanted), SAID.search(text)
    if not new:
        raise Refused(f"version {wanted!r} must be three numbers, for example 0.2.0")
    assert old
    was = NUMBER.fullmatch(old[1])
    assert was
    higher = tuple(map(int, new.groups())) > tuple(map(int, was.groups()))
    if not higher and not (first and wanted == old[1]):
        raise Refused(f"version {wanted} is not higher than {old[1]}")
    return SAID.sub(f'__version__ = "{wanted}"', text)


def with_chapter(text: str, wanted: str, day: str) -> str:
    """The changelog, in which what was unreleased becomes the chapter of this version."""
    head, found, rest = text.partition(UNRELEASED)
    chapter = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    if not found or not chapter.strip():
        raise Refused(f"{CHANGELOG} says nothing under [Unreleased]: a release without news")
    return f"{head}{UNRELEASED}\n## [{wanted}] - {day}\n{rest}"


def write(root: Path, files: dict[Path, str]) -> None:
    for file, text in files.items():
        (root / file).write_text(text, encoding="utf-8")


def git(root: Path, *args: str) -> str:
    done = subprocess.run(["git", *args], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git {args[0]}: {(done.stderr or done.stdout).strip() or 'failed'}")
    return done.stdout.strip()


def main() -> None:
    if len(sys.argv) != 2 or not sys.argv[1]:
        sys.exit("Which version? make release VERSION=0.2.0")
    try:
        release(sys.argv[1], ROOT)
    except Refused as refused:
        sys.exit(f"No release: {refused}")
    print(f"Lascaux {sys.argv[1]} is committed and tagged; its wheels are in dist/.")
    print("What is left: git push --follow-tags, then put the wheels on the release's page.")


if __name__ == "__main__":
    main()
