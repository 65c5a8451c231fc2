"""Any legal choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game, View


class Random:
    def __init__(self, game: Game, deck: Deck, luck: Luck) -> None:  # noqa: ARG002  bots are made alike
        self.luck = luck

    def choose(self, view: View, choices: Sequence[int]) -> int:  # noqa: ARG002
        return choices[self.luck.below(len(choices), "random")]
