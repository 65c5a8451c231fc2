"""Fate cards in somebody else's hunt, and offerings (G14, G16, G31, G32, F2-F5)."""

from __future__ import annotations

import pytest
from camp import (
    DECK,
    actions,
    artefact,
    asked,
    cards,
    dice,
    fates,
    help_with,
    hold,
    hunt,
    in_row,
    in_store,
    pass_on,
    play,
    ready,
    refused,
    reveal,
    roll,
    shed,
    store,
    table,
    told,
)

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import CLAN, END, HUNT, INVOKE, PLAY, READY, ROLL
from lascaux.games.gletscher.effects import modified
from lascaux.games.gletscher.state import Table
from lascaux.games.gletscher.terms import HAND

ROW = ("p-deer", "p-hare", "p-fox")


def at_reactions(players: int = 4, *weapon: str) -> Table:
    """Seat 0 hunts the deer with three hunters; seat 1 is asked, all opponents hold a storm or F4."""
    s = actions(*ROW, players=players)
    shed(s, 0, *weapon)
    for seat, card in zip(range(1, players), ("f-storm", "f-crack", "f-crack"), strict=False):
        hold(s, seat, card)
    hunt(s, "p-deer", 3)
    help_with(s, *weapon)
    if asked(s) == "0 Help":
        s.answer(0, READY)
    return s


def test_opponents_are_asked_clockwise_from_the_hunters_left() -> None:
    """G14."""
    s = at_reactions()
    order = []
    while asked(s).endswith("Reaction"):
        order.append(s.turn)
        s.answer(s.turn, END)
    assert order == [1, 2, 3]
    assert asked(s) == "0 RollOrNot"


def test_all_who_hold_fate_cards_are_asked_whatever_they_are() -> None:
    """G14: a yellow card is not a reaction, but seat 2 is asked; seat 1 without cards is not."""
    s = actions(*ROW, players=4)
    hold(s, 2, "f-move")
    hunt(s, "p-deer", 3)
    assert asked(s) == "2 Reaction"
    assert list(s.choices) == [END]
    s.answer(2, END)
    assert asked(s) == "0 RollOrNot"


def test_a_storm_takes_one_from_the_die() -> None:
    """F5: deer 5, three hunters: a 5 becomes 4."""
    s = at_reactions()
    play(s, 1, "f-storm")
    assert modified(s) == -1
    assert asked(s) == "0 RollOrNot"
    s.answer(0, ROLL)
    dice(s, 5)
    assert s.wounded[0] == (3,)
    assert fates(s.fate_discards) == ["f-storm"]


def test_the_view_shows_the_storm_among_the_modifiers() -> None:
    """F5: need 5, have -1: only the 6 will do."""
    s = at_reactions()
    play(s, 1, "f-storm")
    planned = GLETSCHER.view(s, 3)["hunt"]
    assert planned is not None
    assert (planned["have"], planned["faces"]) == (-1, [6])
    assert planned["modifiers"] == [{"source": "storm", "card": None, "amount": -1}]


def test_one_red_card_a_hunt_in_all() -> None:
    """G14: after the storm nobody else is asked, neither before nor after the die."""
    s = at_reactions()
    play(s, 1, "f-storm")
    hold(s, 3, "f-mine")
    s.answer(0, ROLL)
    dice(s, 6)
    assert asked(s) == "0 Actions"
    assert cards(s.store[0]) == ["p-deer"]


def test_one_fate_card_per_opponent_and_turn() -> None:
    """G14: seat 1 has played, so in the next hunt of this turn only seats 2 and 3 are asked."""
    s = at_reactions()
    hold(s, 1, "f-crack")
    play(s, 1, "f-storm")
    s.answer(0, ROLL)
    dice(s, 6)
    hunt(s, "p-hare", 1)
    s.answer(0, READY)
    assert asked(s) == "2 Reaction"
    pass_on(s, 2, 3)
    s.answer(0, ROLL)
    dice(s, 6)
    assert asked(s) == "2 DisputeWindow"
    pass_on(s, 2, 3)
    assert asked(s) == "0 Actions"


def test_with_two_players_one_per_hunt_instead() -> None:
    """G14: the one opponent may play in every hunt of a turn."""
    s = at_reactions(2)
    hold(s, 1, "f-storm")
    play(s, 1, "f-storm")
    s.answer(0, ROLL)
    dice(s, 6)
    hunt(s, "p-hare", 1)
    s.answer(0, READY)
    play(s, 1, "f-storm")
    assert modified(s) == -1


