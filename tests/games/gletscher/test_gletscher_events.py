"""Wedding and earthquake (G21)."""

from __future__ import annotations

import pytest
from camp import (
    artefact,
    asked,
    cards,
    clan,
    dice,
    draw,
    fates,
    hold,
    in_shed,
    in_store,
    pass_on,
    play,
    refused,
    reveal,
    shed,
    store,
    table,
    told,
)

from lascaux.games.gletscher.choices import CLAN, SHATTER
from lascaux.games.gletscher.state import Table
from lascaux.games.gletscher.terms import HAND, NO_CARD, USED


def test_a_wedding_brings_a_clan_card_face_up_into_the_dwelling() -> None:
    """G21: it does not act this turn, and comes to hand at its end."""
    s = table()
    reveal(s, "e-wedding", "p-hare", "p-deer")
    draw(s, 2)
    assert (s.hand[0], s.used[0]) == ((1, 2, 3), (2,))
    assert s.hand[1] == (1, 2, 3)
    pass_on(s, 0)
    assert s.hand[0] == (1, 2, 2, 3)


def quake(players: int = 2) -> Table:
    """An earthquake has been revealed; nobody has rolled yet."""
    s = table(players)
    reveal(s, "e-quake", "p-hare", "p-deer")
    return s


def test_all_clans_roll_clockwise_from_the_active_player() -> None:
    """G21."""
    s = quake(4)
    for die in (1, 2, 1, 2):
        dice(s, die)
    assert [event["seat"] for event in told(s, "tremor")] == [0, 1, 2, 3]
    assert asked(s) == "0 Actions"


@pytest.mark.parametrize("die", [1, 2])
def test_one_and_two_do_no_harm(die: int) -> None:
    """G21."""
    s = quake()
    shed(s, 0, "w-axe")
    dice(s, die)
    dice(s, 1)
    assert cards(s.shed[0]) == ["w-axe"]


@pytest.mark.parametrize("die", [3, 5])
def test_three_to_five_cost_a_weapon_or_the_artefact_as_the_loser_chooses(die: int) -> None:
    """G21: a made weapon counts too."""
    s = quake()
    shed(s, 0, "w-axe", "p-deer")
    artefact(s, 0, "a-lion")
    dice(s, die)
    assert asked(s) == "0 LoseGear"
    assert len(s.choices) == 3
    made = s.copy()
    made.answer(0, in_shed(made, 0, "p-deer"))
    assert cards(made.shed[0]) == ["w-axe"]
    s.answer(0, SHATTER)
    assert s.artefact[0] == NO_CARD
    assert cards(s.hunt_discards) == ["e-quake", "a-lion"]


def test_without_a_weapon_the_artefact_is_lost() -> None:
    """G21: nothing is left to choose."""
    s = quake()
    artefact(s, 0, "a-lion")
    dice(s, 4)
    assert s.artefact[0] == NO_CARD
    assert asked(s) == "chance Roll"


def test_a_clan_with_neither_loses_nothing() -> None:
    """G21: the next clan rolls at once."""
    s = quake()
    store(s, 0, "p-hare")
    dice(s, 4)
    dice(s, 4)
    assert asked(s) == "0 Actions"


def test_six_costs_a_clan_card_from_hand_or_cave() -> None:
    """G21: the loser chooses (G20); a wounded one may go."""
    s = table()
    clan(s, 0, (1, 2), (), (3,))
    clan(s, 1, (2,), (3,), (1,))
    reveal(s, "e-quake", "p-hare", "p-deer")
    dice(s, 6)
    assert asked(s) == "0 LoseClan"
    s.answer(0, CLAN(HAND, 2))
    dice(s, 6)
    assert asked(s) == "1 LoseClan"
    s.answer(1, CLAN(USED, 3))
    assert s.clan_lost == (2, 3)
    assert (s.hand[1], s.used[1], s.wounded[1]) == ((2,), (), (1,))


def test_an_offering_saves_ones_clan_from_its_effect() -> None:
    """F2, G31: asked right after the clan's own roll; the other clan still rolls."""
    s = quake()
    shed(s, 0, "w-axe")
    store(s, 0, "p-hare", "p-deer")
    hold(s, 0, "f-gift")
    dice(s, 3)
    assert asked(s) == "0 Offering"
    play(s, 0, "f-gift")
    s.answer(0, in_store(s, 0, "p-hare"))
    assert asked(s) == "chance Roll"
    dice(s, 1)
    assert cards(s.shed[0]) == ["w-axe"]
    assert fates(s.fate_discards) == ["f-gift"]
    assert cards(s.hunt_discards) == ["e-quake", "p-hare"]


def test_one_offering_an_earthquake() -> None:
    """G31: with two offerings in hand there is one question."""
    s = quake()
    store(s, 0, "p-hare", "p-deer")
    hold(s, 0, "f-gift", "f-gift")
    dice(s, 6)
    play(s, 0, "f-gift")
    s.answer(0, in_store(s, 0, "p-hare"))
    assert asked(s) == "chance Roll"
    assert s.hand[0] == (1, 2, 3)


def test_who_declines_the_offering_takes_the_loss() -> None:
    """G31."""
    s = quake()
    store(s, 0, "p-hare")
    hold(s, 0, "f-gift")
    dice(s, 6)
    pass_on(s, 0)
    assert asked(s) == "0 LoseClan"


def test_harmless_dice_ask_for_no_offering() -> None:
    """G31: each clan right after its own roll of 3-6."""
    s = quake()
    shed(s, 0, "w-axe")
    store(s, 0, "p-hare")
    hold(s, 0, "f-gift")
    dice(s, 2)
    assert asked(s) == "chance Roll"


def test_only_an_offering_helps() -> None:
    """G31."""
    s = quake()
    store(s, 0, "p-hare")
    hold(s, 0, "f-storm")
    dice(s, 6)
    assert refused(s, 0, 250 + s.fate[0][0]) == "G31 no-offering"
