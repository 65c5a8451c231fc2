"""Sets up what `make play` and `make test` need, step by step, in .venv and web/node_modules.

    python3 tools/setup.py play     what the app needs
    python3 tools/setup.py tests    and what developing and testing need

Only what is missing is fetched, so the same command goes on where it was interrupted. This file
makes the environment and hands over to prepare.py in it. It is written for any Python 3, so that
one that is too old can say so.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
INSIDE = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
SOUND = "import sys, pip; assert sys.version_info >= " + str(OLDEST)


def main() -> int:
    begun = time.time()
    if not sound():
        if sys.version_info < OLDEST:
            found = ".".join(str(part) for part in sys.version_info[:3])
            return stop(
                "Lascaux needs Python 3.11 or newer, and this is Python " + found + ". "
                "Install a newer one, then name it: make PYTHON=python3.11 play"
            )
        if make():
            return 1
    prepare = [str(INSIDE), str(ROOT / "tools" / "prepare.py"), str(begun)]
    return subprocess.run(prepare + sys.argv[1:], check=False).returncode


def sound() -> bool:
    """Whether there is an environment with a Python that is new enough and pip."""
    try:
        run = subprocess.run([str(INSIDE), "-c", SOUND], stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return False
    return run.returncode == 0


def make() -> int:
    from steps import Failed, step  # not for a Python that is too old

    if VENV.is_dir():
        print("The environment in .venv is incomplete or too old; making a new one.", flush=True)
    shutil.rmtree(str(VENV), ignore_errors=True)
    try:
        step("Creating the environment .venv", [sys.executable, "-m", "venv", str(VENV)])
    except Failed as failed:
        shutil.rmtree(str(VENV), ignore_errors=True)
        return stop(str(failed))
    return 0


def stop(line: str) -> int:
    print(line, file=sys.stderr)
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("\nInterrupted. Run the same command again to continue from here.", file=sys.stderr)
        sys.exit(130)
