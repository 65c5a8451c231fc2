"""A game of another package, which brings nothing but its rules, is played everywhere all the same."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pebbles import PEBBLES
from rich.console import Console

from lascaux.adapters.layout import Layout
from lascaux.bots import BOTS, make
from lascaux.bots.advice import explain
from lascaux.bots.levels import ELDER, level
from lascaux.bots.tune import numbers
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.codec import canonical
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES, Game
from lascaux.kernel.match import Match, start
from lascaux.kernel.parts import find_part
from lascaux.kernel.rules import CHANCE, Refused
from lascaux.kernel.texts import Texts
from lascaux.lab import bench, commands
from lascaux.lab.play import Plan
from lascaux.lab.report import show
from lascaux.lab.simulate import simulate
from lascaux.server.messages import CardsView
from lascaux.terminal.play import play
from lascaux.terminal.rules import print_rules

DECK = PEBBLES.deck()


@pytest.fixture(autouse=True)
def at_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


def match(*seats: str) -> Match:
    return start(PEBBLES, len(seats), {}, DECK, seats, derived("7"), ["00"] * len(seats))


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_it_by_the_score_alone(name: str) -> None:
    table = match(name, name, name)
    bots = [make(name, PEBBLES, DECK, FastLuck(seat)) for seat in range(3)]
    while not table.position.over:
        seat = table.position.turn
        view = table.game.view(table.position, seat)
        table.answer(seat, bots[seat].choose(view, table.position.choices))
    assert table.position.winners


def test_who_looks_one_step_ahead_takes_as_many_as_it_may() -> None:
    """Nine pebbles, and three at most are taken at once."""
    table = match("greedy", "greedy")
    bot = make("greedy", PEBBLES, DECK, FastLuck(1))
    assert bot.choose(table.game.view(table.position, 0), table.position.choices) == 3


def test_a_hint_comes_without_reasons() -> None:
    table = match("human", "elder")
    view = table.game.view(table.position, 0)
    hint = explain(PEBBLES, DECK, FastLuck(1), view, table.position.choices, iterations=30)
    assert hint.best[0].choice == 3
    assert hint.why == []


def test_the_lab_plays_it_and_counts_rounds() -> None:
    plan = Plan("pebbles", 3, {}, DECK, ("greedy", "random"), 1)
    report = simulate(plan, 6, None, lambda _: None)
    assert report["finished"] == 6
    assert report["rounds"] == {"p5": 0, "median": 0, "p95": 0}
    assert report["cards"] == {}


def test_a_report_of_a_game_without_cards_has_no_table_of_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = Plan("pebbles", 2, {}, DECK, ("greedy", "random"), 1)
    show(simulate(plan, 2, None, lambda _: None))
    said = capsys.readouterr().out
    assert "pebbles, 2 players" in said
    assert "card" not in said


def test_it_is_measured_how_fast_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", {"pebbles": PEBBLES})
    rows = bench.rows(0.01)
    assert [(row["game"], row["players"]) for row in rows] == [("pebbles", n) for n in (2, 3, 4)]
    assert all(row["decisions_per_second"] > 0 for row in rows)


def test_what_it_does_not_have_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_game", lambda _: PEBBLES)
    with pytest.raises(BadInput, match="pebbles has no targets to be measured against"):
        commands.balance("pebbles")
    with pytest.raises(BadInput, match="pebbles is judged by its score alone"):
        commands.tune("pebbles")
    with pytest.raises(BadInput, match="unknown option of pebbles 'rain': there are none"):
        PEBBLES.choose_options(2, {"rain": "on"})
    with pytest.raises(BadInput, match="pebbles has no rules reference"):
        print_rules(PEBBLES, DECK, Texts(PEBBLES.folder, "en"))


def test_it_has_no_cards_and_takes_no_deck_but_its_own(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(PEBBLES.tribe())
    assert PEBBLES.deck(file) == DECK
    told = msgspec.convert(PEBBLES.cards(DECK), CardsView)
    assert told == {"names": {}}
    file.write_text('game = "pebbles"\nname = "Marbles"\n')
    with pytest.raises(BadInput, match=r"deck\.toml: pebbles is played without cards"):
        PEBBLES.deck(file)


def test_a_person_plays_it_in_the_terminal(tmp_path: Path) -> None:
    """A row for each seat, the rest line by line; what is hidden stays so."""
    with (tmp_path / "screen").open("w+") as file:
        typed = iter(["", "?", "c", "r", "r P1", "3", *["1"] * 20])
        play(
            match("human", "greedy"),
            "en",
            [0],
            None,
            Console(file=file, width=80),
            lambda _: next(typed),
        )
        file.seek(0)
        screen = file.read()
    assert "Pebbles" in screen
    assert "9 pebbles are left. How many do you take?" in screen
    assert "Player 1 takes 3." in screen.replace("◎\u00a0", "").replace("◎ ", "")
    assert "taken" in screen
    assert "mood" in screen
    assert "The game is over. Victory for" in screen


def test_a_game_without_the_readers_language_speaks_english() -> None:
    texts = Texts(PEBBLES.folder, "fr")
    assert texts("prompt-name") == "Name a number."
    assert texts("refuse-game-over") == "la partie est finie"


def positions(seed: int, players: int) -> Any:
    """Every position of a random game, and who could look at it."""
    luck = random.Random(seed)
    position = PEBBLES.setup(players, {}, DECK)
    while True:
        yield position
        if position.over:
            return
        waiting = position.waiting() or [CHANCE]
        seat = luck.choice(waiting)
        position.answer(seat, luck.choice(list(position.legal(seat))))


@pytest.mark.parametrize("players", list(PEBBLES.seats))
def test_its_views_have_vectors_that_differ_where_they_do(players: int) -> None:
    """And only there: the vector is made of the view, and a table imagined from it has the same."""
    layout = Layout(PEBBLES, players, DECK)
    luck = FastLuck(1)
    for seed in range(20):
        seen: dict[bytes, str] = {}
        for position in positions(seed, players):
            for seat in range(players):
                view = PEBBLES.view(position, seat)
                vector = bytes(layout.encode(view, seat))
                assert seen.setdefault(vector, canonical(view)) == canonical(view)
                other = PEBBLES.imagine(json.loads(json.dumps(view)), DECK, luck)
                assert bytes(layout.encode(PEBBLES.view(other, seat), seat)) == vector
            if position.turn >= 0:
                assert sum(layout.mask(position.choices)) == len(position.choices)


def test_what_belongs_to_the_seats_is_laid_out_from_the_own_seat_on() -> None:
    """Each number is one more, so that none is 0: seat 1 sees its own 5, and takes of 2, 4 and 1."""
    position = PEBBLES.setup(3, {}, DECK)
    for number in (4, 5, 6):
        position.answer(CHANCE, number)
    position.taken = [1, 2, 4]
    layout = Layout(PEBBLES, 3, DECK)
    vector = layout.encode(PEBBLES.view(position, 1), 1)
    assert list(vector[layout.slices["numbers"]]) == [6, 0, 0]
    assert list(vector[layout.slices["taken"]]) == [3, 5, 2]


@pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zero")
def test_it_is_a_game_of_pettingzoo_and_gymnasium() -> None:
    from pettingzoo.test import api_test

    from lascaux.adapters.gymnasium import Seat
    from lascaux.adapters.pettingzoo import env

    api_test(env("pebbles", players=3), num_cycles=100)
    table = Seat("pebbles", bots="random")
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)


def test_it_is_a_game_of_openspiel() -> None:
    from lascaux.adapters.openspiel import load
    from lascaux.adapters.openspiel.game import register

    register(PEBBLES)
    state = load("pebbles", players=2).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 0


def test_a_refusal_of_the_kernel_has_words() -> None:
    table = match("human", "human")
    with pytest.raises(Refused) as refused:
        table.answer(1, 2)
    said = Texts(PEBBLES.folder, "en").say(PEBBLES.refusal(table.position, refused.value))
    assert said == "It is not your turn to answer; waiting for Player 1"


def installed(folder: Path, **offered: str) -> str:
    """What `lascaux` says of its games, with a package installed that offers these."""
    (folder / "stranger-1.0.dist-info").mkdir()
    (folder / "stranger-1.0.dist-info" / "METADATA").write_text("Name: stranger\nVersion: 1.0\n")
    points = "".join(f"{name} = {value}\n" for name, value in offered.items())
    (folder / "stranger-1.0.dist-info" / "entry_points.txt").write_text(
        f"[lascaux.games]\n{points}"
    )
    (folder / "broken.py").write_text("raise RuntimeError('no\\nstones')\n")
    paths = os.pathsep.join(map(str, (folder, Path(__file__).parent / "guests")))
    done = subprocess.run(
        [sys.executable, "-c", "import lascaux.games, lascaux.kernel.game as g; print(*g.GAMES)"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout + done.stderr


def test_an_installed_package_adds_its_game_after_ours(tmp_path: Path) -> None:
    said = installed(tmp_path, pebbles="pebbles:PEBBLES")
    assert said == "krom gletscher above_below pebbles\n"


def test_a_broken_guest_is_told_of_in_one_line_and_harms_nobody(tmp_path: Path) -> None:
    said = installed(
        tmp_path, a="broken:GAME", b="pebbles:DECK", c="pebbles:TAKE", d="pebbles:PEBBLES"
    )
    assert said.splitlines() == [
        "krom gletscher above_below pebbles",
        "lascaux: warning: game broken:GAME: RuntimeError: no stones",
        "lascaux: warning: game pebbles:DECK: AttributeError: module 'pebbles' has no attribute 'DECK'",
        "lascaux: warning: game pebbles:TAKE: is no lascaux.kernel.game.Game",
    ]


def test_a_guest_cannot_take_the_place_of_another_game(tmp_path: Path) -> None:
    said = installed(tmp_path, krom="lascaux.games.krom:KROM")
    assert "game lascaux.games.krom:KROM: there is a game krom already" in said


def guest(folder: Path, name: str, files: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Game:
    """Pebbles under another roof, with these files beside it."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(
        f"from pebbles import Pebbles\nclass Guest(Pebbles):\n    id = {name!r}\nGUEST = Guest()\n"
    )
    for file, text in files.items():
        (folder / name / file).write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    module = __import__(name)
    monkeypatch.setitem(sys.modules, name, module)
    found: Game = module.GUEST
    return found


