"""A step of the set-up: says in words what it does and that it is alive, and why it failed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

BEAT = 3.0  # seconds between two signs of life
AGAIN = "then run the same command again: it goes on from here."
FULL = f"the disk is full. Free some room, {AGAIN}"
LITTLE = 100_000_000  # bytes
LAST_WORDS = 300  # characters that are shown of a reason nobody foresaw

# What a program says when it fails, and what that means. The first that fits is told.
REASONS = (
    (r"No space left on device|ENOSPC|Disk quota exceeded", FULL),
    (r"DO NOT MATCH THE HASHES|EINTEGRITY", "a package is not the one that the lock file names. Do not use it; report it."),
    (r"name resolution|Name or service not known|nodename nor servname|getaddrinfo|NewConnectionError|Network is unreachable|No route to host|Connection refused|ConnectTimeout|Read timed out|ProxyError|CERTIFICATE_VERIFY_FAILED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Connection reset|RemoteDisconnected|IncompleteRead|Temporary failure resolving|Failed to download", f"the package servers cannot be reached. Check the network, {AGAIN}"),
    (r"Permission denied|EACCES|EPERM", f"a file here cannot be written. Check the permissions of this folder, {AGAIN}"),
    (r"Python\.h: No such file|command '\S*(gcc|cc|clang)\S*' failed", f"there is no C compiler, or Python's headers are missing. On Debian and Ubuntu install gcc and python3-dev, {AGAIN}"),
    (r"error while loading shared libraries: libatomic", f"this system has no libatomic, which Playwright needs. On Debian and Ubuntu install libatomic1, {AGAIN}"),
    (r"ensurepip is not available", f"this Python's venv is not complete. On Debian and Ubuntu install python3-venv, {AGAIN}"),
    (r"requires a different Python|No matching distribution found", "there is no package for this Python on this machine. Try another version of Python: delete .venv, then make PYTHON=python3.12 play"),
)  # fmt: skip


class Failed(Exception):  # noqa: N818  a step, not the program
    """A step that could not be done, in one line: what failed and what to do. `said`: its output."""

    def __init__(self, line: str, said: Sequence[str] = ()) -> None:
        super().__init__(line)
        self.said = "\n".join(said)


def step(
    words: str,
    command: Sequence[str],
    tells: Callable[[str], str] = lambda _: "",
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a command under a line of words. `tells` makes a sign of life of a line that it says."""
    print(words + ".", flush=True)
    what = words.partition(",")[0]
    begun, said = time.monotonic(), Said(tells)
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=cwd,
            env=env,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise Failed(f"{what} failed: {command[0]}: {error.strerror}") from None
    assert process.stdout is not None
    listener = threading.Thread(target=said.listen, args=(process.stdout,), daemon=True)
    with process:
        listener.start()
        try:
            while listener.is_alive():
                listener.join(BEAT)
                if listener.is_alive():
                    beat(f"  {time.monotonic() - begun:3.0f} s ... {said.news}".rstrip())
        except BaseException:
            process.terminate()
            raise
    beat("")
    if process.returncode:
        raise Failed(f"{what} failed: {reason(said.lines)}", said.lines)


class Said:
    """What a command has said so far, and the newest of it in words."""

    def __init__(self, tells: Callable[[str], str]) -> None:
        self.tells = tells
        self.lines: list[str] = []
        self.news = ""

    def listen(self, stream: object) -> None:
        for line in stream:  # type: ignore[attr-defined]
            self.lines.append(line.rstrip())
            self.news = self.tells(line) or self.news


def beat(line: str) -> None:
    """On a terminal each sign of life takes the place of the one before."""
    if sys.stdout.isatty():
        print(f"\r\033[K{line}", end="", flush=True)
    elif line:
        print(line, flush=True)


def reason(lines: Sequence[str]) -> str:
    """Why a command failed, from what it said."""
    said = "\n".join(lines)
    for pattern, meaning in REASONS:
        if re.search(pattern, said):
            return meaning
    if shutil.disk_usage(Path.cwd()).free < LITTLE:  # not every program says so
        return FULL
    errors = [line for line in lines if re.match(r"(npm )?err(or)?\b", line, re.IGNORECASE)]
    return ((errors or [line for line in lines if line] or ["no reason given"])[-1])[:LAST_WORDS]
