"""PettingZoo's own conformance tests, and what they do not look at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from lascaux.adapters.pettingzoo import env, raw_env
from lascaux.adapters.spaces import FORMS
from lascaux.adapters.speed import turns_per_second
from lascaux.games.krom import KROM
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES
from lascaux.kernel.rules import Refused

ANY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
EVERY_FORM = pytest.mark.parametrize("form", FORMS)
# Its test expects plain arrays, except of PettingZoo's own games; masks come in a dict.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation", "ignore:Action mask numpy array is all zero"
)


def bytes_of(seen: Any) -> bytes:
    """All numbers of an observation."""
    if isinstance(seen, dict):
        return b"".join(bytes_of(part) for part in seen.values())
    return bytes(seen.tobytes())


@MASKED
@ANY_GAME
@EVERY_FORM
def test_it_passes_the_api_test(game: str, form: str) -> None:
    api_test(env(game, observations=form, render_mode="ansi"), num_cycles=2000)


@ANY_GAME
@EVERY_FORM
def test_it_passes_the_seed_test(game: str, form: str) -> None:
    seed_test(lambda: env(game, observations=form), num_cycles=100)


@ANY_GAME
@EVERY_FORM
def test_its_parallel_form_passes_the_parallel_api_test(game: str, form: str) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(game, observations=form)), num_cycles=1000)


@ANY_GAME
@pytest.mark.parametrize("rounds", [0, 1])
def test_a_game_ends_with_rewards_that_sum_up_to_nothing(game: str, rounds: int) -> None:
    players = GAMES[game].seats[-1]
    table = raw_env(game, players=players, rounds=rounds)
    table.reset(seed=3)
    draw = np.random.default_rng(3)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        mask = seen["action_mask"]
        if over:
            rewards[agent] = reward
            assert not mask.any()
            table.step(None)
            continue
        others = [table.observe(other) for other in table.agents if other != agent]
        assert not any(other["action_mask"].any() for other in others)
        legal = np.flatnonzero(mask)
        assert sorted(legal) == sorted(table.position.choices)
        table.step(draw.choice(legal))
    assert len(rewards) == players
    assert sum(rewards.values()) == pytest.approx(0)
    assert rounds or max(rewards.values()) > 0


@EVERY_FORM
def test_a_secret_answer_shows_in_no_observation(form: str) -> None:
    """K6: wherever player_0 goes, player_1 observes the same before choosing too."""
    seen = []
    for place in (1, 2, 3):
        table = env("krom", observations=form)
        table.reset(seed=5)
        table.step(place)
        assert table.agent_selection == "player_1"
        seen.append(bytes_of(table.observe("player_1")))
    assert len(set(seen)) == 1


def test_both_forms_show_the_same_numbers() -> None:
    flat, named = (raw_env("krom", observations=form) for form in FORMS)
    flat.reset(seed=8)
    named.reset(seed=8)
    parts = named.observe("player_0")["observation"]
    assert list(parts) == list(flat.bout.layout.slices)
    together = np.concatenate(list(parts.values()))
    assert (together == flat.observe("player_0")["observation"]).all()


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    """K6: in round 1 nobody stays in the Cave; the table is as it was."""
    table = raw_env("krom")
    table.reset(seed=1)
    before = bytes_of(table.observe("player_0"))
    with pytest.raises(Refused, match="K6: not-the-cave"):
        table.step(0)
    assert bytes_of(table.observe("player_0")) == before


def test_the_question_can_be_read() -> None:
    table: Any = raw_env("krom", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text.startswith("player 0 · K6 · ")
    assert "   1  " in text


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown form of observations 'film': choose one of array"):
        env("krom", observations="film")


@pytest.mark.long
@pytest.mark.parametrize("players", KROM.seats)
def test_krom_plays_5000_turns_a_second(players: int) -> None:
    """Of processor time, which others at work on the machine do not take."""
    _, by_process = turns_per_second("krom", players, seconds=0.5)
    assert by_process >= 5000
