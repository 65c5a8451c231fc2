"""The table of Krom: plain data, and its copy. Per-player facts are lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lascaux.games.krom.terms import (
    CAVE,
    FIRST_PRINTING_RECOVERY,
    GOALS,
    KROMOSAURUS,
    KROMOSAURUS_HIT_POINTS,
    KROMOSAURUS_WEIGHT,
    LONG_GAME,
    MAX_HIT_POINTS,
    NO_SEAT,
    NOWHERE,
    START_KROM,
    TROPHY,
    Cards,
    Kind,
    Place,
    Seat,
)
from lascaux.kernel.pile import Pile, shuffled
from lascaux.kernel.rules import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.games.krom.deck import Deck

Played = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]  # seat, card, target, gives, takes


class Settings:
    """What is fixed for a whole game: players, variants and the deck."""

    __slots__ = (
        "characters",
        "deck",
        "finite",
        "glacial",
        "goal",
        "kromosaurus",
        "options",
        "players",
        "recovery",
    )

    def __init__(self, players: int, options: Mapping[str, str], deck: Deck) -> None:
        self.players = players
        self.options = dict(options)
        self.deck = deck
        self.goal = GOALS[players] + LONG_GAME * (options["long-game"] == "on")
        first_printing = options["stun-recovery"] == str(FIRST_PRINTING_RECOVERY)
        self.recovery = FIRST_PRINTING_RECOVERY if first_printing else MAX_HIT_POINTS
        self.finite = options["unlimited-supply"] == "off"
        self.glacial = options["glacial"] == "on"
        self.kromosaurus = options["kromosaurus"] == "on"
        self.characters = options["characters"]


class Table(Position):
    """A position of Krom."""

    __slots__ = (
        "bone",
        "bonus_discards",
        "bonus_origin",
        "bonus_pile",
        "chain",
        "characters",
        "dice",
        "evolution_pile",
        "evolution_row",
        "evolutions",
        "fighters",
        "hand",
        "hit_points",
        "hunting_discards",
        "hunting_pile",
        "hunting_row",
        "known",
        "krom",
        "kromosaurus_hit_points",
        "kromosaurus_place",
        "lifted",
        "now",
        "order",
        "picking_discards",
        "picking_pile",
        "place",
        "rolled",
        "round",
        "settings",
        "stone",
        "totals",
        "trophy",
        "wood",
    )

    def __init__(self, settings: Settings, *, bare: bool = False) -> None:
        self.settings = settings
        if bare:  # `copy` lays everything out
            return
        super().__init__()
        n = settings.players
        deck = settings.deck
        self.round = 0
        self.now: Place = NOWHERE  # the place being resolved
        self.characters: tuple[int, ...] = ()
        self.place: list[Place] = [CAVE] * n
        self.hit_points = [MAX_HIT_POINTS] * n  # 0: stunned
        self.krom = [START_KROM] * n
        self.wood = [0] * n
        self.stone = [0] * n
        self.bone = [0] * n
        self.hand: list[Cards] = [()] * n  # secret: sorted Bonus cards
        self.evolutions: list[Cards] = [()] * n
        self.known: tuple[tuple[int, int, int], ...] = ()  # secret: seat knows that holder has card
        self.trophy: Seat = NO_SEAT
        self.kromosaurus_place: Place = NOWHERE
        self.kromosaurus_hit_points = KROMOSAURUS_HIT_POINTS if settings.kromosaurus else 0
        self.evolution_pile: Pile = shuffled(range(len(deck.evolutions)))
        self.evolution_row: Cards = ()
        self.hunting_pile: Pile = shuffled(range(len(deck.hunting)))
        self.hunting_row: Cards = ()
        self.hunting_discards: Cards = ()
        self.picking_pile: Pile = shuffled(deck.picking_cards)
        self.picking_discards: Cards = ()
        self.bonus_pile: Pile = shuffled(deck.bonus_cards)  # secret
        self.bonus_discards: Cards = ()
        self.bonus_origin: Cards = deck.bonus_cards  # what the pile was last made of: all saw it
        self.order: tuple[Seat, ...] = ()  # who acts at this place, and when
        self.fighters: tuple[int, ...] = ()
        self.rolled: tuple[int, ...] = ()  # the fighters' first dice
        self.totals: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()  # on the table
        self.lifted: tuple[int, ...] = ()  # taken up to be rerolled
        self.chain: tuple[Played, ...] = ()  # Bonus cards in play, counters after what they counter

    ENDED = "K26"
    HIDDEN = "K36"
    SHAPE: ClassVar[dict[str, type]] = {
        "round": int,
        "now": int,
        "characters": tuple,
        "place": list,
        "hit_points": list,
        "krom": list,
        "wood": list,
        "stone": list,
        "bone": list,
        "hand": list,
        "evolutions": list,
        "known": tuple,
        "trophy": int,
        "kromosaurus_place": int,
        "kromosaurus_hit_points": int,
        "evolution_pile": tuple,
        "evolution_row": tuple,
        "hunting_pile": tuple,
        "hunting_row": tuple,
        "hunting_discards": tuple,
        "picking_pile": tuple,
        "picking_discards": tuple,
        "bonus_pile": tuple,
        "bonus_discards": tuple,
        "bonus_origin": tuple,
        "order": tuple,
        "fighters": tuple,
        "rolled": tuple,
        "totals": tuple,
        "dice": tuple,
        "lifted": tuple,
        "chain": tuple,
    }

    def copy(self) -> Table:
        new = Table(self.settings, bare=True)
        new.copy_progress(self)
        new.round = self.round
        new.now = self.now
        new.characters = self.characters
        new.place = self.place[:]
        new.hit_points = self.hit_points[:]
        new.krom = self.krom[:]
        new.wood = self.wood[:]
        new.stone = self.stone[:]
        new.bone = self.bone[:]
        new.hand = self.hand[:]
        new.evolutions = self.evolutions[:]
        new.known = self.known
        new.trophy = self.trophy
        new.kromosaurus_place = self.kromosaurus_place
        new.kromosaurus_hit_points = self.kromosaurus_hit_points
        new.evolution_pile = self.evolution_pile
        new.evolution_row = self.evolution_row
        new.hunting_pile = self.hunting_pile
        new.hunting_row = self.hunting_row
        new.hunting_discards = self.hunting_discards
        new.picking_pile = self.picking_pile
        new.picking_discards = self.picking_discards
        new.bonus_pile = self.bonus_pile
        new.bonus_discards = self.bonus_discards
        new.bonus_origin = self.bonus_origin
        new.order = self.order
        new.fighters = self.fighters
        new.rolled = self.rolled
        new.totals = self.totals
        new.dice = self.dice
        new.lifted = self.lifted
        new.chain = self.chain
        return new

    def stock(self, kind: Kind) -> list[int]:
        """What the seats have of a kind, KROM to HIT_POINTS."""
        return (self.krom, self.wood, self.stone, self.bone, self.hit_points)[kind]

    def weight(self, fighter: int) -> int:
        if fighter == KROMOSAURUS:
            return KROMOSAURUS_WEIGHT
        return self.settings.deck.weights[self.characters[fighter]]

    def points(self, seat: Seat) -> int:
        cards = self.settings.deck.evolutions
        return sum(cards[card].points for card in self.evolutions[seat]) + TROPHY * (
            self.trophy == seat
        )

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other seats, from the left neighbour on (K4)."""
        n = self.settings.players
        return [(seat + i) % n for i in range(1, n)]
