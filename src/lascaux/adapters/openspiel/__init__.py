"""The games as OpenSpiel's: explicit chance, hidden answers one after the other, resampling.

    from lascaux.adapters.openspiel import load
    game = load("krom", players=3, glacial=True)

Importing this registers them all: pyspiel.load_game("lascaux_krom(players=3,glacial=on)") is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.adapters.bout import Bout
from lascaux.kernel.extras import missing
from lascaux.kernel.game import GAMES

try:
    import pyspiel

    from lascaux.adapters.openspiel.game import parameters, register, short_name
except ModuleNotFoundError:
    raise missing("openspiel") from None

if TYPE_CHECKING:
    from lascaux.adapters.openspiel.game import LascauxGame


def load(game: str, **options: Any) -> LascauxGame:
    """The game with these options, those of adapters.bout.Bout; BadInput says what is wrong."""
    bout = Bout(game, **options)
    loaded: LascauxGame = pyspiel.load_game(short_name(bout.game), parameters(bout))
    return loaded


for offered in GAMES.values():
    register(offered)
