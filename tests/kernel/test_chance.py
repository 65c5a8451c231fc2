"""Luck: repeatable, even, provable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from lascaux.kernel import chance
from lascaux.kernel.chance import (
    FastLuck,
    ProvableLuck,
    commitment,
    derived,
    draw_seats,
    house_nonce,
)

SEED = bytes(range(32))


def test_draw_k_is_the_hmac_of_nonces_label_and_k() -> None:
    luck = ProvableLuck(SEED, ["aa", "bb"])
    for k in range(5):
        digest = hmac.new(SEED, f"aa|bb|Roll|{k}".encode(), hashlib.sha256).digest()
        assert luck.below(6, "Roll") == int.from_bytes(digest, "big") % 6


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_any_nonce_and_any_label_changes_the_draws() -> None:
    def draws(*nonces: str, label: str = "Roll") -> list[int]:
        luck = ProvableLuck(SEED, nonces)
        return [luck.below(1000, label) for _ in range(8)]

    assert (
        len(
            {
                tuple(draws("aa")),
                tuple(draws("ab")),
                tuple(draws("aa", "aa")),
                tuple(draws("aa", label="x")),
            }
        )
        == 4
    )


def test_luck_goes_on_where_it_was() -> None:
    whole = ProvableLuck(SEED, [])
    draws = [whole.below(100, "Roll") for _ in range(10)]
    later = ProvableLuck(SEED, [], drawn=6)
    assert [later.below(100, "Roll") for _ in range(4)] == draws[6:]


def test_the_highest_numbers_are_rejected_so_that_none_is_favoured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With digests of one byte, 256 values: below 6, the values 252 to 255 must be drawn again."""
    values = iter([255, 252, 7])
    monkeypatch.setattr(chance, "DIGEST_VALUES", 256)
    monkeypatch.setattr(hmac, "digest", lambda *_: bytes([next(values)]))
    assert ProvableLuck(SEED, []).below(6, "Roll") == 7 % 6


@pytest.mark.parametrize("luck", [ProvableLuck(SEED, ["aa"]), FastLuck(1)])
def test_dice_are_even(luck: ProvableLuck | FastLuck) -> None:
    """6,000 rolls: each face within five standard deviations (29) of 1,000."""
    faces = Counter(luck.below(6, "Roll") for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(abs(count - 1000) < 5 * 29 for count in faces.values())


class Fixed:
    """Luck that says what it is told to."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)
        self.asked: list[tuple[int, str]] = []

    def below(self, n: int, label: str) -> int:
        self.asked.append((n, label))
        return self.draws.pop(0)


def test_seats_are_drawn_from_the_last_to_the_second() -> None:
    """Of 0 1 2 3: 3 and 1 change places (0 3 2 1), 2 stays, then 3 and 0 do (3 0 2 1)."""
    luck = Fixed(1, 2, 0)
    assert draw_seats(luck, 4) == [3, 0, 2, 1]
    assert luck.asked == [(4, "seats"), (3, "seats"), (2, "seats")]


def test_every_order_of_seats_is_equally_likely() -> None:
    """Of 3 seats there are 6 orders: 6,000 draws give each about 1,000 (five sigma are 144)."""
    luck = FastLuck(3)
    counts = Counter(tuple(draw_seats(luck, 3)) for _ in range(6000))
    assert len(counts) == 6
    assert all(abs(count - 1000) < 144 for count in counts.values())


def test_the_nonce_of_the_house_follows_from_the_commitment() -> None:
    assert house_nonce("ab", 0) == house_nonce("ab", 0)
    assert len({house_nonce("ab", 0), house_nonce("ab", 1), house_nonce("cd", 0)}) == 3
    assert len(bytes.fromhex(house_nonce("ab", 0))) == 16


def test_derived_bytes_depend_on_every_part() -> None:
    assert (
        len(
            {
                derived("1", "seed"),
                derived("2", "seed"),
                derived("1", "nonce"),
                derived("1", "seed", 0),
            }
        )
        == 4
    )
    assert derived("1", "seed") == derived("1", "seed")
