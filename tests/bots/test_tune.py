"""Tuning: a bad number is found out, and the same seed gives the same slopes."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from math import inf
from typing import Any

import pytest
from walks import moments

from lascaux.bots.evaluate import evaluation_of
from lascaux.bots.tune import Slope, compare, numbers, slope, tune, variant
from lascaux.games.krom import KROM
from lascaux.kernel.game import GAMES
from lascaux.lab import commands


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_evaluation_has_numbers_to_tune(game_id: str) -> None:
    assert len(numbers(GAMES[game_id])) > 5


def test_a_variant_leaves_the_evaluation_itself_alone() -> None:
    before = numbers(KROM)
    changed: Any = variant(KROM, {"POINT": 1.5})
    assert changed.POINT == 1.5
    assert changed.NEAR == 1.6
    assert numbers(KROM) == before


def test_a_player_to_whom_points_mean_nothing_loses() -> None:
    """A bot that realises no Evolution never wins; 3 of 16 would be chance once in 100 times."""
    blind = variant(KROM, {"POINT": -5.0, "NEAR": 0.0, "CLINCH": 0.0})
    assert compare(KROM, blind, evaluation_of(KROM), players=2, games=16, seed="blind") <= 3


@pytest.mark.parametrize(
    ("game_id", "number"),
    [("gletscher", "HUNTER"), ("above_below", "COIN"), ("above_below", "PLAN")],
)
def test_a_variant_has_its_own_numbers_wherever_they_stand(game_id: str, number: str) -> None:
    """COIN is a number of the shelf that the village and the trade use too; PLAN is one of doing."""
    game = GAMES[game_id]
    position = next(p for p in moments(game_id, 2, seed=3, every=40) if p.turn >= 0)
    original = evaluation_of(game)
    before = original.evaluate(position, position.turn)
    doubled = variant(game, {number: 2 * numbers(game)[number]})
    assert doubled.evaluate(position, position.turn) != before
    assert original.evaluate(position, position.turn) == before
    assert import_module(original.__name__) is original  # type: ignore[attr-defined]


def test_a_slope_is_the_line_through_the_results() -> None:
    """Changes -1, 1, 2 with results -1, 3, 4: (1 + 3 + 8) / 6 = 2 a unit.

    They are off by 1, 1 and 0: the error is the root of 2 / 2 / 6.
    """
    found = slope("FED", 4.0, [-1.0, 1.0, 2.0], [-1.0, 3.0, 4.0])
    assert found.gain == pytest.approx(2)
    assert found.error == pytest.approx((1 / 6) ** 0.5)


def test_a_number_is_moved_only_where_its_slope_is_clear() -> None:
    """Two standard errors: a quarter more, a fifth less, or as it was."""
    assert Slope("FED", 4.0, 2.1, 1.0).new == 5.0
    assert Slope("FED", 4.0, -2.1, 1.0).new == 3.2
    assert Slope("FED", 4.0, 1.9, 1.0).new == 4.0


@pytest.mark.parametrize(
    ("gain", "error", "sure"), [(-3.0, 1.5, 2.0), (0.0, 0.0, 0.0), (2.0, 0.0, inf)]
)
def test_a_slope_is_as_sure_as_it_has_errors(gain: float, error: float, sure: float) -> None:
    """Where all results are 0 nothing is known; where all lie on a line it is certain."""
    assert Slope("FED", 4.0, gain, error).sure == sure


def test_games_that_all_ended_even_move_no_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lascaux.bots.tune.played", lambda *_: None)
    monkeypatch.setattr(KROM, "score", lambda _: [7, 7])
    monkeypatch.setattr("lascaux.bots.tune.compare", lambda *_: 1.0)
    commands.tune("krom", games=2)
    *told, together = capsys.readouterr().out.splitlines()
    assert len(told) == len(numbers(KROM))
    assert all(
        re.fullmatch(r"[A-Z_]+: [+-]0\.00 ± 0\.00 points, [\d.]+ stays", line) for line in told
    )
    assert together == "together they win 0.500 of 2 games, 0.500 is their share"


def test_tuning_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar for each of two rounds, and one for the games with all that was moved."""
    bars: list[tuple[int, list[int]]] = []

    def bar(games: int) -> nullcontext[Callable[[int], None]]:
        seen: list[int] = []
        bars.append((games, seen))
        return nullcontext(seen.append)

    monkeypatch.setattr("lascaux.lab.report.progress_bar", bar)
    commands.tune("krom", games=2, rounds=2)
    assert bars == [(2, [1, 2])] * 3


def test_the_same_seed_gives_the_same_slopes() -> None:
    first = list(tune(KROM, 3, 2, 2, 7))
    assert first == list(tune(KROM, 3, 2, 2, 7))
    assert [one.name for one in first[0]] == list(numbers(KROM))
    assert [one.old for one in first[1]] == [one.new for one in first[0]]
