"""Reports as files: a page, a PDF, figures; and the script of docs/lab.md."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lascaux.cli import main
from lascaux.kernel.facts import Target
from lascaux.kernel.game import GAMES
from lascaux.lab.intervals import Estimate
from lascaux.lab.measures import Finding
from lascaux.lab.plots import dots

DOCS = Path(__file__).parents[2] / "docs"


def lascaux(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["lascaux", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_report_has_its_targets_and_plots(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--players", "2", "--games", "3", "--bots", "random", "--out", str(tmp_path))
    assert lascaux(monkeypatch, "balance", game, *words) == 0
    assert "2 players, 3 games" in capsys.readouterr().out
    figures = json.loads((tmp_path / f"balance-{game}.json").read_text())
    assert figures["players"]["2"]["games"] == 3
    assert len(figures["players"]["2"]["targets"]) == len(GAMES[game].targets)
    page = (tmp_path / f"balance-{game}.html").read_text()
    assert page.count("<svg") >= 5
    assert "<script" not in page
    assert (tmp_path / f"balance-{game}.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_figures_of_the_docs_are_of_our_deck(game: str) -> None:
    """A deck that was changed has to be measured again."""
    figures = json.loads((DOCS / "balance" / f"balance-{game}.json").read_text())
    assert figures["deck"] == GAMES[game].deck().hash


def test_an_axis_says_where_its_marks_are() -> None:
    """Between 20 and 40 % there is a mark at 22.5 %, which is neither 22 nor 23."""
    found = Finding(Target("seat", 0.2, 0.4), "1", Estimate(0.3, 0.21, 0.39, 100), (0.2, 0.4))
    figure = dots("Wins", [found], ["seat 1"])
    figure.canvas.draw()
    axis = figure.axes[0].xaxis
    assert 0.225 in axis.get_ticklocs().round(6)
    said = [float(label.get_text().removesuffix("%")) / 100 for label in axis.get_ticklabels()]
    assert said == pytest.approx(list(axis.get_ticklocs()))


def test_the_script_of_the_docs_draws_its_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, picture = tmp_path / "krom.sqlite", tmp_path / "half-time.png"
    words = ("--players", "2", "--games", "5", "--bots", "random", "--keep", str(file))
    assert lascaux(monkeypatch, "simulate", "krom", *words) == 0
    subprocess.run([sys.executable, DOCS / "half_time.py", file, picture], check=True)
    assert picture.read_bytes().startswith(b"\x89PNG")