def test_who_has_played_may_play_again_in_the_next_turn() -> None:
    """G14."""
    s = at_reactions()
    play(s, 1, "f-storm")
    s.answer(0, ROLL)
    dice(s, 6)
    s.answer(0, END)
    assert s.played == [0, 0, 0, 0]


def test_a_broken_weapon_ends_the_hunt() -> None:
    """F4: weapon discarded, team used, no wound, sacrifice gone, prey stays in the row."""
    s = actions(*ROW, players=3)
    shed(s, 0, "w-spear")
    store(s, 0, "p-fox")
    hold(s, 2, "f-crack")
    hunt(s, "p-deer", 1, 3)
    help_with(s, "w-spear", "p-fox")
    ready_to = asked(s)
    assert ready_to == "2 Reaction"
    play(s, 2, "f-crack")
    assert asked(s) == "0 Actions"
    assert (s.hand[0], s.used[0], s.wounded[0]) == ((2,), (1, 3), ())
    assert cards(s.hunt_discards) == ["p-fox", "w-spear"]
    assert in_row(s, HUNT, "p-deer") in s.choices


def test_a_broken_weapon_needs_a_weapon_in_use() -> None:
    """F4."""
    s = at_reactions()
    s.answer(1, END)
    assert refused(s, 2, PLAY(DECK.index["f-crack"])) == "F4 no-weapon"


def test_the_artefact_is_spent_when_the_weapon_breaks() -> None:
    """G12."""
    s = actions(*ROW, players=3)
    shed(s, 0, "w-spear")
    artefact(s, 0, "a-lion")
    hold(s, 0, "f-storm")
    hold(s, 1, "f-crack")
    hunt(s, "p-deer", 3)
    help_with(s, "w-spear", "artefact")
    s.answer(0, READY)
    play(s, 1, "f-crack")
    hunt(s, "p-deer", 2)
    assert refused(s, 0, INVOKE) == "G12 once-per-turn"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("f-mine", "G16 only-after-success"),
        ("f-luck", "G14 not-red"),
        ("f-gift", "G14 not-red"),
        ("f-move", "G14 not-red"),
    ],
)
def test_only_a_storm_or_a_broken_weapon_before_the_die(card: str, reason: str) -> None:
    """G14."""
    s = actions(*ROW)
    hold(s, 1, card)
    hunt(s, "p-deer", 3)
    assert refused(s, 1, PLAY(DECK.index[card])) == reason


# Disputes.


def caught(players: int = 3) -> Table:
    """Seat 0 has caught the deer, seats 1 and 2 hold a dispute, seat 1 is asked."""
    s = actions(*ROW, players=players)
    for seat in range(1, players):
        hold(s, seat, "f-mine")
    hunt(s, "p-deer", 3)
    roll(s, 5)
    return s


@pytest.mark.parametrize(
    ("challenger", "hunter", "owner"), [(4, 3, 1), (3, 3, 0), (2, 5, 0), (6, 1, 1)]
)
def test_strictly_higher_takes_the_prey(challenger: int, hunter: int, owner: int) -> None:
    """F3: a tie leaves it with the hunter."""
    s = caught()
    play(s, 1, "f-mine")
    dice(s, challenger, hunter)
    assert cards(s.store[owner]) == ["p-deer"]
    assert s.store[1 - owner] == ()
    assert (s.used[0], s.wounded[0]) == ((3,), ())
    assert asked(s) == "0 Actions"


def test_the_others_are_asked_in_the_same_order_until_one_disputes() -> None:
    """G16."""
    s = caught()
    assert asked(s) == "1 DisputeWindow"
    s.answer(1, END)
    assert asked(s) == "2 DisputeWindow"
    play(s, 2, "f-mine")
    dice(s, 1, 1)
    assert cards(s.store[0]) == ["p-deer"]


def test_a_disputed_fish_goes_with_its_net() -> None:
    """F3, G11."""
    s = actions("p-fish", "p-hare", "p-fox")
    shed(s, 0, "w-net")
    hold(s, 1, "f-mine")
    hunt(s, "p-fish", 1)
    help_with(s, "w-net")
    roll(s, 6)
    play(s, 1, "f-mine")
    dice(s, 6, 1)
    assert cards(s.store[1]) == ["p-fish+w-net"]
    assert s.hunt_discards == ()


