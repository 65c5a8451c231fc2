"""What can be built, and who can be trained."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from lascaux.terminal.above_below.cards import building, facts, talents
from lascaux.terminal.parts import labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section

ROWS = (("houses", 0, 4), ("outposts", 4, 8), ("keys", 8, 12), ("stars", 12, 18))
BUILDING = {"Build", "CheapBuilding"}


def rows(scene: Scene) -> Section:
    """All face-up buildings with cost and abilities; then by name; then only their costs."""
    if not scene.view["round"]:
        return []
    building_now = {frame[0] for frame in scene.view["stack"]} & BUILDING
    exploring = scene.view["encounter"] is not None
    keep = 60 if building_now else 8 if exploring else 30
    return [Form(keep, full(scene)), Form(ALWAYS if building_now else keep + 20, names(scene))]


def full(scene: Scene) -> Table:
    grid = Table.grid(expand=True)
    for row, first, last in ROWS:
        cards = Table.grid(padding=(0, 1))
        cards.add_column(justify="right", no_wrap=True)
        cards.add_column(no_wrap=True)
        cards.add_column()
        for name in scene.view["market"][first:last]:
            if name:
                said = building(scene, name)
                cards.add_row(
                    Text(str(said.cost), "bold"),
                    Text(scene.words.game.card(name)),
                    Text(facts(scene, said), "dim"),
                )
        grid.add_row(labelled(scene.words(f"above-{row}"), cards))
    return grid


def names(scene: Scene) -> Table:
    grid = Table.grid(expand=True)
    for row, first, last in ROWS:
        line = Text(", ").join(
            Text(f"{building(scene, name).cost} ", "bold").append(
                scene.words.game.card(name), "not bold"
            )
            for name in scene.view["market"][first:last]
            if name
        )
        grid.add_row(labelled(scene.words(f"above-{row}"), line))
    return grid


def trainees(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    if not view["round"]:
        return []
    prices = scene.deck.training
    here = [(prices[slot], name) for slot, name in enumerate(view["trainees"]) if name]
    grid = Table.grid(padding=(0, 1))
    for price, name in here:
        card, what = words.game.card(name), talents(scene, name)
        grid.add_row(Text(str(price), "bold"), Text(card), Text(what, "dim"))
    line = Text(", ").join(
        Text(f"{price} ", "bold").append(words.game.card(name), "not bold") for price, name in here
    )
    exploring = view["encounter"] is not None
    return [
        Form(7 if exploring else 28, labelled(words("above-trainees"), grid)),
        Form(26 if exploring else 44, labelled(words("above-trainees"), line)),
    ]


def piles(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    text = words(
        "above-piles-line",
        houses=sum(map(len, view["house_pile"])),
        outposts=sum(map(len, view["outpost_pile"])),
        villagers=sum(map(len, view["villager_pile"])),
        caves=view["caves_left"],
    )
    return [Form(10, labelled(words("above-piles"), Text(text, "dim")))]
