"""The effects of Bonus cards (K28), a row for each. What an effect does is a function in rules/bonus_effects.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lascaux.games.krom.terms import ANY, GOODS, HIT_POINTS, Kind

When = Literal["combat", "counter", "phase"]
Target = Literal["nobody", "anybody", "somebody-here", "who-has-it"]

FREE = (*GOODS, ANY)
HEALTH_TOO = (*GOODS, HIT_POINTS, ANY)


@dataclass(frozen=True, slots=True)
class Amount:
    """A mix that a card states: its key in the deck file, and the kinds it may hold."""

    key: str
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """When and on whom a card is played, and what it states."""

    name: str  # in deck files, records and texts (`effect-<name>`)
    clause: str
    when: When = "phase"  # K27, K28: one's own phase, one's combat, or after another's card
    target: Target = "nobody"  # K29
    most: int = 0  # of the number stated under the effect's name; 0: states none
    gives: Amount | None = None  # Y
    takes: Amount | None = None  # X
    target_chooses: bool = False  # the free kinds of X (K29)


EFFECTS = {
    effect.name: effect
    for effect in (
        Effect("dice", "B1", "combat", most=4),
        Effect("add", "B2", "combat", most=9),
        Effect("gain", "B3", takes=Amount("gain", HEALTH_TOO)),
        Effect(
            "lose",
            "B4",
            target="anybody",
            takes=Amount("lose", HEALTH_TOO),
            target_chooses=True,
        ),
        Effect("steal", "B5", target="somebody-here", takes=Amount("steal", FREE)),
        Effect("trade", "B6", gives=Amount("pay", FREE), takes=Amount("gain", FREE)),
        Effect(
            "swap",
            "B7",
            target="who-has-it",
            gives=Amount("give", FREE),
            takes=Amount("take", FREE),
        ),
        Effect("counter", "B8", "counter"),
    )
}
