"""Information-set Monte Carlo tree search: many imagined tables, one tree over what seats can see.

Every question is a node that is found by the view of the seat that is asked, so that a node is an
information set: tables that the seat cannot tell apart share it, and no seat acts on what it does
not see. CHANCE is never chosen, always drawn. When several answer at once, each picks at its own node
before any answer is in. A new node ends the descent: the guide plays on to the horizon, the
evaluation says every seat's chances, and each node takes the share of its own seat.
"""

from __future__ import annotations

import time
from math import inf
from typing import TYPE_CHECKING

import msgspec

from lascaux.bots.evaluate import manner_of
from lascaux.bots.greedy import NOISE, Greedy, drawn, slips
from lascaux.bots.tree import Node
from lascaux.kernel.chance import outcome
from lascaux.kernel.rules import CHANCE, NOT_ASKED, UNSEALED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.chance import Luck
    from lascaux.kernel.game import Deck, Game, View
    from lascaux.kernel.rules import Position

RESOLVE = 3  # for answers at once: too low plays weakly, too high is easy to predict
AT_ONCE = 4  # times as many descents where all answer at once: much hangs on it, and all are unsure
LONG = 120  # answers after which a playout is cut, wherever it is
MANY = 10_000  # nodes that are kept from move to move

Path = list[tuple[Node, int, int]]  # node, index of the choice, seat


class Search:
    """Thinks for a number of descents, or of seconds, whichever is given."""

    def __init__(
        self,
        game: Game,
        deck: Deck,
        luck: Luck,
        *,
        iterations: int = 200,
        seconds: float = 0.0,  # 0: as long as the iterations take
        blunders: float = 0.0,  # how often it plays at random
        horizon: int = 1,  # stretches (rounds, turns) that are played out, this one counted
    ) -> None:
        self.game = game
        self.deck = deck
        self.luck = luck
        self.iterations = iterations
        self.seconds = seconds
        self.at_once = AT_ONCE
        self.blunders = blunders
        self.horizon = horizon
        self.manner = manner_of(game)
        self.guide = Greedy(game, deck, luck, rolls=1, depth=1)
        self.evaluation = self.guide.evaluation
        self.nodes: dict[bytes, Node] = {}
        self.thinker: int | None = None  # the seat that it thinks for

    def choose(self, view: View, choices: Sequence[int]) -> int:
        if len(choices) == 1:
            return choices[0]
        if slips(self.blunders, self.luck):
            return choices[self.luck.below(len(choices), "blunder")]
        sure = self.sure(view)
        if sure is not None:
            return sure
        node, together = self.think(view)
        if together:
            return drawn(node.choices, [n**RESOLVE for n in node.visits], self.luck)
        return node.choices[node.best()]

    def sure(self, view: View) -> int | None:
        """The choice beside which the guide finds no other worth a thought."""
        if self.manner.margin == inf:
            return None
        world = self.game.imagine(view, self.deck, self.luck)
        if world.question().together:
            return None
        choices = self.expanded(world, view["seat"]).choices
        return choices[0] if len(choices) == 1 else None

    def think(self, view: View) -> tuple[Node, bool]:
        """The node of this view after the search, and whether others answer at the same time."""
        world = self.game.imagine(view, self.deck, self.luck)
        together = world.question().together
        self.thinker = view["seat"]
        key = self.key(world, view["seat"])
        if key not in self.nodes or len(self.nodes) > MANY:
            self.nodes.clear()  # what was thought before is about other tables
        end = self.game.stretch(world) + self.horizon
        due = time.perf_counter() + self.seconds if self.seconds else None
        budget = self.iterations * (self.at_once if together else 1)
        for i in range(budget):
            if i:  # always a new one: what is learnt on a table must not be used on the same
                world = self.game.imagine(view, self.deck, self.luck)
            self.descend(world, end)
            if due is not None and time.perf_counter() > due:
                break
            if not together and settled(self.nodes[key], budget - 1 - i):
                break
        return self.nodes[key], together

    def key(self, position: Position, seat: int) -> bytes:
        return msgspec.msgpack.encode(self.game.view(position, seat))

    def descend(self, position: Position, end: int) -> Path:
        """One playout: down the tree, on to the horizon, and the result back up; the way it took."""
        path: Path = []
        while not position.over and self.game.stretch(position) < end:
            if position.turn == CHANCE:
                position.answer(CHANCE, outcome(position, self.luck))
            elif self.step(position, path):
                break
        self.play_on(position, end)
        results = self.evaluation.chances(position)
        for node, i, seat in path:
            node.add(i, results[seat])
        return path

    def step(self, position: Position, path: Path) -> bool:
        """All who are asked choose, each at its own node; whether one of these is new."""
        if self.passes(position):
            position.answer(position.turn, position.choices[0])
            return False
        fresh = False
        picks = []
        for seat in asked(position):
            key = self.key(position, seat)
            node = self.nodes.get(key)
            if node is None:
                fresh = True
                node = self.nodes[key] = self.expanded(position, seat)
            i = node.select()
            picks.append((node, i, seat))
        for node, i, seat in picks:
            position.answer(seat, node.choices[i])
        path += picks
        return fresh

    def expanded(self, position: Position, seat: int) -> Node:
        """A new node, with the guide's opinion as prior."""
        choices = list(position.legal(seat))
        if position.sealed:
            values = self.guide.prospects(position, seat, choices)
            return Node(choices, values, NOISE, self.evaluation.SPREAD)
        values = self.guide.values(position, seat, choices) if len(choices) > 1 else [0.0]
        tried = self.worth_trying(values)
        return Node(
            [choices[i] for i in tried],
            [values[i] for i in tried],
            self.manner.heat,
            self.evaluation.SPREAD,
        )

    def worth_trying(self, values: Sequence[float]) -> Sequence[int]:
        """The indices of the choices that the guide does not value much less than the best."""
        least = max(values) - self.manner.margin
        return [i for i, value in enumerate(values) if value >= least]

    def passes(self, position: Position) -> bool:
        """Whether this is another seat's turn, to be left out; its answers in ours are not."""
        return (
            self.manner.alone
            and self.thinker not in {None, position.turn}
            and not position.sealed
            and not position.question().window
        )

    def play_on(self, position: Position, end: int) -> None:
        """The guide answers for all, up to the horizon."""
        for _ in range(LONG):
            if position.over or self.game.stretch(position) >= end:
                return
            seat = position.turn
            choices = position.choices
            if seat == CHANCE:
                choice = outcome(position, self.luck)
            elif len(choices) == 1 or position.question().window or self.passes(position):
                choice = choices[0]
            elif position.sealed:
                weights = self.guide.mixture(position, seat, choices)
                choice = drawn(choices, weights, self.luck)
            else:
                values = self.guide.values(position, seat, choices)
                choice = choices[values.index(max(values))]
            position.answer(seat, choice)


def asked(position: Position) -> list[int]:
    """Who must choose now. Those who have answered may change it until the last one has."""
    sealed = position.sealed
    if not sealed:
        return [position.turn]
    seats = [seat for seat, answer in enumerate(sealed) if answer != NOT_ASKED]
    return sorted(seats, key=lambda seat: sealed[seat] == UNSEALED)


def settled(node: Node, left: int) -> bool:
    """Whether the descents that are left cannot change which choice was tried most.

    A single choice is never settled: whoever asks about it wants to know its chance.
    """
    if len(node.visits) == 1:
        return False
    second, first = sorted(node.visits)[-2:]
    return first - second > left
