"""What the tests need from the system: a browser and PostgreSQL.

    python tools/needs.py

looks for both and installs what is missing, saying what and why: Chromium from Playwright, or else
from the system's packages; PostgreSQL from the system's packages. What cannot be had is named, and
its tests are skipped; with CI=true they fail instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright
from steps import Failed, step

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DRIVER = (sys.executable, "-m", "playwright", "--version")


def chromium() -> str | None:
    """A browser that Playwright can drive: the machine's, or Playwright's own."""
    if not starts(*DRIVER):  # it is a program of its own, with libraries of the system
        return None
    for name in BROWSERS:
        found = shutil.which(name)
        if found and starts(found, "--version"):
            return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if starts(own, "--version") else None


def starts(*command: str) -> bool:
    """A program may be there and lack what it is made of."""
    try:
        return not subprocess.run(command, capture_output=True, check=False).returncode
    except OSError:
        return False


def postgres() -> str | None:
    """The folder of PostgreSQL's programs, of the newest where there are several."""
    found = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=age)
    for place in (*([Path(found).parent] if found else []), *places):
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return str(place)
    return None


def age(place: Path) -> float:
    """The newest first; /usr/lib/postgresql/16/bin is of version 16."""
    version = place.parent.name
    return -float(version) if version.replace(".", "", 1).isdigit() else 0.0


def compiler() -> str | None:
    """A C compiler, where Python's headers are there too."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return (shutil.which("cc") or shutil.which("gcc")) if headers.exists() else None


def from_playwright() -> None:
    words = "Fetching Chromium for the tests in a browser, about 170 MB, into Playwright's folder"
    step(words, [sys.executable, "-m", "playwright", "install", "chromium"])


def from_system(package: str, why: str, cost: str, *besides: str) -> None:
    if not shutil.which("apt-get") or os.getuid():
        raise Failed(f"{package} is not installed. Install it with your system's package manager.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    step("Asking the system which packages there are", ["apt-get", "update", "-q"], env=quiet)
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package, *besides]
    step(f"Installing the system's package {package} {why}, about {cost}", install, env=quiet)


def get(find: Callable[[], str | None], name: str, *ways: Callable[[], None]) -> str | None:
    """Nothing if it is there, or after one of the ways has brought it; otherwise why not."""
    reasons = []
    for way in ways:
        if find():
            return None
        try:
            way()
        except Failed as failed:
            reasons.append(str(failed))
    return None if find() else f"{name}: " + " ".join(reasons)


def main() -> int:
    browser = "for the tests in a browser"
    database = "for the tests of several servers on one database"
    lacking = [
        get(chromium, "No browser", from_playwright, lambda: from_system("chromium", browser, "110 MB", "libatomic1")),
        get(postgres, "No PostgreSQL", lambda: from_system("postgresql", database, "50 MB")),
    ]  # fmt: skip
    for reason in filter(None, lacking):
        print(reason, file=sys.stderr)
    return 1 if any(lacking) and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
