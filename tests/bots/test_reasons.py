"""Why a choice is better: named quantities, compared honestly."""

from __future__ import annotations

from pathlib import Path

import pytest
from walks import deck, moments

from lascaux.bots.advice import explain, standing
from lascaux.bots.reasons import Outcome, Reason, compare, quantities_of
from lascaux.bots.reasons.krom import beaten
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.events import Event
from lascaux.kernel.game import GAMES
from lascaux.kernel.texts import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))
WORDS = Path(__file__).parents[2] / "web" / "src" / "games"


class Purse:
    """A gold piece is worth ten shells; to fall is bad."""

    def __init__(self) -> None:
        self.WORTH = {"gold": 10.0, "shells": 1.0, "fell": -3.0}
        self.OFTEN = frozenset({"fell"})

    def quantities(self, s: object, seat: int) -> Outcome:
        raise NotImplementedError


def outcomes(gold: list[int], shells: int, fell: int) -> list[Outcome]:
    return [{"gold": one, "shells": shells, "fell": fell} for one in gold]


def test_the_mean_difference_is_named_a_gain_before_what_weighs_more() -> None:
    """Gold: mean 1 against 2; shells: 5 against 1. Ten for the gold outweighs four, yet is a loss."""
    found = compare(outcomes([1, 1, 1, 1], 5, 0), outcomes([2, 2], 1, 0), Purse())
    assert found == [Reason("shells", 4.0, False, True), Reason("gold", -1.0, False, False)]


def test_what_happens_less_often_is_a_gain_where_it_is_bad() -> None:
    found = compare(outcomes([1, 1], 0, 0), outcomes([1, 1], 0, 1), Purse())
    assert found == [Reason("fell", -1.0, True, True)]


def test_what_may_be_chance_is_not_called_a_reason() -> None:
    """Means 1 and 2 of two each, both 2 apart: the standard error is 1.41, and 1.5 of it is more."""
    assert compare(outcomes([0, 2], 0, 0), outcomes([1, 3], 0, 0), Purse()) == []


def test_a_single_try_proves_nothing() -> None:
    assert compare(outcomes([9], 0, 0), outcomes([0, 0], 0, 0), Purse()) == []


def test_who_fights_and_does_not_win_is_beaten() -> None:
    fight = Event("combat", {"place": "forest", "fighters": [0, 2]}, {}, ())
    won = Event("combat-won", {"fighter": 2, "total": 6}, {}, ())
    assert [beaten([fight, won], seat) for seat in range(3)] == [True, False, False]


@EVERY_GAME
def test_every_quantity_is_counted_and_has_words_in_four_languages(game_id: str) -> None:
    named = quantities_of(GAMES[game_id])
    position = next(iter(moments(game_id, 3, seed=5, every=40)))
    assert set(named.quantities(position, 0)) == set(named.WORTH)
    assert set(named.WORTH) >= named.OFTEN
    for language in LANGUAGES:
        text = (WORDS / game_id / "texts" / language / "advice.ftl").read_text(encoding="utf-8")
        for what in named.WORTH:
            for way in ("more", "less"):
                assert f"\nwhy-{game_id}-{what}-{way} =" in text


@EVERY_GAME
def test_an_explanation_is_the_same_whatever_is_hidden(game_id: str) -> None:
    """The hidden part is swapped for another: same view, same luck, same hint."""
    game = GAMES[game_id]
    asked = reasons = 0
    for position in moments(game_id, 3, seed=6, every=17):
        for seat in position.waiting():
            choices = list(position.legal(seat))
            swapped = game.imagine(game.view(position, seat), deck(game_id), FastLuck("swap"))
            hints = [
                explain(
                    game, deck(game_id), FastLuck(1), game.view(s, seat), choices, iterations=16
                )
                for s in (position, swapped)
            ]
            assert hints[0] == hints[1]
            assert len(hints[0].best) == min(2, len(choices))
            asked += 1
            reasons += len(hints[0].why)
    assert asked > 5
    assert reasons > 0


@EVERY_GAME
def test_how_a_game_stands_is_certain_at_its_end(game_id: str) -> None:
    game = GAMES[game_id]
    *_, end = moments(game_id, 2, seed=8, every=1)
    assert end.over
    chances = standing(game, deck(game_id), FastLuck(1), end, playouts=2)
    share = 1 / len(end.winners)
    assert chances == [share * (seat in end.winners) for seat in range(2)]
