"""The command line as people and scripts meet it: exit codes, one clear line, nothing written."""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from command import lascaux

EFFECTS = ("dice", "add", "gain", "lose", "steal", "trade", "swap", "counter")
SOURCE = Path(__file__).parents[1] / "src" / "lascaux"
LAB = (
    ("simulate", "krom"),
    ("tournament", "krom", "--bots", "greedy,random"),
    ("ladder", "krom"),
    ("balance", "krom"),
)
TRIBE = SOURCE / "games" / "krom" / "deck.toml"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    done = lascaux(
        "simulate", "krom", "--players", 2, "--games", 1, "--bots", "random", "--records", folder
    )
    assert done.returncode == 0, done.stderr
    return folder / "krom-000001.json"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "unknown game 'chess': choose one of above_below, gletscher, krom"),
        (("play", "krom", "--players", 7), "krom is for 2 to 6 players, not 7"),
        (("play", "krom", "--players", 0), "krom is for 2 to 6 players, not 0"),
        (("play", "krom", "--players", "many"), "--players"),
        (("play", "krom", "--option", "rain=on"), "unknown option of krom 'rain'"),
        (("play", "krom", "--option", "glacial=maybe"), "unknown value of option glacial 'maybe'"),
        (("play", "krom", "--option", "glacial"), "name=value"),
        (("play", "krom", "--lang", "es"), "unknown language 'es': choose one of en, fr, de, it"),
        (("play", "krom", "--bots", "genius"), "unknown bot 'genius'"),
        (("play", "krom", "--deck", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (
            ("play", "krom", "--save", "no/such/folder/game.json"),
            "no/such/folder/game.json: cannot be written",
        ),
        (("simulate", "krom", "--games", 0), "--games"),
        (("simulate", "krom", "--bots", ""), "unknown bot ''"),
        *(((*command, "--seed", 2**63), "--seed") for command in LAB),
        (("simulate", "krom", "--seed", -(2**63) - 1, "--keep", "kept.sqlite"), "--seed"),
        (("rules", "krom", "K99"), "unknown clause 'K99'"),
        (("rules", "krom", ""), "unknown clause ''"),
        (
            ("simulate", "krom", "--records", "/dev/null/x"),
            "/dev/null/x: no folder can be made there",
        ),
        (("play", "krom", "--save", "x" * 300), "File name too long"),
        (("verify", "."), ".: is not a file"),
        (("deck",), "Missing command"),
        (("serve", "--port", 99999), "port 99999: a port is a number from 0 to 65535"),
        (("verify", "nowhere.json"), "nowhere.json: cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json: cannot be read"),
        (("deck", "check", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("frobnicate",), "frobnicate"),
    ],
)
def test_bad_input_gets_one_clear_line_and_writes_nothing(
    args: tuple[object, ...], says: str, tmp_path: Path
) -> None:
    done = lascaux(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.startswith("lascaux: ")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", LAB)
def test_results_are_not_kept_in_a_database_of_something_else(
    command: tuple[object, ...], tmp_path: Path
) -> None:
    file = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(file)) as base:
        base.executescript("CREATE TABLE games (name TEXT, price REAL)")
    before = file.read_bytes()
    extra = ("--out", "new") if "balance" in command else ()
    done = lascaux(*command, "--keep", file, *extra, cwd=tmp_path)
    says = f"lascaux: {file}: no results can be kept there (table plans is missing)\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", says)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("args", "package", "what"),
    [
        (("balance", "krom", "--games", 1, "--out", "new"), "matplotlib", "a report"),
        (
            ("tournament", "krom", "--games", 2, "--bots", "greedy,random"),
            "openskill",
            "a tournament",
        ),
        (("simulate", "krom", "--cluster", "tcp://127.0.0.1:1"), "distributed", "--cluster"),
    ],
)
def test_a_missing_package_is_named_before_any_game_and_any_file(
    args: tuple[object, ...],
    package: str,
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    done = lascaux(*args, "--keep", "kept.sqlite", cwd=tmp_path)
    says = f"lascaux: {what} needs {package}: pip install 'lascaux[lab]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", says)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text[: len(text) // 2], "broken or truncated"),
        (lambda text: text.replace('"version":1', '"version":9'), "version 9"),
        (lambda text: text.replace('"lascaux-record":1', '"lascaux-record":9'), "format 9"),
        (lambda text: text.replace('"game":"krom"', '"game":"chess"'), "chess"),
        (
            lambda text: text.replace('"answers":[[-1,', '"answers":[[-1,9'),
            "answer 1 is against the rules",
        ),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play"])
def test_a_broken_save_is_refused_and_left_alone(
    command: str, change: object, says: str, record: Path, tmp_path: Path
) -> None:
    assert callable(change)
    file = tmp_path / "game.json"
    file.write_text(change(record.read_text()))
    before = file.read_bytes()
    done = (
        lascaux("replay", file) if command == "replay" else lascaux("play", "krom", "--save", file)
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--players", 3), "players 2, not 3"),
        (("--option", "glacial=on"), "glacial off, not on"),
        (("--option", "rain=on"), "unknown option"),
        (("--seed", 12345), "a seed other than"),
        (("--bots", "genius"), "unknown bot"),
    ],
)
def test_going_on_with_a_game_never_drops_what_was_asked(
    args: tuple[object, ...], says: str, record: Path
) -> None:
    before = record.read_bytes()
    done = lascaux("play", "krom", "--save", record, *args)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("entry", "value", "says"),
    [("winners", [0, 1], "the winners are"), ("seats", ["human", "[/x]"], "unknown bot")],
)
def test_playing_on_never_mends_a_forged_record(
    entry: str, value: object, says: str, record: Path, tmp_path: Path
) -> None:
    data = json.loads(record.read_text())
    data[entry] = value
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(data))
    before = file.read_bytes()
    done = lascaux("play", "krom", "--save", file)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr
    assert file.read_bytes() == before


