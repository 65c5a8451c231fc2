"""Estimates and their 95 % intervals, against figures worked out by hand."""

from __future__ import annotations

from math import inf

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
    """Fifty times 3 of 6 and 1 of 4: 0.4; each misses by 0.6, so half = 1.96 * sqrt(100 * 0.36) / 500."""
    found = ratio([(3, 6), (1, 4)] * 50)
    assert found.value == pytest.approx(0.4)
    assert found.high - found.value == pytest.approx(1.96 * 6 / 500)
    assert found.value - found.low == pytest.approx(1.96 * 6 / 500)
    assert found.n == 100


def test_games_that_are_all_alike_leave_room_for_others() -> None:
    """Two games of 2 in 4: z² / (2 + z²) = 0.6576 of all games may be of another sort."""
    found = ratio([(2, 4), (2, 4)])
    assert (found.value, found.n) == (0.5, 2)
    assert found.low == pytest.approx(0.5 * 0.3424, abs=0.0001)
    assert found.high == pytest.approx(0.5 + 0.5 * 0.6576, abs=0.0001)


def test_never_and_always_are_as_wide_as_shares() -> None:
    """None of the seats in ten games, or all: as with 0 of 10 and 10 of 10, by Wilson."""
    for hits in (0, 1):
        found, single = ratio([(2 * hits, 2)] * 10), share(10 * hits, 10)
        assert (found.value, found.low, found.high) == pytest.approx(
            (single.value, single.low, single.high)
        )


def test_many_games_all_alike_leave_little_room() -> None:
    """A hundred games of 2 in 4: z² / (100 + z²) = 0.0370 may be of another sort."""
    found = ratio([(2, 4)] * 100)
    assert found.low == pytest.approx(0.5 * 0.9630, abs=0.0001)
    assert found.high == pytest.approx(0.5 + 0.5 * 0.0370, abs=0.0001)


def test_a_share_of_few_games_stays_between_none_and_all() -> None:
    """One seat of two won in one game of four: half = 1.96 * sqrt(0.75² + 3 * 0.25²) / 8 = 0.212."""
    found = ratio([(1, 2), (0, 2), (0, 2), (0, 2)])
    assert found.value == 0.125
    assert found.low == 0
    unseen = 1.96**2 / (4 + 1.96**2)
    assert found.high == pytest.approx(0.125 + 0.875 * unseen)
    assert ratio([(1, 2), (2, 2), (2, 2), (2, 2)]).high == 1


def test_a_ratio_of_single_trials_is_a_share() -> None:
    assert ratio([(1, 1), (0, 1), (1, 1), (0.5, 1)]) == share(2.5, 4)


def test_the_median_of_a_few_games_is_not_known() -> None:
    """All of five lie above (or below) it once in 2 * 32 times: their ends are not a 95 % interval."""
    assert (median([24]).value, median([24]).low, median([24]).high) == (24, -inf, inf)
    assert abs(median([1, 2, 3, 4, 5]).low) == inf
    assert (median([1, 2, 3, 4, 5, 6]).low, median([1, 2, 3, 4, 5, 6]).high) == (1, 6)


def test_a_mean_of_scores() -> None:
    """40, 50 and 60: 50, with half 1.96 * sqrt(200) / 3."""
    found = mean([40, 50, 60])
    assert found.value == 50
    assert found.high - 50 == pytest.approx(1.96 * 200**0.5 / 3)


def test_one_score_tells_nothing_of_the_others() -> None:
    found = mean([40])
    assert (found.value, found.low, found.high) == (40, float("-inf"), float("inf"))


def test_a_median_goes_by_ranks() -> None:
    """Of 1 to 100: the 50th; half is 1.96 * 10 / 2 = 9.8, so ranks 40 and 61 (counted from 1)."""
    found = median(list(range(1, 101)))
    assert (found.value, found.low, found.high) == (50, 40, 61)


def test_nothing_tells_nothing() -> None:
    assert share(0, 0).high == 1
    assert ratio([]).high == 1
