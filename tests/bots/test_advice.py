"""Advice: the winning choice is named first, and chances are chances."""

from __future__ import annotations

from typing import Any

import pytest
from walks import deck, moments

from lascaux.bots.advice import Unwanted, explain, mean_chances, round_end, standing
from lascaux.bots.search import Search
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.game import GAMES

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))


@EVERY_GAME
def test_advice_names_the_two_best_legal_choices_and_their_chances(game_id: str) -> None:
    game = GAMES[game_id]
    asked = 0
    for position in moments(game_id, 2, seed=3, every=7):
        for seat in position.waiting():
            choices = list(position.legal(seat))
            view = game.view(position, seat)
            luck = FastLuck(1)
            found = explain(game, deck(game_id), luck, view, choices, iterations=12).best
            assert len(found) == min(2, len(choices))
            assert len({advice.choice for advice in found}) == len(found)
            for advice in found:
                assert advice.choice in choices
                assert 0 <= advice.chance <= 1
            assert found[0].chance >= found[-1].chance
            asked += 1
    assert asked > 10


@EVERY_GAME
def test_how_a_game_stands_sums_to_one_and_is_certain_at_the_end(game_id: str) -> None:
    game = GAMES[game_id]
    seen = 0
    for position in moments(game_id, 3, seed=8, every=1):
        if position.over or position.locks % 29 == 0:
            chances = standing(game, deck(game_id), FastLuck(2), position, playouts=3)
            assert sum(chances) == pytest.approx(1.0)
            seen += 1
            if position.over:
                share = 1 / len(position.winners)
                assert chances == [share * (seat in position.winners) for seat in range(3)]
    assert seen > 5


def test_the_same_luck_gives_the_same_advice() -> None:
    game = GAMES["krom"]
    position = next(p for p in moments("krom", 2, seed=3, every=13) if p.turn >= 0)
    view = game.view(position, position.turn)
    choices = list(position.legal(position.turn))
    found = [
        explain(game, deck("krom"), FastLuck(5), view, choices, iterations=20) for _ in range(2)
    ]
    assert found[0] == found[1]


def test_advice_that_nobody_wants_any_more_is_thought_about_no_longer() -> None:
    """It is asked before each of 20 descents whether it is wanted; after three it is not."""
    position = next(p for p in moments("krom", 2, seed=3, every=13) if p.turn >= 0)
    view = GAMES["krom"].view(position, position.turn)
    choices = list(position.legal(position.turn))
    asked: list[bool] = []

    def wanted() -> bool:
        asked.append(len(asked) < 3)
        return asked[-1]

    with pytest.raises(Unwanted):
        explain(
            GAMES["krom"], deck("krom"), FastLuck(5), view, choices, iterations=20, wanted=wanted
        )
    assert asked == [True, True, True, False]


def test_chances_are_always_those_after_a_whole_round() -> None:
    """Three players of Gletscher: the turns 1 to 3 end with the 4th, and so on; Krom has rounds."""
    ice, krom = GAMES["gletscher"], GAMES["krom"]
    table: Any = next(iter(moments("gletscher", 3, seed=1, every=1)))
    search = Search(ice, deck("gletscher"), FastLuck(1))
    ends = []
    for table.turns in range(1, 8):
        ends.append(round_end(search, table))
    assert ends == [4, 4, 4, 7, 7, 7, 10]
    other = next(iter(moments("krom", 3, seed=1, every=1)))
    assert round_end(Search(krom, deck("krom"), FastLuck(1)), other) == krom.round(other) + 1


def test_the_next_round_comes_into_sight_as_this_one_goes() -> None:
    """Of four playouts none, one, two and all go on through the next; a round of three turns."""
    ends: list[int] = []

    class Spy(Search):
        def play_on(self, position: Any, end: int) -> None:
            ends.append(end)

    table: Any = next(iter(moments("gletscher", 3, seed=1, every=1)))
    table.turns = 5
    search = Spy(GAMES["gletscher"], deck("gletscher"), FastLuck(1))
    for gone in (0.0, 0.25, 0.5, 1.0):
        mean_chances(search, [table] * 4, gone)
    assert ends == [7, 7, 7, 7, 10, 7, 7, 7, 10, 10, 7, 7, 10, 10, 10, 10]
