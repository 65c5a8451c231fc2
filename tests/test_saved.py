"""Games that are kept: going on with one as the farewell says, and the list of them."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from command import Done, lascaux
from lascaux.games.krom import KROM
from lascaux.kernel import record as records
from lascaux.terminal.bookmark import Bookmark


def last_command(done: Done) -> list[str]:
    """What the last line says to type, as a shell would read it."""
    name, *words = shlex.split(done.stdout.rstrip().splitlines()[-1].partition(": ")[2])
    assert name == "lascaux"
    return words


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A deck of one's own, in a folder with a space in its name."""
    file = tmp_path / "my cards" / "mine.toml"
    file.parent.mkdir()
    file.write_text(KROM.tribe().replace("The tribe deck", "My deck"))
    return file


def test_what_the_farewell_says_goes_on_with_a_game_of_ones_own_deck(
    cards: Path, tmp_path: Path
) -> None:
    save = Path("a game.json")
    asked = ("--deck", cards, "--save", save, "--lang", "de", "--seed", 3)
    done = lascaux("play", "krom", *asked, typed="\n1\n", cwd=tmp_path)
    way_on = last_command(done)
    assert way_on == [
        *("play", "krom", "--save", str(save)),
        *("--deck", str(cards), "--lang", "de"),
    ]
    before = records.read(tmp_path / save).answers
    again = lascaux(*way_on, typed="\n1\n", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    after = records.read(tmp_path / save).answers
    assert len(after) > len(before) > 0
    assert after[: len(before)] == before
    assert last_command(again) == way_on


def test_a_game_of_another_deck_asks_for_it(cards: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    lascaux("play", "krom", "--deck", cards, "--save", save)
    done = lascaux("play", "krom", "--save", save)
    hashed = KROM.deck(cards).hash[:12]
    says = f"begun with another deck (hash {hashed}…): give its file with --deck FILE"
    assert (done.returncode, done.stderr) == (2, f"lascaux: {save}: {says}\n")


def test_a_game_of_ones_own_deck_is_proved_and_shown_again_with_it() -> None:
    kept = Bookmark(Path("a game.json"), Path("mine.toml"), "it")
    assert kept.verify() == "lascaux verify 'a game.json' --deck mine.toml"
    assert kept.replay() == "lascaux replay 'a game.json' --deck mine.toml --lang it"
