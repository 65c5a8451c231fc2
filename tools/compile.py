"""The engine and the bots compiled with mypyc, from the same source: for long runs in the lab.

    python tools/compile.py FOLDER [--quick]

FOLDER becomes a copy of the package in which the rules, tables and searches are native code; whoever
has it first on PYTHONPATH runs that. Needs a C compiler. What reads outside input stays interpreted,
since compiled code checks types instead of values. Nothing is done where nothing has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

SOURCE = Path(__file__).parent.parent / "src"
NATIVE = (
    "kernel/chance.py",
    "kernel/choices.py",
    "kernel/rules.py",
    "kernel/pile.py",
    "kernel/dice.py",
    "games/*/fields.py",
    "games/*/state.py",
    "games/*/terms.py",
    "games/*/choices.py",
    "games/*/effects.py",
    "games/*/constants.py",
    "games/*/secrets.py",
    "games/*/rules/*.py",
    "bots/greedy.py",
    "bots/search.py",
    "bots/tree.py",
    "bots/evaluate/*.py",
    "bots/evaluate/*/*.py",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", action="store_true", help="compile faster, run slower")
    args = parser.parse_args()
    stamp, wanted = args.folder / "made.stamp", content(args.quick)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    if args.folder.exists() and any(args.folder.iterdir()) and not stamp.exists():
        sys.exit(f"{args.folder} holds something else: name a folder that is empty or new")
    shutil.rmtree(args.folder, ignore_errors=True)
    args.folder.mkdir(parents=True)
    stamp.touch()  # so that an interrupted run can be taken up again
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE / "lascaux", args.folder / "lascaux", ignore=ignored)
    os.chdir(args.folder)
    package = Path("lascaux")
    files = sorted(str(path) for pattern in NATIVE for path in package.glob(pattern))
    modules = mypycify(
        ["--config-file=", "--strict", *files],
        opt_level="0" if args.quick else "3",
        debug_level="0",
        group_name="lascaux",
    )
    if os.name == "posix":  # warnings about generated code help nobody and cost most of the time
        for module in modules:
            module.extra_compile_args.append("-Wno-all")
    sys.argv = ["compile", "--quiet", "build_ext", "--inplace"]
    setup(name="lascaux", packages=[], ext_modules=modules)
    for folder in ("build", ".mypy_cache"):
        shutil.rmtree(folder)
    Path(stamp.name).write_text(wanted, encoding="utf-8")


def content(quick: bool) -> str:
    """A hash of all that the copy is made of."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {quick}".encode())
    files = [*(SOURCE / "lascaux").rglob("*"), Path(__file__)]
    for file in sorted(files):
        if file.is_file() and file.suffix != ".pyc":
            digest.update(str(file.relative_to(SOURCE.parent)).encode() + file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main()
