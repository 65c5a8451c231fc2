"""Rolling dice: one question to CHANCE for all dice of a roll, as long as they are not too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lascaux.kernel.native import mypyc_attr
from lascaux.kernel.rules import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

FACES: Final = 6
AT_ONCE: Final = 10  # dice in one draw, below 6 to this power
ROLLS = [range(FACES**n) for n in range(AT_ONCE + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance):
    """Roll some dice and put them with those on the table (`s.dice`); more than ten in turns.

    A game names the clause.
    """

    __slots__ = ("count",)
    label = "roll"

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, s: Any, seat: int) -> Sequence[int]:
        return ROLLS[min(self.count, AT_ONCE)]

    def chosen(self, s: Any, choice: int) -> None:
        if self.count == 1:
            s.end()
            s.dice = (*s.dice, choice + 1)
            return
        dice = list(s.dice)
        for _ in range(min(self.count, AT_ONCE)):
            choice, face = divmod(choice, FACES)
            dice.append(face + 1)
        s.dice = tuple(dice)
        if self.count > AT_ONCE:
            s.goto(type(self)(self.count - AT_ONCE))
        else:
            s.end()
