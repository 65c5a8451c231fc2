"""Bots: legal, blind to what is hidden, repeatable; greedy beats random."""

from __future__ import annotations

import json
from typing import Any

import pytest
from walks import deck, moments

from lascaux.bots import BOTS, make
from lascaux.bots.evaluate import EVALUATIONS
from lascaux.bots.evaluate.krom import chances, climb_worth
from lascaux.games.krom import KROM
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES
from lascaux.lab.simulate import Plan, simulate

EVERY_BOT = pytest.mark.parametrize("bot", sorted(BOTS))


@EVERY_BOT
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_bot_answers_legally_and_the_same_whatever_is_hidden(bot: str, game_id: str) -> None:
    """The hidden part is swapped for another; the bot's input and its answer stay the same."""
    game = GAMES[game_id]
    asked = 0
    for position in moments(game_id, 3, seed=4, every=9):
        for seat in position.waiting():
            seen = game.view(position, seat)
            swapped = game.imagine(seen, deck(game_id), FastLuck("swap"))
            inputs: list[tuple[Any, list[int]]] = [
                (game.view(table, seat), list(table.legal(seat))) for table in (position, swapped)
            ]
            assert json.dumps(inputs[0]) == json.dumps(inputs[1])
            answers = [
                make(bot, game, deck(game_id), FastLuck("bot")).choose(*pair) for pair in inputs
            ]
            assert answers[0] == answers[1]
            assert answers[0] in inputs[0][1]
            asked += 1
    assert asked > 20


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown bot 'genius': choose one of random, greedy"):
        make("genius", KROM, KROM.deck(), FastLuck(1))


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_clearly(players: int) -> None:
    """40 games, equal seats for both: chance alone would give 20, and 30 once in a thousand times."""
    options = KROM.choose_options(players, {})
    plan = Plan("krom", players, options, KROM.deck(), ("greedy", "random"), seed=11)
    report = simulate(plan, 40, 1, lambda _: None)
    assert report["wins_by_bot"]["greedy"] >= 30


def test_every_game_has_an_evaluation() -> None:
    assert set(EVALUATIONS) == set(GAMES)


def test_the_chances_of_a_hunt() -> None:
    """One die, 4 or more: 3 of 6. Two dice, 11 or more: (5,6) (6,5) (6,6), 3 of 36."""
    assert chances(1, 4) == pytest.approx(3 / 6)
    assert chances(2, 11) == pytest.approx(3 / 36)


def test_the_worth_of_a_climb_in_hand() -> None:
    """A pair of sixes kept with 1, 2, 4: a pair, three krom."""
    assert climb_worth((1, 2, 4, 6, 6), KROM.deck()) == pytest.approx(3.0)
