"""The words and numbers of Am Rande des Gletschers. No behaviour."""

from __future__ import annotations

from typing import Final, Literal

Seat = int
Card = int  # an index into the deck's hunt cards or fate cards; a clan card is its hunters
Cards = tuple[Card, ...]
SlotName = Literal["here", "taken", "caught", "gathered", "past"]
ContestName = Literal["hunters", "herbalists", "shamans"]
OutcomeName = Literal["fed", "half-fed", "hungry"]
Source = Literal["team", "weapon", "artefact", "sacrifice", "storm"]  # of what changes a die

NO_SEAT: Final = -1
NO_CARD: Final = -1

CLANS: Final = ("lion", "horse", "wolf", "boar")  # the caves, by seat

# Kinds of hunt cards.
PREY: Final = 0
HERB: Final = 1
WEAPON: Final = 2
ARTEFACT: Final = 3
EVENT: Final = 4
WINTER: Final = 5
KINDS: Final = ("prey", "herb", "weapon", "artefact", "event", "winter")

COLOURS: Final = ("green", "red", "yellow")  # of fate cards

# What became of a revealed card (G4).
HERE: Final = 0  # still in the row
TAKEN: Final = 1
CAUGHT: Final = 2  # in the hands of a hunting team, then in a store
GATHERED: Final = 3
PAST: Final = 4  # an event that is over, or Winter, laid aside
SLOTS: Final[tuple[SlotName, ...]] = ("here", "taken", "caught", "gathered", "past")

# A fish with the net that caught it is one card: the fish + PAIR x (1 + the net) (G11).
PAIR: Final = 64

# Where a clan card lies: in hand, or in the dwelling, face up or face down.
HAND: Final = 0
USED: Final = 1
WOUNDED: Final = 2
ZONES: Final = ("hand", "used", "wounded")

# What a seat has played this turn (G14, G16).
IN_DEFENCE: Final = 1
AGAINST_HUNTER: Final = 2

# Contests of the gathering (G24) and outcomes of the winter (G25).
CONTESTS: Final[tuple[ContestName, ...]] = ("hunters", "herbalists", "shamans")
FED: Final = 0
HALF_FED: Final = 1
HUNGRY: Final = 2
OUTCOMES: Final[tuple[OutcomeName, ...]] = ("fed", "half-fed", "hungry")

# Numbers of the rules; what varies from card to card is in the deck.
START_CLAN: Final = (1, 2, 3)  # G1
START_FATE: Final = 1  # G1
REVEALED: Final = 3  # G4
LIMIT: Final = 8  # G9
SURPLUS: Final = 1  # G10
LARGE_GAME: Final = 3  # food from which game is large
NET_FOOD: Final = 2  # G11
SACRIFICE: Final = 1  # G12
LUCKY_DIE: Final = 6  # F1
STORM_MALUS: Final = 1  # F5
HARM: Final = 3  # F8, F11, G21: the die from which something happens
GREAT_HARM: Final = 6
KEPT_FATE: Final = 1  # G23
GOALS: Final = {2: 6, 3: 4, 4: 3}  # G27
LAST_WINTER: Final = 8  # G27

# Counts of the deck file (the contract's components).
PREY_CARDS: Final = 32
HERB_CARDS: Final = 8
WEAPON_CARDS: Final = 10
ARTEFACT_CARDS: Final = 4
CLAN_CARDS: Final = (7, 7, 6)  # of 1, 2 and 3 hunters
BLUE: Final = 12
YELLOW_DIAMONDS: Final = 6
