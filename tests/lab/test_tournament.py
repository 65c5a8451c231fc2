"""Round robin with equal seats, ratings and pairings."""

from __future__ import annotations

import sys

import pytest

from lascaux.cli import main
from lascaux.games.krom import KROM
from lascaux.kernel.errors import BadInput
from lascaux.lab.play import Plan
from lascaux.lab.results import Results
from lascaux.lab.tournament import (
    equal_seats,
    pairings,
    places,
    standings,
    tables,
    tournament,
    whole,
)

BOTS = ("a", "b", "c")


def test_everybody_meets_everybody() -> None:
    assert tables(BOTS, 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(BOTS, 3) == tables(BOTS, 4) == [("a", "b", "c")]


@pytest.mark.parametrize("bots", [("a",), ("a", "a")])
def test_it_takes_two(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="two or more different bots"):
        tables(bots, 2)


def test_seats_are_equal() -> None:
    assert (equal_seats(100, 2), equal_seats(100, 3)) == (100, 102)


def test_winners_come_first_whatever_their_score() -> None:
    """Seat 0 wins on a tie-break; of the others 9 is second, twice 7 shares the third place."""
    seats = [("a", 1.0, 9), ("b", 0.0, 9), ("c", 0.0, 7), ("d", 0.0, 7)]
    assert places(seats) == [1, 2, 3, 3]


def test_who_wins_more_is_rated_higher_and_pairings_count() -> None:
    played = [
        [("a", 1.0, 10), ("b", 0.0, 5)],
        [("b", 1.0, 10), ("a", 0.0, 5)],
        [("a", 1.0, 10), ("b", 0.0, 5)],
        [("a", 0.5, 10), ("b", 0.5, 10)],
    ]
    first, second = standings(("a", "b"), played)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating > second.rating
    assert (first.wins.value, second.wins.value) == (0.625, 0.375)
    [pair] = pairings(("a", "b"), played)
    assert (pair.better.value, pair.better.n) == (0.625, 4)


def test_a_tournament_of_krom() -> None:
    plan = Plan("krom", 2, KROM.choose_options(2, {}), KROM.deck(), ("greedy", "random"), 3)
    seen: list[int] = []
    ranked, [pair] = tournament(plan, 7, Results(), None, seen.append)
    assert whole(plan, 7) == seen[-1] == 8
    assert [standing.bot for standing in ranked] == ["greedy", "random"]
    assert pair.better.value > 0.5


@pytest.mark.parametrize(
    ("players", "said"), [("2", "games won"), ("3", "won by each of its seats")]
)
def test_a_bot_on_several_seats_is_said_to_win_by_seat(
    players: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With three seats for two bots one has two: a share of its seats, and none below 0 %."""
    words = ("tournament", "krom", "--bots", "greedy,random", "--games", "2", "--players", players)
    monkeypatch.setattr(sys, "argv", ["lascaux", *words])
    monkeypatch.setenv("COLUMNS", "120")
    with pytest.raises(SystemExit):
        main()
    out = capsys.readouterr().out
    assert said in out
    assert "(-" not in out
