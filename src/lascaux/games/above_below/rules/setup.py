"""Setting up the table (A1-A3); what needs no luck is laid out with the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.effects import taken
from lascaux.games.above_below.rules.drawing import (
    DrawCave,
    DrawFirst,
    DrawKey,
    fill_houses,
    fill_outposts,
    fill_trainees,
)
from lascaux.games.above_below.rules.rounds import begin_round
from lascaux.games.above_below.terms import CIDER, EXTRA_COINS, KEYS_AT, KEYS_IN_PLAY
from lascaux.kernel.rules import Rule

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table


class Setup(Rule):
    """Key houses, rows, villagers to train, the first cave card, the first player (A2, A3)."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        if step < KEYS_IN_PLAY:
            s.call(DrawKey(KEYS_AT + step))
        elif step == KEYS_IN_PLAY:
            fill_houses(s)
        elif step == KEYS_IN_PLAY + 1:
            fill_outposts(s)
        elif step == KEYS_IN_PLAY + 2:
            fill_trainees(s)
        elif step == KEYS_IN_PLAY + 3:
            s.call(DrawCave())
        elif step == KEYS_IN_PLAY + 4:
            s.call(DrawFirst())
        else:
            self.begin(s)

    def begin(self, s: Table) -> None:
        n = s.settings.players
        for after in EXTRA_COINS[n]:
            s.coins[(s.first + after) % n] += 1
        s.cider = taken(s, CIDER, 1)
        if n == 4:
            hammer, *others = s.settings.deck.starters
            s.ready = [(hammer,)] * n
            s.exhausted = [tuple(sorted(others))] * n
        if s.events is not None:
            s.tell("starts", seat=s.first)
        begin_round(s)


RULES: tuple[type[Rule], ...] = (Setup,)