def test_a_game_without_a_save_file_is_kept_all_the_same(tmp_path: Path) -> None:
    done = lascaux("play", "krom", "--seed", 3, home=tmp_path)
    assert done.returncode == 0
    (kept,) = (tmp_path / "lascaux" / "games").iterdir()
    assert str(kept) in done.stdout.replace("\n", "")
    assert lascaux("play", "krom", "--seed", 3, "--save", kept).returncode == 0


def test_a_whole_record_is_proved_and_a_forged_one_is_not(record: Path, tmp_path: Path) -> None:
    done = lascaux("verify", record)
    assert (done.returncode, done.stderr) == (0, "")
    assert "proved" in done.stdout
    data = json.loads(record.read_text())
    data["nonces"][0] = "ffff"
    (tmp_path / "forged.json").write_text(json.dumps(data))
    done = lascaux("verify", tmp_path / "forged.json")
    assert done.returncode == 1
    assert "luck gives" in done.stdout


def test_a_record_of_another_deck_is_refused(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(TRIBE.read_text().replace("The tribe deck", "Another deck"))
    done = lascaux("verify", record, "--deck", other)
    assert done.returncode == 2
    assert "another deck" in done.stderr


def test_our_deck_can_be_exported_checked_and_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(lascaux("deck", "export", "krom").stdout)
    assert lascaux("deck", "check", mine).returncode == 0
    done = lascaux("simulate", "krom", "--games", 1, "--bots", "random", "--deck", mine, "--json")
    assert json.loads(done.stdout)["finished"] == 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[[evolution]]", "[[evolutions]]", "unknown key 'evolutions'"),
        *((f'effect = "{e}"', 'effect = "explode"', "unknown effect 'explode'") for e in EFFECTS),
    ],
)
def test_a_wrong_deck_is_refused_everywhere(old: str, new: str, says: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(TRIBE.read_text().replace(old, new, 1))
    for command in (
        ("deck", "check", wrong),
        ("play", "krom", "--deck", wrong),
        ("simulate", "krom", "--deck", wrong),
    ):
        done = lascaux(*command)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert f"{wrong}: " in done.stderr
        assert says in done.stderr


def test_a_deck_with_24_evolutions_is_refused(tmp_path: Path) -> None:
    head, _, tail = TRIBE.read_text().partition("[[evolution]]")
    _, _, rest = tail.partition("[[evolution]]")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(f"{head}[[evolution]]{rest}")
    done = lascaux("deck", "check", wrong)
    assert (done.returncode, done.stderr) == (
        2,
        f"lascaux: {wrong}: needs 25 evolution cards, has 24\n",
    )


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Setup"), ("fr", "Caverne"), ("de", "Höhle"), ("it", "Caverna")]
)
def test_the_rules_are_printed_in_every_language(lang: str, word: str) -> None:
    done = lascaux("rules", "krom", "--lang", lang)
    assert done.returncode == 0
    assert word in done.stdout
    assert all(f"\nK{n}  " in done.stdout for n in range(1, 39))


def test_simulate_says_what_the_issue_of_a_run_was(tmp_path: Path) -> None:
    args = (
        "simulate",
        "krom",
        "--players",
        3,
        "--games",
        4,
        "--bots",
        "random",
        "--seed",
        5,
        "--json",
    )
    report = json.loads(lascaux(*args, "--option", "glacial=on").stdout)
    assert report["options"]["glacial"] == "on"
    assert set(report) >= {
        "game", "players", "games", "finished", "decisions", "seconds", "decisions_per_second", "wins_by_seat",
        "wins_by_bot", "wins_by_character", "rounds", "place_share", "cards",
    }  # fmt: skip
    assert lascaux(*args[:-1]).stdout.count("random") >= 1
