"""The table of Krom: plain data, and its copy. Per-player facts are lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.fields import Fields
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

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.games.krom.deck import Deck
    from lascaux.kernel.rules import Secret

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


class Table(Fields):
    """A position of Krom."""

    __slots__ = ()

    def __init__(self, settings: Settings, *, bare: bool = False) -> None:
        self.settings = settings
        if bare:  # `copy` lays everything out
            return
        super().__init__()
        n = settings.players
        deck = settings.deck
        self.round: int = 0
        self.now: Place = NOWHERE  # the place being resolved
        self.characters: tuple[int, ...] = ()
        self.place: list[Place] = [CAVE] * n
        self.hit_points: list[int] = [MAX_HIT_POINTS] * n  # 0: stunned
        self.krom: list[int] = [START_KROM] * n
        self.wood: list[int] = [0] * n
        self.stone: list[int] = [0] * n
        self.bone: list[int] = [0] * n
        self.hand: Secret[list[Cards]] = [()] * n  # sorted Bonus cards
        self.evolutions: list[Cards] = [()] * n
        self.known: Secret[tuple[tuple[int, int, int], ...]] = ()  # seat knows that holder has card
        self.trophy: Seat = NO_SEAT
        self.kromosaurus_place: Place = NOWHERE
        self.kromosaurus_hit_points: int = KROMOSAURUS_HIT_POINTS if settings.kromosaurus else 0
        self.evolution_pile: Pile = shuffled(range(len(deck.evolutions)))
        self.evolution_row: Cards = ()
        self.hunting_pile: Pile = shuffled(range(len(deck.hunting)))
        self.hunting_row: Cards = ()
        self.hunting_discards: Cards = ()
        self.picking_pile: Pile = shuffled(deck.picking_cards)
        self.picking_discards: Cards = ()
        self.bonus_pile: Secret[Pile] = shuffled(deck.bonus_cards)
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

    def copy(self) -> Table:
        new = Table(self.settings, bare=True)
        new.lay_out(self)
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
