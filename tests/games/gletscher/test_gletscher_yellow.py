"""Yellow cards and marks (G8, G20, G31, G33, F6-F11)."""

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
    draw,
    fates,
    go_on,
    hold,
    hunt,
    in_store,
    number,
    pass_on,
    play,
    refused,
    reveal,
    shed,
    store,
    table,
    take,
    year_ends,
)

from lascaux.games.gletscher.choices import CLAN, END, INVOKE, PLAY, READY, TARGET
from lascaux.games.gletscher.rules.winter import best_story
from lascaux.games.gletscher.state import Table
from lascaux.games.gletscher.terms import NO_CARD, WOUNDED

ROW = ("p-deer", "p-hare", "p-fox")


def at_the_end(card: str, players: int = 2) -> Table:
    """Seat 0 holds this card and is at the end of its turn."""
    s = actions(*ROW, players=players)
    hold(s, 0, card)
    s.answer(0, END)
    return s


def test_migration_skips_actions_and_the_yellow_card_of_the_next_turn() -> None:
    """F6: A and B happen, D and F too; C and E do not."""
    s = at_the_end("f-move")
    hold(s, 1, "f-mould")
    clan(s, 1, (1, 2), (), (3,))
    play(s, 0, "f-move")
    reveal(s, "w-spear", "p-hare", "p-fox")
    assert asked(s) == "1 Take"
    take(s, "w-spear")
    assert s.active == 0  # the turn was over after A, B and D
    assert cards(s.shed[1]) == ["w-spear"]
    assert s.hand[1] == (1, 2, 3)
    assert fates(s.fate[1]) == ["f-mould"]


def test_a_migrating_clan_still_obeys_the_limit() -> None:
    """F6: F happens."""
    s = at_the_end("f-move")
    clan(s, 1, (1, 1, 1, 2, 2, 2, 3, 3, 3))
    play(s, 0, "f-move")
    reveal(s, "p-horse", "p-horse", "p-horse")
    assert asked(s) == "1 Limit"


def test_a_migrating_clan_may_play_red_and_green_cards() -> None:
    """F6: the third player is marked by seat 0 and reacts in seat 1's hunt before their own turn."""
    s = at_the_end("f-move", players=3)
    hold(s, 2, "f-storm")
    play(s, 0, "f-move")
    s.answer(0, TARGET(2))
    reveal(s, "p-hare", "p-fox", "p-deer")
    hunt(s, "p-hare", 1)
    assert asked(s) == "2 Reaction"
    assert PLAY(DECK.index["f-storm"]) in s.choices


def test_the_mark_of_migration_ends_with_that_turn() -> None:
    """G33."""
    s = at_the_end("f-move")
    play(s, 0, "f-move")
    assert s.migrating == [0, 1]
    reveal(s, "p-horse", "p-horse", "p-horse")
    assert s.migrating == [0, 0]


def test_spoiled_herbs_takes_all_herbs() -> None:
    """F7."""
    s = at_the_end("f-mould")
    store(s, 1, "h-yarrow", "h-berries", "p-hare")
    play(s, 0, "f-mould")
    assert cards(s.store[1]) == ["p-hare"]
    assert sorted(map(str, cards(s.hunt_discards[-2:]))) == ["h-berries", "h-yarrow"]


@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_raid_takes_none_one_or_two_cards_of_the_raiders_choice(die: int, taken: int) -> None:
    """F8: 1-2 nothing, 3-5 one, 6 two; the raider rolls and chooses."""
    s = at_the_end("f-raid")
    store(s, 1, "p-hare", "p-deer", "h-yarrow")
    play(s, 0, "f-raid")
    dice(s, die)
    for card in ("p-deer", "h-yarrow")[:taken]:
        assert asked(s) == "0 Plunder"
        s.answer(0, in_store(s, 1, card))
    assert cards(s.store[0]) == ["p-deer", "h-yarrow"][:taken]
    assert len(s.store[1]) == 3 - taken
    assert s.active == 1


def test_a_raid_takes_what_exists() -> None:
    """G20: a six, but only one card is there."""
    s = at_the_end("f-raid")
    store(s, 1, "p-fish+w-net")
    play(s, 0, "f-raid")
    dice(s, 6)
    assert cards(s.store[0]) == ["p-fish+w-net"]
    assert s.store[1] == ()


def test_a_predator_takes_a_herb_or_a_clan_card_as_the_target_chooses() -> None:
    """F9."""
    s = at_the_end("f-beast")
    store(s, 1, "h-yarrow", "p-hare")
    clan(s, 1, (1, 2), (), (3,))
    play(s, 0, "f-beast")
    assert asked(s) == "1 FaceThePredator"
    assert refused(s, 1, in_store(s, 1, "p-hare")) == "F9 no-such-choice"
    herb = s.copy()
    herb.answer(1, in_store(herb, 1, "h-yarrow"))
    assert cards(herb.store[1]) == ["p-hare"]
    s.answer(1, CLAN(WOUNDED, 3))
    assert (s.hand[1], s.wounded[1], s.clan_lost) == ((1, 2), (), (3,))


def test_wrath_lays_the_artefact_face_down_through_the_next_turn() -> None:
    """F10: no bonus; the mark ends after F (G33)."""
    s = at_the_end("f-wrath")
    artefact(s, 1, "a-lion")
    hold(s, 1, "f-luck")
    play(s, 0, "f-wrath")
    reveal(s, "p-horse", "p-hare", "p-fox")
    hunt(s, "p-hare", 1)
    assert refused(s, 1, INVOKE) == "F10 asleep"
    assert best_story(s, 1, 2) == NO_CARD
    s.answer(1, READY)
    s.answer(1, 3)  # calls off
    pass_on(s, 1, 1)
    assert s.asleep == [0, 0]
    assert best_story(s, 1, 2) == number("a-lion")


