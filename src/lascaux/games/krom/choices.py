"""Everything a player can choose in Krom, by name. The numbers never change: records are made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lascaux.games.krom.terms import EXTRA_DICE_PRICES, KINDS, PLACES
from lascaux.kernel.choices import Pair, Part, Verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.deck import Deck


def characters(deck: Deck) -> Sequence[str]:
    return deck.characters


def evolutions(deck: Deck) -> Sequence[str]:
    return deck.ids[0]


def bonus_cards(deck: Deck) -> Sequence[str]:
    return deck.ids[1]


def preys(deck: Deck) -> Sequence[str]:
    return deck.ids[3]


SEAT: Final = Part(6)
KIND: Final = Part(6, KINDS)  # KROM to BONUS
FACE: Final = Part(7)
PREY: Final = Part(30, preys)

END: Final = 0  # end the phase, pass, stop robbing, take the dice as they lie
REST: Final = 1
SERVICES: Final = 2
BUY: Final = Verb("buy", 3, KIND)
PICK: Final = 10
SHUFFLE: Final = 11
CLIMB: Final = 12
ROLL: Final = 13
LIFT: Final = Verb("lift", 20, FACE)
HUNT: Final = Verb("hunt", 30, PREY)
ROB: Final = Pair("rob", 60, SEAT, KIND)
REALISE: Final = Verb("realise", 100, Part(100, evolutions))
PLAY: Final = Verb("play", 200, Part(100, bonus_cards))

# A menu mixes them, so no two have a number in common.
VERBS: Final = (
    Verb("end", END),
    Verb("rest", REST),
    Verb("services", SERVICES),
    BUY,
    Verb("pick", PICK),
    Verb("shuffle", SHUFFLE),
    Verb("climb", CLIMB),
    Verb("roll", ROLL),
    LIFT,
    HUNT,
    ROB,
    REALISE,
    PLAY,
)

# Questions of their own, whose answers are counted from 0.
GO: Final = Verb("go", 0, Part(4, PLACES))
BECOME: Final = Verb("become", 0, Part(6, characters))
ADD_DICE: Final = Verb("add-dice", 0, Part(len(EXTRA_DICE_PRICES)))
TAKE: Final = Verb("take", 0, Part(2))  # one of two rewards
TARGET: Final = Verb("target", 0, SEAT)
NAME: Final = Verb("name", 0, KIND)  # krom, number 0, is never named
NAMING: Final = (Verb("end", END), NAME)
HUNT_AGAIN: Final = Verb("hunt-again", HUNT.first)
