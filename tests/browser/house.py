"""A server in its own process, started as people start it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

START = "from lascaux.cli import main; main()"


class House:
    """`address` is where it answers; a killed one can be opened again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder}/lascaux.db"
        self.port = 0
        self.open()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def open(self) -> None:
        where = ["--port", str(self.port), "--no-open", "--database", self.database]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "serve", *where],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", line)
        if not found:
            self.close()
            raise RuntimeError(f"the server does not start: {line}")
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()