def test_a_guest_brings_its_own_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = guest(tmp_path, "marbles", {"evaluate.py": "SPREAD = 2.5\n"}, monkeypatch)
    assert find_part("lascaux.bots.evaluate", game).SPREAD == 2.5
    assert find_part("lascaux.bots.reasons", game) is None


def test_a_part_without_its_main_piece_leaves_that_to_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ladder alone: the bots still judge by the score, and take three of nine pebbles."""
    files = {
        "evaluate.py": (
            "from lascaux.bots.evaluate import Level\n"
            "LADDER = (Level(0.9), Level(0.5), Level(0.1), Level(0.0, 40))\n"
        ),
        "layout.py": "",
        "reasons.py": "",
    }
    game = guest(tmp_path, "beads", files, monkeypatch)
    monkeypatch.setitem(GAMES, "beads", game)
    table = start(game, 2, {}, DECK, ("elder", "elder"), derived("7"), ["00"] * 2)
    view = game.view(table.position, 0)
    assert make("greedy", game, DECK, FastLuck(1)).choose(view, table.position.choices) == 3
    assert level(game, ELDER).iterations == 40
    hint = explain(game, DECK, FastLuck(1), view, table.position.choices, iterations=30)
    assert hint.why == []
    assert Layout(game, 2, DECK).size == Layout(PEBBLES, 2, DECK).size
    with pytest.raises(BadInput, match="beads is judged by its score alone"):
        numbers(game)


def test_a_part_that_is_broken_says_so_and_does_not_pass_for_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = guest(tmp_path, "shards", {"evaluate.py": "import no_such_thing\n"}, monkeypatch)
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        make("greedy", game, DECK, FastLuck(1))
