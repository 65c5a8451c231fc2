"""The table of Gletscher: plain data, and its copy. Per-clan facts are lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.fields import Fields
from lascaux.games.gletscher.terms import (
    GOALS,
    NO_CARD,
    NO_SEAT,
    START_CLAN,
    Card,
    Cards,
    Seat,
)
from lascaux.kernel.pile import Pile, shuffled, under

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.games.gletscher.deck import Deck
    from lascaux.kernel.rules import Secret

# A contest of the gathering: which, who takes part, with which cards, the dice roll by roll (0: has
# not rolled), and who won.
Contest = tuple[int, tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], int]


class Settings:
    """What is fixed for a whole game: players, variants and the deck."""

    __slots__ = ("deck", "goal", "herbs_heal", "hunt_cards", "options", "players")

    def __init__(self, players: int, options: Mapping[str, str], deck: Deck) -> None:
        self.players = players
        self.options = dict(options)
        self.deck = deck
        self.goal = GOALS[players]
        self.herbs_heal = options["herbs-heal"] == "on"
        self.hunt_cards = deck.hunt_cards(players)


class Table(Fields):
    """A position of Gletscher."""

    __slots__ = ()

    def __init__(self, settings: Settings, *, bare: bool = False) -> None:
        self.settings = settings
        if bare:  # `copy` lays everything out
            return
        super().__init__()
        n = settings.players
        deck = settings.deck
        self.year: int = 0
        self.turns: int = 0  # begun since the game did
        self.active: Seat = NO_SEAT  # whose turn it is
        self.winter: int = 0  # 1: revealed this turn (G22)
        self.hand: list[Cards] = [START_CLAN] * n  # clan cards, sorted, public (G30)
        self.used: list[Cards] = [()] * n  # face up in the dwelling
        self.wounded: list[Cards] = [()] * n  # face down
        self.store: list[Cards] = [()] * n  # prey, pairs of fish and net, herbs
        self.shed: list[Cards] = [()] * n  # weapons, made ones too
        self.artefact: list[Card] = [NO_CARD] * n
        self.trophies: list[int] = [0] * n
        self.asleep: list[int] = [0] * n  # 1: the artefact lies face down (F10)
        self.migrating: list[int] = [0] * n  # 1: marked by F6
        self.fate: Secret[list[Cards]] = [()] * n  # sorted fate cards
        self.played: list[int] = [
            0
        ] * n  # IN_DEFENCE, AGAINST_HUNTER: what a seat did this turn (G14, G16)
        self.invoked: int = 0  # 1: the artefact has been used this turn (G12)
        self.hunt_pile: Pile = under((deck.winter,), shuffled(settings.hunt_cards))
        self.hunt_discards: Cards = ()
        self.row: Cards = ()  # the cards revealed this turn, those that left it too
        self.slots: tuple[int, ...] = ()  # what became of each of them: HERE, TAKEN …
        clans = list(deck.clan_cards)
        for hunters in START_CLAN * n:
            clans.remove(hunters)
        self.clan_pile: Pile = shuffled(clans)
        self.clan_lost: Cards = ()
        self.fate_pile: Secret[Pile] = shuffled(deck.fate_cards)
        self.fate_discards: Cards = ()
        self.fate_origin: Cards = deck.fate_cards  # what the pile was last made of
        self.team: Cards = ()  # clan cards on their way
        self.prey: Card = NO_CARD  # being hunted, or disputed
        self.weapon: Card = NO_CARD  # in use in this hunt
        self.blessed: int = 0  # 1: the artefact helps in this hunt
        self.sacrificed: Card = NO_CARD  # for this hunt
        self.lucky: int = 0  # 1: F1 was played
        self.storm: int = 0  # 1: F5 was played
        self.red: tuple[int, ...] = ()  # seat and red card played on this hunt, cancelled or not
        self.in_play: tuple[int, ...] = ()  # seat, card, target: a fate card, or an event (NO_SEAT)
        self.dice: tuple[int, ...] = ()  # on the table
        self.contests: tuple[Contest, ...] = ()  # of this winter
        self.meal: Cards = ()  # laid out to be eaten
        self.eaten: Cards = ()  # by all clans this winter
        # This winter's food, hunters and outcome; empty before the clan is fed.
        self.suppers: list[tuple[int, ...]] = [()] * n

    ENDED = "G27"
    HIDDEN = "G30"

    def copy(self) -> Table:
        new = Table(self.settings, bare=True)
        new.lay_out(self)
        return new

    def clan(self, seat: Seat) -> Cards:
        """All clan cards of a player, wherever they are."""
        cards = self.hand[seat] + self.used[seat] + self.wounded[seat]
        return cards + self.team if seat == self.active else cards

    def hunters(self, seat: Seat) -> int:
        return sum(self.clan(seat))

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other seats, from the left neighbour on."""
        n = self.settings.players
        return [(seat + i) % n for i in range(1, n)]
