"""Pebbles: a game of another package, with nothing but its rules. All else is what any game gets.

Each draws a secret number. In turn they take one to three pebbles from the bowl; when it is empty all
name a number at once, and who names most, alone, has two pebbles more. Pebbles and number count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lascaux.kernel.codec import dump_stack, load_stack
from lascaux.kernel.describe import Phrase
from lascaux.kernel.game import BySeat, Game, TableView
from lascaux.kernel.rules import UNSEALED
from lascaux.kernel.wording import Wording
from pebbles.rules import MOST, NAME, RULES, SECRETS, TAKE, Deal, Take, Turn
from pebbles.table import Settings, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck
    from lascaux.kernel.rules import Question, Rule


class PebblesView(TableView):
    bowl: int
    taken: BySeat[int]
    numbers: BySeat[int | None]  # one's own, and in the end all
    takes: list[dict[str, int]]
    named: int | None  # one's own, while others name
    mood: str


def choice(s: Table, rule: Question, seat: int, number: int) -> Phrase:
    verb = NAME if number in NAME else TAKE
    return Phrase(f"choice-{verb.name}", {"n": verb.part(number)})


class Pebbles(Game):
    id = "pebbles"
    seats = range(2, 5)
    rules: ClassVar[dict[str, type[Rule]]] = RULES
    opening = Deal
    verbs = (TAKE, NAME)
    wording = Wording(
        verbs=(TAKE, NAME),
        topic=lambda rule: "take" if isinstance(rule, Take) else "name",
        prompt=lambda s, rule, seat: {"bowl": s.bowl},
        choice=choice,
        reason=lambda s, rule, seat, number, key: {"bowl": s.bowl},
    )
    view_type = PebblesView

    def blank(self, players: int, options: Mapping[str, str], deck: Deck) -> Table:
        return Table(Settings(players, dict(options), deck))

    def view(self, position: Table, seat: int | None) -> PebblesView:
        players = position.settings.players
        known = [position.over or other == seat for other in range(players)]
        own = position.sealed[seat] if position.sealed and seat is not None else UNSEALED
        return {
            "players": players,
            "options": position.settings.options,
            "deck": position.settings.deck.hash,
            "seat": seat,
            "waiting": position.waiting(),
            "winners": list(position.winners),
            "stack": dump_stack(position, len(position.stack)),
            "bowl": position.bowl,
            "taken": list(position.taken),
            "numbers": [n if k else None for n, k in zip(position.numbers, known, strict=True)],
            "takes": [{"seat": who, "n": n} for who, n in position.takes],
            "named": None if own == UNSEALED else NAME.part(own),
            "mood": "calm" if position.bowl > MOST else "tense",
        }

    def imagine(self, view: Mapping[str, Any], deck: Deck, luck: Luck) -> Table:
        s = self.blank(view["players"], view["options"], deck)
        s.bowl, s.taken = view["bowl"], list(view["taken"])
        s.takes = [(take["seat"], take["n"]) for take in view["takes"]]
        s.numbers = [
            SECRETS[luck.below(len(SECRETS), "imagine")] if n is None else n
            for n in view["numbers"]
        ]
        if view["stack"] and view["stack"][-1][0] == "Name":
            own = view["named"] or 0
            s.sealed = [
                UNSEALED if seat in view["waiting"] else NAME(own)
                for seat in range(view["players"])
            ]
        s.winners = tuple(view["winners"])
        load_stack(s, self.rules, view["stack"])
        return s

    def score(self, position: Table) -> list[int]:
        return [a + b for a, b in zip(position.taken, position.numbers, strict=True)]


PEBBLES = Pebbles()

__all__ = ["PEBBLES", "Turn"]
