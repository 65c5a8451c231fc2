"""Winter: piles, fate cards and the gathering (G22-G24, G26)."""

from __future__ import annotations

import pytest
from camp import (
    DECK,
    actions,
    artefact,
    asked,
    cards,
    clan,
    dice,
    fates,
    go_on,
    hold,
    number,
    pass_on,
    pile,
    play,
    refused,
    shed,
    store,
    table,
    told,
    year_ends,
)

from lascaux.games.gletscher.choices import DRAW, END, PLAY
from lascaux.games.gletscher.rules.winter import leaders
from lascaux.games.gletscher.state import Table
from lascaux.kernel.rules import CHANCE


def last_turn(players: int = 2) -> Table:
    """Winter has been revealed and seat 0 is at its actions."""
    s = table(players)
    year_ends(s)
    return s


def test_the_turn_is_played_to_its_end_first() -> None:
    """G22: actions, a yellow card, then winter."""
    s = last_turn()
    hold(s, 0, "f-move")
    assert asked(s) == "0 Actions"
    s.answer(0, END)
    assert asked(s) == "0 EndOfTurn"
    s.answer(0, END)
    assert told(s, "winter") == [{"year": 1}]


def test_the_discards_are_laid_on_what_is_left_and_winter_goes_underneath() -> None:
    """G23: one card was left below Winter; the forty others of two players lie on it."""
    s = table()
    pile(s, ("winter",), ("p-hare", "p-fox", "h-yarrow"))
    s.answer(CHANCE, number("p-hare"))
    s.answer(CHANCE, number("p-fox"))
    s.answer(0, END)
    top, rest, last = s.hunt_pile
    assert (len(top), rest, last) == (40, (number("h-yarrow"),), (DECK.winter,))
    assert s.hunt_discards == ()


def test_each_keeps_one_fate_card_of_their_choice() -> None:
    """G23: the deck is shuffled with its discards and what was given up; 24 less the two kept."""
    s = last_turn()
    hold(s, 0, "f-luck", "f-luck", "f-gift")
    hold(s, 1, "f-mine", "f-crack")
    s.fate_pile, s.fate_discards = ((s.fate_pile[0][1:]),), (s.fate_pile[0][0],)
    pass_on(s, 0, 0)
    assert s.waiting() == [0, 1]
    play(s, 1, "f-crack")
    play(s, 0, "f-luck")
    assert [fates(hand) for hand in s.fate] == [["f-luck"], ["f-crack"]]
    assert [len(layer) for layer in s.fate_pile] == [22]
    assert not s.fate_discards


def test_who_has_one_fate_card_keeps_it_without_a_question() -> None:
    """G23."""
    s = last_turn(3)
    hold(s, 0, "f-luck")
    hold(s, 1, "f-mine", "f-mine")
    pass_on(s, 0, 0)
    assert s.waiting() == [1]
    assert list(s.choices) == [PLAY(DECK.index["f-mine"])]


def test_no_fate_card_is_played_in_winter() -> None:
    """G23: nobody is asked for an offering, a dispute or anything else."""
    s = last_turn()
    for seat in (0, 1):
        store(s, seat, "p-hare")
        hold(s, seat, "f-gift")
    pass_on(s, 0, 0)
    kinds = set()
    while s.year == 1:
        kinds.add(go_on(s))
    assert kinds == {"chance Roll", "0 LoseClan", "1 LoseClan"}


def gathering(s: Table) -> Table:
    """Winter begins; the others have one fate card at most."""
    while asked(s) in {"0 Actions", "0 EndOfTurn"}:
        s.answer(0, END)
    return s


def test_hunters_tell_of_their_best_prey_in_store_or_shed() -> None:
    """G24: seat 0 has a deer (3) made into a weapon and a hare (1); seat 1 a fox (2). 2+3 beats 2+2."""
    s = last_turn()
    store(s, 0, "p-hare")
    shed(s, 0, "p-deer", "w-axe")
    store(s, 1, "p-fox")
    gathering(s)
    dice(s, 2, 2)
    contest = s.contests[0]
    assert contest == (0, (0, 1), (number("p-deer"), number("p-fox")), ((2, 2),), 0)
    assert s.trophies == [1, 0]


def test_herbalists_tell_of_their_best_herb() -> None:
    """G24: edelweiss (4) with a 1 loses to yarrow (2) with a 4."""
    s = last_turn()
    store(s, 0, "h-edelweiss", "h-yarrow")
    store(s, 1, "h-yarrow")
    gathering(s)
    dice(s, 1, 4)
    assert told(s, "trophy")[0] == {
        "seat": 1,
        "contest": "herbalists",
        "card": "h-yarrow",
        "alone": False,
    }


