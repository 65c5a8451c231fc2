"""Fetches and builds what is missing; started by setup.py, in the environment that it made."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator, Sized
from functools import partial
from pathlib import Path

from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.utils import canonicalize_name
from steps import Failed, reason, step

ROOT = Path(__file__).parents[1]
INSTALLED = Path(sysconfig.get_path("purelib"))
LINKED = Path(sys.prefix) / "linked"
LOG = Path(sys.prefix) / "setup.log"
COSTS = json.loads((ROOT / "tools" / "costs.json").read_text(encoding="utf-8"))
PIP = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-deps"]
PIP += ["--no-compile", "--retries=2"]  # most of what is fetched is never loaded, so never compiled
PIP_SAYS = re.compile(r"\s*(Collecting|Downloading|Installing)\s+([\w.\-]+?)(?:==|-\d|\s)")


def main(begun: float, what: str) -> None:
    for_tests = what == "tests"
    did = fetch_packages("requirements-dev.lock" if for_tests else "requirements.lock")
    did |= make_client(for_tests=for_tests)
    did |= link()
    if did:
        print(f"Set up in {spent(time.time() - begun)}.", flush=True)


def fetch_packages(lock: str, what: str = "") -> bool:
    """The packages of a lock file that are missing here, or here in another version."""
    have = dict(installed())
    missing = {name: entry for name, version, entry in locked(lock) if have.get(name) != version}
    if missing:
        cost = sum(COSTS["packages"].get(name, 0) for name in missing)
        wanted = Path(sys.prefix) / "missing.lock"
        wanted.write_text("".join(missing.values()), encoding="utf-8")
        words = f"Fetching {what or many(missing)}, about {size(cost)}"
        step(words, [*PIP, "--require-hashes", "-r", str(wanted)], tells_pip)
    return bool(missing)


def installed() -> Iterator[tuple[str, str]]:
    """Names and versions; what an interruption left half installed is taken away."""
    for folder in INSTALLED.glob("*.dist-info"):
        if (folder / "INSTALLER").exists():  # pip writes this after all files
            name, _, version = folder.name.removesuffix(".dist-info").partition("-")
            yield canonicalize_name(name), version
        else:
            shutil.rmtree(folder)


def locked(lock: str) -> Iterator[tuple[str, str, str]]:
    """Name, version and entry of every package that this machine needs."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    for entry in re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE):
        if "==" not in entry:
            continue
        one = Requirement(entry.partition("\\")[0])
        if one.marker is None or one.marker.evaluate():
            yield canonicalize_name(one.name), str(one.specifier).removeprefix("=="), entry


def make_client(*, for_tests: bool) -> bool:
    """The web client, built if anything in it changed; Node too, where the machine has none."""
    from hatch_build import WEB, build, fetch, is_built, is_fetched, node_on_path, npm_command

    stale = not is_built()
    lacking = not is_fetched(for_tests=for_tests) if stale or for_tests else False
    did = stale or lacking
    if (did or for_tests) and not node_on_path():
        did |= fetch_packages("requirements-node.lock", "Node, which builds the web client")
    if not (stale or lacking):
        return did
    command, env = npm_command()

    def npm(words: str, *args: str) -> None:
        step(words, [*command, *args], cwd=WEB, env=env)

    if lacking:
        amount, cost = COSTS["client with tests" if for_tests else "client"]
        purpose = "to build and test" if for_tests else "to build"
        words = f"Fetching {amount} packages {purpose} the web client, about {size(cost)}"
        fetch(partial(npm, words), for_tests=for_tests)
    if stale:
        build(partial(npm, "Building the web client"))
    return True


def link() -> bool:
    """The command `lascaux`, from this folder."""
    wanted = hashlib.sha256(str(ROOT).encode() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if LINKED.exists() and LINKED.read_text(encoding="utf-8") == wanted:
        return False
    step("Linking the command lascaux", [*PIP, "--no-build-isolation", "-e", str(ROOT)])
    once = [sys.executable, "-c", "import lascaux.cli, lascaux.server.serve"]
    step("Loading it once, so that it starts quickly from now on", once)
    LINKED.write_text(wanted, encoding="utf-8")
    return True


def tells_pip(line: str) -> str:
    found = PIP_SAYS.match(line)
    if not found:
        return ""
    verb, name = found.groups()
    return "putting them in place" if verb == "Installing" else f"{verb.lower()} {name}"


def many(packages: Sized) -> str:
    return "1 package" if len(packages) == 1 else f"{len(packages)} packages"


def size(kilobytes: int) -> str:
    return f"{max(1, round(kilobytes / 1000))} MB"


def spent(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    return f"{minutes} min {seconds} s" if minutes else f"{seconds} s"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    try:
        main(float(sys.argv[1]), sys.argv[2])
    except Failed as failed:
        try:
            LOG.write_text(failed.said, encoding="utf-8")
        except OSError:  # a full disk has no room for this either
            sys.exit(str(failed))
        sys.exit(f"{failed} (The full output is in .venv/setup.log.)")
    except OSError as error:
        sys.exit(f"The set-up failed: {reason([str(error)])}")
    except KeyboardInterrupt:
        sys.exit(130)  # setup.py says it
