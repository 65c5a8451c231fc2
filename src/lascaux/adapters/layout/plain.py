"""The view of any game as numbers, for games without a layout of their own.

How much room each part needs is measured on a few games played at random, always the same ones. What
turns up later and has no room is left out; what is written is always taken from the view alone.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from lascaux.adapters.layout.fields import BySeat, Field, Parts, placed
from lascaux.kernel.chance import FastLuck, outcome
from lascaux.kernel.rules import CHANCE, Question

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from lascaux.adapters.layout.fields import Vector
    from lascaux.kernel.choices import Verb
    from lascaux.kernel.game import Deck, Game, View

COMMON = {"game", "players", "deck", "options", "seat", "waiting", "winners", "stack"}
SAMPLES = 6  # games
LONG = 500  # answers of a game that are looked at
MOST = 2**15 - 1  # numbers have 16 bits


class PlainLayout:
    """The layout of a game that has none of its own: each part of the view in its place, by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.DERIVED: tuple[str, ...] = ()

    def fields(self, players: int, deck: Deck) -> list[Field]:
        views = list(sampled(self.game, players, deck))
        keys = sorted({key for view in views for key in view} - COMMON)
        by_seat = self.game.by_seat()
        found: list[Field] = []
        for key in keys:
            values = [view[key] for view in views if key in view]
            if key in by_seat:
                inner = fitting(key, chain.from_iterable(values), deck)
                found.append(BySeat(inner, players))
            else:
                found.append(fitting(key, values, deck))
        return found

    def actions(self, deck: Deck) -> int:  # noqa: ARG002
        """One more than the highest number of its vocabulary."""
        return max(verb.end for verb in vocabulary(self.game))


def vocabulary(game: Game) -> Iterator[Verb]:
    """The game's verbs, and those that single questions have."""
    yield from game.verbs
    for rule in game.rules.values():
        if issubclass(rule, Question):
            yield from rule.verbs


def sampled(game: Game, players: int, deck: Deck) -> Iterator[View]:
    """What each seat sees all along a few games with every variant's values in turn."""
    for n in range(SAMPLES):
        luck = FastLuck(f"layout {n}")
        chosen = {name: one.values[n % len(one.values)] for name, one in game.options.items()}
        position = game.setup(players, game.choose_options(players, chosen), deck)
        for _ in range(LONG):
            yield from (game.view(position, seat) for seat in range(players))
            if position.over:
                break
            if position.turn == CHANCE:
                choice = outcome(position, luck)
            else:
                choice = position.choices[luck.below(len(position.choices), "any")]
            position.answer(position.turn, choice)


def fitting(name: str, found: Iterable[Any], deck: Deck) -> Field:
    """A field with room for values like these."""
    values = [value for value in found if value is not None]
    if tables := [value for value in values if isinstance(value, dict)]:
        keys = sorted({key for table in tables for key in table})
        parts = (fitting(key, (t[key] for t in tables if key in t), deck) for key in keys)
        return Table(name, *parts)
    if lists := [value for value in values if isinstance(value, list | tuple)]:
        return listed(name, lists, deck)
    if words := {value for value in values if isinstance(value, str)}:
        cards = set(deck.index)
        return Words(name, sorted(words | cards if words & cards else words))
    return Whole(name) if values else Nothing(name)


def listed(name: str, lists: Sequence[Sequence[Any]], deck: Deck) -> Field:
    """Always as long: place by place. Words: how often each is there. Else as many as there were."""
    most = max(map(len, lists))
    if min(map(len, lists)) == most:
        return Row(name, [fitting(name, column, deck) for column in zip(*lists, strict=True)])
    inner = fitting(name, chain.from_iterable(lists), deck)
    return Bag(name, inner) if isinstance(inner, Words) else Row(name, [inner] * most)


class Nothing(Field):
    """A part that never held anything."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:
        """It takes no room."""


class Whole(Field):
    """A whole number, one more than it so that 0 is none, as large as there is room for."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1)

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:  # noqa: ARG002
        if isinstance(value, int | float):
            out[at] = max(-MOST, min(MOST, int(value) + 1))


class Words(Field):
    """Which of these words it is; the last place is for any other."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.index = {word: i for i, word in enumerate(words)}
        super().__init__(name, len(words) + 1)

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:  # noqa: ARG002
        if isinstance(value, str):
            out[at + self.index.get(value, len(self.index))] += 1


class Bag(Field):
    """How often each word is in a list."""

    def __init__(self, name: str, words: Words) -> None:
        self.words = words
        super().__init__(name, words.size)

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:
        if isinstance(value, list | tuple):
            for word in value:
                if word is not None:
                    self.words.put(out, at, word, me)


class Row(Field):
    """The first places of a list, each with its own field."""

    def __init__(self, name: str, fields: Iterable[Field]) -> None:
        self.fields = placed(fields)
        super().__init__(name, sum(field.size for _, field in self.fields))

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:
        if isinstance(value, list | tuple):
            for (start, field), one in zip(self.fields, value, strict=False):
                if one is not None:
                    field.put(out, at + start, one, me)


class Table(Parts):
    """Things by name, each with its own field."""

    def put(self, out: Vector, at: int, value: Any, me: int) -> None:
        if isinstance(value, dict):
            known: Mapping[str, Any] = value
            super().put(out, at, known, me)
