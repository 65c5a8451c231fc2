"""The effects of fate cards and events, a row for each (F1 to F11, G21).

What an effect does is a function in the rules of its moment: hunt.py, reactions.py, yellow.py, events.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = Literal["green", "red", "yellow"]
When = Literal["own-hunt", "in-defence", "before-the-roll", "after-success", "end-of-turn"]


@dataclass(frozen=True, slots=True)
class Effect:
    """When a fate card is played, and how many the contract wants; None: as many as a deck has."""

    name: str  # in deck files and texts (`effect-<name>`)
    clause: str
    colour: Colour
    when: When
    copies: int | None = None


EFFECTS = {
    effect.name: effect
    for effect in (
        Effect("lucky-hunt", "F1", "green", "own-hunt", 3),
        Effect("offering", "F2", "green", "in-defence", 3),
        Effect("dispute", "F3", "red", "after-success", 3),
        Effect("broken-weapon", "F4", "red", "before-the-roll", 3),
        Effect("storm", "F5", "red", "before-the-roll", 2),
        Effect("migration", "F6", "yellow", "end-of-turn", 2),
        Effect("spoiled-herbs", "F7", "yellow", "end-of-turn", 2),
        Effect("raid", "F8", "yellow", "end-of-turn", 1),
        Effect("predator", "F9", "yellow", "end-of-turn", 1),
        Effect("wrath", "F10", "yellow", "end-of-turn", 2),
        Effect("scavenger", "F11", "yellow", "end-of-turn", 2),
    )
}
FATE_CARDS = 24

EVENTS = {"wedding": 2, "earthquake": 3}  # and how many the contract wants of each (G21)
EVENT_CARDS = sum(EVENTS.values())
