"""Public and hidden (G30)."""

from __future__ import annotations

import pytest
from camp import (
    DECK,
    actions,
    asked,
    clan,
    draw,
    fates,
    hold,
    hunt,
    pass_on,
    play,
    store,
    table,
    year_ends,
)

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import CLAN, DRAW, END, PLAY
from lascaux.games.gletscher.terms import HAND
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.pile import shuffled

ROW = ("p-deer", "p-hare", "p-fox")


def test_fate_cards_are_seen_by_their_owner_only() -> None:
    """G30: their number is public."""
    s = actions(*ROW, players=3)
    hold(s, 0, "f-luck", "f-storm")
    hold(s, 1, "f-mine")
    views = [GLETSCHER.view(s, seat) for seat in (0, 1, 2, None)]
    assert [view["fate"] for view in views] == [["f-luck", "f-storm"], ["f-mine"], [], []]
    assert all(view["fate_cards"] == [2, 1, 0] for view in views)


def test_clan_cards_are_public_in_hand_and_wounded() -> None:
    """G30."""
    s = actions(*ROW)
    clan(s, 1, (1, 3), (), (2,))
    view = GLETSCHER.view(s, 0)
    assert (view["hand"], view["wounded"]) == ([[1, 2, 3], [1, 3]], [[], [2]])


def test_all_see_how_far_off_winter_is() -> None:
    """G30: 41 cards with two players, three are revealed."""
    s = table()
    assert GLETSCHER.view(s, None)["until_winter"] == 41
    assert GLETSCHER.view(actions(*ROW), None)["until_winter"] == 38
    year_ends(s)
    assert GLETSCHER.view(s, None)["until_winter"] is None


def test_what_is_drawn_is_told_to_the_one_who_draws() -> None:
    """G30."""
    s = actions(*ROW)
    s.answer(0, DRAW)
    s.answer(0, CLAN(HAND, 1))
    draw(s, "f-luck")
    assert s.events is not None
    event = next(event for event in s.events if event.name == "drew-fate")
    assert event.seen_by(0)["card"] == "f-luck"
    assert "card" not in event.seen_by(1)
    assert "card" not in event.seen_by(None)


def test_what_is_kept_and_given_up_in_winter_stays_secret() -> None:
    """G30, G23: how many cards were given up is told to all."""
    s = table()
    year_ends(s)
    hold(s, 1, "f-mine", "f-crack", "f-luck")
    s.answer(0, END)
    play(s, 1, "f-luck")
    assert s.events is not None
    event = next(event for event in s.events if event.name == "kept-fate")
    assert event.seen_by(1)["card"] == "f-luck"
    assert event.seen_by(0) == {"event": "kept-fate", "seat": 1, "n": 2}


def test_two_equal_fate_cards_above_the_limit_are_asked_for_all_the_same() -> None:
    """G30, G9: not being asked would tell that they are equal."""
    s = actions(*ROW)
    clan(s, 0, (1, 1, 1, 2, 2, 2, 3))
    hold(s, 0, "f-luck", "f-luck")
    pass_on(s, 0, 0)
    assert asked(s) == "0 Limit"
    assert list(s.choices) == [PLAY(DECK.index["f-luck"])]


@pytest.mark.parametrize("card", ["f-luck", "f-storm", "f-move"])
def test_the_question_at_the_end_of_a_turn_is_put_whatever_is_held(card: str) -> None:
    """G30, G8."""
    s = actions(*ROW)
    hold(s, 0, card)
    s.answer(0, END)
    assert asked(s) == "0 EndOfTurn"


def test_without_fate_cards_the_turn_ends_without_that_question() -> None:
    """G8: how many a player holds is public."""
    s = actions(*ROW)
    s.answer(0, END)
    assert s.active == 1


def test_imagined_hands_hold_what_could_be_there() -> None:
    """G30: seat 0 holds both storms, so nobody else ever does; hand sizes fit."""
    s = actions(*ROW, players=3)
    hold(s, 0, "f-storm", "f-storm")
    hold(s, 1, "f-mine", "f-crack")
    hold(s, 2, "f-move")
    seen = GLETSCHER.view(s, 0)
    luck = FastLuck(4)
    found = set()
    for _ in range(60):
        imagined = GLETSCHER.imagine(seen, DECK, luck)
        assert [len(cards) for cards in imagined.fate] == [2, 2, 1]
        assert "f-storm" not in fates(imagined.fate[1] + imagined.fate[2])
        found.update(fates(imagined.fate[2]))
    assert len(found) > 5


def test_after_a_reshuffle_the_pile_is_imagined_of_what_it_was_made_of() -> None:
    """G29, G30: three discards became the deck; the other cards must be in hands."""
    s = actions(*ROW)
    s.fate[1] = tuple(card for card in s.fate_pile[0] if fates((card,))[0] != "f-mine")
    s.fate_discards = tuple(card for card in s.fate_pile[0] if fates((card,))[0] == "f-mine")
    s.fate_pile = shuffled(())
    s.answer(0, DRAW)
    s.answer(0, CLAN(HAND, 1))
    draw(s, "f-mine")
    imagined = GLETSCHER.imagine(GLETSCHER.view(s, 0), DECK, FastLuck(1))
    assert fates(imagined.fate_pile[0]) == ["f-mine", "f-mine"]


def test_a_hunt_is_planned_from_public_facts() -> None:
    """G30: every seat and a spectator see the same need, have and odds, whatever they hold."""
    s = actions(*ROW, players=3)
    store(s, 0, "p-fox")
    hold(s, 0, "f-luck")
    hold(s, 1, "f-storm")
    hunt(s, "p-deer", 3)
    plans = [GLETSCHER.view(s, seat)["hunt"] for seat in (0, 1, 2, None)]
    assert plans[0] is not None
    assert plans[0]["faces"] == [5, 6]
    assert all(plan == plans[0] for plan in plans)


def test_nothing_is_taken_back_across_a_shown_card() -> None:
    """G30: playing a fate card locks what came before."""
    s = actions(*ROW)
    hold(s, 0, "f-move")
    s.answer(0, END)
    locks = s.locks
    play(s, 0, "f-move")
    assert s.locks > locks
