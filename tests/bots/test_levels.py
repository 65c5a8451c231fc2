"""The four levels: known everywhere by the same names, quick enough, and legal."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from walks import deck, moments

from lascaux.bots import BOTS, make
from lascaux.bots.levels import ELDER, HUNTER, LEVELS, level
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.game import GAMES
from lascaux.kernel.texts import LANGUAGES

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"

SECONDS = {"child": 0.1, "gatherer": 0.5, "hunter": 2.0, "elder": 5.0}


def test_there_are_four_levels_and_each_is_a_bot() -> None:
    assert list(LEVELS) == ["child", "gatherer", "hunter", "elder"]
    assert all(BOTS[name] is make_level for name, make_level in LEVELS.items())


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_level_answers_legally_within_its_time(name: str, game_id: str) -> None:
    """Twelve questions of a game of four; the median, since the machine may be busy."""
    game = GAMES[game_id]
    bot = make(name, game, deck(game_id), FastLuck(name))
    took = []
    for position in moments(game_id, 4, seed=2, every=7):
        seat = position.turn
        if seat < 0 or len(position.choices) == 1:
            continue
        view, choices = game.view(position, seat), list(position.choices)
        started = time.process_time()
        assert bot.choose(view, choices) in choices
        took.append(time.process_time() - started)
        if len(took) == 12:
            break
    assert sorted(took)[6] < SECONDS[name]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_an_elder_thinks_longer_than_a_hunter(game_id: str) -> None:
    game = GAMES[game_id]
    assert level(game, ELDER).iterations > 2 * level(game, HUNTER).iterations


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    texts = (TEXTS / language / "app.ftl").read_text(encoding="utf-8")
    for name in LEVELS:
        assert re.search(rf"^seat-{name} = \S.*\n    \.note = \S.*[.]$", texts, re.MULTILINE)
