"""The bench: a row for every table, what kind of engine it is, and whether the machine was quiet."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lascaux.kernel.game import GAMES
from lascaux.lab import bench, commands, report


def row(core: float = 1.0, *, compiled: bool = False) -> dict[str, Any]:
    figures = {"decisions_per_second": 123456, "copies_per_second": 900000}
    table = {"game": "krom", "players": 2, "compiled": compiled}
    return {**table, **figures, "core": core, "busy": core < bench.QUIET}


def test_the_bench_has_a_row_for_every_table_and_says_how_far_it_is() -> None:
    done: list[int] = []
    found = bench.rows(0.02, done.append)
    assert [(row["game"], row["players"]) for row in found] == [
        (game.id, n) for game in GAMES.values() for n in game.seats
    ]
    assert all(row["decisions_per_second"] > 0 and row["copies_per_second"] > 0 for row in found)
    assert all(row["compiled"] is False for row in found)
    assert done == list(range(1, len(bench.tables()) + 1))


@pytest.mark.parametrize(("worked", "core", "busy"), [(5.0, 0.5, True), (9.5, 0.95, False)])
def test_a_figure_knows_how_long_a_core_worked_for_it(
    worked: float, core: float, busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """100 answers in ten seconds on the wall."""
    monkeypatch.setattr("time.perf_counter", iter([0.0, 10.0]).__next__)
    monkeypatch.setattr("time.thread_time", iter([0.0, worked]).__next__)
    figure = bench.Stopwatch().figure(100)
    assert figure == (10, core)
    assert (figure.core < bench.QUIET) is busy


def test_the_table_says_in_words_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "rows", lambda seconds, progress: [row(), row(0.97)])
    commands.bench()
    shown = capsys.readouterr()
    assert "123,456" in shown.out
    assert "The engine is interpreted, plain Python.\n" in shown.out
    assert "The machine was quiet: the bench had at least 97% of a core.\n" in shown.out
    assert shown.err == ""  # no bar where nobody looks
    report.show_bench([row(compiled=True)])
    assert "The engine is compiled, by mypyc.\n" in capsys.readouterr().out


def test_a_busy_machine_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    report.show_bench([row(), row(0.62)])
    shown = capsys.readouterr().out
    assert (
        "The machine was busy: 1 of 2 tables had too little of a core, as little as 62%." in shown
    )
    report.show_bench([row(0.4)])
    assert "busy: all tables had too little" in capsys.readouterr().out


def test_programs_read_it_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "rows", lambda seconds, progress: [row(0.5)])
    commands.bench(as_json=True)
    assert json.loads(capsys.readouterr().out) == [row(0.5)]
