"""Every clause of the contract is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux.games.krom import KROM

THIS = Path(__file__)
TESTS = [file for file in THIS.parent.glob("test_*.py") if file.name != THIS.name]
CITED = {
    clause
    for file in TESTS
    for clause in re.findall(r"\b[KB]\d+\b", file.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("clause", [c for clauses in KROM.clauses.values() for c in clauses])
def test_a_clause_is_cited(clause: str) -> None:
    assert clause in CITED


def test_the_reference_has_all_clauses_of_the_contract() -> None:
    """K1 to K38 and B1 to B8."""
    clauses = {c for chapter in KROM.clauses.values() for c in chapter}
    assert clauses == {f"K{n}" for n in range(1, 39)} | {f"B{n}" for n in range(1, 9)}
