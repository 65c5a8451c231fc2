"""A recorded game shown again."""

from __future__ import annotations

import pytest
from seated import Screen, match, name, script, sit, typist

from lascaux.kernel.errors import BadInput
from lascaux.kernel.match import Match
from lascaux.terminal.replay import replay


@pytest.fixture(scope="module")
def played() -> Match:
    table = match("human", "greedy", "greedy")
    sit(table, [0], typist(table, [0]))
    return table


def shown(table: Match, *lines: str, seat: int | None = None) -> str:
    screen = Screen()
    replay(table.record, table.deck, "en", screen.console, script(lines), seat)
    return screen.text()


def test_without_a_terminal_the_whole_game_is_told(played: Match) -> None:
    screen = Screen()
    replay(played.record, played.deck, "en", screen.console, None)
    text = screen.text()
    for number in range(1, int(played.game.view(played.position, None)["round"]) + 1):
        assert f"Round {number}\n" in text
    assert "won!" in text
    assert "(bot: greedy)" in text


def test_a_spectator_sees_no_hidden_card_and_a_seat_only_its_own(played: Match) -> None:
    """K36."""
    spectator, first = Screen(), Screen()
    replay(played.record, played.deck, "en", spectator.console, None)
    replay(played.record, played.deck, "en", first.console, None, 0)
    assert "draws a Bonus card: " not in " ".join(spectator.text().split())
    assert "draws a Bonus card: " in " ".join(first.text().split())
    assert f"As {name(played, 0)} saw it." in first.text()


def test_enter_shows_the_next_step(played: Match) -> None:
    assert "goes" not in shown(played)
    assert "goes" in shown(played, "")
    assert len(shown(played, "", "")) < len(shown(played, *[""] * 9))


def test_a_number_jumps_to_that_round_and_back(played: Match) -> None:
    text = shown(played, "3", "2", "99", "x")
    assert text.index("Round 3\n") < text.index("Round 2\n")
    assert "There is no round 99" in text
    assert text.count("Enter: next step") == 2


def test_a_shows_the_rest_t_the_table_and_q_quits(played: Match) -> None:
    assert "won!" in shown(played, "", "a")
    text = shown(played, "t", "q", "a")
    assert "The race" in text
    assert "won!" not in text


def test_an_unfinished_game_ends_where_it_stands() -> None:
    table = match("human", "greedy")
    sit(table, [0], script(["", "1"]))
    assert "The record ends here; the game does not." in shown(table, *[""] * 99)


def test_a_record_against_the_rules_is_not_shown() -> None:
    table = match("human", "greedy")
    table.record.answers.append((0, 77))
    with pytest.raises(BadInput, match="against the rules"):
        shown(table)
