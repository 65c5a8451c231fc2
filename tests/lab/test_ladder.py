"""Each level against the one below."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import nullcontext

import pytest

from lascaux.games.krom import KROM
from lascaux.kernel.game import GAMES
from lascaux.lab import commands
from lascaux.lab.intervals import Estimate
from lascaux.lab.ladder import Match, Thinking, matches, pairs, thinking
from lascaux.lab.report import show_matches
from lascaux.lab.results import Results


def test_the_rungs_and_what_they_ask() -> None:
    """Two players: 80 % against random, then 65 %. Four: 1.5 times the share, 1.5 / 4."""
    assert pairs(2) == [
        ("child", "random", 0.8),
        ("gatherer", "child", 0.65),
        ("hunter", "gatherer", 0.65),
        ("elder", "hunter", 0.65),
    ]
    assert pairs(4) == [
        ("gatherer", "child", 0.375),
        ("hunter", "gatherer", 0.375),
        ("elder", "hunter", 0.375),
    ]


@pytest.mark.parametrize(("won", "met"), [(0.65, True), (0.649, False)])
def test_a_rung_is_met_by_the_share_that_was_won(won: float, met: bool) -> None:
    assert Match("elder", "hunter", 2, Estimate(won, 0.6, 0.7, 1000), 0.65).met is met


@pytest.mark.parametrize(("usual", "met"), [(0.5, True), (0.51, False)])
def test_a_gatherer_thinks_half_a_second_at_most(usual: float, met: bool) -> None:
    assert Thinking("gatherer", 2, 100, 0.1, usual).met is met


def test_a_match_gives_every_seat_as_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight games of four: the Gatherer sits twice on each seat, three Children around it."""
    monkeypatch.setattr("lascaux.lab.ladder.RUNGS", ("child", "gatherer"))
    results = Results()
    [match] = matches(KROM, 4, 8, 3, results, None, lambda _: None)
    assert (match.upper, match.lower, match.won.n) == ("gatherer", "child", 8)
    seats = results.rows("SELECT seat, count(*) FROM seats WHERE bot = 'gatherer' GROUP BY seat")
    assert seats == [(0, 2), (1, 2), (2, 2), (3, 2)]
    [(won,)] = results.rows("SELECT sum(won) FROM seats WHERE bot = 'gatherer'")
    assert match.won.value == pytest.approx(won / 8)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_thinking_counts_the_decisions_with_a_choice(game: str) -> None:
    child = thinking(GAMES[game], "child", 2, 1, 1, lambda _: None)
    assert child.decisions > 20
    assert 0 < child.mean <= child.usual < 0.1
    assert child.met


@pytest.mark.parametrize(
    ("lower", "players", "said"),
    [("child", 2, "child"), ("child", 3, "2 children"), ("hunter", 4, "3 hunters")],
)
def test_the_table_says_against_whom(
    lower: str, players: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    show_matches([Match("elder", lower, players, Estimate(0.7, 0.6, 0.8, 9), 0.65)])
    assert f"│ {said} " in capsys.readouterr().out


def test_the_ladder_as_json_says_what_is_met(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At three players the Gatherer must win half of the games: 1.5 / 3."""
    monkeypatch.setattr("lascaux.lab.ladder.RUNGS", ("child", "gatherer"))
    commands.ladder("krom", players=3, games=3, as_json=True)
    [row] = json.loads(capsys.readouterr().out)
    assert (row["upper"], row["lower"], row["target"]) == ("gatherer", "child", 0.5)
    assert row["met"] is (row["won"]["value"] >= 0.5)


def test_the_times_as_json_have_their_limit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lascaux.lab.ladder.RUNGS", ("child",))
    commands.ladder("krom", times=1, as_json=True)
    [row] = json.loads(capsys.readouterr().out)
    assert (row["level"], row["limit"], row["met"]) == ("child", 0.1, True)


def test_measuring_times_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two levels, two games each: four in all."""
    whole: list[int] = []
    seen: list[int] = []

    def bar(games: int) -> nullcontext[Callable[[int], None]]:
        whole.append(games)
        return nullcontext(seen.append)

    monkeypatch.setattr("lascaux.lab.ladder.RUNGS", ("child", "gatherer"))
    monkeypatch.setattr("lascaux.lab.report.progress_bar", bar)
    commands.ladder("krom", times=2, as_json=True)
    assert (whole, seen) == ([4], [1, 2, 3, 4])
