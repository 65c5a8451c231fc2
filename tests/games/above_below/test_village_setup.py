"""Setting up (A1-A3)."""

from __future__ import annotations

import pytest
from hamlet import DECK, asked, ids, pass_all, settle, table, village

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.rules.drawing import DrawFirst
from lascaux.games.above_below.state import Table
from lascaux.games.above_below.terms import KEYS_AT, NO_CARD, STARS_AT
from lascaux.kernel.pile import size
from lascaux.kernel.rules import CHANCE


def begun_by(first: int, players: int) -> Table:
    """A new game that this seat begins."""
    s: Table = ABOVE_BELOW.setup(players, ABOVE_BELOW.choose_options(players, {}), DECK)
    while not isinstance(s.question(), DrawFirst):
        s.answer(CHANCE, s.choices[0])
    assert list(s.choices) == list(range(players))
    s.answer(CHANCE, first)
    return s


@pytest.mark.parametrize("players", [2, 3])
def test_everyone_has_a_house_and_three_ready_villagers(players: int) -> None:
    """A1: the trio of the start, all ready, and one roof."""
    s = table(players)
    for seat in range(players):
        assert sorted(ids(s.ready[seat])) == ["v-hammer", "v-plain", "v-quill"]
        assert s.exhausted[seat] == s.injured[seat] == ()
        assert village(s, seat) == ["s-roof"]


def test_with_four_players_only_the_hammer_is_ready() -> None:
    """A1: the two without a hammer start exhausted; three beds serve them in the first rest."""
    s = table(4)
    for seat in range(4):
        assert ids(s.ready[seat]) == ["v-hammer"]
        assert sorted(ids(s.exhausted[seat])) == ["v-plain", "v-quill"]
    pass_all(s)
    assert (s.round, asked(s)) == (2, "1 Menu")
    for seat in range(4):
        assert len(s.ready[seat]) == 3


@pytest.mark.parametrize(
    ("players", "first", "coins"),
    [
        (2, 0, [7, 8]),
        (2, 1, [8, 7]),
        (3, 1, [8, 7, 8]),
        (4, 0, [7, 7, 7, 8]),
        (4, 2, [7, 8, 7, 7]),
    ],
)
def test_who_comes_later_gets_a_coin(players: int, first: int, coins: list[int]) -> None:
    """A1, A2: 7 coins; +1 for the second of two, the second and third of three, the fourth of four."""
    s = begun_by(first, players)
    assert s.coins == coins
    assert asked(s) == f"{first} Menu"


def test_what_lies_on_the_table() -> None:
    """A3: 6 star and 4 key houses, 4 houses, 4 outposts, 5 villagers, a cider, a cave card face up."""
    s = table(3)
    assert len(s.market) == 18
    assert NO_CARD not in s.market
    assert set(s.market[STARS_AT:]) == set(DECK.decks[4])
    assert len(set(s.market[KEYS_AT:STARS_AT]) & set(DECK.decks[3])) == 4
    assert size(s.house_pile) == 25 - 4
    assert size(s.outpost_pile) == 24 - 4
    assert NO_CARD not in s.trainees
    assert size(s.villager_pile) == 18 - 5
    assert s.specials == [1, 1, 2, 2]
    assert s.cider == 1
    assert s.cave != NO_CARD
    assert size(s.cave_pile) == 24
    assert s.reputation == [2, 2, 2]


def test_key_houses_are_drawn_without_those_already_laid_out() -> None:
    """A3: 4 random ones of 9."""
    s = ABOVE_BELOW.setup(2, ABOVE_BELOW.choose_options(2, {}), DECK)
    assert list(s.choices) == list(DECK.decks[3])
    s.answer(CHANCE, DECK.decks[3][4])
    assert list(s.choices) == [card for card in DECK.decks[3] if card != DECK.decks[3][4]]
    settle(s)


def test_the_grid_of_the_top_cave_card_is_public() -> None:
    """A3: its six numbers; what lies below it has no order yet."""
    s = table()
    seen = ABOVE_BELOW.view(s, None)
    assert seen["cave"] is not None
    assert seen["cave"]["grid"] == [n + 1 for n in DECK.book.caves[s.cave]]
    assert sorted(card for layer in seen["cave_pile"] for card in layer) == sorted(
        set(range(25)) - {s.cave}
    )
    assert len(seen["cave_pile"]) == 1