def test_shamans_tell_of_their_artefact() -> None:
    """G24: the lady (5) with a 2 beats the drum (2) with a 4."""
    s = last_turn()
    artefact(s, 0, "a-lady")
    artefact(s, 1, "a-drum")
    gathering(s)
    dice(s, 2, 4)
    assert told(s, "trophy")[0]["seat"] == 0


def test_the_tied_roll_again_dice_only_until_one_leads() -> None:
    """G24: deer 3+3 and fox 2+4 tie at 6, the hare 1+4 is out; then 2 and 2, then 1 and 5."""
    s = last_turn(3)
    store(s, 0, "p-deer")
    store(s, 1, "p-fox")
    store(s, 2, "p-hare")
    gathering(s)
    dice(s, 3, 4, 4)
    assert len(s.choices) == 36
    dice(s, 2, 2)
    dice(s, 1, 5)
    assert s.contests[0][3:] == (((3, 4, 4), (2, 2, 0), (1, 5, 0)), 1)
    assert s.trophies == [0, 1, 0]


@pytest.mark.parametrize(("again", "leading"), [((5, 4), [0]), ((4, 5), [1]), ((3, 3), [0, 1])])
def test_stories_do_not_count_when_the_tied_roll_again(
    again: tuple[int, int], leading: list[int]
) -> None:
    """G24: mammoth 5+1 and hare 1+5 tie; then the dice alone decide."""
    s = last_turn()
    tales = (number("p-mammoth"), number("p-hare"))
    assert leaders(s, (0, 1), tales, ((1, 5), again)) == leading


def test_a_sole_entrant_wins_without_a_roll_and_without_any_there_is_no_trophy() -> None:
    """G24: only seat 1 has a prey; nobody has a herb or an artefact."""
    s = last_turn()
    store(s, 1, "p-hare")
    gathering(s)
    assert s.trophies == [0, 1]
    assert told(s, "contest-dice") == []
    assert [event["contest"] for event in told(s, "no-contest")] == ["herbalists", "shamans"]


def test_an_artefact_face_down_does_not_compete() -> None:
    """F10, G33: seat 0's artefact sleeps; seat 1 is alone."""
    s = last_turn()
    artefact(s, 0, "a-lady")
    artefact(s, 1, "a-drum")
    s.asleep[1] = 1
    gathering(s)
    assert s.trophies == [1, 0]


def test_a_migrating_clan_competes_and_eats() -> None:
    """G33."""
    s = last_turn()
    store(s, 1, "p-deer")
    s.migrating[1] = 1
    gathering(s)
    assert s.trophies == [0, 1]
    assert told(s, "feeding")[0]["seat"] == 0


def test_trophies_never_run_out() -> None:
    """G24: twelve are in the box; a thirteenth is won all the same."""
    s = last_turn()
    s.trophies = [5, 7]
    store(s, 1, "p-deer")
    gathering(s)
    assert s.trophies == [5, 8]


def test_eaten_cards_go_below_winter_and_all_clan_cards_return_healed() -> None:
    """G26: seat 0 eats a mammoth; the others a deer each: hungry, hence all of it."""
    s = last_turn()
    store(s, 0, "p-mammoth")
    store(s, 1, "p-hare")
    clan(s, 1, (1, 2), (), (3,))
    gathering(s)
    dice(s, 6, 1)
    assert asked(s) == "0 Welcome"
    s.answer(0, END)
    assert asked(s) == "1 LoseClan"
    s.answer(1, 11)
    assert s.hunt_pile[-1] == tuple(sorted((number("p-mammoth"), number("p-hare"))))
    assert s.hunt_pile[-2] == (DECK.winter,)
    assert (s.hand[1], s.wounded[1]) == ((2, 3), ())


def test_the_piles_of_the_second_year_are_layers() -> None:
    """G23, G26: eaten cards lie below Winter, so the second year has as many cards as were discarded."""
    s = last_turn()
    store(s, 0, "p-mammoth")
    gathering(s)
    s.answer(0, DRAW)
    while asked(s) != "chance Reveal":
        go_on(s)
    assert [len(layer) for layer in s.hunt_pile] == [40, 1, 1]
    assert cards(s.hunt_pile[2]) == ["p-mammoth"]


def test_fate_cards_can_be_played_again_in_the_new_year() -> None:
    """G23: until the end of winter only."""
    s = actions("p-deer", "p-hare", "p-fox")
    hold(s, 0, "f-luck")
    assert refused(s, 0, PLAY(DECK.index["f-luck"])) == "F1 only-in-own-hunt"
