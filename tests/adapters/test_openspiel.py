"""OpenSpiel's own simulation test, resampling, rolls in parts, and a learner at work."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from lascaux.adapters.openspiel import load
from lascaux.adapters.openspiel.memory import Step
from lascaux.adapters.openspiel.moment import OUTCOMES, Moment
from lascaux.games.krom.rules.drawing import Roll
from lascaux.kernel.codec import canonical
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES

ANY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))


def chosen(state: Any, luck: random.Random) -> int:
    """An outcome by its odds, or any legal action."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choices(outcomes, odds)[0])
    return int(luck.choice(state.legal_actions()))


@ANY_GAME
def test_it_passes_the_random_simulation_with_serialisation(game_id: str) -> None:
    """Two players to the end, and as many as there can be for a round."""
    seats = GAMES[game_id].seats
    for players, rounds in ((seats[0], 0), (seats[-1], 1)):
        game = load(game_id, players=players, rounds=rounds)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@ANY_GAME
def test_what_a_player_knows_survives_resampling_and_the_rest_is_drawn_anew(game_id: str) -> None:
    """View, memory, numbers, whose turn and what is legal stay; the hidden part mostly changes."""
    game = load(game_id, players=3)
    luck = random.Random(6)
    state = game.new_initial_state()
    tried = changed = 0
    while not state.is_terminal():
        for player in range(3) if luck.random() < 0.3 else ():
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            tried += 1
            changed += str(other) != str(state)
            if tried % 50 == 0:
                play_to_the_end(other, luck)
        state.apply_action(chosen(state, luck))
    assert tried > 100
    assert changed > tried / 2


def play_to_the_end(state: Any, luck: random.Random) -> None:
    while not state.is_terminal():
        state.apply_action(chosen(state, luck))
    assert sum(state.returns()) == pytest.approx(0)


def test_resampling_follows_the_sampler_alone() -> None:
    """K1: each holds a Bonus card, so two are hidden from player 0."""
    state = load("krom", players=3, deal=5).new_initial_state()
    drawn = [
        {str(state.resample_from_infostate(0, random.Random(seed).random)) for _ in range(2)}
        for seed in range(8)
    ]
    assert [len(same) for same in drawn] == [1] * 8
    assert len(set.union(*drawn)) > 4


@ANY_GAME
def test_odds_sum_up_to_one_and_stay_in_bounds(game_id: str) -> None:
    luck = random.Random(4)
    state = load(game_id, players=GAMES[game_id].seats[-1]).new_initial_state()
    rolls = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [number for number, _ in outcomes] == list(range(len(outcomes)))
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) <= OUTCOMES
            rolls += 1
        state.apply_action(chosen(state, luck))
    assert rolls > 50


def test_a_roll_of_three_dice_comes_in_parts_and_every_throw_once() -> None:
    """216 throws: a part of 36 and one of 6, and each throw of three dice exactly once."""
    game = load("krom", deal=1)
    throws: Counter[tuple[int, ...]] = Counter()
    for parts in itertools.product(range(36), range(6)):
        position = game.bout.start()
        position.call(Roll(3))
        position.advance()
        moment = Moment(game.bout, Step(position))
        for part, size in zip(parts, (36, 6), strict=True):
            assert moment.outcomes() == [(i, 1 / size) for i in range(size)]
            moment.draw(part)
        throws[moment.position.dice] += 1  # type: ignore[attr-defined]
    assert len(throws) == 216
    assert set(throws.values()) == {1}


def test_a_draw_from_a_pile_has_its_odds() -> None:
    """Six characters, each as likely; then the row of preys, 17 cards, each as likely."""
    state = load("krom").new_initial_state()
    assert [odds for _, odds in state.chance_outcomes()] == [pytest.approx(1 / 6)] * 6
    state.apply_action(0)
    state.apply_action(0)
    assert [odds for _, odds in state.chance_outcomes()] == [pytest.approx(1 / 17)] * 17


def test_a_secret_answer_is_in_nobody_elses_information() -> None:
    """K6: where player 0 goes is told when all have chosen; before, only player 0 remembers it."""
    game = load("krom", deal=5)
    known: list[set[str]] = [set(), set()]
    for place in (1, 2, 3):
        state = game.new_initial_state()
        state.apply_action(place)
        assert state.current_player() == 1
        for player in (0, 1):
            known[player].add(state.information_state_string(player))
    assert [len(texts) for texts in known] == [3, 1]


def test_an_information_state_is_more_than_a_view() -> None:
    """A player who did one thing or another remembers which, though the table looks the same after
    it; one who only watched and saw nothing change remembers nothing."""
    game = load("krom", deal=5)
    bout = game.bout
    first, second = bout.start(), bout.start()
    ways = []
    for choice in (1, 2):
        step = Step(second, Step(first), 0, choice)
        ways.append(step.memory(bout, 0))
    assert ways[0][1] == ways[1][1]
    assert ways[0][0] != ways[1][0]
    assert Step(second, Step(first), 1, 1).memory(bout, 0) == Step(first).memory(bout, 0)


def test_a_game_is_loaded_by_its_string_too() -> None:
    game = load("krom", players=3, glacial=True, stun_recovery=6, rounds=2)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.bout.options["stun-recovery"] == "6"
    assert (game.num_players(), game.bout.rounds) == (3, 2)
    with pytest.raises(BadInput, match="krom is for 2 to 6 players, not 7"):
        load("krom", players=7)


def test_actions_are_named_in_words() -> None:
    state = load("krom", deal=5).new_initial_state()
    assert state.action_to_string(1) == "1 Go to the Forest"
    start = load("krom").new_initial_state()
    assert start.action_to_string(3) == "character 3"


def test_the_public_observation_hides_every_hand() -> None:
    game = load("krom", deal=5)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    text = game.make_py_observer(public).string_from(game.new_initial_state(), 0)
    assert text == canonical(game.bout.game.view(game.bout.start(), None))


def test_its_own_search_plays_our_games() -> None:
    game = load("krom", rounds=2)
    luck = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 20, random_state=luck)
    state = game.new_initial_state()
    others = random.Random(1)
    asked = 0
    while not state.is_terminal():
        mine = state.current_player() == 0
        action = bot.step(state) if mine else chosen(state, others)
        assert not mine or action in state.legal_actions()
        asked += mine
        state.apply_action(action)
    assert asked > 2


def test_a_learner_beats_chance_on_a_krom_of_one_round() -> None:
    """Small Talk lies there for 5 krom, which all have: a point for the first to think of it."""
    game = load("krom", rounds=1, deal=0)
    assert "small-talk" in game.bout.game.view(game.bout.start(), 0)["evolution_row"]
    np.random.seed(1)  # noqa: NPY002  the learner draws from it
    learner = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(250):
        learner.iteration()
    anything = policy.UniformRandomPolicy(game)
    learned = learner.average_policy()
    won = sum(duel(game, learned, anything, seed) for seed in range(150))
    assert won / 150 > 0.25


def duel(game: Any, one: Any, other: Any, seed: int) -> float:
    """What the first earns against the second, seats changed from game to game."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    seat = seed % 2
    while not state.is_terminal():
        if state.is_chance_node():
            action = chosen(state, luck)
        else:
            player = one if state.current_player() == seat else other
            actions, odds = zip(*player.action_probabilities(state).items(), strict=True)
            action = luck.choices(actions, odds)[0]
        state.apply_action(action)
    return float(state.returns()[seat])
