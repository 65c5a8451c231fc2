"""Machines that have less than this one: a PATH without Node or a compiler, and a fresh clone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
NODE = "node|nodejs|npm|npx|corepack"
COMPILER = r"(.*-)?(cc|gcc|g\+\+|c\+\+|c89|c99|clang|ld|as|make)(-[\w.]+)?"


def path_without(folder: Path, names: str) -> str:
    """A PATH with everything that ours has but the programs named so, as links in a new folder."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in sorted(Path(place).glob("*")):
            if not re.fullmatch(names, program.name):
                (folder / program.name).unlink(missing_ok=True)
                (folder / program.name).symlink_to(program)
    return str(folder)


def fresh_clone(folder: Path) -> Path:
    """What a commit of the working tree would hold, without anything that was made from it."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout
    copy(filter(None, names.decode().split("\0")), folder)
    return folder


def copy(names: Iterable[str], folder: Path) -> None:
    for name in names:
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
