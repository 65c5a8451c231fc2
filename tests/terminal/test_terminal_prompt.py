"""What can be typed at a question, and what it does."""

from __future__ import annotations

import re

import pytest
from seated import Screen, match, script, sit

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.krom.choices import BUY, SERVICES
from lascaux.games.krom.terms import BONUS, FOREST
from lascaux.kernel.chance import derived
from lascaux.kernel.match import Match, start
from lascaux.terminal.log import story
from lascaux.terminal.person import Person
from lascaux.terminal.table import look

NOTHING_LEFT_TO_TYPE = pytest.raises(EOFError)


def type_at(table: Match, *lines: str, seat: int = 0, language: str = "en") -> str:
    """What a person is told from a question on, until there is nothing left to type."""
    screen = Screen()
    person = Person(table, seat, language, screen.console, script(lines))
    with NOTHING_LEFT_TO_TYPE:
        while True:
            person.play()
            screen.new()
    return screen.text()


def in_the_cave() -> Match:
    """Round 2: the person in the Cave, at the choice between rest and services."""
    table = match("human", "random")
    while True:
        seat = table.position.waiting()[0]
        kind = table.game.describe(table.position, seat).kind
        if kind == "cave" and seat == 0:
            return table
        apart = kind == "movement" and table.game.view(table.position, None)["round"] == 1
        table.answer(seat, FOREST + seat if apart else table.position.legal(seat)[0])


@pytest.mark.parametrize("typed", ["", "x", "0", "99", "-1", "1.5", "9" * 50, "[bold]", "\x1b[A"])
def test_wrong_input_gets_one_friendly_line_and_changes_nothing(typed: str) -> None:
    table = match("human", "random")
    before = len(table.record.answers)
    told = type_at(table, typed).rpartition("╯\n")[2]
    assert told.count("\n") == 1
    assert "from 1 to 3" in told or "1 to 3" in told
    assert "\x1b" not in told
    assert len(table.record.answers) == before


def test_bytes_that_are_no_text_are_wrong_input() -> None:
    table = match("human", "random")
    lines = script(["again"])
    garbled = [UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")]

    def ask(prompt: str) -> str:
        if garbled:
            raise garbled.pop()
        return lines(prompt)

    screen = Screen()
    with NOTHING_LEFT_TO_TYPE:
        Person(table, 0, "en", screen.console, ask).play()
    assert "I do not understand “\ufffd”" in screen.text()


def test_a_number_answers() -> None:
    table = match("human", "random")
    type_at(table, "1")
    assert table.position.sealed[0] == FOREST


def test_enter_alone_takes_the_only_choice() -> None:
    """Where there are more, Enter does nothing."""
    table = match("human", "random", seed="3")
    screen = Screen()
    person = Person(table, 0, "en", screen.console, script([""]))
    while True:
        seat = table.position.waiting()[0]
        choices = table.position.legal(seat)
        if seat == 0 and len(choices) == 1:
            break
        table.answer(seat, choices[0])
    before = len(table.record.answers)
    person.play()
    assert "Enter: go on" in screen.text()
    assert table.record.answers[before] == (0, choices[0])


def test_a_question_mark_names_the_clause_against_each_wish() -> None:
    """K18, K25, K6: what cannot be done, and why."""
    assert "4 K6: nobody can choose the Cave in the first round — Go to the Cave" in type_at(
        match("human", "random"), "?"
    )
    told = type_at(in_the_cave(), "?")
    assert "K18: take the action of your place first — End the phase" in told
    assert "K25: " in told
    assert "— Realise" in told


def test_a_refused_choice_names_its_clause_and_changes_nothing() -> None:
    """What `?` lists has a number too; trying it says why not."""
    table = match("human", "random")
    told = type_at(table, "4")
    assert "K6: nobody can choose the Cave in the first round" in told
    assert table.position.waiting() == [0, 1]


def test_an_answer_can_be_taken_back() -> None:
    table = in_the_cave()
    before = list(table.record.answers)
    services = table.position.legal(0).index(SERVICES) + 1
    told = type_at(table, str(services), "u")
    assert "u undo" in told
    assert table.record.answers == before


def test_nothing_is_taken_back_across_a_die() -> None:
    """K36: what has been shown stays shown."""
    table = in_the_cave()
    before = list(table.record.answers)
    told = type_at(table, "u")
    assert "K36: nothing can be taken back across a die" in told
    assert table.record.answers == before


def test_the_rules_are_at_hand() -> None:
    told = type_at(match("human", "random"), "r k19", "r", "r K99")
    assert "K19  In the Cave" in told
    assert "gain 3 krom and 2 hit points" in told
    assert "K38  The defaults" in told
    assert "There is no clause “K99”" in told


def test_a_card_is_shown_up_close() -> None:
    told = type_at(match("human", "random"), "c TROUSERS", "c xyzzy", "c 1", "c")
    assert "A mountain wind is the mother of invention." in told
    assert "3 krom + 2 bone" in told
    assert told.count("No card here goes by") == 3


def test_the_card_that_a_choice_names_is_shown_up_close() -> None:
    table = in_the_cave()
    wishes = [r.wish.key for r in table.game.describe(table.position, 0).refusals]
    number = len(table.position.legal(0)) + wishes.index("choice-realise") + 1
    told = type_at(table, f"c {number}").rpartition("╭─ ")[2]
    assert "point" in told


def test_log_table_and_help_are_there_again() -> None:
    told = type_at(in_the_cave(), "l", "t", "h")
    assert told.count("Round 2") >= 3
    assert told.count("The race") == 2
    assert "which clause forbids it" in told


def test_the_help_names_a_clause_of_the_game_that_is_played() -> None:
    """The first of each rules reference."""
    assert re.search(r"^ *r K1 +reads a clause", type_at(in_the_cave(), "h"), re.MULTILINE)
    game = GLETSCHER
    table = start(game, 2, {}, game.deck(), ("human",) * 2, derived("7", "seed"), ["00"] * 2)
    assert re.search(r"^ *r G1 +reads a clause", type_at(table, "h"), re.MULTILINE)


def test_what_only_i_know_is_marked_in_my_log() -> None:
    """K36: the card that a player draws."""
    table = in_the_cave()
    table.answer(0, SERVICES)
    table.answer(0, BUY(BONUS))
    told = " ".join(type_at(table, "l").split())
    new = told.rpartition("◎ Karok draws a Bonus card: ")[2]
    assert new.split("(only you see this)")[0].count(".") == 1
    assert "(only you see this)" not in spectator(table)


def spectator(table: Match) -> str:
    screen = Screen()
    scene = look(table, None, "en", screen.console)
    screen.console.print(*story(table.game, table.events, scene.words))
    return screen.text()


def test_q_leaves_the_game() -> None:
    table = match("human", "random")
    screen = sit(table, [0], script(["", "q", "1"]))
    assert "The game was not saved." in screen.text()
    assert table.game.view(table.position, None)["round"] == 1
