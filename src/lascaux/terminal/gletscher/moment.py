"""What is going on right now: a hunt, a card in play, the gathering, a meal."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from lascaux.games.gletscher.references import signed
from lascaux.terminal.parts import dice, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import MUST


def hunt(scene: Scene) -> Section:
    """Need, have, the faces of the die that do it, and where each modifier comes from."""
    view, words = scene.view, scene.words
    plan = view["hunt"]
    if not plan:
        return []
    line = Text(words.game.card(plan["prey"]), "bold").append(": ")
    line.append(words("gletscher-need", need=plan["need"], have=signed(plan["have"])))
    line.append("   ")
    for face in range(1, 7):
        good = face in plan["faces"]
        line.append(f"[{face}]" if good else f" {face} ", "bold" if good else "dim")
    if plan["die"]:
        line.append("  → ").append_text(dice([plan["die"]]))
    parts = [Text(words("gletscher-crew", sent=plan["hunters"], needed=plan["needed"]))]
    parts += [modifier(scene, row) for row in plan["modifiers"]]
    grid = Table.grid()
    grid.add_row(line)
    grid.add_row(Text(" · ").join(parts))
    return [Form(ALWAYS, labelled(words("gletscher-hunt"), grid))]


def modifier(scene: Scene, row: dict[str, Any]) -> Text:
    words = scene.words
    card = row["card"]["card"] if isinstance(row["card"], dict) else row["card"]
    source = words.game.card(card) if card else words(f"gletscher-by-{row['source']}")
    return Text(f"{signed(row['amount'])} ", MUST).append(source, "default")


def in_play(scene: Scene) -> Section:
    """A fate card about to take effect, or an earthquake that hits somebody."""
    view, words = scene.view, scene.words
    card = view["in_play"]
    if not card:
        return []
    args = {"card": words.game.card(card["card"]), "target": words.game.seats[card["target"]]}
    if card["seat"] is None:
        line = words.told("gletscher-hits", **args)
    else:
        line = words.told("gletscher-plays", who=words.game.seats[card["seat"]], **args)
    if view["dice"]:
        line.append(" ").append_text(dice(view["dice"]))
    return [Form(ALWAYS, labelled(words("gletscher-in-play"), line))]


def contests(scene: Scene) -> Section:
    """The gathering so far: who told what, with which dice, and who won."""
    view, words = scene.view, scene.words
    if not view["contests"]:
        return []
    grid = Table.grid(padding=(0, 2))
    for contest in view["contests"]:
        told = [entrant(scene, row, contest["winner"]) for row in contest["entrants"]]
        nobody = [Text(words("gletscher-nobody"), "dim")]
        name = words.game(f"contest-{contest['contest']}")
        grid.add_row(Text(name, "bold"), Text(" · ").join(told or nobody))
    return [Form(62, labelled(words("gletscher-gathering"), grid))]


def entrant(scene: Scene, row: dict[str, Any], winner: int | None) -> Text:
    text = Text().append_text(scene.words.name(row["seat"]))
    if row["rolls"]:
        total = row["rolls"][0] + row["story"]
        again = "".join(f", {die}" for die in row["rolls"][1:] if die)
        text.append(f" {row['rolls'][0]}+{row['story']}={total}{again}")
    if row["seat"] == winner:
        text.append(" ★", f"bold {MUST}")
    return text


def meal(scene: Scene) -> Section:
    """What is laid out to be eaten."""
    view, words = scene.view, scene.words
    laid = view["meal"]
    if not laid:
        return []
    names = [card["card"] if isinstance(card, dict) else card for card in laid["cards"]]
    line = Text(words("gletscher-laid", food=laid["food"], price=laid["price"]), "bold")
    line.append(" " + ", ".join(words.game.card(card) for card in names))
    return [Form(ALWAYS, labelled(words("gletscher-meal"), line))]