def test_the_weapon_is_gone_after_a_dispute() -> None:
    """F3."""
    s = actions(*ROW)
    shed(s, 0, "w-spear")
    hold(s, 1, "f-mine")
    hunt(s, "p-deer", 3)
    help_with(s, "w-spear")
    roll(s, 6)
    play(s, 1, "f-mine")
    dice(s, 6, 1)
    assert cards(s.hunt_discards) == ["w-spear"]
    assert s.shed[0] == ()


def test_no_dispute_over_a_lucky_hunt() -> None:
    """F1, G16."""
    s = actions(*ROW)
    hold(s, 0, "f-luck")
    hold(s, 1, "f-mine")
    hunt(s, "p-deer", 3)
    play(s, 0, "f-luck")
    assert asked(s) == "0 Actions"
    assert cards(s.store[0]) == ["p-deer"]


def test_no_dispute_after_a_miss() -> None:
    """G16."""
    s = actions(*ROW)
    hold(s, 1, "f-mine")
    hunt(s, "p-deer", 3)
    roll(s, 4)
    assert asked(s) == "0 Actions"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("f-storm", "G14 only-before-the-roll"),
        ("f-crack", "G14 only-before-the-roll"),
        ("f-gift", "G16 no-dispute"),
    ],
)
def test_only_a_dispute_after_a_success(card: str, reason: str) -> None:
    """G16."""
    s = actions(*ROW)
    hold(s, 1, card)
    hunt(s, "p-deer", 3)
    roll(s, 6)
    assert asked(s) == "1 DisputeWindow"
    assert refused(s, 1, PLAY(DECK.index[card])) == reason


def test_an_offering_against_an_earthquake_bars_a_dispute_but_no_storm() -> None:
    """G16: no fate card played this turn. G14: none against the hunter. Three players."""
    s = table(3)
    store(s, 1, "p-hare")
    shed(s, 1, "w-axe")
    hold(s, 1, "f-gift", "f-mine", "f-storm")
    reveal(s, "e-quake", "p-deer", "p-hare")
    dice(s, 1)
    dice(s, 3)
    play(s, 1, "f-gift")
    dice(s, 1)
    hunt(s, "p-deer", 3)
    assert asked(s) == "1 Reaction"
    s.answer(1, END)
    s.answer(0, ROLL)
    dice(s, 6)
    assert asked(s) == "0 Actions"


def test_with_two_players_that_limit_does_not_apply() -> None:
    """G16: the opponent who has offered and stormed this turn may still dispute another hunt."""
    s = table(2)
    store(s, 1, "p-hare")
    shed(s, 1, "w-axe")
    hold(s, 1, "f-gift", "f-mine", "f-storm")
    reveal(s, "e-quake", "p-deer", "p-fox")
    dice(s, 1)
    dice(s, 3)
    play(s, 1, "f-gift")
    hunt(s, "p-deer", 3)
    play(s, 1, "f-storm")
    s.answer(0, ROLL)
    dice(s, 6)
    assert asked(s) == "0 Actions"  # one red card per hunt
    hunt(s, "p-fox", 2)
    roll(s, 6)
    assert asked(s) == "1 DisputeWindow"


# Offerings.


def test_an_offering_cancels_a_storm() -> None:
    """F2, G31: a prey from the store, of the target's choice; the storm is discarded and has no effect."""
    s = at_reactions(3)
    store(s, 0, "p-hare", "p-fox")
    hold(s, 0, "f-gift")
    play(s, 1, "f-storm")
    assert asked(s) == "0 Offering"
    play(s, 0, "f-gift")
    assert asked(s) == "0 OfferPrey"
    s.answer(0, in_store(s, 0, "p-fox"))
    assert modified(s) == 0
    assert cards(s.hunt_discards) == ["p-fox"]
    assert fates(s.fate_discards) == ["f-gift", "f-storm"]
    assert asked(s) == "0 RollOrNot"
    assert told(s, "cancelled") == [{"card": "f-storm"}]


