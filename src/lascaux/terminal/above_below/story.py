"""The encounter: the story as the neighbour reads it, the explorers and their lanterns (A7-A11)."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from lascaux.terminal.parts import dice, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import MUST

BLURB = 90  # characters of a story, where there is room for no more


def encounter(scene: Scene) -> Section:
    """Who reads, the title, and the story: all of it, or its beginning on a small screen."""
    met = scene.view["encounter"]
    if not met or met["paragraph"] is None:
        return []
    words = scene.words
    heading = Text(words.refer(met["title"]), f"bold {MUST}")
    heading.append("  " + words("above-number", n=met["number"]), "not bold dim")
    reader = words.told(
        "above-reads",
        reader=words.game.seats[met["reader"]],
        who=words.game.seats[met["seat"]],
    )
    story = words.refer(met["story"])
    chosen = met["option"] is not None
    whole = labelled(words("above-book"), Group(heading, Text(story), reader))
    part = labelled(words("above-book"), Group(heading, Text(f"{story[:BLURB]}…", "dim")))
    return [
        Form(35 if chosen else 90, whole),
        Form(95, part),
        Form(ALWAYS, labelled(words("above-book"), heading)),
    ]


def explorers(scene: Scene) -> Section:
    """Each explorer's die and lanterns, and the total against the targets."""
    met = scene.view["encounter"]
    if not met:
        return []
    words = scene.words
    grid = Table.grid(padding=(0, 2))
    for one in met["explorers"]:
        grid.add_row(*cells(scene, one))
    if met["paragraph"] and met["option"] is not None:
        grid.add_row(Text(words.refer(met["options"][met["option"]]), "italic"))
        targets = " / ".join(map(str, met["figures"][met["option"]]["targets"]))
        if met["lanterns"] is not None:
            line = words("above-total", n=met["lanterns"], bonus=met["bonus"], targets=targets)
            grid.add_row(Text(line, "bold"))
    names = ", ".join(scene.words.game.card(one["villager"]) for one in met["explorers"])
    small = Text(names)
    if met["paragraph"] and met["lanterns"] is not None:
        targets = " / ".join(map(str, met["figures"][met["option"]]["targets"]))
        small.append(
            "  " + words("above-total", n=met["lanterns"], bonus=met["bonus"], targets=targets)
        )
    label = words("above-explorers")
    return [Form(80, labelled(label, grid)), Form(ALWAYS, labelled(label, small))]


def cells(scene: Scene, one: dict[str, Any]) -> list[Text]:
    words = scene.words
    name = Text(
        words.game.card(one["villager"]), "" if one["now"] == "on-the-card" else "dim strike"
    )
    rolled = dice([one["die"]]) if one["die"] else Text("")
    light = Text(words("above-lanterns", n=one["lanterns"])) if one["die"] else Text("")
    if one["now"] != "on-the-card":
        light.append(" " + words(f"above-{one['now']}"), MUST)
    return [name, rolled, light]


def told(scene: Scene) -> Section:
    """How the last encounter ended, until the next one begins."""
    view, words = scene.view, scene.words
    if not view["tale"] or view["encounter"]:
        return []
    last = view["tale"][-1]
    line = Text(words.refer(last["title"]), "bold")
    key = "above-failed" if last["tier"] is None else "above-succeeded"
    line.append("  " + words(key), "dim")
    body = Group(line, Text(words.refer(last["outcome"]), "italic")) if last["outcome"] else line
    return [Form(22, labelled(words("above-book"), body))]
