"""The game of docs/add-a-game.md, installed as a package of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SPOOR = ROOT / "docs" / "examples" / "spoor"


def install(site: Path) -> Path:
    """What pip leaves in a folder for packages: the package, and the entry points beside it."""
    project = tomllib.loads((SPOOR / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    site.mkdir(exist_ok=True)
    shutil.copytree(SPOOR / name, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    about = site / f"{name}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in points.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return site


def python(
    site: Path, *args: object, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Another process, for which the game is installed."""
    plain = {"LANG": "C", "LC_ALL": "C", "COLUMNS": "100", "PYTHONPATH": str(site)}
    return subprocess.run(
        [sys.executable, *map(str, args)],
        env={**os.environ, **plain},
        cwd=cwd or site,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