def test_a_cancelled_red_card_is_the_only_one_on_that_hunt() -> None:
    """G32: nobody else is asked, not even for a dispute; and it counts as played (G31)."""
    s = at_reactions(3)
    store(s, 0, "p-hare")
    hold(s, 0, "f-gift")
    hold(s, 2, "f-mine")
    play(s, 1, "f-storm")
    play(s, 0, "f-gift")
    assert asked(s) == "0 RollOrNot"
    s.answer(0, ROLL)
    dice(s, 6)
    assert asked(s) == "0 Actions"
    hunt(s, "p-hare", 1)
    s.answer(0, READY)
    assert asked(s) == "2 Reaction"


def test_an_offering_saves_the_weapon() -> None:
    """F2 against F4: the hunt goes on with the weapon."""
    s = actions(*ROW)
    shed(s, 0, "w-spear")
    store(s, 0, "p-hare")
    hold(s, 0, "f-gift")
    hold(s, 1, "f-crack")
    hunt(s, "p-deer", 3)
    help_with(s, "w-spear")
    s.answer(0, READY)
    play(s, 1, "f-crack")
    play(s, 0, "f-gift")
    assert asked(s) == "0 RollOrNot"
    assert modified(s) == 2


def test_an_offering_ends_a_dispute_before_its_rolls() -> None:
    """G31: another prey is offered, not the disputed one."""
    s = actions(*ROW)
    store(s, 0, "p-hare")
    hold(s, 0, "f-gift")
    hold(s, 1, "f-mine")
    hunt(s, "p-deer", 3)
    roll(s, 6)
    play(s, 1, "f-mine")
    assert asked(s) == "0 Offering"
    play(s, 0, "f-gift")
    assert cards(s.store[0]) == ["p-deer"]
    assert asked(s) == "0 Actions"


def test_the_disputed_prey_cannot_be_offered() -> None:
    """G31: with an empty store there is nothing to offer, so there is no question."""
    s = actions(*ROW)
    hold(s, 0, "f-gift")
    hold(s, 1, "f-mine")
    hunt(s, "p-deer", 3)
    roll(s, 6)
    play(s, 1, "f-mine")
    assert asked(s) == "chance Roll"


def test_the_target_is_asked_whatever_fate_card_they_hold() -> None:
    """G31, G30."""
    s = at_reactions(3)
    store(s, 0, "p-hare")
    hold(s, 0, "f-move")
    play(s, 1, "f-storm")
    assert asked(s) == "0 Offering"
    assert refused(s, 0, PLAY(DECK.index["f-move"])) == "G31 no-offering"
    s.answer(0, END)
    assert modified(s) == -1


def test_without_a_fate_card_the_target_is_not_asked() -> None:
    """G31."""
    s = at_reactions(3)
    store(s, 0, "p-hare")
    play(s, 1, "f-storm")
    assert asked(s) == "0 RollOrNot"


def test_a_herb_cannot_be_offered() -> None:
    """F2: a prey from the store."""
    s = at_reactions(3)
    store(s, 0, "h-yarrow")
    hold(s, 0, "f-gift")
    play(s, 1, "f-storm")
    assert asked(s) == "0 RollOrNot"


def test_an_offering_cannot_be_cancelled() -> None:
    """G31: the one who stormed holds an offering and a prey, and is not asked."""
    s = at_reactions(3)
    store(s, 0, "p-hare")
    store(s, 1, "p-fox")
    hold(s, 0, "f-gift")
    hold(s, 1, "f-gift")
    play(s, 1, "f-storm")
    play(s, 0, "f-gift")
    assert asked(s) == "0 RollOrNot"


def test_no_red_card_against_gathering_making_or_drawing() -> None:
    """G18: no red card applies to G17-G19."""
    s = actions("h-yarrow", "p-deer", "p-hare")
    store(s, 0, "p-deer")
    hold(s, 1, "f-storm", "f-crack", "f-mine")
    for choice in (40, 150, 4):
        s.answer(0, choice)
        while s.turn == 0 and asked(s) in {"0 Gather", "0 Work"}:
            s.answer(0, CLAN(HAND, min(s.hand[0])) if asked(s) == "0 Work" or not s.team else READY)
        assert s.turn != 1
    assert cards(s.store[0]) == ["h-yarrow"]


def test_ready_means_that_nobody_interferes() -> None:
    """G13: the reactions come before the hunter rolls or calls off."""
    s = actions(*ROW)
    hold(s, 1, "f-storm")
    hunt(s, "p-deer", 3)
    ready(s)
    assert asked(s) == "0 RollOrNot"
