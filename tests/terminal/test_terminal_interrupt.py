"""Ctrl-C and the end of input: nothing is lost, and one is told how to go on."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest
from seated import Screen, match, script, sit, typist

from lascaux.kernel import record as records
from lascaux.kernel.codec import digest
from lascaux.kernel.match import replay
from lascaux.terminal.bookmark import Bookmark


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError])
@pytest.mark.parametrize("after", [0, 1, 2, 17])
def test_a_game_stopped_anywhere_is_as_it_was(
    tmp_path: Path, stop: type[BaseException], after: int
) -> None:
    file = tmp_path / "game.json"
    table = match("human", "greedy")
    type_number = typist(table, [0])
    typed = 0

    def ask(prompt: str) -> str:
        nonlocal typed
        typed += 1
        if typed > after:
            raise stop
        return type_number(prompt)

    screen = sit(table, [0], ask, save=file)
    assert f"The game is saved in {file}." in screen.text().replace("\n", "")
    again = replay(records.read(file), table.deck, "file")
    assert digest(again.position) == digest(table.position)
    assert again.record == table.record


def test_the_way_on_names_the_deck_and_the_language_that_were_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    kept = Bookmark(file, Path("my cards.toml"), "fr")
    screen = sit(match("human", "greedy"), [0], script([""]), language="fr", save=kept)
    go_on = f"lascaux play krom --save '{file}' --deck 'my cards.toml' --lang fr"
    assert f"Pour continuer : {go_on}\n" in screen.text()


def test_the_way_on_leaves_the_language_to_the_system_if_nobody_asked_for_it(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    screen = sit(match("human", "greedy"), [0], script([""]), language="fr", save=file)
    assert f"lascaux play krom --save {file}\n" in screen.text()


def test_a_game_without_a_file_says_so() -> None:
    assert "not saved" in sit(match("human", "greedy"), [0], script([])).text()


def test_an_interrupted_bot_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    table = match("human", "greedy")
    before = digest(table.position)

    def think(*_args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("lascaux.bots.greedy.Greedy.choose", think)
    screen = sit(table, [0], script(["", "1"]), Screen(), save=file)
    assert "To continue:" in screen.text()
    kept = replay(records.read(file), table.deck, "file")
    assert kept.record.answers[-1][0] == 0
    assert digest(kept.position) != before


def read_until(terminal: int, wanted: str, seconds: float = 60) -> str:
    text = ""
    end = time.monotonic() + seconds
    while wanted not in text:
        assert time.monotonic() < end, f"{wanted!r} did not come: {text[-500:]!r}"
        if select.select([terminal], [], [], 0.2)[0]:
            text += os.read(terminal, 65536).decode(errors="replace")
            text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).replace("\u00a0", " ")
    return text


def press_ctrl_c(child: int, terminal: int) -> None:
    """Until it is noticed: Python sleeps through a signal that comes just before it waits for input."""
    for _ in range(30):
        os.kill(child, signal.SIGINT)
        if select.select([terminal], [], [], 2)[0]:
            return


def test_ctrl_c_in_a_real_terminal_leaves_a_game_to_go_on_with(tmp_path: Path) -> None:
    """The command itself, on a pseudo-terminal, until the person presses Ctrl-C."""
    file = tmp_path / "game.json"
    command = [sys.executable, "-c", "from lascaux.cli import main; main()", "play", "krom"]
    options = ["--players", "4", "--lang", "fr", "--seed", "7", "--save", str(file)]
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover
        os.environ.update(TERM="xterm", COLUMNS="100", LINES="35")
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # as in a terminal, wherever the tests run
        os.execv(command[0], [*command, *options])  # noqa: S606
    try:
        read_until(terminal, "Appuyez sur Entrée.")
        os.write(terminal, b"\n")
        read_until(terminal, "> ")
        os.write(terminal, b"1\n")
        read_until(terminal, "> ")
        press_ctrl_c(child, terminal)
        last = read_until(terminal, "--lang fr")
        assert "Pour continuer : lascaux play krom --save" in last
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == 0
    finally:
        os.close(terminal)
    record = records.read(file)
    assert any(record.seats[seat] == "human" for seat, _ in record.answers if seat >= 0)
