"""What the lab counts in a game of Gletscher."""

from __future__ import annotations

from lascaux.games.gletscher.statistics import count_actions
from lascaux.kernel.events import Event
from lascaux.kernel.facts import Facts


def actions(*told: tuple[str, int]) -> dict[str, int]:
    found = Facts(1)
    count_actions(found, [Event(name, {"seat": seat}, {}, ()) for name, seat in told])
    return dict(found.counts.get("actions", {}))


def test_the_four_actions_are_counted() -> None:
    """G6: hunt, gather a herb, make a weapon, draw a fate card. How a hunt ends does not matter."""
    turn = [("round", 0), ("hunting", 0), ("caught", 0), ("gathered", 0), ("made", 0)]
    assert actions(*turn, ("drew-fate", 0), ("round", 1), ("hunting", 1), ("missed", 1)) == {
        "hunt": 2,
        "gather-a-herb": 1,
        "make-a-weapon": 1,
        "draw-a-fate-card": 1,
    }


def test_a_fate_card_that_is_given_is_no_action() -> None:
    """G1: one at the start; G28: one to a clan refounded, which may then draw another."""
    assert actions(("drew-fate", 0), ("drew-fate", 1), ("round", 0)) == {}
    again = [("round", 0), ("refounded", 0), ("drew-fate", 0), ("drew-fate", 0)]
    assert actions(*again) == {"draw-a-fate-card": 1}
    assert actions(("round", 0), ("refounded", 1), ("drew-fate", 0)) == {"draw-a-fate-card": 1}
