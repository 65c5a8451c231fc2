"""docs/add-a-game.md: the game that it writes is whole, small, and played everywhere."""

from __future__ import annotations

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from serving import Server, table_of

from example import ROOT, SPOOR, install, python
from lascaux.client import Player
from lascaux.kernel import record as records
from lascaux.kernel.texts import LANGUAGES, Texts
from spoor import SPOOR as GAME
from test_texts import messages, phrases

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(python|ftl|toml)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
PYTHON = sorted((SPOOR / "spoor").glob("*.py"))
HUMAN = 1  # where the seed of these games seats the person


def written(lines: str) -> list[str]:
    return [line for line in lines.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def lascaux(site: Path, *args: object, **how: Any) -> subprocess.CompletedProcess[str]:
    return python(site, "-m", "lascaux", *args, **how)


def test_the_page_shows_the_whole_game_as_it_is() -> None:
    """Every block is a part of a file, and together those of Python are all of it, in order."""
    files = {
        file: file.read_text(encoding="utf-8")
        for file in SPOOR.rglob("*")
        if file.suffix in {".py", ".ftl", ".toml"}
    }
    shown: dict[Path, list[str]] = defaultdict(list)
    for kind, block in BLOCKS:
        ending = {"python": ".py", "ftl": ".ftl", "toml": ".toml"}[kind]
        file, part = next(
            (file, part)
            for part in (block, indent(block, "    "))  # a method is shown without its class
            for file, text in files.items()
            if file.suffix == ending and part in text
        )
        shown[file] += written(part)
    assert {file: shown[file] for file in PYTHON} == {file: written(files[file]) for file in PYTHON}


def test_a_game_takes_150_lines_of_python_and_a_file_of_words_for_each_language() -> None:
    assert sum(len(written(file.read_text(encoding="utf-8"))) for file in PYTHON) <= 150
    words = sorted(str(file.relative_to(SPOOR)) for file in SPOOR.rglob("*.ftl"))
    assert words == sorted(f"spoor/texts/{language}/spoor.ftl" for language in LANGUAGES)


def test_a_person_plays_it_against_an_elder_takes_a_move_back_and_proves_the_luck(
    site: Path, tmp_path: Path
) -> None:
    """Boast of 1; undo is refused across the die; go home, take it back, follow; home for good."""
    save = tmp_path / "game.json"
    args = ("play", "spoor", "--players", 2, "--bots", "elder", "--seed", 4, "--save", save)
    done = lascaux(site, *args, typed="\n2\nu\n2\nu\n1\n" + 40 * "2\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "S2: nothing can be taken back across a die" in done.stdout
    assert "Day 5" in done.stdout
    assert "The game is over. Victory for" in done.stdout
    record = records.read(save)
    assert record.seats == ["elder", "human"]
    assert [choice for seat, choice in record.answers if seat == HUMAN][:2] == [11, 0]
    assert "proved" in lascaux(site, "verify", save).stdout
    assert "Spoor" in lascaux(site, "replay", save).stdout


def test_a_move_that_is_refused_names_its_clause(site: Path, tmp_path: Path) -> None:
    """The first track: no torch is burnt on a trail that is not lost."""
    args = ("play", "spoor", "--players", 2, "--seed", 4, "--save", tmp_path / "game.json")
    done = lascaux(site, *args, typed="\n2\n?\n3\nq\n")
    assert "S4: the trail is not lost" in done.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Spoor", "1  Say nothing", "Boasts", "points")),
        ("fr", ("Sur la piste", "1  Se taire", "Les vantardises", "torches")),
        ("de", ("Fährte", "1  Nichts sagen", "Ansagen", "Fackeln")),
        ("it", ("Sulle tracce", "1  Tacere", "I vanti", "torce")),
    ],
)
def test_it_speaks_four_languages(
    language: str, said: tuple[str, ...], site: Path, tmp_path: Path
) -> None:
    save = ("--save", tmp_path / "game.json", "--lang", language)
    done = lascaux(site, "play", "spoor", *save, typed="\nr S2\n")
    assert (done.returncode, done.stderr) == (0, "")
    for words in said:
        assert words in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_it_can_be_said(language: str) -> None:
    texts = Texts(GAME.folder, language, ["Anna", "Bert", "Cleo", "Dora"])
    said = {": ".join((clause, *map(texts.say, told))) for clause, told in phrases(GAME)}
    assert len(said) > 50
    assert not [text for text in said if "{" in text or "None" in text or "  " in text]
    keys = {code: messages(GAME.folder / f"texts/{code}/spoor.ftl") for code in LANGUAGES}
    assert keys[language] == keys["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_can_be_read_clause_by_clause(language: str, site: Path) -> None:
    done = lascaux(site, "rules", "spoor", "--lang", language)
    assert done.returncode == 0
    assert re.findall(r"^(S\d)  ", done.stdout, re.MULTILINE) == [f"S{n}" for n in range(1, 7)]


def test_the_lab_plays_it_in_two_processes(site: Path, tmp_path: Path) -> None:
    args = ("--players", 4, "--games", 12, "--bots", "greedy,random", "--jobs", 2, "--json")
    done = lascaux(site, "simulate", "spoor", *args, cwd=tmp_path)
    report = json.loads(done.stdout)
    assert (report["finished"], sum(report["wins_by_bot"].values()) >= 12) == (12, True)
    assert report["rounds"] == {"p5": 5, "median": 5, "p95": 5}


def test_an_elder_wins_a_tournament_of_it(site: Path, tmp_path: Path) -> None:
    """Of 20 games each; the bots know nothing of it but its rules and its score."""
    args = ("--bots", "elder,random", "--games", 20, "--json")
    done = lascaux(site, "tournament", "spoor", *args, cwd=tmp_path)
    assert [row["bot"] for row in json.loads(done.stdout)["standings"]] == ["elder", "random"]


def test_what_holds_for_every_game_holds_for_it(site: Path) -> None:
    """Legal lists, copies, records, refusals; and what is sealed reaches nobody."""
    suite = ROOT / "tests" / "games" / "test_every_game.py"
    done = python(site, "-m", "pytest", suite, "-n", 0, "-k", "spoor", cwd=ROOT)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 20


LEARNER = """
from pettingzoo.test import api_test
from lascaux.adapters.pettingzoo import env
api_test(env("spoor", players=3), num_cycles=300)
"""


def test_learners_play_it(site: Path) -> None:
    done = python(site, "-W", "ignore", "-c", LEARNER)
    assert done.returncode == 0, done.stderr
    assert "Passed" in done.stdout


@pytest.fixture(scope="module")
def house(site: Path) -> Iterator[Server]:
    """A server where the game is installed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(site))
        server = Server(f"sqlite:///{site}/lascaux.db")
    yield server
    server.stop()


def test_the_server_gives_it_a_table_though_the_lobby_does_not_show_it(
    house: Server, any_choice: Callable[..., int]
) -> None:
    me = house.visitor()
    made = me.call("POST", "/api/tables", table_of(["me", "elder", "random"], game="spoor"))
    table = made["table"]["id"]
    me.call("POST", f"/api/tables/{table}/start")
    end = Player(me, table, any_choice).play()
    assert end["view"]["round"] == 5
    assert end["view"]["winners"]
    record = me.call("GET", f"/api/tables/{table}/record")
    assert me.call("POST", "/api/verify", {"record": record}) == {"proved": True, "differs": []}
