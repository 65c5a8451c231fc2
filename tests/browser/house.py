"""The server that browsers visit."""

from __future__ import annotations

from pathlib import Path

from serving import Server


class House(Server):
    """With a database of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/lascaux.db")
