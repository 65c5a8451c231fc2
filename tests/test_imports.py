"""Imports point one way: kernel <- games <- bots <- lab / adapters / terminal / server, and in a game terms <- … <- describe."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "lascaux"
MAY_USE = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "arguments": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "bots", "arguments"},
    "terminal": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "bots"},
    "client": set(),
    "language": {"kernel"},
    "welcome": {"arguments"},
    "cli": {
        *("kernel", "games", "bots", "arguments", "language", "welcome"),
        *("lab", "terminal", "server"),
    },
    "__main__": {"cli"},
    "adapters": {"kernel", "games", "bots"},
}
FLOORS = [
    "terms",
    "view",
    "book",
    "pages",
    "effect_table",
    "deck",
    "choices",
    "state",
    "effects",
    "rules",
    "secrets",
    "references",
    "constants",
    "cards",
    "log",
    "describe",
    "statistics",
]  # of a game


def imports(file: Path) -> set[str]:
    """The modules of ours that a file names, for types or for use."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith("lascaux.")}


def room(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


FILES = [file for file in sorted(SOURCE.rglob("*.py")) if room(file) != "__init__"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    here = room(file)
    for name in imports(file):
        there = name.split(".")[1]
        assert there == here or there in MAY_USE[here] or there.startswith("_"), (
            f"{here} imports {name}"
        )


@pytest.mark.parametrize(
    "file",
    sorted((SOURCE / "games").glob("*/**/*.py")),
    ids=lambda file: str(file.relative_to(SOURCE)),
)
def test_a_game_is_built_floor_by_floor(file: Path) -> None:
    game, floor = file.relative_to(SOURCE / "games").parts[:2]
    floor = floor.removesuffix(".py")
    if floor in {"__init__", "fields"}:  # fields.py is made from state.py
        return
    for name in imports(file):
        parts = name.split(".")
        if parts[1] == "games" and len(parts) > 3:
            assert parts[2] == game, "games do not know each other"
            if parts[3] in FLOORS:
                assert FLOORS.index(parts[3]) <= FLOORS.index(floor), f"{floor} imports {parts[3]}"


def test_randomness_lives_in_chance_alone() -> None:
    """Rules never roll: `random` is imported by kernel/chance.py, and by the bench for its playouts."""
    users = [file for file in FILES if "import random" in file.read_text(encoding="utf-8")]
    assert {str(file.relative_to(SOURCE)) for file in users} == {"kernel/chance.py", "lab/bench.py"}
