"""Setting up (G1-G3)."""

from __future__ import annotations

import pytest
from camp import DECK, dice, fates, table

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.state import Table
from lascaux.kernel.pile import size
from lascaux.kernel.rules import CHANCE


def fresh(players: int) -> Table:
    s: Table = GLETSCHER.setup(players, GLETSCHER.choose_options(players, {}), DECK)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_one_two_and_three_hunters_and_a_fate_card(players: int) -> None:
    """G1: the other clan cards are the pile: 20 less 3 a player."""
    s = fresh(players)
    for seat in range(players):
        assert s.hand[seat] == (1, 2, 3)
        assert s.turn == CHANCE
        s.answer(CHANCE, DECK.index["f-storm" if seat < 2 else "f-luck"])
    assert [fates(cards) for cards in s.fate] == [
        ["f-storm"],
        ["f-storm"],
        ["f-luck"],
        ["f-luck"],
    ][:players]
    assert size(s.clan_pile) == 20 - 3 * players
    assert size(s.fate_pile) == 24 - players


def test_the_pile_of_clan_cards_is_what_is_left_of_seven_seven_and_six() -> None:
    """G1: four players leave three cards of 1, three of 2 and two of 3 hunters."""
    assert fresh(4).clan_pile == ((1, 1, 1, 2, 2, 2, 3, 3),)


@pytest.mark.parametrize(("players", "cards"), [(2, 42), (3, 54), (4, 60)])
def test_diamonds_thin_the_deck_out_for_fewer_players(players: int, cards: int) -> None:
    """G2: 60 cards; without the 6 yellow ones 54; without the 12 blue ones too 42."""
    assert size(fresh(players).hunt_pile) == cards


def test_yellow_goes_before_blue() -> None:
    """G2: of the horse's six copies two are yellow and one is blue."""
    horses = [
        sum(layer.count(DECK.index["p-horse"]) for layer in fresh(players).hunt_pile)
        for players in (2, 3, 4)
    ]
    assert horses == [3, 4, 6]


def test_winter_lies_underneath() -> None:
    """G2."""
    pile = fresh(3).hunt_pile
    assert len(pile) == 2
    assert pile[-1] == (DECK.winter,)
    assert DECK.winter not in pile[0]


def test_the_highest_die_starts() -> None:
    """G3."""
    s = fresh(3)
    for _ in range(3):
        s.answer(CHANCE, s.choices[0])
    dice(s, 2, 3, 5)
    assert s.active == 2
    assert (s.year, s.turns) == (1, 1)


def test_only_the_tied_roll_again() -> None:
    """G3: 4, 4, 2: seats 0 and 1 roll again, twice."""
    s = fresh(3)
    for _ in range(3):
        s.answer(CHANCE, s.choices[0])
    dice(s, 4, 4, 2)
    assert len(s.choices) == 6**2
    dice(s, 3, 3)
    dice(s, 1, 6)
    assert s.active == 1


def test_play_is_clockwise() -> None:
    """G3."""
    assert table(4).clockwise(2) == [3, 0, 1]
