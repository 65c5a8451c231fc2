"""How a player is recognised: a colour, a sign and a name, always together."""

from __future__ import annotations

from typing import Final

from lascaux.terminal.prose import NO_BREAK

# Spiral, zigzag, ladder, roof, dots, bird's foot: each one column wide in any terminal font.
SIGNS: Final = ("◎", "≈", "#", "⌂", "∴", "Ψ")

# Red ochre, yellow ochre, malachite, plum, manganese and chalk, legible on black and on white;
# chalk is whatever the terminal writes in.
COLOURS: Final = ("#d4552a", "#b98710", "#1b9a85", "#b062b0", "#8d7f74", "default")

MUST: Final = "#d4552a"  # the one loud thing: the question
COLD: Final = "#3f98bd"  # never a seat
HEART: Final = "#d0473a"


def signed(seat: int, name: str) -> str:
    return f"{SIGNS[seat % len(SIGNS)]}{NO_BREAK}{name}"
