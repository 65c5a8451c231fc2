"""The words and numbers of Krom: Evolution. No behaviour."""

from __future__ import annotations

from typing import Final, Literal

Seat = int
Place = int
PlaceName = Literal["cave", "forest", "savanna", "mountain"]
Kind = int
Card = int  # an index into the deck's Evolutions, Bonus, Picking or Hunting cards
Cards = tuple[Card, ...]
Mix = tuple[int, ...]  # amounts by Kind, KROM to ANY

CAVE: Final = 0
FOREST: Final = 1
SAVANNA: Final = 2
MOUNTAIN: Final = 3
PLACES: Final[tuple[PlaceName, ...]] = ("cave", "forest", "savanna", "mountain")
NOWHERE: Final = -1
HEAVIER_WINS: Final = (CAVE, SAVANNA)  # K11: ties; elsewhere the lighter does

KROM: Final = 0
WOOD: Final = 1
STONE: Final = 2
BONE: Final = 3
HIT_POINTS: Final = 4
BONUS: Final = 5
ANY: Final = 6  # wood, stone or bone, of a kind to be chosen
KINDS: Final = ("krom", "wood", "stone", "bone", "hit_points", "bonus", "any")
RESOURCES: Final = (WOOD, STONE, BONE)
GOODS: Final = (KROM, WOOD, STONE, BONE)
NOTHING: Final[Mix] = (0, 0, 0, 0, 0, 0, 0)

# Combinations of the Mountain (K22).
COMBINATIONS: Final = (
    "nothing",
    "pair",
    "two_pairs",
    "three",
    "full_house",
    "four",
    "five",
    "straight",
)

NO_SEAT: Final = -1
KROMOSAURUS: Final = 6  # among fighters, after the seats 0 to 5

# Numbers of the rules; what varies from card to card is in the deck.
MAX_HIT_POINTS: Final = 7  # K1, K16
START_KROM: Final = 5  # K1
START_BONUS: Final = 1  # K1
ROW: Final = 4  # K2
GOALS: Final = {2: 10, 3: 10, 4: 10, 5: 8, 6: 7}  # K3
LONG_GAME: Final = 2  # K3
FIRST_PRINTING_RECOVERY: Final = 6  # K5
REST_KROM: Final = 3  # K19
REST_HIT_POINTS: Final = 2  # K19
RESOURCE_PRICE: Final = 3  # K19
BONUS_PRICE: Final = 2  # K19
SERVICE_HIT_POINTS: Final = 3  # K19
HIT_POINTS_PRICE: Final = 1  # K19
PRICES: Final = (0, RESOURCE_PRICE, RESOURCE_PRICE, RESOURCE_PRICE, HIT_POINTS_PRICE, BONUS_PRICE)
PICK_PRICES: Final = (0, 1, 3, 4)  # K20
EXTRA_DICE_PRICES: Final = (0, 2, 4)  # K21
MOUNTAIN_DICE: Final = 5  # K22
REROLL_PRICES: Final = (1, 1, 2, 2)  # K22
SUPPLY: Final = 12  # K24
COLD: Final = 1  # K32
WARMTH: Final = 1  # K32
KROMOSAURUS_HIT_POINTS: Final = 10  # K33
KROMOSAURUS_STRENGTH: Final = 2  # K33
KROMOSAURUS_PLACES: Final = (FOREST, SAVANNA, MOUNTAIN)  # K33
KROMOSAURUS_WEIGHT: Final = 1_000_000  # K33: heavier than any character
TROPHY: Final = 1  # K33
LAST_ROUND: Final = 60  # K37

# Counts of the deck file (the contract's components; K23).
CHARACTERS: Final = 6
EVOLUTION_CARDS: Final = 25
BONUS_CARDS: Final = 31
PICKING_CARDS: Final = 20
HUNTING_CARDS: Final = 17
ENOUGH_POINTS: Final = 49
