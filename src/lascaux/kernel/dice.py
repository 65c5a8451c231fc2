"""Rolling dice: one question to CHANCE for all dice of a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.kernel.rules import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 7  # dice in one roll
ROLLS = [range(6**n) for n in range(MOST + 1)]


class Roll(Chance):
    """Roll some dice and put them with those on the table (`s.dice`); a game names the clause."""

    __slots__ = ("count",)
    label = "roll"

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, s: Any, seat: int) -> Sequence[int]:
        return ROLLS[self.count]

    def chosen(self, s: Any, choice: int) -> None:
        s.end()
        if self.count == 1:
            s.dice = (*s.dice, choice + 1)
            return
        dice = list(s.dice)
        for _ in range(self.count):
            choice, face = divmod(choice, 6)
            dice.append(face + 1)
        s.dice = tuple(dice)
