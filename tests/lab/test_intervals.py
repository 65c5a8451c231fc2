"""Estimates and their 95 % intervals, against figures worked out by hand."""

from __future__ import annotations

import pytest

from lascaux.lab.intervals import mean, median, ratio, share


def test_a_share_by_wilson() -> None:
    """10 of 100: middle (0.1 + 0.019208) / 1.038416, half 1.96 * sqrt(0.0009 + 0.000096) / 1.038416."""
    found = share(10, 100)
    assert found.value == 0.1
    assert found.low == pytest.approx(0.0552, abs=0.0002)
    assert found.high == pytest.approx(0.1744, abs=0.0002)


def test_what_never_happened_in_few_games_may_still_be_common() -> None:
    """0 of 10: the high end is z² / (n + z²) = 3.8416 / 13.8416."""
    found = share(0, 10)
    assert (found.value, found.low) == (0, 0)
    assert found.high == pytest.approx(0.2775, abs=0.0002)


def test_a_ratio_of_games_that_differ() -> None:
    """3 of 6 and 1 of 4: 0.4; the misses are 0.6 and -0.6, so half = 1.96 * sqrt(0.72) / 10."""
    found = ratio([(3, 6), (1, 4)])
    assert found.value == pytest.approx(0.4)
    assert found.high - found.value == pytest.approx(1.96 * 0.72**0.5 / 10)
    assert found.n == 2


def test_a_ratio_of_single_trials_is_a_share() -> None:
    assert ratio([(1, 1), (0, 1), (1, 1), (0.5, 1)]) == share(2.5, 4)


def test_a_mean_of_scores() -> None:
    """40, 50 and 60: 50, with half 1.96 * sqrt(200) / 3."""
    found = mean([40, 50, 60])
    assert found.value == 50
    assert found.high - 50 == pytest.approx(1.96 * 200**0.5 / 3)


def test_a_median_goes_by_ranks() -> None:
    """Of 1 to 100: the 50th; half is 1.96 * 10 / 2 = 9.8, so ranks 40 and 61 (counted from 1)."""
    found = median(list(range(1, 101)))
    assert (found.value, found.low, found.high) == (50, 40, 61)


def test_nothing_tells_nothing() -> None:
    assert share(0, 0).high == 1
    assert ratio([]).high == 1
