"""Situations of Gletscher."""

from __future__ import annotations

from lascaux.games.gletscher import GLETSCHER
from situations import Situation, View

PREY = {card.id: card for card in GLETSCHER.deck().hunt if card.hunt}


def rich(view: View) -> bool:
    """The active player has something in every part of the cave."""
    seat = view["active"]
    return bool(view["store"][seat] and view["shed"][seat] and view["artefact"][seat])


def busy(view: View) -> bool:
    """There is a choice to be made: several cards in the row, several clan cards."""
    here = [slot for slot in view["row"] if slot["now"] == "here"]
    return rich(view) and len(here) > 1 and len(view["hand"][view["active"]]) > 2


def wild(view: View) -> bool:
    """Two prey to choose from, and one in store that no weapon can be made of."""
    here = [slot for slot in view["row"] if slot["now"] == "here" and slot["card"] in PREY]
    stored = [PREY[card] for card in view["store"][view["active"]] if card in PREY]
    return busy(view) and len(here) > 1 and any(not prey.can_be_made for prey in stored)


def kinds(view: View, *wanted: str) -> bool:
    return {slot["card"] for slot in view["row"]} >= set(wanted)


def helped(view: View) -> bool:
    return bool(view["hunt"]) and len(view["hunt"]["modifiers"]) > 2


SITUATIONS: dict[str, Situation] = {
    "reveal-wedding": Situation("take", 4, lambda v: kinds(v, "wedding"), before=True),
    "reveal-winter": Situation("actions", 4, lambda v: kinds(v, "winter") and rich(v), before=True),
    "take": Situation("take", 3, rich),
    "actions": Situation("actions", 4, wild),
    "actions-late": Situation("actions", 4, lambda v: busy(v) and v["year"] > 1),
    "actions-watched": Situation("actions", 4, busy, "another"),
    "actions-two": Situation("actions", 2, busy),
    "gather": Situation("gather", 3),
    "work": Situation("work", 4),
    "team": Situation("team", 4, lambda v: busy(v) and v["hunt"]["large"]),
    "team-sent": Situation("team", 4, lambda v: len(v["team"]) > 1),
    "help": Situation("help", 4, lambda v: busy(v) or (rich(v) and v["year"] > 1)),
    "help-all": Situation("help", 4, helped),
    "reaction": Situation("reaction", 4, helped),
    "reaction-hunter": Situation("reaction", 4, helped, "active"),
    "reaction-two": Situation("reaction", 2, lambda v: bool(v["hunt"]["weapon"])),
    "reaction-watched": Situation("reaction", 3, rich, "nobody"),
    "offering": Situation("offering", 4, lambda v: v["in_play"]["seat"] is not None),
    "offer": Situation("offer", 4),
    "roll": Situation("roll", 4, helped),
    "roll-storm": Situation("roll", 4, lambda v: bool(v["storm"])),
    "wound": Situation("wound", 4, before=True),
    "dispute": Situation("dispute", 4, rich),
    "end-of-turn": Situation("end-of-turn", 4, lambda v: len(v["fate"]) > 1),
    "target": Situation("target", 4),
    "plunder": Situation("plunder", 4),
    "lose-store": Situation("lose-store", 3),
    "predator": Situation("predator", 4),
    "earthquake": Situation("offering", 4, lambda v: v["in_play"]["seat"] is None, before=True),
    "lose-gear": Situation("lose-gear", 4, lambda v: any(v["shed"][v["waiting"][0]])),
    "lose-clan": Situation("lose-clan", 4),
    "limit": Situation("limit", 4),
    "heal": Situation("heal", 3, options=(("herbs-heal", "on"),)),
    "keep-fate": Situation("keep-fate", 4, lambda v: len(v["waiting"]) > 1),
    "meal": Situation(
        "meal",
        4,
        lambda v: v["year"] == 1 and len(v["store"][v["waiting"][0]]) > 3,
        before=True,
    ),
    "meal-chosen": Situation("meal", 4, lambda v: len(v["meal"]["cards"]) > 1),
    "meal-watched": Situation("meal", 3, by="another"),
    "welcome": Situation("welcome", 4, lambda v: len(v["contests"]) == 3),
    "hungry": Situation("lose-clan", 4, lambda v: len(v["contests"]) == 3),
    "migrating": Situation("actions", 4, lambda v: any(v["migrating"]) and any(v["asleep"])),
    "end": Situation("over", 4),
    "end-two": Situation("over", 2),
}
