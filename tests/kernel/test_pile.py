"""Piles are layers without order."""

from __future__ import annotations

from lascaux.kernel.pile import drawn, over, shuffled, size, top, under, with_one, without


def test_a_shuffled_pile_has_no_order() -> None:
    assert shuffled((3, 1, 2)) == shuffled((2, 3, 1)) == ((1, 2, 3),)
    assert shuffled(()) == ()


def test_cards_under_the_pile_come_after_all_above() -> None:
    pile = under((9,), shuffled((1, 2)))
    assert top(pile) == (1, 2)
    pile = drawn(2, drawn(1, pile))
    assert top(pile) == (9,)
    assert drawn(9, pile) == ()
    assert top(()) == ()


def test_cards_over_the_pile_come_before_all_below() -> None:
    pile = over((5, 4), shuffled((1,)))
    assert pile == ((4, 5), (1,))
    assert size(pile) == 3


def test_one_copy_goes_and_comes() -> None:
    assert without(2, (1, 2, 2, 3)) == (1, 2, 3)
    assert with_one(2, (1, 3)) == (1, 2, 3)
