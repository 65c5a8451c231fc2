"""Above and Below, all of it (A1-A36, A40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lascaux.games.above_below import cards, choices, constants, describe, log, secrets, statistics
from lascaux.games.above_below import deck as decks
from lascaux.games.above_below.rules import RULES
from lascaux.games.above_below.rules.scoring import sheets
from lascaux.games.above_below.rules.setup import Setup
from lascaux.games.above_below.state import Settings, Table
from lascaux.games.above_below.view import AboveBelowView
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
    return tuple(f"A{n}" for n in range(first, last + 1))


class AboveBelow(Game):
    """What Above and Below offers to the rest of the house."""

    id = "above_below"
    version = 1
    seats = range(2, 5)
    on_shelf = True
    options: ClassVar[dict[str, Option]] = {"finite-supply": Option(("off", "on"), "A21")}
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "setup": clauses(1, 3),
        "round": clauses(4, 5),
        "exploring": clauses(6, 13),
        "actions": clauses(14, 17),
        "free": clauses(18, 21),
        "night": clauses(22, 24),
        "people": clauses(25, 33),
        "end": clauses(34, 36),
        "cards": ("A40",),
    }
    rules: ClassVar[dict[str, type[Rule]]] = RULES
    opening = Setup
    verbs = choices.VERBS
    wording = describe.WORDING
    kind_names = statistics.KIND_NAMES
    targets = statistics.TARGETS
    shown = statistics.SHOWN
    trials = statistics.GAMES
    untold = ("book.ftl",)
    view_type = AboveBelowView
    deck_type = cards.AboveBelowDeck

    def deck(self, file: Path | None = None) -> decks.Deck:
        return decks.read(file)

    def tribe(self) -> str:
        """Deck and book in one file."""
        return f"{super().tribe()}\n{decks.book_tables()}"

    def blank(self, players: int, options: Mapping[str, str], deck: decks.Deck) -> Table:
        return Table(Settings(players, options, deck))

    def view(self, position: Table, seat: int | None) -> AboveBelowView:
        return secrets.view(position, seat)

    def imagine(self, view: Any, deck: decks.Deck, luck: Luck) -> Table:
        return secrets.imagine(view, deck)

    def log(self, seen: dict[str, Any]) -> Phrase | None:
        return log.log(seen)

    def score(self, position: Table) -> list[int]:
        return [sum(sheet) for sheet in position.sheets or sheets(position)]

    def constants(self) -> dict[str, int]:
        return constants.constants()

    def appendix(self, clause: str, deck: decks.Deck) -> list[Phrase]:
        return constants.appendix(clause, deck)

    def cards(self, deck: decks.Deck) -> cards.AboveBelowDeck:
        return cards.cards(deck)

    def facts(self, position: Table, events: Sequence[Event]) -> Facts:
        return statistics.facts(position, events)

    def kinds(self, deck: decks.Deck, players: int) -> dict[str, list[str]]:
        return statistics.kinds(deck, players)

    def report(self, deck: decks.Deck, totals: Totals) -> dict[str, Any]:
        return statistics.report(deck, totals)


ABOVE_BELOW = AboveBelow()
