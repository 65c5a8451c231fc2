"""Every clause of the contract has a test that cites it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from lascaux.games.above_below import ABOVE_BELOW


def cited() -> set[str]:
    """The clauses named in the docstrings of tests of this folder."""
    found: set[str] = set()
    here = Path(__file__)
    for file in set(here.parent.glob("test_village_*.py")) - {here}:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\bA\d+\b", ast.get_docstring(node) or ""))
    return found


CITED = cited()


@pytest.mark.parametrize("clause", [c for chapter in ABOVE_BELOW.clauses.values() for c in chapter])
def test_every_clause_is_cited(clause: str) -> None:
    assert clause in CITED


def test_the_clauses_are_those_of_the_contract() -> None:
    """A1 to A36 and A40; A37 to A39 are not used."""
    clauses = [c for chapter in ABOVE_BELOW.clauses.values() for c in chapter]
    assert clauses == [f"A{n}" for n in (*range(1, 37), 40)]
