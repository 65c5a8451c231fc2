"""Everything a player can choose in Gletscher, by name. The numbers never change: records are made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lascaux.games.gletscher.terms import ZONES
from lascaux.kernel.choices import Pair, Part, Verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.deck import Deck


def fate_cards(deck: Deck) -> Sequence[str]:
    return [card.id for card in deck.fate]


SLOT: Final = Part(10)  # of the row
STORED: Final = Part(50)  # a place in a store, or in the shed
HUNTERS: Final = Part(4)  # on a clan card

END: Final = 0  # stop, pass, leave it
READY: Final = 1  # the team is complete; the plan is
ROLL: Final = 2
CALL_OFF: Final = 3
DRAW: Final = 4  # a fate card, or a clan card in winter
INVOKE: Final = 5  # the artefact
SHATTER: Final = 6  # the artefact, in an earthquake
CLAN: Final = Pair("clan", 10, Part(len(ZONES), ZONES), HUNTERS)
HUNT: Final = Verb("hunt", 30, SLOT)
GATHER: Final = Verb("gather", 40, SLOT)
TAKE: Final = Verb("take", 50, SLOT)
TARGET: Final = Verb("target", 60, Part(4))
STORE: Final = Verb("store", 100, STORED)
MAKE: Final = Verb("make", 150, STORED)
SHED: Final = Verb("shed", 200, STORED)
PLAY: Final = Verb("play", 250, Part(100, fate_cards))

# A menu mixes them, so no two have a number in common.
VERBS: Final = (
    Verb("end", END),
    Verb("ready", READY),
    Verb("roll", ROLL),
    Verb("call-off", CALL_OFF),
    Verb("draw", DRAW),
    Verb("invoke", INVOKE),
    Verb("shatter", SHATTER),
    CLAN,
    HUNT,
    GATHER,
    TAKE,
    TARGET,
    STORE,
    MAKE,
    SHED,
    PLAY,
)

# Where the same numbers mean something else.
LOOT: Final = Verb("loot", STORE.first, STORED)  # from the store of another
WOUND: Final = Verb("wound", CLAN.first, HUNTERS)  # one of the team
