"""Where luck comes from: fast for bots and imagination, provable for games that are kept.

Provable luck: before play the seed's SHA-256 is published (the commitment), then every seat adds a
nonce. Draw k below n is HMAC-SHA256(seed, nonces | label | k) read as a number, modulo n, with the
few highest numbers rejected so that all remainders are equally likely. When the game is over the
seed is revealed and anybody can draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.rules import Position

SEED_BYTES = 32
DIGEST_VALUES = 1 << 256


class Luck(Protocol):
    def below(self, n: int, label: str) -> int:
        """A number from 0 to n - 1, each equally likely."""
        ...


class FastLuck:
    """A pseudo-random generator: for bots, imagination and benchmarks."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(f"lascaux {seed}")

    def below(self, n: int, label: str = "") -> int:  # noqa: ARG002
        return int(self.random.random() * n)


class ProvableLuck:
    """Luck that can be recomputed by anybody once the seed is known."""

    def __init__(self, seed: bytes, nonces: Sequence[str], drawn: int = 0) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.drawn = drawn

    def below(self, n: int, label: str) -> int:
        message = "|".join((*self.nonces, label, str(self.drawn)))
        self.drawn += 1
        limit = DIGEST_VALUES - DIGEST_VALUES % n
        while True:
            value = int.from_bytes(hmac.digest(self.seed, message.encode(), "sha256"), "big")
            if value < limit:
                return value % n
            message += "|again"


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def derived(secret: str, *parts: object) -> bytes:
    """Bytes that follow from a secret and some labels: repeatable seeds and nonces."""
    text = "|".join(("lascaux", secret, *map(str, parts)))
    return hashlib.sha256(text.encode()).digest()


def house_nonce(promise: str, place: int) -> str:
    """The nonce of a place for which nobody brings one: it follows from the commitment.

    So whoever keeps the seed cannot try nonces until they like the luck.
    """
    return derived(promise, "nonce", place).hex()[:32]


def draw_seats(luck: Luck, players: int) -> list[int]:
    """Who sits where, by lot: the places in a new order. No game may use the label "seats"."""
    order = list(range(players))
    for last in range(players - 1, 0, -1):
        other = luck.below(last + 1, "seats")
        order[last], order[other] = order[other], order[last]
    return order


def outcome(position: Position, luck: Luck) -> int:
    """What CHANCE answers now."""
    choices = position.choices
    question: Any = position.stack[-1]
    return choices[luck.below(len(choices), question.label)]
