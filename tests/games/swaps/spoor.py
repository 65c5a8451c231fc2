"""Others may have boasted of anything."""

from __future__ import annotations

import random
from typing import Any


def swap(s: Any, seat: int | None, luck: random.Random) -> Any:
    swapped = s.copy()
    for other, sealed in enumerate(s.sealed):
        if other != seat and sealed >= 0:
            swapped.sealed[other] = luck.choice(list(s.question().options(s, other)))
    return swapped
