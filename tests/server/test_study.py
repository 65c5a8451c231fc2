"""Where to look in a finished game, and where it turned: worked out by hand."""

from __future__ import annotations

from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest

from lascaux.games import GLETSCHER, KROM
from lascaux.kernel.describe import Phrase
from lascaux.kernel.events import Event
from lascaux.kernel.rules import CHANCE
from lascaux.server.study import Found, Study, spread


def game(chances: list[float], words: dict[int, Event] | None = None) -> Any:
    """A game of two with an answer between each two of these chances of seat 0; events by answer."""
    events: list[Event] = []
    marks = []
    for n in range(len(chances) - 1):
        marks.append((len(events), 0))
        if words and n in words:
            events.append(words[n])
    rules: Any = copy(KROM)
    rules.log = lambda seen: None if seen["event"] == "quiet" else Phrase("x", {})
    record = SimpleNamespace(answers=[(n % 2, 0) for n in range(len(chances) - 1)], players=2)
    return SimpleNamespace(record=record, events=events, marks=marks, game=rules)


def studied(chances: list[float], words: dict[int, Event] | None = None) -> tuple[Study, list[int]]:
    """The study of such a game when it is done, and in which order it looked."""
    study = Study(game(chances, words), {})
    looked = []
    while (n := study.next()) is not None:
        looked.append(n)
        study.found[n] = Found(round=n, chances=[chances[n], 1 - chances[n]])
    return study, looked


def told(name: str, seat: int) -> Event:
    return Event(name, {"seat": seat}, {}, ())


def test_a_short_game_is_looked_at_wherever_somebody_is_asked() -> None:
    assert spread([(0, 1), (CHANCE, 3), (1, 2), (0, 0)]) == [0, 2, 3, 4]


def test_a_long_game_is_looked_at_sixty_times_from_its_beginning_to_its_end() -> None:
    """591 questions over 590 answers: every tenth and the last."""
    assert spread([(0, 0)] * 590) == list(range(0, 591, 10))


def test_the_answer_that_turned_a_long_game_is_found_by_halving() -> None:
    """0.5 for 121 moments, 0.9 from the 63rd answer on; 60 moments lie 2 or 3 answers apart."""
    study, looked = studied([0.5] * 63 + [0.9] * 58)
    found = study.analysis()
    assert [turn.answer for turn in found.turns] == [63]
    assert (found.turns[0].before, found.turns[0].after) == (0.5, 0.9)
    assert len(looked) <= 60 + 2
    assert found.done == found.of == 60 + 3 * 2


def test_the_three_largest_changes_are_named_in_the_order_of_the_game() -> None:
    study, _ = studied([0.5, 0.6, 0.58, 0.2, 0.2, 0.7, 1.0])
    turns = study.analysis().turns
    assert [(turn.answer, turn.seat) for turn in turns] == [(3, 1), (5, 0), (6, 0)]
    assert [turns[0].before, turns[0].after] == pytest.approx([0.42, 0.8])


def test_how_much_of_a_round_is_over_is_counted_by_answers() -> None:
    """Of 9 answers the 2nd begins a round and the 6th another, which ends with the game."""
    words = {1: told("round", 0), 3: told("moved", 1), 5: told("round", 1)}
    study = Study(game([0.5] * 10, words), {})
    over = [study.gone(n) for n in range(10)]
    assert over == pytest.approx([0, 0, 0, 1 / 4, 2 / 4, 3 / 4, 0, 1 / 3, 2 / 3, 0])


def test_where_each_seat_has_a_heading_of_its_own_a_round_is_the_turns_of_all() -> None:
    """Two players of Gletscher: turns begin after 1, 3, 5 and 7 answers, rounds after 1 and 5."""
    match = game([0.5] * 9, {n: told("round", n // 2 % 2) for n in (0, 2, 4, 6)})
    match.game = GLETSCHER
    study = Study(match, {})
    over = [study.gone(n) for n in range(9)]
    assert over == pytest.approx([0, 0, 1 / 4, 2 / 4, 3 / 4, 0, 1 / 3, 2 / 3, 0])


def test_a_game_without_a_turn_has_none() -> None:
    study, _ = studied([0.5, 0.51, 0.5])
    assert study.analysis().turns == []


def test_a_turn_is_told_by_what_the_log_says_of_its_seat() -> None:
    """Quiet events and the heading of a round are no words for it."""
    words = {0: told("round", 0), 1: told("moved", 1), 2: told("quiet", 0)}
    study, _ = studied([0.1, 0.5, 0.9, 0.1], words)
    assert [turn.event for turn in study.analysis().turns] == [None, 1, None]


def test_the_last_turn_is_told_by_the_victory() -> None:
    """Whatever else the last answer brought, such as a new card on the table."""
    match = game([0.5, 1.0])
    match.events = [told("moved", 0), Event("won", {"winners": [0]}, {}, ())]
    chances = {n: Found(round=1, chances=[c, 1 - c]) for n, c in enumerate((0.5, 1.0))}
    assert [turn.event for turn in Study(match, chances).analysis().turns] == [1]


def test_while_it_is_under_way_it_says_how_far_it_is_and_shows_no_turns() -> None:
    study = Study(game([0.5, 0.1, 0.9]), {0: Found(round=1, chances=[0.5, 0.5])})
    found = study.analysis()
    assert (found.done, found.of, len(found.standings), found.turns) == (1, 3, 1, [])
