"""Gletscher in the terminal: a whole game in every language, and what the table shows."""

from __future__ import annotations

import re

import pytest
from seated import Screen, sit, typist

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import CLAN, HUNT
from lascaux.kernel.chance import derived
from lascaux.kernel.match import Match, start
from lascaux.kernel.texts import LANGUAGES
from lascaux.terminal.table import draw, lines, look


def match(*seats: str, seed: str = "7") -> Match:
    nonces = ["00"] * len(seats)
    deck = GLETSCHER.deck()
    return start(GLETSCHER, len(seats), {}, deck, seats, derived(seed, "seed"), nonces)


def drawn(table: Match, seat: int | None, width: int = 100, height: int | None = None) -> str:
    screen = Screen(width)
    scene = look(table, seat, "en", screen.console)
    screen.console.print(draw(table, scene, screen.console, height))
    return screen.text()


def go_to(table: Match, kind: str) -> int:
    """Play the first choice (a hunt where there is one) until somebody is asked this."""
    while True:
        seat = table.position.waiting()[0]
        if table.game.describe(table.position, seat).kind == kind:
            return seat
        choices = list(table.position.legal(seat))
        hunts = [choice for choice in choices if choice in HUNT]
        sends = [choice for choice in choices if choice in CLAN]
        table.answer(seat, (hunts or sends or choices)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_on_a_small_screen(language: str) -> None:
    table = match("human", "random", "random")
    screen = sit(table, [0], typist(table, [0]), Screen(80, 24), language)
    assert table.position.over
    assert "(G27)" in screen.text()
    assert max(map(len, screen.text().split("\n"))) <= 80


@pytest.mark.parametrize(("width", "height"), [(80, 15), (100, 25)])
def test_the_table_fits_the_screen_whatever_the_moment(width: int, height: int) -> None:
    """The prompt needs the other lines of 80 x 24 and of 100 x 35."""
    table = match("human", "human", "human", "human")
    console = Screen(width).console
    for kind in ("take", "actions", "help", "roll", "end-of-turn", "meal"):
        seat = go_to(table, kind)
        scene = look(table, seat, "de", console)
        assert lines(console, draw(table, scene, console, height)) <= height


def test_the_table_names_year_goal_winter_clans_and_revealed_cards() -> None:
    table = match("human", "greedy", "greedy", "greedy")
    go_to(table, "actions")
    view = table.game.view(table.position, 0)
    text = drawn(table, 0)
    assert f"Year 1 · first to 3 trophies · Winter after {view['until_winter']} cards" in text
    assert re.search(r"◎ Lion \(you\) +0 +6 +0 +hungry +1 2 3 ", text)
    assert text.count("reach ") + text.count("taken") >= 1


def test_a_hunt_shows_need_have_and_the_faces_that_do_it() -> None:
    table = match("human", "human")
    go_to(table, "roll")
    plan = table.game.view(table.position, None)["hunt"]
    text = drawn(table, None)
    assert f"need {plan['need']}, have" in text
    assert all((f"[{face}]" in text) == (face in plan["faces"]) for face in range(1, 7))


def test_only_the_own_fate_cards_are_on_the_table() -> None:
    table = match("human", "human")
    go_to(table, "actions")
    own = [table.game.view(table.position, seat)["fate"] for seat in (0, 1)]
    names = [look(table, 0, "en", Screen().console).words.game.card(cards[0]) for cards in own]
    assert names[0] in drawn(table, 0)
    assert names[0] not in drawn(table, 1) or names[0] == names[1]
    assert "Fate cards" not in drawn(table, None)
