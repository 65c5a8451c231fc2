"""docs/write-a-bot.md does what it says."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from command import lascaux

GUIDE = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def test_the_bot_of_the_guide_has_20_lines_and_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 10 games chance alone wins 9 or more once in 93 times."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    (bot,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    (command,) = re.findall(r"```\nlascaux (.*?)\n```", GUIDE)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
    (tmp_path / "mybots.py").write_text(bot)
    done = lascaux(*shlex.split(command), "--json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    won = json.loads(done.stdout)["wins_by_bot"]
    assert won["mybots:Dreamer"] + won["random"] == 10
    assert won["mybots:Dreamer"] >= 9
