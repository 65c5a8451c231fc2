"""Reports as files: a page, a PDF, figures; and the script of docs/lab.md."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from math import inf
from pathlib import Path

import pytest

from lascaux.cli import main
from lascaux.kernel.facts import Target
from lascaux.kernel.game import GAMES
from lascaux.lab.intervals import Estimate
from lascaux.lab.measures import Finding
from lascaux.lab.plots import dots

DOCS = Path(__file__).parents[2] / "docs"


def cards(*kinds: str) -> list[str]:
    """Use and win-lift of the cards of each kind."""
    pairs = ((f"Use of {kind}:", f"Wins of those who used it: {kind}") for kind in kinds)
    return [title for pair in pairs for title in pair]


def lascaux(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["lascaux", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


PLOTS = {
    "krom": [
        "Length: how many rounds",
        "The race: mean points after each of the rounds",
        "Wins by seat",
        "Wins by character",
        "Shares of actions: places chosen",
        *cards("Evolution cards", "Bonus cards", "Picking cards", "Hunting cards"),
    ],
    "gletscher": [
        "Length: how many years",
        "The race: mean points after each of the years",
        "Wins by seat",
        "Shares of actions",
        "Other targets",
        *cards("prey", "herbs", "weapons", "artefacts", "events", "fate cards"),
    ],
    "above_below": [
        "Length: how many rounds",
        "The race: mean points after each of the rounds",
        "Wins by seat",
        "Shares of actions",
        "Other targets",
        *cards("houses", "outposts", "key houses", "star houses", "villagers"),
    ],
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_report_has_its_targets_and_plots(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Random bots play badly: targets that fair games of theirs miss are said to be missed."""
    words = ("--players", "2", "--games", "8", "--bots", "random", "--out", str(tmp_path))
    assert lascaux(monkeypatch, "balance", game, *words) == 0
    assert "2 players, 8 games" in capsys.readouterr().out
    figures = json.loads((tmp_path / f"balance-{game}.json").read_text())
    assert figures["players"]["2"]["games"] == 8
    wanted = [t for t in GAMES[game].targets if t.band(2) != (-inf, inf)]
    assert len(figures["players"]["2"]["targets"]) == len(wanted)
    page = (tmp_path / f"balance-{game}.html").read_text()
    titles = drawn(page)
    for title in (*PLOTS[game], "Half-time: how often who leads alone wins"):
        assert any(found.startswith(title) for found in titles), title
    assert "<script" not in page
    assert (tmp_path / f"balance-{game}.pdf").read_bytes().startswith(b"%PDF")


def drawn(page: str) -> list[str]:
    """The titles of the plots of a page, in turn."""
    return re.findall(r'<figure role=img aria-label="([^"]*)"><svg', page)


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
