"""The command on its own: what it says of itself, and where people look first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from command import lascaux
from lascaux import __version__
from lascaux.cli import app
from lascaux.welcome import SECTIONS

LAZY = """
import sys
from lascaux.cli import main
sys.argv = ["lascaux", "--version"]
try:
    main()
finally:
    print(sorted(name for name in sys.modules if name in ("lascaux.games", "lascaux.server", "rich")))
"""


def test_lascaux_alone_shows_three_things_to_begin_with_and_then_the_rest() -> None:
    done = lascaux()
    assert (done.returncode, done.stderr) == (0, "")
    begin, *rest = done.stdout.split("\n\n")[1:]
    assert [line.split("  ")[1] for line in begin.splitlines()] == [
        "lascaux serve",
        "lascaux play krom",
        "lascaux rules krom",
    ]
    assert rest[0] == "The games: krom, gletscher, above_below."
    assert [part.splitlines()[0] for part in rest[1:-1]] == [f"{t}:" for t in list(SECTIONS)[1:]]
    assert max(map(len, done.stdout.splitlines())) < 80


def test_the_help_lists_every_command_once() -> None:
    shown = lascaux("--help").stdout
    names = [command.name or command.callback.__name__ for command in app.registered_commands]  # type: ignore[union-attr]
    names += [str(group.name) for group in app.registered_groups]
    assert sorted(name for section in SECTIONS.values() for name in section) == sorted(names)
    assert all(shown.count(f"\n  {name} ") == 1 for name in names)
    assert max(map(len, shown.splitlines())) < 80


def test_the_version_is_said_in_a_line_without_loading_any_game() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"lascaux {__version__}\n[]\n", "")


def test_python_m_lascaux_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lascaux", "verfy"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "lascaux: No such command 'verfy'. Did you mean 'verify'?\n"


@pytest.mark.parametrize(
    ("typed", "offers"),
    [
        ("lascaux rep", {"replay"}),
        ("lascaux play ", {"krom", "gletscher", "above_below"}),
        ("lascaux play krom --bots el", {"elder"}),
        ("lascaux play krom --bots elder,g", {"elder,gatherer", "elder,greedy"}),
        ("lascaux play krom --option gl", {"glacial=off", "glacial=on"}),
        ("lascaux play chess --option gl", set()),
        ("lascaux rules krom --lang ", {"en", "fr", "de", "it"}),
        ("lascaux rules krom K3", {"K3", *(f"K{n}" for n in range(30, 39))}),
        ("lascaux verify ", set()),  # the shell completes files by itself
    ],
)
def test_the_shell_can_complete_commands_games_bots_and_languages(
    typed: str, offers: set[str]
) -> None:
    words = typed.split(" ")
    done = lascaux(
        _LASCAUX_COMPLETE="complete_bash",
        COMP_WORDS="\n".join(words),
        COMP_CWORD=str(len(words) - 1),
    )
    assert (set(done.stdout.split()), done.stderr) == (offers, "")


def test_completion_comes_on_request() -> None:
    done = lascaux(_LASCAUX_COMPLETE="source_bash")
    assert "complete -o default -F _lascaux_completion lascaux" in done.stdout
