"""Above and Below in the terminal: a whole game in every language, and what the table shows."""

from __future__ import annotations

import pytest
from seated import Screen, sit, typist

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.choices import EXPLORE, OPTION, READY, VILLAGER
from lascaux.kernel.chance import derived
from lascaux.kernel.match import Match, start
from lascaux.kernel.texts import LANGUAGES
from lascaux.terminal.table import draw, lines, look


def match(*seats: str, seed: str = "7") -> Match:
    nonces = ["00"] * len(seats)
    deck = ABOVE_BELOW.deck()
    return start(ABOVE_BELOW, len(seats), {}, deck, seats, derived(seed, "seed"), nonces)


def drawn(table: Match, seat: int | None, width: int = 100, height: int | None = None) -> str:
    screen = Screen(width)
    scene = look(table, seat, "en", screen.console)
    screen.console.print(draw(table, scene, screen.console, height))
    return screen.text()


def go_below(table: Match) -> int:
    """Everybody explores as soon as possible, until somebody faces the options of a story."""
    while True:
        seat = table.position.waiting()[0]
        choices = list(table.position.legal(seat))
        if OPTION(0) in choices:
            return seat
        people = [choice for choice in choices if choice in VILLAGER]
        wanted = [choice for choice in (READY, EXPLORE, *people) if choice in choices]
        table.answer(seat, wanted[0] if wanted else choices[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_on_a_small_screen(language: str) -> None:
    table = match("human", "random")
    screen = sit(table, [0], typist(table, [0]), Screen(80, 24), language)
    assert table.position.over
    assert "(A34" in screen.text()
    assert max(map(len, screen.text().split("\n"))) <= 80


@pytest.mark.parametrize(("width", "height"), [(80, 15), (100, 25)])
def test_the_table_fits_the_screen_at_the_menu_and_in_a_story(width: int, height: int) -> None:
    """The prompt needs the other lines of 80 x 24 and of 100 x 35."""
    table = match("human", "human", "human", "human")
    console = Screen(width).console
    for language in ("en", "de"):
        scene = look(table, 0, language, console)
        assert lines(console, draw(table, scene, console, height)) <= height
    seat = go_below(table)
    scene = look(table, seat, "fr", console)
    assert lines(console, draw(table, scene, console, height)) <= height


def test_the_table_names_round_villages_people_and_cards() -> None:
    table = match("human", "greedy", "greedy")
    text = drawn(table, 0)
    assert "Round 1 of 7" in text
    assert "Puddle (you)" in text
    assert "3/0/0" in text
    for card in table.game.view(table.position, 0)["market"]:
        assert ABOVE_BELOW.deck().index[card] >= 0
    assert "The First Roof" in text
    assert "Bonk, Scribble, Lump" in text


def test_the_story_is_told_and_the_reader_named() -> None:
    """A7: title, story, who reads to whom; the options stand in the prompt."""
    table = match("human", "human")
    seat = go_below(table)
    met = table.game.view(table.position, seat)["encounter"]
    text = " ".join(drawn(table, seat).split())
    assert met["title"]["text"]["en"] in text
    assert met["story"]["text"]["en"][:30] in text
    reader, who = ("Hollow", "Puddle") if seat == 0 else ("Puddle", "Hollow")
    assert f"{reader} reads to" in text
    assert who in text


def test_a_small_screen_keeps_the_whole_story() -> None:
    """80 x 24 leaves 15 lines: the list of players goes before a word of the story does."""
    table = match("human", "human", "human", "human")
    seat = go_below(table)
    story = table.game.view(table.position, seat)["encounter"]["story"]["text"]["en"]
    text = " ".join(drawn(table, seat, 80, 15).split())
    assert story[-40:] in text


def test_a_card_can_be_looked_at_up_close() -> None:
    from lascaux.terminal.above_below.cards import enlarged

    screen = Screen(80)
    table = match("human", "human")
    scene = look(table, 0, "en", screen.console)
    for card in ABOVE_BELOW.deck().index:
        screen.console.print(enlarged(scene, card))
    text = screen.text()
    assert "house, cost 5" in text
    assert "2 beds" in text
    assert "hammer, builds for 1 less" in text
