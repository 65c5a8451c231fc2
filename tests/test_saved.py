"""Games that are kept: going on with one as the farewell says, and the list of them."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path

import pytest

from command import Done, lascaux
from lascaux.games.krom import KROM
from lascaux.kernel import record as records
from lascaux.terminal.bookmark import Bookmark

TIMES = "\N{MULTIPLICATION SIGN}"


def when(hour: int) -> str:
    return f"{datetime.fromtimestamp(3600 * hour).astimezone():%Y-%m-%d %H:%M}"


def last_command(done: Done) -> list[str]:
    """What the last line says to type, as a shell would read it."""
    name, *words = shlex.split(done.stdout.rstrip().splitlines()[-1].partition(": ")[2])
    assert name == "lascaux"
    return words


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A custom deck, in a folder with a space in its name."""
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
    says = f"started with another deck (hash {hashed}…): give its file with --deck FILE"
    assert (done.returncode, done.stderr) == (2, f"lascaux: {save}: {says}\n")


def test_a_game_of_ones_own_deck_is_proved_and_shown_again_with_it() -> None:
    kept = Bookmark(Path("a game.json"), Path("mine.toml"), "it")
    assert kept.verify() == "lascaux verify 'a game.json' --deck mine.toml"
    assert kept.replay() == "lascaux replay 'a game.json' --deck mine.toml --lang it"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where three games are kept: begun an hour apart, the last one with a custom deck."""
    mine = tmp_path / "mine.toml"
    mine.write_text(KROM.tribe().replace("The tribe deck", "My deck"))
    folder = tmp_path / "lascaux" / "games"
    folder.mkdir(parents=True)
    games: dict[str, tuple[object, ...]] = {
        "first.json": ("gletscher", "--players", 2, "--bots", "hunter"),
        "second.json": ("krom", "--players", 4, "--bots", "child,elder"),
        "third.json": ("krom", "--players", 3, "--hotseat", "--deck", mine),
    }
    for hour, (name, options) in enumerate(games.items()):
        lascaux("play", *options, "--seed", 3, "--save", folder / name, typed="\n")
        os.utime(folder / name, (3600 * hour, 3600 * hour))
    return tmp_path


def test_saved_games_are_listed_newest_first_with_the_way_on(home: Path) -> None:
    folder = home / "lascaux" / "games"
    done = lascaux("saved", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        f"Your saved games, newest first. They are in {folder}.\n"
        f"\n{when(2)}  Krom: Evolution · 3 people · with another deck\n"
        f"    lascaux play krom --save {folder}/third.json --deck FILE\n"
        f"\n{when(1)}  Krom: Evolution · you, child {TIMES} 2, elder · round 1\n"
        f"    lascaux play krom --save {folder}/second.json\n"
        f"\n{when(0)}  Am Rande des Gletschers · you, hunter · year 1\n"
        f"    lascaux play gletscher --save {folder}/first.json\n"
    )


def test_the_list_of_saved_games_speaks_the_language_asked_for(home: Path) -> None:
    done = lascaux("saved", "--lang", "de", home=home)
    assert "· du, hunter · Jahr 1\n" in done.stdout
    assert "/first.json --lang de\n" in done.stdout


def test_a_finished_game_says_who_won_and_can_be_shown_again(home: Path) -> None:
    file = home / "lascaux" / "games" / "second.json"
    record = records.read(file)
    record.hash, record.winners = "0" * 64, [record.seats.index("human")]
    record.write(file)
    lost = file.with_name("lost.json")
    record.winners = [record.seats.index("elder")]
    record.write(lost)
    lines = lascaux("saved", home=home).stdout.splitlines()
    way = {line.strip(): lines[i][18:] for i, line in enumerate(lines[1:])}
    about = f"Krom: Evolution · you, child {TIMES} 2, elder · finished: you"
    assert way[f"lascaux replay {file}"] == f"{about} won"
    assert way[f"lascaux replay {lost}"] == f"{about} lost"


def test_a_broken_file_among_saved_games_harms_nobody(home: Path) -> None:
    folder = home / "lascaux" / "games"
    whole = (folder / "first.json").read_text()
    (folder / "cut.json").write_text(whole[:80])
    (folder / "old.json").write_text(whole.replace('"version":', '"version":9'))
    (folder / "folder.json").mkdir()
    (folder / "gone.json").symlink_to(folder / "nowhere")
    done = lascaux("saved", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("    lascaux play") == 3
    for says in (
        "cut.json: broken or truncated",
        "old.json: rules of gletscher version 9",
        "folder.json: is not a file",
        "gone.json: cannot be read",
    ):
        assert f"  {folder}/{says}" in done.stdout


def test_no_saved_games_are_said_plainly(tmp_path: Path) -> None:
    done = lascaux("saved", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("There are no saved games yet.")
    assert list(tmp_path.iterdir()) == []
