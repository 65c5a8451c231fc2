"""Advice: the winning choice is named first, and chances are chances."""

from __future__ import annotations

import pytest
from walks import deck, moments

from lascaux.bots.advice import advise, outlook
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.game import GAMES

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))


@EVERY_GAME
def test_advice_names_one_or_two_legal_choices_and_their_chances(game_id: str) -> None:
    game = GAMES[game_id]
    asked = 0
    for position in moments(game_id, 2, seed=3, every=11):
        for seat in position.waiting():
            choices = list(position.legal(seat))
            view = game.view(position, seat)
            found = advise(game, deck(game_id), FastLuck(1), view, choices, iterations=12)
            assert 1 <= len(found) <= min(2, len(choices))
            assert len({advice.choice for advice in found}) == len(found)
            for advice in found:
                assert advice.choice in choices
                assert 0 <= advice.chance <= 1
            assert all(advice.tried >= 0.1 for advice in found[1:])
            asked += 1
    assert asked > 10


@EVERY_GAME
def test_the_outlook_of_a_spectator_sums_to_one_and_is_certain_at_the_end(game_id: str) -> None:
    game = GAMES[game_id]
    seen = 0
    for position in moments(game_id, 3, seed=8, every=1):
        if position.over or position.locks % 29 == 0:
            view = game.view(position, None)
            chances = outlook(game, deck(game_id), FastLuck(2), view, playouts=3)
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
        advise(game, deck("krom"), FastLuck(5), view, choices, iterations=20) for _ in range(2)
    ]
    assert found[0] == found[1]
