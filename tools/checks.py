"""Style, types, lock files and the tests of the client, side by side on the cores there are.

    python tools/checks.py [--quick]

One line each, with its time; what a check says is shown only when it fails. `--quick` adds the
tests of the kernel and of the clauses of the games: what one runs while working.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = shlex.quote(sys.executable)
NPX = "tools/npm.sh exec --"
LINTED = "node_modules/.cache/eslint/"
OPENAPI = f"{PYTHON} -m lascaux.server.document --openapi"
GAMES = [str(file.parent) for file in (ROOT / "tests" / "games").glob("*/test_*.py")]
RULES = " ".join(["tests/kernel", *sorted(set(GAMES)), "tests/test_imports.py"])

# The longest first, so that no core waits for the other at the end.
CHECKS = {
    "the tests of the client": f"{NPX} vitest run --reporter=dot",
    "types of the client": f"{NPX} svelte-check --tsconfig ./tsconfig.json --fail-on-warnings",
    "types": f"{PYTHON} -m mypy",
    "style of the client": f"{NPX} eslint --cache --cache-location {LINTED} . && {NPX} prettier --cache --check .",
    "types of the wire": f"{OPENAPI} | tools/npm.sh run --silent types -- --check",
    "style": f"{PYTHON} -m ruff format --check . && {PYTHON} -m ruff check .",
    "lock files": "sh tools/no-hosts.sh",
}


def main() -> int:
    checks = dict(CHECKS)
    if "--quick" in sys.argv[1:]:
        checks = {"the clauses of the games": f"{PYTHON} -m pytest {RULES}", **CHECKS}
    begun = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
        passed = list(cores.map(check, *zip(*checks.items(), strict=True)))
    print(f"{sum(passed)} of {len(passed)} checks passed in {time.monotonic() - begun:.0f} s")
    return 0 if all(passed) else 1


def check(name: str, command: str) -> bool:
    begun = time.monotonic()
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    good = done.returncode == 0
    print(f"{'ok    ' if good else 'FAILED'} {time.monotonic() - begun:4.0f} s  {name}", flush=True)
    if not good:
        print(f"$ {command}\n{done.stdout}", flush=True)
    return good


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
