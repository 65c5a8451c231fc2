"""The table on the screen says what the view says."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.text import Text
from seated import Screen, match, name, sit, typist

from lascaux.games.krom.terms import FOREST, MOUNTAIN, SAVANNA
from lascaux.kernel.match import Match
from lascaux.kernel.texts import LANGUAGES
from lascaux.terminal.prose import show
from lascaux.terminal.scene import ALWAYS, Form
from lascaux.terminal.table import draw, fit, look
from lascaux.terminal.words import FOLDER


def drawn(table: Match, seat: int | None = 0, width: int = 100, height: int | None = None) -> str:
    screen = Screen(width)
    scene = look(table, seat, "en", screen.console)
    screen.console.print(draw(table, scene, screen.console, height))
    return screen.text()


def moved(*places: int, **options: str) -> Match:
    """Round 1, right after everybody has moved."""
    table = match(*["human"] * len(places), **options)
    for seat, place in enumerate(places):
        table.answer(seat, place)
    return table


def test_the_table_names_round_goal_players_places_and_cards() -> None:
    table = match("human", "greedy", "greedy")
    text = drawn(table)
    assert "Round 1 · first to 10 points" in text
    assert re.search(name(table, 0) + r" \(you\) +\d+ kg +♥♥♥♥♥♥♥ +5 +· +· +· +1 +0", text)
    assert re.search(r"1 Cave ▲ .*2 Forest ▼ .*3 Savanna ▲ .*4 Mountain ▼", text)
    assert "12 wood + 12 stone + 12 bone" in text
    assert text.count("points  ") + text.count("point   ") >= 4


def test_the_place_of_the_moment_is_marked() -> None:
    """K7: what is done, what is now, what is to come."""
    text = drawn(moved(FOREST, MOUNTAIN))
    assert "✓ Cave" in text
    assert "▶ Forest" in text
    assert "4 Mountain" in text


def test_a_combat_shows_fighters_dice_and_totals() -> None:
    table = moved(SAVANNA, SAVANNA, FOREST)
    while not table.game.view(table.position, 0)["totals"]:
        seat = table.position.waiting()[0]
        table.answer(seat, table.position.legal(seat)[0])
    text = drawn(table)
    for seat in (0, 1):
        assert re.search(rf"{name(table, seat)} +\d+ kg +\[\d\] +.*= \d", text)


def test_dice_on_the_mountain_and_what_they_are_worth() -> None:
    """K22."""
    table = moved(MOUNTAIN, FOREST)
    while not table.game.view(table.position, 0)["dice"]:
        seat = table.position.waiting()[0]
        table.answer(seat, table.position.legal(seat)[0])
    text = drawn(table)
    assert re.search(r"Dice +\[\d\] \[\d\] \[\d\] \[\d\] \[\d\]", text)
    assert "A straight: 3 stone + 1 Bonus card" in text


def test_the_stunned_and_the_variants_are_marked() -> None:
    table = match("human", "greedy", glacial="on", kromosaurus="on")
    position = table.position
    position.hit_points[1] = 0  # type: ignore[attr-defined]
    position.kromosaurus_place = SAVANNA  # type: ignore[attr-defined]
    text = drawn(table)
    assert "Glacial board" in text
    assert "Kromosaurus 10♥" in text
    assert text.count("stunned") == 2


def test_only_the_own_hand_is_on_the_table() -> None:
    table = match("human", "greedy")
    assert "Your hand" in drawn(table, 0)
    assert "Your hand" not in drawn(table, None)


def test_a_player_is_a_sign_and_a_colour() -> None:
    table = match(*["human"] * 6)
    words = look(table, 2, "en", Screen().console).words
    names = [words.name(seat) for seat in range(6)]
    assert len({name.plain[0] for name in names}) == 6
    assert len({str(name.style) for name in names}) == 6
    assert [seat for seat in range(6) if "bold" in str(names[seat].style)] == [2]


def test_a_small_screen_gives_up_the_least_important_first() -> None:
    def three_lines(name: str) -> RenderableType:
        return Group(*[Text(name)] * 3)

    sections = [
        [Form(ALWAYS, three_lines("players"))],
        [Form(1, Text())],
        [Form(10, three_lines("rows")), Form(30, Text("short rows"))],
        [Form(20, three_lines("log"))],
    ]
    console = Screen().console
    kept = [[form.keep for form in section[:1]] for section in fit(sections, console, 7)]
    assert kept == [[ALWAYS], [], [30], [20]]
    kept = [[form.keep for form in section[:1]] for section in fit(sections, console, 5)]
    assert kept == [[ALWAYS], [1], [30], []]


def test_lines_never_break_at_a_no_break_space() -> None:
    screen = Screen(width=12)
    show(screen.console, "Vous jouez «\u00a0Oui\u00a0»\u00a0: bien.")
    assert "Vous jouez \n« Oui » : \nbien." in screen.text()


def test_every_text_of_the_terminal_is_used() -> None:
    """A key that no line of the source names is a leftover."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    files = sorted((FOLDER / "texts" / "en").iterdir())
    table = "\n".join(file.read_text(encoding="utf-8") for file in files)
    built = ["hint-", "help-", "type-"]  # from the letters that can be typed
    built += ["level-"]  # from the names of the bots
    words = ("clan", "kind", "slot", "outcome", "mark", "size", "colour", "by")
    built += [f"gletscher-{word}-" for word in words]  # from the words of the view
    built += ["above-source-", "above-exerted", "above-gone"]
    keys = re.findall(r"^([a-z][a-z-]*) =", table, re.MULTILINE)
    assert len(keys) > 60
    assert [
        k
        for k in keys
        if not re.search(rf"[\"'](above-)?{k.removeprefix('above-')}[\"']", source)
        and not k.startswith(tuple(built))
    ] == []


def test_the_four_languages_have_the_same_keys() -> None:
    def keys(language: str) -> list[str]:
        files = sorted((FOLDER / "texts" / language).iterdir())
        table = "\n".join(file.read_text(encoding="utf-8") for file in files)
        return re.findall(r"^([a-z][a-z-]*) =", table, re.MULTILINE)

    assert all(keys(language) == keys("en") for language in LANGUAGES)


def test_the_log_is_told_round_by_round() -> None:
    table = match("human", "greedy")
    screen = sit(table, [0], typist(table, [0]))
    lines = screen.text().split("\n")
    headings = [line for line in lines if re.fullmatch(r"Round \d+ *", line)]
    assert len(headings) >= 5
    assert any(line.startswith(f"  {name(table, 0)} goes ") for line in lines)
