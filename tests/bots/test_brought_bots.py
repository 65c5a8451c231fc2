"""Bots of one's own on the command line: `--bots module:Class`."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import lascaux
from lascaux.bots import known
from lascaux.kernel.errors import BadInput

LAST = """
class Last:
    def __init__(self, game, deck, luck):
        assert {"krom", "gletscher"} >= {game.id}

    def choose(self, view, choices):
        return choices[-1]

class Cheat(Last):
    def choose(self, view, choices):
        return 999

class Bare:
    def choose(self, view, choices):
        return choices[0]

class Mute:
    def __init__(self, game, deck, luck): ...

class Deaf(Mute):
    def choose(self): ...

def late(game, deck, luck): ...
"""
SMALL = ("simulate", "krom", "--players", 2, "--games", 2)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A working directory with bots in it; what they leave behind is forgotten afterwards."""
    (tmp_path / "strangers.py").write_text(LAST)
    (tmp_path / "broken.py").write_text("import strangers\n\nwolves = 1 / 0\n")
    (tmp_path / "garbled.py").write_text("class Bot\n")
    (tmp_path / "needy.py").write_text("import no_such_library\n")
    path, modules = sys.path[:], set(sys.modules)
    yield tmp_path
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if name in {"strangers", "broken", "garbled", "needy"}:
            del sys.modules[name]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_ones_own_plays_in_one_process_and_in_two(place: Path, jobs: int) -> None:
    args = ("--bots", "strangers:Last, random", "--games", 8, "--jobs", jobs, "--json")
    done = lascaux("simulate", "krom", "--players", 2, *args, cwd=place)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert report["bots"] == ["strangers:Last", "random"]
    assert list(report["wins_by_bot"]) == ["strangers:Last", "random"]
    assert sum(report["wins_by_bot"].values()) >= 8


def test_a_tournament_rates_it_by_its_name(place: Path) -> None:
    args = ("--bots", "strangers:Last,random", "--games", 2, "--json")
    done = lascaux("tournament", "krom", *args, cwd=place)
    rated = {row["bot"] for row in json.loads(done.stdout)["standings"]}
    assert rated == {"strangers:Last", "random"}


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("nowhere:Bot", "there is no module nowhere in {place} or on PYTHONPATH"),
        ("no.where:Bot", "there is no module no in {place} or on PYTHONPATH"),
        ("my bots.py:Bot", "write module:Class, for example mybots:Dreamer"),
        (":Bot", "write module:Class, for example mybots:Dreamer"),
        ("strangers:Nobody", "strangers has no class 'Nobody'"),
        ("strangers:", "strangers has no class ''"),
        ("strangers:late", "strangers has no class 'late'"),
        ("strangers:Bare", "Bare must be made of (game, deck, luck)"),
        ("strangers:Mute", "Mute needs a method choose(view, choices)"),
        ("strangers:Deaf", "Deaf needs a method choose(view, choices)"),
        (
            "broken:Bot",
            (
                "broken cannot be imported: ZeroDivisionError: division by zero"
                " ({place}/broken.py, line 3)"
            ),
        ),
        (
            "needy:Bot",
            (
                "needy cannot be imported: ModuleNotFoundError: No module named 'no_such_library'"
                " ({place}/needy.py, line 1)"
            ),
        ),
        (
            "garbled:Bot",
            "garbled cannot be imported: SyntaxError: expected ':' (garbled.py, line 1)",
        ),
    ],
)
def test_what_is_no_bot_gets_one_clear_line(bot: str, says: str, place: Path) -> None:
    done = lascaux(*SMALL, "--bots", bot, cwd=place)
    line = f"lascaux: bot {bot!r}: {says.format(place=place)}\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", line)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_answer_against_the_rules_ends_the_run_with_one_line(place: Path, jobs: int) -> None:
    done = lascaux(*SMALL, "--bots", "strangers:Cheat", "--jobs", jobs, cwd=place)
    first, _, rest = done.stderr.partition(", which ")
    assert (done.returncode, first) == (1, "lascaux: bot 'strangers:Cheat' answered 999")
    assert rest.endswith(" forbids; without --keep nothing is left\n")


def test_a_game_against_it_goes_on_when_it_is_named_again(place: Path) -> None:
    save = place / "game.json"
    args = ("--players", 2, "--bots", "strangers:Last", "--seed", 3, "--save", save)
    done = lascaux("play", "krom", *args, typed="\n1\n", cwd=place)
    assert (done.returncode, done.stderr) == (0, "")
    assert "(bot: strangers:Last)" in done.stdout
    way_on = shlex.split(done.stdout.splitlines()[-1])[-6:]
    assert way_on == ["play", "krom", "--save", str(save), "--bots", "strangers:Last"]
    assert lascaux(*way_on, typed="\n1\n", cwd=place).returncode == 0


def test_a_file_cannot_say_what_is_run_here(place: Path) -> None:
    """A record may come from anybody, and importing a module runs it."""
    save = place / "game.json"
    args = ("--players", 2, "--bots", "random", "--save", save)
    lascaux("play", "krom", *args, typed="\n1\n", cwd=place)
    save.write_text(save.read_text().replace('"random"', '"broken:Bot"'))
    done = lascaux("play", "krom", "--save", save, cwd=place)
    says = f"{save}: bot 'broken:Bot' plays here: name it again with --bots broken:Bot"
    assert (done.returncode, done.stderr) == (2, f"lascaux: {says}\n")


def test_a_name_from_the_network_never_imports_anything(place: Path) -> None:
    sys.path.append(str(place))
    with pytest.raises(BadInput, match="unknown bot 'broken:Bot'"):
        known("broken:Bot")
    assert "broken" not in sys.modules
