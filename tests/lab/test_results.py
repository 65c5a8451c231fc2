"""What the lab keeps: whole batches, resumed where they stopped, readable by pandas."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pandas as pd
import pytest

from lascaux.games.krom import KROM
from lascaux.kernel.errors import BadInput, BrokenOff
from lascaux.kernel.facts import Facts
from lascaux.lab.play import Plan, Played
from lascaux.lab.results import SCHEMA, Results
from lascaux.lab.simulate import simulate
from lascaux.lab.workers import workers

DECK = KROM.deck()
PLAN = Plan("krom", 2, KROM.choose_options(2, {}), DECK, ("random",), 7)


def game(index: int, winners: list[int], scores: list[int]) -> Played:
    counts = {"places": Counter(cave=3, forest=1)}
    facts = Facts(9, ["alma", "kolos"], {"chair"}, {"big-hole": {1}}, counts)
    race = [[1, 0], scores]
    return Played(index, ["random", "random"], winners, scores, race, 40, facts)


def test_a_shared_win_is_half_a_win_for_each() -> None:
    results = Results()
    number = results.plan(PLAN)
    results.keep(number, [game(0, [0, 1], [10, 10])])
    assert results.rows("SELECT won FROM seats") == [(0.5,), (0.5,)]
    assert results.wins("character", number, 1) == {"alma": 1, "kolos": 1}


def test_a_card_is_kept_with_who_used_it_or_with_nobody() -> None:
    results = Results()
    results.keep(results.plan(PLAN), [game(0, [0], [10, 8])])
    assert results.rows("SELECT card, seat FROM cards") == [("big-hole", 1), ("chair", -1)]


def test_a_batch_is_kept_whole_or_not_at_all() -> None:
    results = Results()
    number = results.plan(PLAN)
    with pytest.raises(sqlite3.IntegrityError):
        results.keep(number, [game(3, [0], [10, 8]), game(3, [0], [10, 8])])
    assert results.done(number) == set()
    assert results.rows("SELECT * FROM seats") == []


def test_two_runs_may_keep_the_same_games_in_one_file(tmp_path: Path) -> None:
    one, other = (Results(tmp_path / "results.sqlite") for _ in range(2))
    number = one.plan(PLAN)
    one.keep(number, [game(0, [0], [10, 8]), game(1, [1], [8, 10])])
    other.keep(number, [game(1, [1], [8, 10]), game(2, [0], [10, 8])])
    assert one.done(number) == {0, 1, 2}
    assert one.wins("character", number, 3) == {"alma": 2, "kolos": 1}


def test_a_run_goes_on_where_it_stopped_and_ends_the_same(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"

    class Enough(Exception):  # noqa: N818
        pass

    def stop(done: int) -> None:
        if done >= 10:
            raise Enough

    with pytest.raises(Enough):
        simulate(PLAN, 17, None, stop, Results(file))
    seen: list[int] = []
    resumed = simulate(PLAN, 17, None, seen.append, Results(file))
    assert seen == [10, 15, 17]
    fresh = simulate(PLAN, 17, None, lambda _: None)
    for timing in ("seconds", "decisions_per_second"):
        resumed.pop(timing), fresh.pop(timing)
    assert resumed == fresh


def test_another_plan_in_the_same_file_is_kept_apart(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.sqlite")
    other = Plan("krom", 2, PLAN.options, DECK, ("random",), 8)
    assert results.plan(PLAN) == results.plan(PLAN) != results.plan(other)


def test_pandas_reads_the_results(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    simulate(PLAN, 6, None, lambda _: None, Results(file))
    with sqlite3.connect(file) as base:
        seats = pd.read_sql("SELECT * FROM seats", base)
    assert len(seats) == 12
    assert seats.groupby("game").won.sum().tolist() == [1.0] * 6


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("a list of mammoths, long enough to be no database at all" * 20)
    with pytest.raises(BadInput, match=r"notes\.txt: no results can be kept there"):
        Results(file)


@pytest.mark.parametrize(
    ("made", "says"),
    [
        ("CREATE TABLE games (name TEXT, price REAL)", "table plans is missing"),
        ("CREATE TABLE mammoths (weight REAL)", "table plans is missing"),
        ("CREATE VIEW plans AS SELECT 1 AS plan", "table plans has other columns"),
        (SCHEMA.replace("race", "races"), "table race is missing"),
        (SCHEMA.replace("score INTEGER, won", "points INTEGER, won"), "table seats has other col"),
    ],
)
def test_a_database_of_something_else_is_refused_and_left_alone(
    made: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(file)) as base:
        base.executescript(made)
    before = file.read_bytes()
    with pytest.raises(BadInput, match=rf"theirs\.sqlite: no results can be kept there \({says}"):
        Results(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_table_that_somebody_added_to_kept_results_is_left_alone(tmp_path: Path) -> None:
    """People who study the results may write beside them."""
    file = tmp_path / "results.sqlite"
    first = Results(file)
    first.keep(first.plan(PLAN), [game(0, [0], [10, 8])])
    with closing(sqlite3.connect(file)) as base:
        base.executescript("CREATE TABLE mine AS SELECT * FROM seats")
    again = Results(file)
    assert again.done(again.plan(PLAN)) == {0}
    assert again.rows("SELECT count(*) FROM mine") == [(2,)]


def test_a_file_that_may_only_be_read_is_refused(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.sqlite")
    results.base.execute("PRAGMA query_only = on")
    with pytest.raises(
        BadInput, match=r"results\.sqlite: no results can be kept there \(attempt to"
    ):
        simulate(PLAN, 1, None, lambda _: None, results)


def test_a_file_that_takes_no_more_results_ends_the_run_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    results, other = Results(file), Results(file)
    results.base.execute("PRAGMA busy_timeout = 10")

    def lock(done: int) -> None:
        if done == 5:
            other.base.execute("BEGIN EXCLUSIVE")

    left = f"what was kept in {file} stays: the same command goes on from there"
    with (
        pytest.raises(
            BrokenOff, match=rf"^no more games can be kept \(database is locked\); {left}$"
        ),
        workers(keep=file) as executor,
    ):
        simulate(PLAN, 17, executor, lock, results)
    other.base.execute("ROLLBACK")
    assert other.done(other.plan(PLAN)) == set(range(5))
