"""The words and numbers of Above and Below. No behaviour."""

from __future__ import annotations

from typing import Final

Seat = int
Card = int  # an index into the deck's buildings, villagers or cave cards
Cards = tuple[Card, ...]

NO_SEAT: Final = -1
NO_CARD: Final = -1
NOTHING: Final = -1  # no item on the sale spot, no paragraph, no option

# Items: eight goods from common to rare, then the two drinks.
MUSHROOM: Final = 0
FISH: Final = 1
FRUIT: Final = 2
ROPE: Final = 3
POT: Final = 4
PAPER: Final = 5
ORE: Final = 6
AMETHYST: Final = 7
CIDER: Final = 8
POTION: Final = 9
ITEMS: Final = (
    "mushroom",
    "fish",
    "fruit",
    "rope",
    "pot",
    "paper",
    "ore",
    "amethyst",
    "cider",
    "potion",
)
GOODS: Final = ITEMS[:8]
NO_ITEMS: Final = (0,) * len(ITEMS)

# Kinds of buildings.
START: Final = 0
HOUSE: Final = 1
OUTPOST: Final = 2
KEY: Final = 3
STAR: Final = 4
KINDS: Final = ("start", "house", "outpost", "key", "star")

# What buildings give points for, besides items (A40).
THINGS: Final = (*ITEMS, "house", "outpost", "building", "villager", "empty-cave", "special")
PER_HOUSE: Final = 10
PER_OUTPOST: Final = 11
PER_BUILDING: Final = 12
PER_VILLAGER: Final = 13
PER_EMPTY_CAVE: Final = 14
PER_SPECIAL: Final = 15
PER_KIND: Final = 8  # of income: per kind of good on the track

# Villagers.
GROUPS: Final = ("starting", "train", "special")
SPECIALS: Final = ("liquid-woman", "glogo", "cave-cat", "metal-man")
SPECIAL_COPIES: Final = (1, 1, 2, 2)  # A32

# Where villagers are.
AREAS: Final = ("ready", "exhausted", "injured")

# What an encounter gives or takes, besides items: numbered on from them.
COINS: Final = 10
REPUTATION: Final = 11
VILLAGER_WON: Final = 12
SPECIAL_WON: Final = 13  # its amount says which
CAVE_WON: Final = 14
BUILDING_WON: Final = 15  # its amount is the most that it may cost
INJURED: Final = 16
REWARDS: Final = (
    *ITEMS,
    "coins",
    "reputation",
    "villager",
    "special",
    "cave",
    "building",
    "injured",
)

# An explorer during an encounter (A10).
ON_THE_CARD: Final = 0
EXERTED: Final = 1  # in this paragraph: the die still counts
GONE: Final = 2  # exerted in an earlier paragraph, or injured

# How a paragraph ended.
FAILED: Final = -1  # otherwise the tier that was reached

# Rows of face-up buildings, as one market: 4 houses, 4 outposts, 4 key houses, 6 star houses.
ROW: Final = 4
HOUSES_AT: Final = 0
OUTPOSTS_AT: Final = 4
KEYS_AT: Final = 8
STARS_AT: Final = 12
HOUSES: Final = 0
OUTPOSTS: Final = 1
ROWS: Final = ("houses", "outposts")

# Where a harvested good goes (A15).
TO_STOCK: Final = 0
TO_SALE: Final = 1
TO_TRACK: Final = 2
DESTINATIONS: Final = ("stock", "sale", "track")

# Numbers of the rules; what varies from card to card is in the deck.
ROUNDS: Final = 7  # A5
KEYS_IN_PLAY: Final = 4  # A3
STARTERS: Final = 3  # A1
TRAINING_SLOTS: Final = 5  # A3
LEAST_EXPLORERS: Final = 2  # A6
DISOBEYS: Final = 2  # A29: a cat refuses with a die up to this
DISCOUNT: Final = 1  # A14, A16
LABOR_PAY: Final = 1  # A17
LEAST_PRICE: Final = 3  # A19
ASKED_AT_MOST: Final = 3  # A19
REFRESH_COST: Final = 1  # A20
GOODS_ONCE: Final = 2  # A40
BUILDING_POINTS: Final = 1  # A34
RANKS: Final = {2: (3, 0), 3: (5, 3, 2), 4: (5, 3, 2, 0)}  # A34: points of the reputation's ranks
EXTRA_COINS: Final = {
    2: (1,),
    3: (1, 2),
    4: (3,),
}  # A2: who gets one, counted from the first player

# Counts of the deck file (the contract's components).
BUILDINGS: Final = (4, 25, 24, 9, 6)  # by kind
VILLAGERS: Final = (12, 18, 6)  # by group
CAVES: Final = 25
LAYERS: Final = ("halls", "groves", "lake", "works", "dark")
ENCOUNTER_KINDS: Final = ("meeting", "hazard", "find", "bargain")
