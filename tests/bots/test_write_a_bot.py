"""docs/write-a-bot.md does what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lascaux.bots import BOTS

GUIDE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_of_the_guide_has_20_lines_and_beats_random(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of 10 games chance alone wins 9 or more once in 93 times."""
    monkeypatch.setattr("lascaux.bots.BOTS", dict(BOTS))
    bot, match = BLOCKS
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
    names: dict[str, Any] = {}
    for block in (bot, match):
        exec(compile(block, str(GUIDE), "exec"), names)  # noqa: S102  our own guide
    won = names["report"]["wins_by_bot"]
    assert won["dreamer"] + won["random"] == 10
    assert won["dreamer"] >= 9
    assert str(won) in capsys.readouterr().out
