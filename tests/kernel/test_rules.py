"""The stack of rules and its questions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from toy import RULES, Toy, toy

from lascaux.kernel.codec import digest, dump, load
from lascaux.kernel.errors import BadInput
from lascaux.kernel.pile import size
from lascaux.kernel.rules import CHANCE, Refused


def bid(s: Toy, first: int, second: int) -> None:
    s.answer(0, first)
    s.answer(2, second)


def refused(s: Toy, seat: int, choice: int) -> str:
    before = digest(s)
    with pytest.raises(Refused) as caught:
        s.answer(seat, choice)
    assert digest(s) == before
    return f"{caught.value.clause} {caught.value.key}"


def test_chance_states_its_odds_copies_counted() -> None:
    assert toy().odds() == {1: Fraction(1, 3), 2: Fraction(2, 3)}


def test_the_layer_below_is_not_drawn_before_the_one_above_is_gone() -> None:
    s = toy()
    assert refused(s, CHANCE, 7) == "T1 not-your-turn"
    s.answer(CHANCE, 2)
    bid(s, 1, 1)
    s.answer(1, 5)
    s.answer(CHANCE, 1)
    bid(s, 1, 1)
    assert size(s.pile) == 1  # the last card of the layer above needed no draw
    bid(s, 1, 1)
    assert size(s.pile) == 0
    assert s.score[0] == 2 + 1 + 2 + 5 + 7  # three cards, the shout of turn 3, the card below


def test_a_common_question_waits_for_all_and_may_be_answered_in_any_order() -> None:
    s = toy()
    s.answer(CHANCE, 1)
    assert s.waiting() == [0, 2]
    s.answer(2, 3)
    assert s.waiting() == [0]
    assert not s.bids
    s.answer(0, 1)
    assert s.bids == (1, -2, 3)


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    s = toy()
    s.answer(CHANCE, 1)
    s.answer(2, 3)
    s.answer(2, 2)
    s.answer(0, 1)
    assert s.bids == (1, -2, 2)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    s = toy()
    s.answer(CHANCE, 1)
    assert s.legal(1) == ()
    assert refused(s, 1, 1) == "T2 not-your-turn"


def test_a_barred_wish_names_its_reason_and_nonsense_its_clause() -> None:
    s = toy()
    s.answer(CHANCE, 1)
    assert refused(s, 0, 2) == "T2 too-much"
    assert refused(s, 0, 9) == "T2 no-such-choice"


def test_a_single_option_answers_itself_unless_it_would_tell() -> None:
    s = toy()
    s.answer(CHANCE, 1)
    bid(s, 1, 1)
    assert s.turn == 1  # the first shout is seat 1's, who hides: asked with one option
    assert list(s.choices) == [5]
    s.answer(1, 5)
    assert s.turn == CHANCE
    s.answer(CHANCE, 2)
    bid(s, 1, 1)
    assert s.score[2] == 1 + 1 + 5  # seat 2 shouted by itself
    assert s.waiting() == [0, 2]  # and the only card left in the layer was drawn


def play_out(s: Toy) -> Toy:
    while not s.over:
        s.answer(s.turn, s.choices[0])
    return s


def test_a_finished_game_accepts_nothing_more() -> None:
    s = play_out(toy())
    assert s.winners == (0,)
    assert refused(s, 0, 1) == "T4 game-over"


def test_events_cost_nothing_when_nobody_listens_and_hide_their_secrets() -> None:
    s = toy()
    assert s.events is None
    s.events = []
    s.answer(CHANCE, 1)
    bid(s, 1, 1)
    s.answer(1, 5)
    (event,) = s.events
    assert event.seen_by(1) == {"event": "shouted", "seat": 1, "loud": 1, "private": True}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "shouted", "seat": 1}
    assert s.copy().events is None


def test_a_position_survives_json_in_the_middle_of_a_common_question() -> None:
    s = toy()
    s.answer(CHANCE, 2)
    s.answer(2, 3)
    again = Toy()
    load(again, RULES, dump(s))
    assert digest(again) == digest(s)
    assert again.waiting() == [0]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("stack"),
        lambda data: data["table"].pop("score"),
        lambda data: data["table"].update(calls="many"),
        lambda data: data["table"].update(score=[1, "x"]),
        lambda data: data["stack"].append(["Unknown", 0]),
        lambda data: data["stack"].append(["Shout", 0]),
        lambda data: data["stack"].append("Shout"),
    ],
)
def test_a_broken_position_is_refused(damage: object) -> None:
    data = dump(toy())
    assert callable(damage)
    damage(data)
    with pytest.raises(BadInput, match="position"):
        load(Toy(), RULES, data)
