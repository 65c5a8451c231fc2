"""Gymnasium's own check, and a seat among bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lascaux.adapters.gymnasium import Seat
from lascaux.adapters.spaces import FORMS
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("form", FORMS)
def test_it_passes_the_check(game: str, form: str) -> None:
    made = gymnasium.make(f"lascaux/{game}-v{GAMES[game].version}", observations=form)
    check_env(made.unwrapped)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seat", [0, 2])
def test_a_game_among_bots_ends_and_is_the_same_for_a_seed(game: str, seat: int) -> None:
    def play() -> list[str]:
        table = Seat(game, players=3, seat=seat, bots=["random", "random"])
        draw = np.random.default_rng(2)
        seen, _ = table.reset(seed=2)
        told = []
        over = False
        while not over:
            assert table.position.turn == seat
            assert (table.action_masks() == seen["action_mask"]).all()
            action = draw.choice(np.flatnonzero(seen["action_mask"]))
            seen, reward, over, cut, info = table.step(action)
            told.append(f"{action} {reward} {seen['observation'].tobytes().hex()}")
            assert (cut, info) == (False, {})
            assert over or reward == 0
        assert reward in {1.0, -0.5, 0.25, 0.0}
        return told

    assert play() == play()


def test_an_illegal_action_loses_and_names_its_clause() -> None:
    """K6: in round 1 nobody stays in the Cave."""
    table = Seat("krom", bots="random")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(0)
    assert (reward, over, info) == (-1.0, True, {"refused": "K6: not-the-cave"})


def test_the_question_can_be_read() -> None:
    table = Seat("krom", bots="random", render_mode="ansi")
    table.reset(seed=1)
    assert str(table.render()).startswith("player 0 · K6 · ")


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="there is no seat 2 at a table of 2"):
        Seat("krom", seat=2)
    with pytest.raises(BadInput, match="2 bots are needed, not 1"):
        Seat("krom", players=3, bots=["greedy"])
