"""Krom: Evolution, all of it (K1-K38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lascaux.games.krom import cards, choices, constants, describe, log, secrets, statistics
from lascaux.games.krom import deck as decks
from lascaux.games.krom.effect_table import EFFECTS
from lascaux.games.krom.rules import RULES
from lascaux.games.krom.rules.setup import Setup
from lascaux.games.krom.state import Settings, Table
from lascaux.games.krom.terms import FIRST_PRINTING_RECOVERY, MAX_HIT_POINTS
from lascaux.games.krom.view import KromView
from lascaux.kernel.game import Game, Option

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.describe import Phrase
    from lascaux.kernel.events import Event
    from lascaux.kernel.facts import Facts, Totals
    from lascaux.kernel.rules import Rule


def clauses(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"K{n}" for n in range(first, last + 1))


class Krom(Game):
    """What Krom offers to the rest of the house."""

    id = "krom"
    version = 1
    seats = range(2, 7)
    on_shelf = True
    options: ClassVar[dict[str, Option]] = {
        "long-game": Option(("off", "on"), "K3"),
        "stun-recovery": Option((str(MAX_HIT_POINTS), str(FIRST_PRINTING_RECOVERY)), "K5"),
        "unlimited-supply": Option(("off", "on"), "K24"),
        "glacial": Option(("off", "on"), "K32"),
        "kromosaurus": Option(("off", "on"), "K33"),
        "characters": Option(("random", "chosen"), "K1"),
    }
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "setup": clauses(1, 4),
        "round": clauses(5, 8),
        "combat": clauses(9, 17),
        "phase": clauses(18, 24),
        "evolutions": clauses(25, 26),
        "bonus": ("K27", "K28", *(effect.clause for effect in EFFECTS.values()), *clauses(29, 31)),
        "variants": clauses(32, 35),
        "end": clauses(36, 38),
    }
    rules: ClassVar[dict[str, type[Rule]]] = RULES
    opening = Setup
    verbs = choices.VERBS
    wording = describe.WORDING
    kind_names = statistics.KIND_NAMES
    targets = statistics.TARGETS
    shown = statistics.SHOWN
    trials = statistics.GAMES
    view_type = KromView
    deck_type = cards.KromDeck

    def deck(self, file: Path | None = None) -> decks.Deck:
        return decks.read(file)

    def blank(self, players: int, options: Mapping[str, str], deck: decks.Deck) -> Table:
        return Table(Settings(players, options, deck))

    def view(self, position: Table, seat: int | None) -> KromView:
        return secrets.view(position, seat)

    def imagine(self, view: Any, deck: decks.Deck, luck: Luck) -> Table:
        return secrets.imagine(view, deck, luck)

    def log(self, seen: dict[str, Any]) -> Phrase | None:
        return log.log(seen)

    def score(self, position: Table) -> list[int]:
        return [position.points(seat) for seat in range(position.settings.players)]

    def constants(self) -> dict[str, int]:
        return constants.constants()

    def appendix(self, clause: str, deck: decks.Deck) -> list[Phrase]:
        return constants.appendix(clause, deck)

    def cards(self, deck: decks.Deck) -> cards.KromDeck:
        return cards.cards(deck)

    def facts(self, position: Table, events: Sequence[Event]) -> Facts:
        return statistics.facts(position, events)

    def kinds(self, deck: decks.Deck, players: int) -> dict[str, list[str]]:
        return statistics.kinds(deck, players)

    def report(self, deck: decks.Deck, totals: Totals) -> dict[str, Any]:
        return statistics.report(deck, totals)


KROM = Krom()
