"""What the set-up fetches weighs: written to costs.json by `make lock`, told by prepare.py.

Everything is downloaded once more, into a folder that is thrown away. The sizes are those of this
machine; others differ a little.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from hatch_build import LOCK, ROOT, npm_command
from pip._vendor.packaging.utils import canonicalize_name

LOCKS = (
    "requirements-dev.lock",
    "requirements-node.lock",
)  # the first has all of requirements.lock


def main() -> None:
    costs = {
        "packages": dict(sorted(packages())),
        "client": client("--omit=dev"),
        "client with tests": client(),
    }
    text = json.dumps(costs, indent=1) + "\n"
    (ROOT / "tools" / "costs.json").write_text(text, encoding="utf-8")


def packages() -> list[tuple[str, int]]:
    """Name and kilobytes of every package of the lock files."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder]
        for lock in LOCKS:
            subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / lock)], check=True)
        return [
            (canonicalize_name(file.name.partition("-")[0]), kilobytes([file]))
            for file in Path(folder).iterdir()
        ]


def client(*which: str) -> tuple[int, int]:
    """How many npm packages, and their kilobytes over the line: what npm's empty cache grows by."""
    command, env = npm_command()
    with tempfile.TemporaryDirectory() as folder:
        for file in (LOCK, LOCK.with_name("package.json"), LOCK.with_name(".npmrc")):
            (Path(folder) / file.name).write_bytes(file.read_bytes())
        cache = Path(folder) / "cache"
        run = [*command, "ci", "--silent", "--cache", str(cache), *which]
        subprocess.run(run, cwd=folder, env=env, check=True)
        here = json.loads((Path(folder) / "node_modules/.package-lock.json").read_text())
        fetched = [
            file for file in (cache / "_cacache" / "content-v2").rglob("*") if file.is_file()
        ]
        return len(here["packages"]), kilobytes(fetched)


def kilobytes(files: list[Path]) -> int:
    return round(sum(file.stat().st_size for file in files) / 1000)


if __name__ == "__main__":
    main()
