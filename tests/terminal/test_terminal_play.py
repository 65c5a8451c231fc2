"""Whole games at the terminal, in every language and on small screens."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from seated import Screen, match, script, short_match, sit, typist

from lascaux.kernel import record as records
from lascaux.kernel.match import replay, verify
from lascaux.kernel.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_every_language(language: str) -> None:
    table = short_match("human", "greedy", "greedy", "random", glacial="on", kromosaurus="on")
    screen = sit(table, [0], typist(table, [0]), language=language)
    assert table.position.over
    assert "K26" in screen.text()
    assert table.record.commitment in screen.text()
    assert str(table.record.seed) in screen.text()


def test_the_welcome_says_what_the_bots_at_the_table_are_like() -> None:
    table = match("human", "hunter", "child")
    words = " ".join(sit(table, [0], script(["", "q"]), language="de").text().split())
    assert "Kind: meint es gut und macht oft einfach irgendwas." in words
    assert "Jäger: wägt jeden Schritt genau ab" in words
    assert "Sammlerin" not in words


@pytest.mark.parametrize(("width", "height"), [(100, 35), (80, 24), (40, 12)])
def test_no_screen_is_too_small(width: int, height: int) -> None:
    table = short_match("human", *["random"] * 5, kromosaurus="on")
    screen = Screen(width, height, terminal=True)
    sit(table, [0], typist(table, [0]), screen, "de")
    assert table.position.over


@pytest.mark.parametrize(("width", "height"), [(100, 35), (80, 24)])
def test_a_question_its_choices_and_the_players_fit_the_screen(width: int, height: int) -> None:
    """The last screen before each answer: no more lines than there are, the players among them."""
    table = match("human", "greedy", "greedy", "greedy", glacial="on", kromosaurus="on")
    screen = Screen(width, height, terminal=True)
    type_number = typist(table, [0])
    heights = []

    def ask(prompt: str) -> str:
        shown = screen.new().rpartition("\x1b[2J\x1b[H")[2]
        if "╭" in shown:
            heights.append(shown.count("\n") + 1)
            assert all(sign in shown for sign in "◎≈#⌂")
            assert "hit points  krom  wood  stone  bone  cards  points" in shown
        return type_number(prompt)

    sit(table, [0], ask, screen)
    assert len(heights) > 50
    assert max(heights) <= height


def test_people_may_choose_their_characters() -> None:
    table = match("human", "human", characters="chosen")
    screen = sit(table, [0, 1], script(["", "", "2", "", "?", ""]))
    assert "Pass the keyboard to ≈ Player 2" in screen.text()
    assert "K1: ◎ Mörhy has this character — Mörhy, 57 kg" in screen.text()


def test_bots_alone_play_to_the_end() -> None:
    table = match("greedy", "greedy")
    screen = sit(table, [], script([]))
    assert table.position.over
    assert "won!" in screen.text()


def test_every_answer_is_saved_and_the_luck_can_be_proved(tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    table = match("human", "greedy")
    table.record.write(file)  # as the command does before the first question
    type_number = typist(table, [0])

    def ask(prompt: str) -> str:
        kept = json.loads(file.read_text(encoding="utf-8"))
        assert kept["answers"] == [list(answer) for answer in table.record.answers]
        return type_number(prompt)

    screen = sit(table, [0], ask, save=file)
    assert f"lascaux verify '{file}'" in screen.text().replace("\n", "")
    record = records.read(file)
    assert verify(record, table.deck, "file") == []


def test_a_game_gone_on_with_is_the_same_game(tmp_path: Path) -> None:
    """Bots need no memory: the answers so far decide what they do next."""
    straight = match("human", "greedy", "random")
    sit(straight, [0], script(["1"] * 400))
    file = tmp_path / "game.json"
    broken = match("human", "greedy", "random")
    screen = sit(broken, [0], script(["1"] * 9), save=file)
    assert f"lascaux play krom --save {file}" in screen.text().replace("\n", "")
    while not broken.position.over:
        broken = replay(records.read(file), broken.deck, "file")
        sit(broken, [0], script(["1"] * 30), save=file)
    assert broken.record == straight.record
