"""Luck: repeatable, even, provable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from lascaux.kernel import chance
from lascaux.kernel.chance import FastLuck, ProvableLuck, commitment, derived

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
