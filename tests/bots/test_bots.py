"""Bots: legal, blind to what is hidden, repeatable; greedy beats random."""

from __future__ import annotations

import json
import random
from math import e
from typing import Any

import pytest
from swaps import swapped as swap
from walks import deck, moments

from lascaux.bots import make
from lascaux.bots.evaluate import evaluation_of, part
from lascaux.bots.evaluate.gletscher import chance, hunt_worth, teams
from lascaux.bots.evaluate.krom import climb_worth, reaching
from lascaux.bots.greedy import likely
from lascaux.bots.levels import LEVELS
from lascaux.bots.search import Search
from lascaux.games.krom import KROM
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES
from lascaux.lab.play import Plan
from lascaux.lab.simulate import simulate

FEW = 4  # descents, so that the Elder need not be waited for; test_search.py has more
EVERY_BOT = pytest.mark.parametrize("bot", ["random", "greedy", *LEVELS])


@EVERY_BOT
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_bot_answers_legally_and_the_same_whatever_is_hidden(bot: str, game_id: str) -> None:
    """Every secret is swapped in the state itself; the bot's input and its answer stay the same."""
    game = GAMES[game_id]
    luck = random.Random(5)
    asked = 0
    for position in moments(game_id, 3, seed=4, every=7):
        for seat in position.waiting():
            swapped = swap(game_id, position, seat, luck)
            inputs: list[tuple[Any, list[int]]] = [
                (game.view(table, seat), list(table.legal(seat))) for table in (position, swapped)
            ]
            assert json.dumps(inputs[0]) == json.dumps(inputs[1])
            answers = []
            for pair in inputs:
                player = make(bot, game, deck(game_id), FastLuck("bot"))
                if isinstance(player, Search):
                    player.iterations = min(player.iterations, FEW)
                answers.append(player.choose(*pair))
            assert answers[0] == answers[1]
            assert answers[0] in inputs[0][1]
            asked += 1
    assert asked > 20


def test_no_evaluation_has_read_the_book() -> None:
    """A36: bots know the deck, yet an encounter is worth the same whatever the book says of it."""
    game = GAMES["above_below"]
    evaluation = evaluation_of(game)

    def worths(position: Any, book_of: Any) -> list[tuple[float, float]]:
        found, seat = [], position.turn
        for choice in position.choices:
            world = game.imagine(game.view(position, seat), book_of.settings.deck, FastLuck(1))
            before = evaluation.evaluate(world, seat)
            world.answer(seat, choice)
            found.append((before, evaluation.evaluate(world, seat)))
        return found

    met = 0
    position: Any
    for position in moments("above_below", 3, seed=4, every=1):
        if position.turn >= 0 and position.paragraph >= 0:
            other = swap("above_below", position, None, random.Random(met))
            assert worths(position, position) == worths(position, other)
            met += 1
    assert met > 10


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown bot 'genius': choose one of child, gatherer"):
        make("genius", KROM, KROM.deck(), FastLuck(1))


@pytest.mark.parametrize(
    ("game_id", "games", "least"), [("krom", 24, 18), ("gletscher", 10, 9), ("above_below", 10, 9)]
)
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_clearly(game_id: str, players: int, games: int, least: int) -> None:
    """Equal seats for both: chance alone would give half, and as much as this once in 90 times."""
    game = GAMES[game_id]
    plan = Plan(
        game_id, players, game.choose_options(players, {}), game.deck(), ("greedy", "random"), 11
    )
    report = simulate(plan, games, None, lambda _: None)
    assert report["wins_by_bot"]["greedy"] >= least


@pytest.mark.parametrize("game_id", ["krom", "gletscher", "above_below"])
def test_a_game_is_judged_by_the_evaluation_of_its_name(game_id: str) -> None:
    assert part(GAMES[game_id]).__name__ == f"lascaux.bots.evaluate.{game_id}"
    assert evaluation_of(GAMES[game_id]) is part(GAMES[game_id])


def test_who_judges_vaguely_does_what_is_worth_less_less_often() -> None:
    """A heat less worth: e times less often; the best and what is as good alike."""
    assert likely([5.0, 5.0, 3.0, 1.0], 2.0) == pytest.approx([1, 1, 1 / e, 1 / e**2])


def test_the_chances_of_a_hunt() -> None:
    """One die, 4 or more: 3 of 6. Two dice, 11 or more: (5,6) (6,5) (6,6), 3 of 36."""
    assert reaching(1, 4) == pytest.approx(3 / 6)
    assert reaching(2, 11) == pytest.approx(3 / 36)


def test_the_worth_of_a_climb_in_hand() -> None:
    """A pair of sixes kept with 1, 2, 4: a pair, three krom."""
    assert climb_worth((1, 2, 4, 6, 6), KROM.deck()) == pytest.approx(3.0)


@pytest.mark.parametrize(
    ("mine", "others", "won"),
    [(3, (), 1.0), (2, (2,), 1 / 2), (5, (0,), 35.5 / 36), (1, (1, 1), 1 / 3)],
)
def test_the_chance_of_a_trophy(mine: int, others: tuple[int, ...], won: float) -> None:
    """A story of 5 against 0 wins 35 of 36 throws; a 1 against a 6 ties, and half of that is won."""
    assert chance(mine, others) == pytest.approx(won)


def test_the_worth_of_a_hunt_follows_its_odds() -> None:
    """Worth 6 with 4 or more: half of it, less half a wound of one hunter (0.9 + 0.35)."""
    assert hunt_worth(6.0, 4, (1, 3)) == pytest.approx(3.0 - 0.625)
    assert hunt_worth(6.0, 7, (1,)) == pytest.approx(-1.25)
    assert hunt_worth(6.0, 0, (1,)) == pytest.approx(6.0)


def test_teams_are_counted_once() -> None:
    """Of 1, 1, 3: nothing, 1, 1+1, 3, 1+3, 1+1+3."""
    assert sorted(teams((1, 1, 3))) == [(), (1,), (1, 1), (1, 1, 3), (1, 3), (3,)]
