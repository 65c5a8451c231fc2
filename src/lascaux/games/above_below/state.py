"""The table of Above and Below: plain data, and its copy. Per-player facts are lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.fields import Fields
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


class Table(Fields):
    """A position of Above and Below."""

    __slots__ = ()

    def __init__(self, settings: Settings, *, bare: bool = False) -> None:
        self.settings = settings
        if bare:  # `copy` lays everything out
            return
        super().__init__()
        n, deck = settings.players, settings.deck
        self.round: int = 0
        self.first: int = 0  # the first player of the round
        self.active: int = NO_SEAT  # whose turn it is
        self.passed: list[int] = [0] * n  # 1: this round (A4)
        self.coins: list[int] = [deck.coins] * n
        self.stock: list[tuple[int, ...]] = [
            NO_ITEMS
        ] * n  # goods and drinks, the one on the sale spot too
        self.sale: list[int] = [NOTHING] * n  # which item lies on the sale spot (A18)
        self.track: list[Track] = [
            ()
        ] * n  # kinds in the order of their slots, each with its number (A25)
        self.reputation: list[int] = [deck.torch] * n  # space, from the surface down
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
        self.specials: list[int] = list(SPECIAL_COPIES)  # of each, beside the board
        self.cider: int = 0  # 1: on the board (A17)
        self.supply: list[int] = list(deck.supply)  # of each item, in the finite variant (A21)
        self.cave: int = NO_CARD  # face up on the cave deck
        self.cave_pile: Pile = shuffled(range(CAVES))  # below it
        self.named: Cards = ()  # villagers named for an action
        self.obeyed: int = 0  # cats that have obeyed this turn (A29)
        self.sold: int = 0  # 1: the sale spot has been changed this turn (A18)
        self.refreshed: int = 0  # 1: this turn (A20)
        self.asked: list[int] = [0] * n  # how often their item was asked for this turn (A19)
        self.offered: list[int] = [0] * n  # the last price
        self.dice: tuple[int, ...] = ()  # just rolled
        self.exploring: int = NO_CARD  # the cave card in hand
        self.die: int = 0  # of the encounter
        self.party: Cards = ()  # all explorers of this encounter
        self.whereabouts: tuple[int, ...] = ()  # of each of them: ON_THE_CARD …
        self.rolled: tuple[int, ...] = ()  # their dice in this paragraph, 0: none
        self.rerolls: int = 0  # used in this encounter (A9)
        self.paragraph: int = NOTHING  # being read
        self.option: int = NOTHING  # chosen
        self.source: int = (
            NOTHING  # the option of the book whose rewards and penalty these are, once opened
        )
        self.tier: int = FAILED  # reached
        self.tale: tuple[
            Told, ...
        ] = ()  # the paragraphs that were resolved in this or the last encounter
        self.veiled: int = 0  # 1: an imagined table, where the book could say anything (A36)
        self.slept: Cards = ()  # villagers whom a bed has taken from the injured in this rest: one bed each
        self.sheets: tuple[tuple[int, ...], ...] = ()  # points by source, when the game is over

    ENDED = "A34"
    HIDDEN = "A36"

    def copy(self) -> Table:
        new = Table(self.settings, bare=True)
        new.lay_out(self)
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
