"""Rolling dice: one question to CHANCE for all dice of a roll, up to ten."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

from lascaux.kernel.native import mypyc_attr
from lascaux.kernel.rules import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

FACES: Final = 6
AT_ONCE: Final = 10  # dice in one draw, below 6 to this power
ROLLS = [range(FACES**n) for n in range(AT_ONCE + 1)]
KNOWN: Final = 5  # dice whose throws are kept: few rolls have more
THROWS: Final = [
    [throw[::-1] for throw in product(range(1, FACES + 1), repeat=n)] for n in range(KNOWN + 1)
]


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
        return ROLLS[self.count] if self.count <= AT_ONCE else ROLLS[AT_ONCE]

    def chosen(self, s: Any, choice: int) -> None:
        more = self.count - AT_ONCE
        s.dice += faces(AT_ONCE if more > 0 else self.count, choice)
        if more > 0:
            s.goto(type(self)(more))
        else:
            s.end()


def faces(count: int, choice: int) -> tuple[int, ...]:
    """What the dice show; the first is the lowest digit of the draw."""
    if count <= KNOWN:
        return THROWS[count][choice]
    rest, low = divmod(choice, len(ROLLS[KNOWN]))
    return THROWS[KNOWN][low] + faces(count - KNOWN, rest)
