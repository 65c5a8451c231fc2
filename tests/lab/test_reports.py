"""Reports as files: a page, a PDF, figures; and the script of docs/lab.md."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from itertools import combinations
from math import inf
from pathlib import Path

import pytest

from lascaux.cli import main
from lascaux.kernel.facts import Target
from lascaux.kernel.game import GAMES
from lascaux.lab.balance import Line
from lascaux.lab.cover import cover
from lascaux.lab.intervals import Estimate
from lascaux.lab.measures import Finding
from lascaux.lab.pages import NOTE
from lascaux.lab.plots import dots
from lascaux.lab.results import Results

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


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports of which only the words and figures matter: to draw them takes most of the time."""
    monkeypatch.setattr("lascaux.lab.pages.svg", lambda figure: "")
    monkeypatch.setattr("lascaux.lab.pages.book", lambda *_: None)


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

# Eight games of random bots: too long, too long and too poor.
MISSED = {
    "krom": "median length of a game, in rounds",
    "gletscher": "games that end within 4 years",
    "above_below": "mean winning score",
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_report_has_its_targets_and_plots(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Random bots play badly: what their games miss is said to be missed, and the seats are fair."""
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
    verdicts = dict(re.findall(r"<tr class=\w+><td>([^<]*)<td>[^<]*<td>[^<]*<td>([^<]*)", page))
    assert len(verdicts) == len(wanted)
    assert verdicts["wins by seat"] == "met"
    assert verdicts[MISSED[game]] == "not met"
    assert GAMES[game].deck().hash in page
    assert "<script" not in page
    assert (tmp_path / f"balance-{game}.pdf").read_bytes().startswith(b"%PDF")


def drawn(page: str) -> list[str]:
    """The titles of the plots of a page, in turn."""
    return re.findall(r'<figure role=img aria-label="([^"]*)"><svg', page)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("bot", ["greedy", "hunter"])
def test_the_figures_of_the_docs_are_of_our_deck_and_good(game: str, bot: str) -> None:
    """A deck that was changed has to be measured again, in as many games as the contract asks."""
    figures = json.loads((DOCS / "balance" / bot / f"balance-{game}.json").read_text())
    assert (figures["deck"], figures["bots"]) == (GAMES[game].deck().hash, [bot])
    assert [int(players) for players in figures["players"]] == list(GAMES[game].seats)
    for players, found in figures["players"].items():
        assert found["games"] >= GAMES[game].trials[int(players)]
        assert {target["met"] for target in found["targets"]} == {True}


@pytest.mark.usefixtures("undrawn")
def test_a_report_of_more_games_than_asked_for_reports_those_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    same = ("--players", "2", "--bots", "random", "--out", str(tmp_path))
    kept = ("--keep", str(tmp_path / "krom.sqlite"))
    assert lascaux(monkeypatch, "balance", "krom", *same, *kept, "--games", "6") == 0
    assert lascaux(monkeypatch, "balance", "krom", *same, *kept, "--games", "3") == 0
    assert "2 players, 3 games" in capsys.readouterr().out
    again = (tmp_path / "balance-krom.json").read_text()
    assert lascaux(monkeypatch, "balance", "krom", *same, "--games", "3") == 0
    assert (tmp_path / "balance-krom.json").read_text() == again


@pytest.mark.usefixtures("undrawn")
def test_a_variant_is_measured_against_twice_the_bands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """K38. Its games are kept beside those of the defaults."""
    file = tmp_path / "krom.sqlite"
    few = ("--players", "2", "--games", "2", "--bots", "random")
    words = (*few, "--keep", str(file), "--out", str(tmp_path))
    assert lascaux(monkeypatch, "balance", "krom", *words) == 0
    assert "Variant" not in (tmp_path / "balance-krom.html").read_text()
    assert json.loads((tmp_path / "balance-krom.json").read_text())["bands"] == "of the contract"
    capsys.readouterr()
    assert lascaux(monkeypatch, "balance", "krom", *words, "--option", "glacial=on") == 0
    assert "glacial=on" in capsys.readouterr().out
    assert "Variant glacial=on" in (tmp_path / "balance-krom.html").read_text()
    told = json.loads((tmp_path / "balance-krom.json").read_text())
    assert told["options"]["glacial"] == "on"
    assert told["bands"] == "twice as wide"
    assert told["players"]["2"]["targets"][0]["band"] == {"low": 0.42, "high": 0.58}
    assert lascaux(monkeypatch, "balance", "krom", *words, "--option", "glacial=deep") == 2
    plans = Results(file).rows("SELECT options FROM plans")
    assert [json.loads(options)["glacial"] for (options,) in plans] == ["off", "on"]


@pytest.mark.usefixtures("undrawn")
def test_the_figures_are_numbers_for_every_item(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G: no target speaks of year 1 with 2 players; a card is named by its id, a band has its ends."""
    words = ("--players", "2", "--games", "2", "--bots", "random", "--out", str(tmp_path))
    assert lascaux(monkeypatch, "balance", "gletscher", *words) == 0
    told = json.loads((tmp_path / "balance-gletscher.json").read_text())["players"]["2"]
    targets = {target["what"]: target for target in told["targets"]}
    assert "games that end in year 1" not in targets
    used = targets["games in which a card is used: prey, weapons, fate cards"]
    assert used["band"] == {"low": 0.02, "high": None}
    kinds = GAMES["gletscher"].kinds(GAMES["gletscher"].deck(), 2)
    ids = [*kinds["prey"], *kinds["weapon"], *kinds["fate"]]
    assert [item["name"] for item in used["items"]] == ids
    for item in used["items"]:
        assert set(item) == {"name", "value", "low", "high", "n", "met"}
        assert 0 <= item["low"] <= item["value"] <= item["high"] <= 1
    [leader] = [one for one in told["shown"] if one["measure"] == "leader"]
    assert "band" not in leader


def test_a_long_list_of_failures_keeps_to_its_place_on_the_cover() -> None:
    names = tuple(f"A Card of Some Length, Number {i}" for i in range(20))
    lines = [
        Line("games in which a card is used", "at least 2.0%", "0.0% (0.0% to 1.0%)", False, names),
        Line("wins by seat", "46.0% to 54.0%", "seat 1: 50.0% (48.0% to 52.0%)", True, ()),
    ]
    page = cover("Is the deck balanced?", "2 players", ["Deck: ours", NOTE], lines)
    page.draw_without_rendering()
    boxes = [text.get_window_extent() for text in page.texts]
    assert all(page.bbox.x0 + 20 < b.x0 and b.x1 < page.bbox.x1 - 20 for b in boxes)
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    told = [text.get_text() for text in page.texts]
    assert "met" in told
    assert "not met: A Card" in " ".join(told)
    assert "12 more" in " ".join(told)


def test_an_axis_ends_where_there_is_something_to_see() -> None:
    """From 2 % up is a band without an end: the axis ends a little beyond 20 %."""
    found = Finding(Target("used", 0.02), "club", Estimate(0.1, 0.05, 0.2, 100), (0.02, inf))
    left, right = dots("Use", [found], ["Club"]).axes[0].get_xlim()
    assert 0 <= left < 0.02
    assert 0.2 < right < 0.25


def test_an_axis_says_where_its_marks_are() -> None:
    """Between 20 and 40 % there is a mark at 22.5 %, which is neither 22 nor 23."""
    found = Finding(Target("seat", 0.2, 0.4), "1", Estimate(0.3, 0.21, 0.39, 100), (0.2, 0.4))
    figure = dots("Wins", [found], ["seat 1"])
    figure.canvas.draw()
    axis = figure.axes[0].xaxis
    assert 0.225 in axis.get_ticklocs().round(6)
    said = [float(label.get_text().removesuffix("%")) / 100 for label in axis.get_ticklabels()]
    assert said == pytest.approx(list(axis.get_ticklocs()))


@pytest.mark.usefixtures("undrawn")
def test_the_script_of_the_docs_finds_what_the_report_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Number of players by number of players, and it draws its plot."""
    file, picture = tmp_path / "krom.sqlite", tmp_path / "half-time.png"
    script = runpy.run_path(str(DOCS / "half_time.py"))
    said = {}
    for players in ("2", "3"):
        words = ("--players", players, "--games", "12", "--bots", "random", "--keep", str(file))
        assert lascaux(monkeypatch, "balance", "krom", *words, "--out", str(tmp_path)) == 0
        told = json.loads((tmp_path / "balance-krom.json").read_text())["players"][players]
        [leader] = [target for target in told["targets"] if target["measure"] == "leader"]
        [item] = leader["items"]
        said[int(players)] = [item[name] for name in ("value", "low", "high", "n")]
    assert said[2] != said[3]
    for plan, found in script["estimates"](str(file)):
        assert [found.value, found.low, found.high, found.n] == pytest.approx(
            said.pop(plan["players"]), abs=0.00005
        )
    assert not said
    subprocess.run([sys.executable, DOCS / "half_time.py", file, picture], check=True)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_script_of_the_docs_says_what_it_cannot_draw(tmp_path: Path) -> None:
    Results(tmp_path / "empty.sqlite").base.close()
    called = [sys.executable, str(DOCS / "half_time.py"), "empty.sqlite", "picture.png"]
    done = subprocess.run(called, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "empty.sqlite: nothing was played there\n")


@pytest.mark.parametrize("words", [[], ["none.sqlite"], ["none.sqlite", "picture.png"]])
def test_the_script_of_the_docs_says_how_it_is_called(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["half_time.py", *words])
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(DOCS / "half_time.py"), run_name="__main__")
    said = end.value.code  # a text there is printed to stderr, and the exit code is 1
    assert isinstance(said, str)
    assert said.startswith("usage: ")
    assert "\n" not in said
    assert not list(tmp_path.iterdir())
