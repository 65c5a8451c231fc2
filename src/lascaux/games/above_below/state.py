"""The table of Above and Below: plain data, and its copy. Per-player facts are lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lascaux.games.above_below.terms import (
    CAVES,
    FAILED,
    HOUSE,
    NO_CARD,
    NO_ITEMS,
    NO_SEAT,
    NOTHING,
    OUTPOST,
    ROW,
    SPECIAL_COPIES,
    STAR,
    START,
    TRAINING_SLOTS,
    Cards,
    Seat,
)
from lascaux.kernel.pile import Pile, shuffled
from lascaux.kernel.rules import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.games.above_below.deck import Deck

Track = tuple[tuple[int, int], ...]  # good and number, by slot
# A paragraph that is over: paragraph, option, tier (FAILED), lanterns, then what the book gave or took
# as things with amounts, and the paragraph it led to.
Told = tuple[int, int, int, int, tuple[tuple[int, int], ...], int]


class Settings:
    """What is fixed for a whole game: players, variants and the deck."""

    __slots__ = ("deck", "finite", "options", "players")

    def __init__(self, players: int, options: Mapping[str, str], deck: Deck) -> None:
        self.players = players
        self.options = dict(options)
        self.deck = deck
        self.finite = options["finite-supply"] == "on"


class Table(Position):
    """A position of Above and Below."""

    __slots__ = (
        "active",
        "asked",
        "cave",
        "cave_pile",
        "caves",
        "cider",
        "coins",
        "dice",
        "die",
        "exhausted",
        "exploring",
        "first",
        "house_pile",
        "injured",
        "laid",
        "market",
        "named",
        "obeyed",
        "offered",
        "option",
        "outpost_pile",
        "paragraph",
        "party",
        "passed",
        "ready",
        "refreshed",
        "reputation",
        "rerolls",
        "rolled",
        "round",
        "sale",
        "settings",
        "sheets",
        "slept",
        "sold",
        "source",
        "specials",
        "stock",
        "supply",
        "tale",
        "tier",
        "track",
        "trainees",
        "veiled",
        "village",
        "villager_pile",
        "whereabouts",
    )

    def __init__(self, settings: Settings, *, bare: bool = False) -> None:
        self.settings = settings
        if bare:  # `copy` lays everything out
            return
        super().__init__()
        n, deck = settings.players, settings.deck
        self.round = 0
        self.first = 0  # the first player of the round
        self.active = NO_SEAT  # whose turn it is
        self.passed = [0] * n  # 1: this round (A4)
        self.coins = [deck.coins] * n
        self.stock: list[tuple[int, ...]] = [
            NO_ITEMS
        ] * n  # goods and drinks, the one on the sale spot too
        self.sale = [NOTHING] * n  # which item lies on the sale spot (A18)
        self.track: list[Track] = [
            ()
        ] * n  # kinds in the order of their slots, each with its number (A25)
        self.reputation = [deck.torch] * n  # space, from the surface down
        self.ready: list[Cards] = [tuple(sorted(deck.starters))] * n  # villagers, sorted
        self.exhausted: list[Cards] = [()] * n
        self.injured: list[Cards] = [()] * n
        self.village: list[Cards] = [
            (deck.decks[START][0],)
        ] * n  # buildings in the order they were built
        self.laid: list[tuple[int, ...]] = [(0,)] * n  # goods on each of them
        self.caves: list[Cards] = [()] * n  # cave cards, with an outpost or without
        self.market: Cards = (NO_CARD,) * (3 * ROW) + deck.decks[
            STAR
        ]  # face up: houses, outposts, key and star houses
        self.house_pile: Pile = shuffled(deck.decks[HOUSE])
        self.outpost_pile: Pile = shuffled(deck.decks[OUTPOST])
        self.trainees: Cards = (NO_CARD,) * TRAINING_SLOTS  # on the training slots
        self.villager_pile: Pile = shuffled(deck.trainees)
        self.specials = list(SPECIAL_COPIES)  # of each, beside the board
        self.cider = 0  # 1: on the board (A17)
        self.supply = list(deck.supply)  # of each item, in the finite variant (A21)
        self.cave = NO_CARD  # face up on the cave deck
        self.cave_pile: Pile = shuffled(range(CAVES))  # below it
        self.named: Cards = ()  # villagers named for an action
        self.obeyed = 0  # cats that have obeyed this turn (A29)
        self.sold = 0  # 1: the sale spot has been changed this turn (A18)
        self.refreshed = 0  # 1: this turn (A20)
        self.asked = [0] * n  # how often their item was asked for this turn (A19)
        self.offered = [0] * n  # the last price
        self.dice: tuple[int, ...] = ()  # just rolled
        self.exploring = NO_CARD  # the cave card in hand
        self.die = 0  # of the encounter
        self.party: Cards = ()  # all explorers of this encounter
        self.whereabouts: tuple[int, ...] = ()  # of each of them: ON_THE_CARD …
        self.rolled: tuple[int, ...] = ()  # their dice in this paragraph, 0: none
        self.rerolls = 0  # used in this encounter (A9)
        self.paragraph = NOTHING  # being read
        self.option = NOTHING  # chosen
        self.source = (
            NOTHING  # the option of the book whose rewards and penalty these are, once opened
        )
        self.tier = FAILED  # reached
        self.tale: tuple[
            Told, ...
        ] = ()  # the paragraphs that were resolved in this or the last encounter
        self.veiled = 0  # 1: an imagined table, where the book could say anything (A36)
        self.slept: Cards = ()  # villagers whom a bed has taken from the injured in this rest: one bed each
        self.sheets: tuple[tuple[int, ...], ...] = ()  # points by source, when the game is over

    ENDED = "A34"
    HIDDEN = "A36"
    SHAPE: ClassVar[dict[str, type]] = {
        "round": int,
        "first": int,
        "active": int,
        "passed": list,
        "coins": list,
        "stock": list,
        "sale": list,
        "track": list,
        "reputation": list,
        "ready": list,
        "exhausted": list,
        "injured": list,
        "village": list,
        "laid": list,
        "caves": list,
        "market": tuple,
        "house_pile": tuple,
        "outpost_pile": tuple,
        "trainees": tuple,
        "villager_pile": tuple,
        "specials": list,
        "cider": int,
        "supply": list,
        "cave": int,
        "cave_pile": tuple,
        "named": tuple,
        "obeyed": int,
        "sold": int,
        "refreshed": int,
        "asked": list,
        "offered": list,
        "dice": tuple,
        "exploring": int,
        "die": int,
        "party": tuple,
        "whereabouts": tuple,
        "rolled": tuple,
        "rerolls": int,
        "paragraph": int,
        "option": int,
        "source": int,
        "tier": int,
        "tale": tuple,
        "veiled": int,
        "slept": tuple,
        "sheets": tuple,
    }

    def copy(self) -> Table:
        new = Table(self.settings, bare=True)
        new.copy_progress(self)
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.passed = self.passed[:]
        new.coins = self.coins[:]
        new.stock = self.stock[:]
        new.sale = self.sale[:]
        new.track = self.track[:]
        new.reputation = self.reputation[:]
        new.ready = self.ready[:]
        new.exhausted = self.exhausted[:]
        new.injured = self.injured[:]
        new.village = self.village[:]
        new.laid = self.laid[:]
        new.caves = self.caves[:]
        new.market = self.market
        new.house_pile = self.house_pile
        new.outpost_pile = self.outpost_pile
        new.trainees = self.trainees
        new.villager_pile = self.villager_pile
        new.specials = self.specials[:]
        new.cider = self.cider
        new.supply = self.supply[:]
        new.cave = self.cave
        new.cave_pile = self.cave_pile
        new.named = self.named
        new.obeyed = self.obeyed
        new.sold = self.sold
        new.refreshed = self.refreshed
        new.asked = self.asked[:]
        new.offered = self.offered[:]
        new.dice = self.dice
        new.exploring = self.exploring
        new.die = self.die
        new.party = self.party
        new.whereabouts = self.whereabouts
        new.rolled = self.rolled
        new.rerolls = self.rerolls
        new.paragraph = self.paragraph
        new.option = self.option
        new.source = self.source
        new.tier = self.tier
        new.tale = self.tale
        new.veiled = self.veiled
        new.slept = self.slept
        new.sheets = self.sheets
        return new

    def people(self, seat: Seat) -> Cards:
        """All villagers of a player, wherever they are."""
        here = self.ready[seat] + self.exhausted[seat] + self.injured[seat]
        if seat == self.active:
            here += self.named
            if self.party:
                on_card = zip(self.party, self.whereabouts, strict=True)
                here += tuple(who for who, where in on_card if not where)
        return here

    def order(self) -> list[Seat]:
        """All seats from the first player on."""
        n = self.settings.players
        return [(self.first + i) % n for i in range(n)]

    def empty_caves(self, seat: Seat) -> int:
        """Cave cards without an outpost."""
        buildings = self.settings.deck.buildings
        return len(self.caves[seat]) - sum(
            buildings[card].kind == OUTPOST for card in self.village[seat]
        )
