"""What a vocabulary makes of its numbers, and back."""

from __future__ import annotations

from lascaux.kernel.choices import Pair, Part, Verb, verb_of

COLOUR = Part(3, ("red", "green"))
SEAT = Part(4)


def test_a_verb_counts_on_from_its_first_number() -> None:
    paint = Verb("paint", 10, COLOUR)
    assert [paint(), paint(2)] == [10, 12]
    assert paint.part(12) == 2
    assert [choice in paint for choice in (9, 10, 12, 13)] == [False, True, True, False]


def test_a_verb_about_two_things_counts_the_second_first() -> None:
    give = Pair("give", 20, SEAT, COLOUR)
    assert [give(0, 2), give(1, 0), give(3, 2)] == [22, 23, 31]
    assert give.parts(27) == (2, 1)
    assert [choice in give for choice in (19, 31, 32)] == [False, True, False]


def test_a_part_without_a_name_is_said_by_its_number() -> None:
    assert Verb("paint", 10, COLOUR).named(None, 11) == ("green",)
    assert Verb("paint", 10, COLOUR).named(None, 12) == (2,)
    assert Pair("give", 20, SEAT, COLOUR).named(None, 24) == (1, "green")
    assert Verb("rest", 1).named(None, 1) == ()


def test_a_part_may_take_its_names_from_the_deck() -> None:
    card = Part(9, lambda deck: deck)
    assert Verb("play", 0, card).named(["spear", "bow"], 1) == ("bow",)


def test_a_number_finds_its_verb() -> None:
    verbs = (Verb("rest", 0), Verb("paint", 1, COLOUR))
    assert [verb_of(verbs, choice).name for choice in (0, 1, 3)] == ["rest", "paint", "paint"]
