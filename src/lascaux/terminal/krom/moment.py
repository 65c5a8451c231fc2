"""What is going on right now: a combat, cards in play, dice on the Mountain."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from lascaux.games.krom import constants, references
from lascaux.games.krom.rules.mountain import combination
from lascaux.games.krom.terms import MOUNTAIN_DICE
from lascaux.terminal.krom.cards import find
from lascaux.terminal.krom.parts import fighter
from lascaux.terminal.parts import dice, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section


def combat(scene: Scene) -> Section:
    """The fighters, the highest total first; each die, then what it has come to."""
    view, words = scene.view, scene.words
    if not view["totals"]:
        return []
    grid = Table.grid(padding=(0, 2))
    fight = zip(view["totals"], view["fighters"], view["rolled"], strict=True)
    for total, who, die in sorted(fight, key=lambda row: -row[0]):
        weight = Text("")
        if who < len(view["weights"]):
            weight = Text(words("krom-kg", weight=view["weights"][who]), "dim")
        grid.add_row(fighter(scene, who), weight, dice([die]), Text(f"= {total}", "bold"))
    return [Form(ALWAYS, labelled(words("krom-combat"), grid))]


def chain(scene: Scene) -> Section:
    """Bonus cards in play, in the order in which they were played, with what was announced (K30)."""
    view, words = scene.view, scene.words
    if not view["chain"]:
        return []
    lines = [played(scene, card) for card in view["chain"]]
    return [Form(ALWAYS, labelled(words("krom-in-play"), Text("\n").join(lines)))]


def played(scene: Scene, card: dict[str, Any]) -> Text:
    words = scene.words
    bonus = find(scene, card["card"], "bonus")
    effect = references.effect(bonus.effect.name, bonus.number, card["give"], card["take"])
    args = {
        "who": words.game.seats[card["seat"]],
        "card": words.game.card(bonus.id),
        "effect": words.refer(effect),
    }
    if card["target"] is None:
        return words.told("krom-plays", **args)
    return words.told("krom-plays-on", **args, target=words.game.seats[card["target"]])


def dice_on_the_mountain(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    if not view["dice"] and not view["lifted"]:
        return []
    row = dice(view["dice"])
    if view["lifted"]:
        row.append(f"   {words('krom-lifted')} ").append_text(dice(view["lifted"]))
    return [Form(ALWAYS, labelled(words("krom-dice"), row))]


def rewards(scene: Scene) -> Section:
    """What each combination is worth, for the player who climbs; the one on the table is marked."""
    view, words = scene.view, scene.words
    if not {"Mountain", "Reroll"} & {rule[0] for rule in view["stack"]}:
        return []
    faces = tuple(view["dice"])
    reached = combination(faces) if len(faces) == MOUNTAIN_DICE else None
    rows = [words.say(row) for row in constants.appendix("K22", scene.deck)]
    for i, row in enumerate(rows):
        row.stylize("bold" if i == reached else "dim")
    half = len(rows) // 2
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    for left, right in zip(rows[:half], rows[half:], strict=True):
        grid.add_row(left, right)
    keep = 57 if view["seat"] in view["waiting"] else 10
    return [Form(keep, labelled(words.game("place-mountain"), grid))]
