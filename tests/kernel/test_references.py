"""References: what the arguments of a phrase name."""

from __future__ import annotations

from lascaux.kernel.references import Args, Refer, args_of, card_of


def test_a_phrase_is_about_the_card_that_it_names() -> None:
    assert card_of({"card": {"card": "bear"}, "n": 2}) == "bear"
    assert card_of({"who": {"seat": 0}}) is None


def test_of_a_fish_in_a_net_the_fish_is_meant() -> None:
    fish: Args = {"card": {"card": "pike"}, "net": {"card": "net"}}
    assert card_of({"card": {"phrase": ["with-net", fish]}}) == "pike"


def test_what_an_event_refers_to_becomes_a_reference_and_numbers_stay() -> None:
    references: dict[str, Refer] = {"seat": lambda seat: {"seat": seat}}
    assert args_of({"seat": 1, "points": 2}, references) == {"seat": {"seat": 1}, "points": 2}
