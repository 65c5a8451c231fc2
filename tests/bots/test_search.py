"""The search: repeatable, blind to what is hidden, fair with luck and with answers given at once."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import msgspec
import pytest
from fair import DIE, GUESS, Choose, Fair, Guess, Opinion, Pennies, Stall
from swaps import swapped
from walks import deck, moments

from lascaux.bots.evaluate import Manner
from lascaux.bots.search import Search, settled
from lascaux.bots.tree import Node
from lascaux.games.above_below.rules.actions import Menu
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.game import GAMES

EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))


def at_the_fair(monkeypatch: pytest.MonkeyPatch, iterations: int) -> Search:
    monkeypatch.setattr("lascaux.bots.greedy.evaluation_of", lambda _: Opinion())
    fair: Any = Fair()
    no_deck: Any = None
    return Search(fair, no_deck, FastLuck("fair"), iterations=iterations)


def searching(game_id: str, iterations: int = 10, seed: str = "search") -> Search:
    return Search(GAMES[game_id], deck(game_id), FastLuck(seed), iterations=iterations)


@EVERY_GAME
def test_the_answer_is_legal_and_the_same_whatever_is_hidden(game_id: str) -> None:
    """Every secret is swapped in the state itself; the same luck gives the same thoughts."""
    game = GAMES[game_id]
    luck = random.Random(5)
    asked = 0
    for position in moments(game_id, 3, seed=6, every=8):
        for seat in position.waiting():
            thoughts = []
            for table in (position, swapped(game_id, position, seat, luck)):
                search = searching(game_id)
                choice = search.choose(game.view(table, seat), list(table.legal(seat)))
                assert choice in table.legal(seat)
                counts = [(node.visits, node.totals) for node in search.nodes.values()]
                thoughts.append(json.dumps([choice, counts]))
            assert thoughts[0] == thoughts[1]
            asked += 1
    assert asked > 20


@EVERY_GAME
def test_other_luck_gives_other_thoughts(game_id: str) -> None:
    """So that the test above can fail: the nodes differ where the luck does."""
    game = GAMES[game_id]
    asked = (p for p in moments(game_id, 3, seed=6, every=11) if p.turn >= 0)
    positions = list(islice(asked, 3))
    found = []
    for seed in ("one", "two"):
        search = searching(game_id, 30, seed)
        nodes = [search.think(game.view(p, p.turn))[0] for p in positions]
        found.append([node.totals for node in nodes])
    assert found[0] != found[1]


def test_a_secret_is_not_guessed_with_the_knowledge_of_the_imagined_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The die wins 4 of 6; a bot that thought table by table would guess right on each of them."""
    search = at_the_fair(monkeypatch, 400)
    choice = search.choose(Fair().view(Stall(0, Choose()), 0), (DIE, GUESS))
    assert choice == DIE


def test_luck_is_drawn_and_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """4 of 6 in the long run: three standard deviations of 1000 throws are 0.045."""
    search = at_the_fair(monkeypatch, 1000)
    node, _ = search.think(Fair().view(Stall(0, Choose()), 0))
    assert node.totals[0] / node.visits[0] == pytest.approx(4 / 6, abs=0.045)