def test_a_new_artefact_comes_face_up() -> None:
    """G33."""
    s = at_the_end("f-wrath")
    artefact(s, 1, "a-lion")
    play(s, 0, "f-wrath")
    reveal(s, "a-lady", "p-hare", "p-fox")
    take(s, "a-lady")
    assert s.asleep == [0, 0]
    hold(s, 1, "f-luck")
    hunt(s, "p-hare", 1)
    assert INVOKE in s.choices


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_scavenger_takes_none_one_or_two_cards_of_the_targets_choice(die: int, lost: int) -> None:
    """F11: the target rolls and chooses; the cards are discarded."""
    s = at_the_end("f-rats")
    store(s, 1, "p-hare", "p-deer", "h-yarrow")
    play(s, 0, "f-rats")
    dice(s, die)
    for card in ("p-hare", "h-yarrow")[:lost]:
        assert asked(s) == "1 LoseStore"
        s.answer(1, in_store(s, 1, card))
    assert len(s.store[1]) == 3 - lost
    assert s.store[0] == ()
    assert cards(s.hunt_discards[3:]) == ["p-hare", "h-yarrow"][:lost]


def test_a_scavenger_takes_what_exists() -> None:
    """G20."""
    s = at_the_end("f-rats")
    store(s, 1, "p-hare")
    play(s, 0, "f-rats")
    dice(s, 6)
    assert s.store[1] == ()
    assert s.active == 1


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("f-mould", "G20 no-herbs-there"),
        ("f-raid", "G20 empty-store"),
        ("f-rats", "G20 empty-store"),
        ("f-wrath", "G20 no-artefact-there"),
        ("f-wrath", "G33 already-asleep"),
        ("f-move", "G33 already-migrating"),
    ],
)
def test_a_target_must_have_what_the_card_takes_and_not_be_marked(card: str, reason: str) -> None:
    """G20, G33: seats 2 and 3 could be the target, seat 1 could not."""
    s = at_the_end(card, players=4)
    for seat, carving in ((2, "a-lion"), (3, "a-drum")):
        store(s, seat, "h-yarrow")
        artefact(s, seat, carving)
    if reason == "G33 already-asleep":
        artefact(s, 1, "a-lady")
        s.asleep[1] = 1
    if reason == "G33 already-migrating":
        s.migrating[1] = 1
    play(s, 0, card)
    assert list(s.choices) == [TARGET(2), TARGET(3)]
    assert refused(s, 0, TARGET(1)) == reason


def test_without_any_target_the_card_cannot_be_played() -> None:
    """G20."""
    s = at_the_end("f-raid")
    assert refused(s, 0, PLAY(DECK.index["f-raid"])) == "G20 no-target"


def test_only_a_prey_or_a_herb_in_the_store_can_be_raided() -> None:
    """G20: weapons in the shed are not in the store."""
    s = at_the_end("f-raid")
    shed(s, 1, "w-axe")
    assert refused(s, 0, PLAY(DECK.index["f-raid"])) == "G20 no-target"


def test_an_offering_cancels_a_yellow_card_before_its_roll() -> None:
    """G31, F2."""
    s = at_the_end("f-raid")
    store(s, 1, "p-hare", "p-deer")
    hold(s, 1, "f-gift")
    play(s, 0, "f-raid")
    assert asked(s) == "1 Offering"
    play(s, 1, "f-gift")
    s.answer(1, in_store(s, 1, "p-hare"))
    assert cards(s.store[1]) == ["p-deer"]
    assert s.active == 1
    assert fates(s.fate_discards) == ["f-gift", "f-raid"]


def test_one_yellow_card_a_turn() -> None:
    """G8: even when the first was cancelled."""
    s = at_the_end("f-move")
    hold(s, 0, "f-rats")
    store(s, 1, "p-hare")
    hold(s, 1, "f-gift")
    play(s, 0, "f-move")
    play(s, 1, "f-gift")
    assert s.active == 1
    assert s.migrating == [0, 0]


def test_a_winter_in_between_does_not_end_the_marks() -> None:
    """G33: marked just before winter, the artefact does not compete, and sleeps in the next turn too."""
    s = table()
    year_ends(s)
    artefact(s, 1, "a-lion")
    hold(s, 0, "f-wrath")
    s.answer(0, END)
    play(s, 0, "f-wrath")
    assert [contest[1] for contest in s.contests] == [(), (), ()]
    while asked(s) != "chance Reveal":
        go_on(s)
    assert (s.year, s.active, s.asleep) == (2, 1, [0, 1])


def test_refounding_removes_both_marks() -> None:
    """G33, G28: the predator takes the last clan card of a marked clan."""
    s = at_the_end("f-beast")
    clan(s, 1, (1,))
    s.migrating[1] = 1
    play(s, 0, "f-beast")
    draw(s, 2)
    draw(s, "f-luck")
    assert s.migrating == [0, 0]
    assert s.hand[1] == (2,)


def test_the_choice_of_a_target_is_nobody_elses_business_until_it_is_played() -> None:
    """G30: the others see that the player is still at the end of the turn."""
    s = at_the_end("f-move", players=3)
    play(s, 0, "f-move")
    assert asked(s) == "0 ChooseTarget"
    assert type(s.public_question()).__name__ == "EndOfTurn"
