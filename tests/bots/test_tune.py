"""Tuning: a bad number is found out, and the same seed gives the same trials."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from lascaux.bots.evaluate import EVALUATIONS
from lascaux.bots.tune import Trial, compare, numbers, tune, variant
from lascaux.games.krom import KROM
from lascaux.kernel.game import GAMES


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
    """Who realises no Evolution never wins; 3 of 16 would be chance once in 100 times."""
    blind = variant(KROM, {"POINT": -5.0, "NEAR": 0.0, "CLINCH": 0.0})
    assert compare(KROM, blind, EVALUATIONS["krom"], players=2, games=16, seed="blind") <= 3


def test_better_is_a_standard_deviation_above_its_share() -> None:
    """100 games, half of them expected, five more or less: 55 is not enough, 56 is."""
    assert not Trial("POINT", 1.0, 2.0, 55, 100, 0.5).better
    assert Trial("POINT", 1.0, 2.0, 56, 100, 0.5).better


def test_the_same_seed_gives_the_same_trials() -> None:
    first = list(islice(tune(KROM, 2, 2, 1, 7), 2))
    assert first == list(islice(tune(KROM, 2, 2, 1, 7), 2))
    assert (first[0].name, first[0].old, first[0].new) == ("POINT", 6.5, 8.125)
