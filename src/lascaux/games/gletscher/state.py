"""The table of Gletscher: plain data, and its copy. Per-clan facts are lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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
from lascaux.kernel.rules import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.games.gletscher.deck import Deck

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


class Table(Position):
    """A position of Gletscher."""

    __slots__ = (
        "active",
        "artefact",
        "asleep",
        "blessed",
        "clan_lost",
        "clan_pile",
        "contests",
        "dice",
        "eaten",
        "fate",
        "fate_discards",
        "fate_origin",
        "fate_pile",
        "hand",
        "hunt_discards",
        "hunt_pile",
        "in_play",
        "invoked",
        "lucky",
        "meal",
        "migrating",
        "played",
        "prey",
        "red",
        "row",
        "sacrificed",
        "settings",
        "shed",
        "slots",
        "store",
        "storm",
        "suppers",
        "team",
        "trophies",
        "turns",
        "used",
        "weapon",
        "winter",
        "wounded",
        "year",
    )

    def __init__(self, settings: Settings, *, bare: bool = False) -> None:
        self.settings = settings
        if bare:  # `copy` lays everything out
            return
        super().__init__()
        n = settings.players
        deck = settings.deck
        self.year = 0
        self.turns = 0  # begun since the game did
        self.active: Seat = NO_SEAT  # whose turn it is
        self.winter = 0  # 1: revealed this turn (G22)
        self.hand: list[Cards] = [START_CLAN] * n  # clan cards, sorted, public (G30)
        self.used: list[Cards] = [()] * n  # face up in the dwelling
        self.wounded: list[Cards] = [()] * n  # face down
        self.store: list[Cards] = [()] * n  # prey, pairs of fish and net, herbs
        self.shed: list[Cards] = [()] * n  # weapons, made ones too
        self.artefact: list[Card] = [NO_CARD] * n
        self.trophies = [0] * n
        self.asleep = [0] * n  # 1: the artefact lies face down (F10)
        self.migrating = [0] * n  # 1: marked by F6
        self.fate: list[Cards] = [()] * n  # secret: sorted fate cards
        self.played = [0] * n  # IN_DEFENCE, AGAINST_HUNTER: what a seat did this turn (G14, G16)
        self.invoked = 0  # 1: the artefact has been used this turn (G12)
        self.hunt_pile: Pile = under((deck.winter,), shuffled(settings.hunt_cards))
        self.hunt_discards: Cards = ()
        self.row: Cards = ()  # the cards revealed this turn, those that left it too
        self.slots: tuple[int, ...] = ()  # what became of each of them: HERE, TAKEN …
        clans = list(deck.clan_cards)
        for hunters in START_CLAN * n:
            clans.remove(hunters)
        self.clan_pile: Pile = shuffled(clans)
        self.clan_lost: Cards = ()
        self.fate_pile: Pile = shuffled(deck.fate_cards)  # secret
        self.fate_discards: Cards = ()
        self.fate_origin: Cards = deck.fate_cards  # what the pile was last made of
        self.team: Cards = ()  # clan cards on their way
        self.prey: Card = NO_CARD  # being hunted, or disputed
        self.weapon: Card = NO_CARD  # in use in this hunt
        self.blessed = 0  # 1: the artefact helps in this hunt
        self.sacrificed: Card = NO_CARD  # for this hunt
        self.lucky = 0  # 1: F1 was played
        self.storm = 0  # 1: F5 was played
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
    SHAPE: ClassVar[dict[str, type]] = {
        "year": int,
        "turns": int,
        "active": int,
        "winter": int,
        "hand": list,
        "used": list,
        "wounded": list,
        "store": list,
        "shed": list,
        "artefact": list,
        "trophies": list,
        "asleep": list,
        "migrating": list,
        "fate": list,
        "played": list,
        "invoked": int,
        "hunt_pile": tuple,
        "hunt_discards": tuple,
        "row": tuple,
        "slots": tuple,
        "clan_pile": tuple,
        "clan_lost": tuple,
        "fate_pile": tuple,
        "fate_discards": tuple,
        "fate_origin": tuple,
        "team": tuple,
        "prey": int,
        "weapon": int,
        "blessed": int,
        "sacrificed": int,
        "lucky": int,
        "storm": int,
        "red": tuple,
        "in_play": tuple,
        "dice": tuple,
        "contests": tuple,
        "meal": tuple,
        "eaten": tuple,
        "suppers": list,
    }

    def copy(self) -> Table:
        new = Table(self.settings, bare=True)
        new.copy_progress(self)
        new.year = self.year
        new.turns = self.turns
        new.active = self.active
        new.winter = self.winter
        new.hand = self.hand[:]
        new.used = self.used[:]
        new.wounded = self.wounded[:]
        new.store = self.store[:]
        new.shed = self.shed[:]
        new.artefact = self.artefact[:]
        new.trophies = self.trophies[:]
        new.asleep = self.asleep[:]
        new.migrating = self.migrating[:]
        new.fate = self.fate[:]
        new.played = self.played[:]
        new.invoked = self.invoked
        new.hunt_pile = self.hunt_pile
        new.hunt_discards = self.hunt_discards
        new.row = self.row
        new.slots = self.slots
        new.clan_pile = self.clan_pile
        new.clan_lost = self.clan_lost
        new.fate_pile = self.fate_pile
        new.fate_discards = self.fate_discards
        new.fate_origin = self.fate_origin
        new.team = self.team
        new.prey = self.prey
        new.weapon = self.weapon
        new.blessed = self.blessed
        new.sacrificed = self.sacrificed
        new.lucky = self.lucky
        new.storm = self.storm
        new.red = self.red
        new.in_play = self.in_play
        new.dice = self.dice
        new.contests = self.contests
        new.meal = self.meal
        new.eaten = self.eaten
        new.suppers = self.suppers[:]
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
