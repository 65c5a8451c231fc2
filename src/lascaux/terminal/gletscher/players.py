"""The clans at a glance: trophies, hunters against food, clan cards, marks."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from lascaux.terminal.parts import amount, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import COLD, MUST

TONES = {"fed": "green", "half-fed": "yellow", "hungry": MUST}


def title(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    line = Text().append(words.game("game-name"), f"bold {MUST}")
    line.append("  " + words("gletscher-year", year=view["year"], goal=view["goal"]), "bold")
    if view["winter"]:
        line.append(" · ").append(words("gletscher-last-turn"), f"bold {COLD}")
    elif view["until_winter"] is not None:
        line.append(" · ").append(words("gletscher-winter-in", n=view["until_winter"]), COLD)
    return [Form(ALWAYS, line)]


def players(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for key in ("gletscher-trophies", "gletscher-hunters", "gletscher-food"):
        table.add_column(words(key), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(words("gletscher-clan"), no_wrap=True)
    table.add_column(words("gletscher-fate"), justify="right", no_wrap=True)
    for seat in range(view["players"]):
        table.add_row(*figures(scene, seat))
    return [Form(ALWAYS, table)]


def figures(scene: Scene, seat: int) -> list[Text]:
    view, words = scene.view, scene.words
    name = Text("▶ " if seat == view["active"] else "  ").append_text(words.name(seat))
    if seat == view["seat"]:
        name.append(" " + words("you"), "dim")
    supper = view["suppers"][seat]
    return [
        name,
        Text(str(view["trophies"][seat]), "bold"),
        Text(str(supper["hunters"])),
        Text(str(supper["food"])),
        Text(words(f"gletscher-outcome-{supper['outcome']}"), TONES[supper["outcome"]]),
        clan(scene, seat),
        amount(view["fate_cards"][seat]),
    ]


def clan(scene: Scene, seat: int) -> Text:
    """The clan cards as numbers of hunters: in hand, on their way, used, wounded."""
    view = scene.view
    text = Text(" ".join(map(str, view["hand"][seat])), "bold")
    if seat == view["active"] and view["team"]:
        text.append("  → " + " ".join(map(str, view["team"])), MUST)
    if view["used"][seat]:
        text.append("  ✓ " + " ".join(map(str, view["used"][seat])), "dim")
    if view["wounded"][seat]:
        text.append("  ✗ " + " ".join(map(str, view["wounded"][seat])), "dim strike")
    return text


def marks(scene: Scene) -> Section:
    """Who is moving house, and whose artefact sleeps (F6, F10)."""
    view, words = scene.view, scene.words
    found = [
        words.name(seat).append(f" {words(f'gletscher-mark-{mark}')}", f"not bold {COLD}")
        for mark in ("migrating", "asleep")
        for seat in range(view["players"])
        if view[mark][seat]
    ]
    return [Form(ALWAYS, Text("  ").append_text(Text(" · ").join(found)))] if found else []


def piles(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    text = words(
        "gletscher-piles-line",
        hunt=sum(map(len, view["hunt_pile"])),
        discards=len(view["hunt_discards"]),
        clan=len(view["clan_pile"]),
        fate=view["fate_pile"],
    )
    return [Form(12, labelled(words("gletscher-piles"), Text(text, "dim")))]
