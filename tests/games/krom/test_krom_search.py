"""What the search and its advice see in Krom where one choice decides the game."""

from __future__ import annotations

import pytest
from kit import DECK, EVOLUTIONS, asked, go, realised, table

from lascaux.bots.advice import explain, standing
from lascaux.bots.search import Search
from lascaux.games.krom import KROM
from lascaux.games.krom.choices import BUY, REALISE, SERVICES
from lascaux.games.krom.state import Table
from lascaux.games.krom.terms import WOOD
from lascaux.kernel.chance import FastLuck


def one_wood_short() -> Table:
    """Seat 0 rests or shops in the Cave; with 9 points, 3 krom and no wood.

    e-wood costs one wood and is worth two points; nothing else on show can be had for 3 krom, since
    e-krom is gone.
    """
    s = table()
    go(s, "forest", "savanna")
    while s.round < 2:
        s.answer(s.turn, s.choices[0])
    s.evolution_row = tuple(EVOLUTIONS[card] for card in ("e-wood", "e-mountain", "e-mixed"))
    realised(s, 0, "e-goal")
    s.krom[0] = 3
    s.wood[0] = s.stone[0] = s.bone[0] = 0
    go(s, "cave", "mountain")
    assert asked(s) == "0 Cave"
    return s


def test_the_search_sees_three_steps_ahead_that_it_wins() -> None:
    """K19, K25, K26: open the services, buy wood, realise e-wood: 9 + 2 points are enough."""
    s = one_wood_short()
    bot = Search(KROM, DECK, FastLuck("three steps"), iterations=60)
    for choice in (SERVICES, BUY(WOOD), REALISE(EVOLUTIONS["e-wood"])):
        assert bot.choose(KROM.view(s, 0), s.choices) == choice
        s.answer(0, choice)
    assert s.winners == (0,)


def test_advice_is_sure_of_a_win_at_hand() -> None:
    """K26: with the wood in hand the game is won, whatever the dice."""
    s = one_wood_short()
    s.answer(0, SERVICES)
    s.answer(0, BUY(WOOD))
    best = explain(KROM, DECK, FastLuck("advice"), KROM.view(s, 0), s.choices, iterations=40).best[
        0
    ]
    assert best.choice == REALISE(EVOLUTIONS["e-wood"])
    assert best.chance == pytest.approx(1.0)


def test_a_game_stands_better_for_the_leader() -> None:
    """Nine points to none, in the same place with the same goods."""
    s = table()
    realised(s, 1, "e-goal")
    chances = standing(KROM, DECK, FastLuck("standing"), s, 10)
    assert chances[1] > 0.8
