"""The examples of docs/adapters.md run as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


def test_there_is_an_example_for_each_door() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("example", EXAMPLES, ids=["pettingzoo", "gymnasium", "openspiel"])
def test_an_example_runs(example: str) -> None:
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102  our own text
    assert names.get("over") or names["state"].is_terminal()
