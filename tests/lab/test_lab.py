"""The lab: many games, the same figures for the same seed, whatever the number of processes."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from multiprocessing import active_children
from pathlib import Path
from typing import Any, cast

import pytest

from lascaux.cli import main
from lascaux.games.gletscher import GLETSCHER
from lascaux.games.krom import KROM
from lascaux.kernel import match as matches
from lascaux.kernel import record as records
from lascaux.kernel.facts import percentiles
from lascaux.lab.play import Plan
from lascaux.lab.results import Results
from lascaux.lab.simulate import simulate
from lascaux.lab.workers import workers

DECK = KROM.deck()


def plan(players: int = 3, bots: tuple[str, ...] = ("random",), folder: Path | None = None) -> Plan:
    return Plan("krom", players, KROM.choose_options(players, {}), DECK, bots, 1, folder)


def run(plan: Plan, games: int, jobs: int = 1) -> dict[str, Any]:
    with workers(jobs) as executor:
        report = simulate(plan, games, executor, lambda _: None)
    return {
        key: value
        for key, value in report.items()
        if not key.startswith(("seconds", "decisions_per"))
    }


def test_two_processes_give_the_same_result_as_one() -> None:
    assert run(plan(), 45, jobs=2) == run(plan(), 45)


def test_bots_are_dealt_in_turn_and_sit_everywhere_equally_often() -> None:
    dealt = plan(4, ("a", "b", "c"))
    assert dealt.seats(0) == ["a", "b", "c", "a"]
    assert dealt.seats(1) == ["b", "c", "a", "b"]
    for seat in range(4):
        assert sorted(dealt.seats(game)[seat] for game in range(3)) == ["a", "b", "c"]


def test_the_report_adds_up() -> None:
    report = run(plan(4, ("random", "greedy")), 6)
    assert (report["game"], report["players"], report["games"], report["finished"]) == (
        "krom",
        4,
        6,
        6,
    )
    assert sum(report["wins_by_seat"]) >= 6
    assert sum(report["wins_by_bot"].values()) == sum(report["wins_by_seat"])
    assert sum(report["wins_by_character"].values()) == sum(report["wins_by_seat"])
    assert abs(sum(report["place_share"].values()) - 1) < 0.001
    assert report["rounds"]["p5"] <= report["rounds"]["median"] <= report["rounds"]["p95"]
    assert set(report["cards"]) == set(DECK.index)
    for counts in report["cards"].values():
        assert 0 <= counts["used"] <= counts["seen"] <= 6


def test_every_record_of_a_simulation_verifies(tmp_path: Path) -> None:
    run(plan(folder=tmp_path / "new" / "folder"), 5)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"krom-{n:06}.json" for n in range(1, 6)]
    for file in files:
        assert matches.verify(records.read(file), DECK, str(file)) == []


def test_percentiles_are_nearest_ranks() -> None:
    """Of 1 to 100: the 5th, the 50th and the 95th value, counted from 1."""
    assert percentiles(list(range(100, 0, -1))) == {"p5": 5, "median": 50, "p95": 95}


def test_the_report_of_gletscher_adds_up() -> None:
    """Years by games, contests by trophies, hunts by outcome, cards by games seen and used."""
    deck = GLETSCHER.deck()
    options = GLETSCHER.choose_options(3, {})
    report = run(Plan("gletscher", 3, options, deck, ("random", "greedy"), 1, None), 6)
    assert sum(report["years"].values()) == sum(report["trophies_of_the_winner"].values()) == 6
    winters = sum(int(year) * games for year, games in report["years"].items())
    assert sum(report["meals"].values()) == 3 * winters
    assert 0 < sum(report["contests_won"].values()) <= 3 * winters
    hunts = report["hunts"]
    assert report["hunts_won"] == round(hunts["caught"] / (hunts["caught"] + hunts["missed"]), 4)
    assert 0 <= report["games_refounded"] <= min(6, report["refoundings"])
    assert set(report["cards"]) == set(deck.index)
    for card, counts in report["cards"].items():
        assert 0 <= counts["used"] <= counts["seen"] <= 6, card


@pytest.mark.parametrize("kept", [True, False])
def test_a_killed_process_is_named_and_what_was_kept_stays(
    kept: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    others = set(active_children())
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done >= 10 and not killed:
            [one, _] = set(active_children()) - others
            killed.append(cast("int", one.pid))
            one.kill()

    file = tmp_path / "results.sqlite"
    keep = ["--keep", str(file)] if kept else []
    command = ["lascaux", "simulate", "krom", "--games", "9999", "--jobs", "2", *keep]
    monkeypatch.setattr(sys, "argv", command)
    monkeypatch.setattr("lascaux.lab.report.progress_bar", lambda _: nullcontext(kill_one))
    with pytest.raises(SystemExit) as end:
        main()
    died = f"lascaux: process {killed[0]}, which played games, died (exit code -9); "
    left = f"what was kept in {file} stays: the same command goes on from there"
    told = died + (left if kept else "without --keep nothing is left")
    assert (end.value.code, capsys.readouterr()) == (1, ("", f"{told}\n"))
    assert set(active_children()) <= others
    assert not kept or len(Results(file).done(1)) >= 10
