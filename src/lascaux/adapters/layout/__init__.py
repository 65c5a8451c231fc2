"""Views as vectors of whole numbers, laid out per game; cheap enough for thousands a second."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Protocol

from lascaux.adapters.layout.fields import SHORT, Counts, Marks, Parts, Stack, placed
from lascaux.adapters.layout.plain import PlainLayout
from lascaux.kernel.parts import find_part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.adapters.layout.fields import Field, Vector
    from lascaux.kernel.game import Deck, Game, View


class GameLayout(Protocol):
    """What a game's file says."""

    DERIVED: tuple[str, ...]  # parts of the view that follow from the others

    def fields(self, players: int, deck: Any) -> list[Field]: ...

    def actions(self, deck: Any) -> int:
        """A number above all its choices."""
        ...


FIXED = ("game", "players", "deck")  # parts of every view that never change
ARGUMENTS = 20  # shown of the question at hand


class Layout:
    """Where each part of a view lies in the vector."""

    def __init__(self, game: Game, players: int, deck: Deck) -> None:
        layout = layout_of(game)
        self.fields = placed([*common(game, players), *layout.fields(players, deck)])
        self.size = sum(field.size for _, field in self.fields)
        self.actions = layout.actions(deck)
        self.slices = {field.name: slice(at, at + field.size) for at, field in self.fields}
        self.blank = array(SHORT, bytes(2 * self.size))
        self.writers = [(at, field.write) for at, field in self.fields]

    def encode(self, view: View, me: int) -> Vector:
        """The view as numbers of 16 bits, as seat `me` looks at it."""
        out = self.blank[:]
        for at, write in self.writers:
            write(out, at, view, me)
        return out

    def mask(self, choices: Sequence[int]) -> bytearray:
        """1 for every choice that is legal."""
        legal = bytearray(self.actions)
        for choice in choices:
            legal[choice] = 1
        return legal


def layout_of(game: Game) -> GameLayout:
    found: GameLayout = find_part(__name__, game, "fields") or PlainLayout(game)
    return found


def common(game: Game, players: int) -> list[Field]:
    """What every view has."""
    return [
        Parts("options", *(Counts(name, option.values) for name, option in game.options.items())),
        Counts("seat", range(players)),
        Marks("waiting", players),
        Marks("winners", players),
        Stack(game.rules, ARGUMENTS),
    ]
