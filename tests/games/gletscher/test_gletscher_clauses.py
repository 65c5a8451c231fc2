"""Every clause of the contract is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux.games.gletscher import GLETSCHER

THIS = Path(__file__)
TESTS = [file for file in THIS.parent.glob("test_*.py") if file.name != THIS.name]


def cited() -> set[str]:
    """Clauses named in the tests."""
    found = set()
    for file in TESTS:
        text = file.read_text(encoding="utf-8").split('"""', 2)[2]  # a file's heading cites nothing
        found |= set(re.findall(r"\b[GF]\d+\b", text))
    return found


@pytest.mark.parametrize("clause", [c for clauses in GLETSCHER.clauses.values() for c in clauses])
def test_a_clause_of_gletscher_is_cited(clause: str) -> None:
    assert clause in cited()


def test_the_reference_of_gletscher_has_all_clauses_of_the_contract() -> None:
    """G1 to G33 and F1 to F11."""
    clauses = {c for chapter in GLETSCHER.clauses.values() for c in chapter}
    assert clauses == {f"G{n}" for n in range(1, 34)} | {f"F{n}" for n in range(1, 12)}
