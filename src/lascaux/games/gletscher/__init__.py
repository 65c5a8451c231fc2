"""Am Rande des Gletschers, all of it (G1-G33, F1-F11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lascaux.games.gletscher import cards, choices, constants, describe, log, secrets, statistics
from lascaux.games.gletscher import deck as decks
from lascaux.games.gletscher.effect_table import EFFECTS
from lascaux.games.gletscher.rules import RULES
from lascaux.games.gletscher.rules.setup import Setup
from lascaux.games.gletscher.state import Settings, Table
from lascaux.games.gletscher.view import GletscherView
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
    return tuple(f"G{n}" for n in range(first, last + 1))


class Gletscher(Game):
    """What Gletscher offers to the rest of the house."""

    id = "gletscher"
    version = 1
    seats = range(2, 5)
    on_shelf = True
    options: ClassVar[dict[str, Option]] = {"herbs-heal": Option(("off", "on"), "G5")}
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "setup": clauses(1, 3),
        "turn": clauses(4, 9),
        "hunting": clauses(10, 19),
        "fate": (*(effect.clause for effect in EFFECTS.values()), "G20"),
        "events": ("G21",),
        "winter": clauses(22, 29),
        "hidden": clauses(30, 33),
    }
    rules: ClassVar[dict[str, type[Rule]]] = RULES
    opening = Setup
    verbs = choices.VERBS
    wording = describe.WORDING
    unit = statistics.UNIT
    kind_names = statistics.KIND_NAMES
    targets = statistics.TARGETS
    shown = statistics.SHOWN
    trials = statistics.GAMES
    view_type = GletscherView
    deck_type = cards.GletscherDeck

    def deck(self, file: Path | None = None) -> decks.Deck:
        return decks.read(file)

    def blank(self, players: int, options: Mapping[str, str], deck: decks.Deck) -> Table:
        return Table(Settings(players, options, deck))

    def round(self, position: Table) -> int:
        """The year."""
        return position.year

    def stretch(self, position: Table) -> int:
        """Passing beforehand is for the current turn."""
        return position.turns

    def view(self, position: Table, seat: int | None) -> GletscherView:
        return secrets.view(position, seat)

    def imagine(self, view: Any, deck: decks.Deck, luck: Luck) -> Table:
        return secrets.imagine(view, deck, luck)

    def log(self, seen: dict[str, Any]) -> Phrase | None:
        return log.log(seen)

    def score(self, position: Table) -> list[int]:
        return list(position.trophies)

    def constants(self) -> dict[str, int]:
        return constants.constants()

    def appendix(self, clause: str, deck: decks.Deck) -> list[Phrase]:
        return constants.appendix(clause, deck)

    def cards(self, deck: decks.Deck) -> cards.GletscherDeck:
        return cards.cards(deck)

    def facts(self, position: Table, events: Sequence[Event]) -> Facts:
        return statistics.facts(position, events)

    def kinds(self, deck: decks.Deck, players: int) -> dict[str, list[str]]:
        return statistics.kinds(deck, players)

    def report(self, deck: decks.Deck, totals: Totals) -> dict[str, Any]:
        return statistics.report(deck, totals)


GLETSCHER = Gletscher()