def test_at_once_nobody_knows_the_others_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both coins are shown about equally often, and seat 0 wins about half."""
    search = at_the_fair(monkeypatch, 2000)
    node, together = search.think(Fair().view(Stall(0, Pennies()), 0))
    assert together
    assert node.visits[0] / node.count == pytest.approx(0.5, abs=0.1)
    assert node.total / node.count == pytest.approx(0.5, abs=0.1)


def test_thoughts_are_kept_where_the_game_went_as_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    search = at_the_fair(monkeypatch, 100)
    search.choose(Fair().view(Stall(0, Choose()), 0), (DIE, GUESS))
    node = search.nodes[search.key(Stall(0, Guess()), 0)]
    before = node.count
    assert before > 0
    search.choose(Fair().view(Stall(0, Guess()), 0), (0, 1))
    assert search.nodes[search.key(Stall(1, Guess()), 0)] is node
    assert node.count > before


def test_thoughts_are_dropped_where_it_did_not(monkeypatch: pytest.MonkeyPatch) -> None:
    search = at_the_fair(monkeypatch, 50)
    search.choose(Fair().view(Stall(0, Choose()), 0), (DIE, GUESS))
    search.choose(Fair().view(Stall(0, Pennies()), 0), (0, 1))
    assert search.key(Stall(0, Choose()), 0) not in search.nodes


def test_it_stops_thinking_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    search = at_the_fair(monkeypatch, 1_000_000)
    search.seconds = 0.02
    node, _ = search.think(Fair().view(Stall(0, Pennies()), 0))
    assert 0 < node.count < 1_000_000


def test_it_stops_when_nothing_can_change_any_more() -> None:
    """7 visits against 3: with 3 left the second cannot catch up, with 4 it can draw level."""
    node = Node((0, 1), (0.0, 0.0), heat=1.0, spread=1.0)
    node.visits = [7, 3]
    assert settled(node, 3)
    assert not settled(node, 4)


def test_a_single_choice_is_thought_about_to_the_end() -> None:
    """Its chance is what is asked for."""
    assert not settled(Node((0,), (0.0,), heat=1.0, spread=1.0), 0)


def test_a_node_prefers_what_the_guide_prefers_until_it_knows_better() -> None:
    node = Node((10, 20), (0.0, 1.0), heat=1.0, spread=10.0)
    assert node.select() == 1
    for _ in range(20):
        node.add(1, 0.0)
        node.add(0, 1.0)
    assert node.select() == 0
    assert node.choices[node.best()] == 10


def test_results_outweigh_the_guide_by_and_by() -> None:
    """Two results of 0.9 and 0.1 average 0.5; the second choice is 4 less worth, 4 / 40 of a chance.

    Eight visits' worth of trust: (0.9 + 8 x 0.5) / 9 and (0.1 + 8 x 0.4) / 9.
    """
    node = Node((0, 1), (4.0, 0.0), heat=1.0, spread=10.0)
    node.add(0, 0.9)
    node.add(1, 0.1)
    assert node.worths() == pytest.approx([4.9 / 9, 3.3 / 9])


def test_what_the_guide_finds_far_worse_is_not_tried() -> None:
    """Every choice left out is a margin worse than the best, every other is not."""
    search = searching("above_below")
    search.manner = Manner(margin=1.5)
    seen = 0
    for position in moments("above_below", 2, seed=6, every=11):
        if position.turn < 0 or len(position.choices) == 1:
            continue
        values = search.guide.values(position, position.turn, position.choices)
        near = [value >= max(values) - 1.5 for value in values]
        kept = [choice for choice, good in zip(position.choices, near, strict=True) if good]
        assert search.expanded(position, position.turn).choices == kept
        seen += not all(near)
    assert seen > 3


def test_where_one_choice_is_left_it_is_taken_without_a_thought() -> None:
    game = GAMES["above_below"]
    search = searching("above_below")
    search.manner = Manner(margin=0.0)
    position = next(p for p in moments("above_below", 2, seed=6, every=11) if p.turn >= 0)
    choices = list(position.choices)
    values = search.guide.values(position, position.turn, choices)
    assert values.count(max(values)) == 1
    assert (
        search.choose(game.view(position, position.turn), choices)
        == choices[values.index(max(values))]
    )
    assert not search.nodes


@pytest.mark.parametrize("alone", [True, False])
def test_others_may_be_left_out(alone: bool) -> None:
    """A seat whose turn is left out has no node; otherwise its next turn is searched too."""
    game = GAMES["above_below"]
    search = searching("above_below", 60)
    search.manner = Manner(heat=1.0, margin=2.0, alone=alone)
    position = next(
        p for p in moments("above_below", 2, seed=6, every=11) if isinstance(p.stack[-1], Menu)
    )
    search.think(game.view(position, position.turn))
    seats = {msgspec.msgpack.decode(key)["seat"] for key in search.nodes}
    assert seats == ({position.turn} if alone else {0, 1})
