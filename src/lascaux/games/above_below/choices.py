"""Everything a player can choose in Above and Below, by name. The numbers never change: records are made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lascaux.games.above_below.terms import CAVES, DESTINATIONS, GOODS, ITEMS, ROWS
from lascaux.kernel.choices import Pair, Part, Verb
from lascaux.kernel.dice import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.deck import Deck


def villagers(deck: Deck) -> Sequence[str]:
    return [villager.id for villager in deck.villagers]


GOOD: Final = Part(len(GOODS), GOODS)
PERSON: Final = Part(40, villagers)

END: Final = 0  # pass, done, refuse, none
READY: Final = 1  # all villagers are named
EXPLORE: Final = 2
BUILD: Final = 3
HARVEST: Final = 4
TRAIN: Final = 5
LABOR: Final = 6
ACTIONS: Final = {
    EXPLORE: "explore",
    BUILD: "build",
    HARVEST: "harvest",
    TRAIN: "train",
    LABOR: "labor",
}
REFRESH: Final = Verb("refresh", 7, Part(len(ROWS), ROWS))
TAKE_BACK: Final = 9  # from the sale spot
ACCEPT: Final = 10
MEANS: Final = ("coins", "cider", "potion")
PAY: Final = Verb("pay", 11, Part(len(MEANS), MEANS))  # the rest in coins, or one drink
OPTION: Final = Verb("option", 15, Part(5))  # of the paragraph
SELL: Final = Verb("sell", 20, Part(len(ITEMS), ITEMS))
SHELVE: Final = Verb("shelve", 30, GOOD)  # onto the track
OFFER: Final = Verb("offer", 40, Part(5))  # for what this seat sells
SLOT: Final = Verb("slot", 45, Part(5))  # of the villagers to train
TAKE: Final = Pair("take", 50, Part(len(DESTINATIONS), DESTINATIONS), GOOD)
MARKET: Final = Verb("market", 75, Part(20))
REROLL: Final = Verb("reroll", 95, Part(35))  # a place among the explorers
EXERT: Final = Verb("exert", 130, PERSON)
VILLAGER: Final = Verb("villager", 170, PERSON)  # one who is ready
TIRED: Final = Verb("exhausted", 210, PERSON)  # gets a cider or a bed
HURT: Final = Verb("injured", 250, PERSON)  # gets a potion or a bed
PRICE: Final = Verb("price", 290, Part(1000))  # coins offered

# A menu mixes them, so no two have a number in common.
VERBS: Final = (
    Verb("end", END),
    Verb("ready", READY),
    *(Verb(name, number) for number, name in ACTIONS.items()),
    REFRESH,
    Verb("take-back", TAKE_BACK),
    Verb("accept", ACCEPT),
    PAY,
    OPTION,
    SELL,
    SHELVE,
    OFFER,
    SLOT,
    TAKE,
    MARKET,
    REROLL,
    EXERT,
    VILLAGER,
    TIRED,
    HURT,
    PRICE,
)
# What the cave die answers; the grid is of any cave card while nobody knows which.
CAVE_DIE: Final = Pair("cave-die", 0, Part(CAVES), Part(FACES))
INJURE: Final = Verb("injure", EXERT.first, PERSON)  # where the same numbers mean something else
