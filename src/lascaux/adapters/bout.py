"""One way of playing a game: players, variants, deck, and where it is cut short for study."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

import lascaux.games  # noqa: F401  registers the games
from lascaux.adapters.layout import Layout
from lascaux.kernel.chance import FastLuck, outcome
from lascaux.kernel.deckfile import shown
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import find
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from lascaux.kernel.chance import Luck
    from lascaux.kernel.rules import Position

MOST = 2**31 - 1  # OpenSpiel's numbers have 32 bits
SWITCH = {True: "on", False: "off"}


def whole(name: str, value: Any) -> int:
    """An integer of any kind, NumPy's too; BadInput if it is none."""
    with suppress(TypeError):
        if not isinstance(value, bool):
            return index(value)
    raise BadInput(f"{name} must be a whole number, not {shown(value)}")


def counted(name: str, value: Any) -> int:
    number = whole(name, value)
    if not 0 <= number <= MOST:
        raise BadInput(f"{name} must be 0 to {MOST}, not {shown(number)}")
    return number


class Bout:
    """What every adapter plays.

    `rounds` ends the game after that many rounds, and the leader wins (0: play it to its end).
    `deal` draws all luck before the first decision from this seed, so that every game begins alike.
    Options are the game's own, with _ for -: `Bout("krom", players=3, long_game=True)`.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        rounds: int = 0,
        deal: int | None = None,
        deck: str | Path | None = None,
        **options: str | int | bool,
    ) -> None:
        self.game = find(game)
        self.players = players = whole("players", players)
        self.rounds = rounds = counted("rounds", rounds)
        deal = None if deal is None else counted("deal", deal)
        if not isinstance(deck, str | Path | None):
            raise BadInput(f"deck must be the name of a file, not {shown(deck)}")
        chosen = {
            name.replace("_", "-"): SWITCH[value] if isinstance(value, bool) else str(value)
            for name, value in options.items()
        }
        self.options = self.game.choose_options(players, chosen)
        self.deck = self.game.deck(Path(deck) if deck else None)
        named = {name.replace("-", "_"): value for name, value in self.options.items()}
        file = str(deck) if deck else None
        self.terms = {"players": players, "rounds": rounds, "deal": deal, "deck": file, **named}
        self.layout = Layout(self.game, players, self.deck)
        self.opening: Position = self.game.setup(players, self.options, self.deck)
        if deal is not None:
            self.roll(self.opening, FastLuck(deal))

    def start(self) -> Position:
        return self.opening.copy()

    def roll(self, position: Position, luck: Luck) -> None:
        """Let CHANCE answer until a seat is asked or the bout is over."""
        while position.turn == CHANCE and not self.over(position):
            position.answer(CHANCE, outcome(position, luck))

    def over(self, position: Position) -> bool:
        return position.over or (bool(self.rounds) and self.game.round(position) > self.rounds)

    def winners(self, position: Position) -> tuple[int, ...]:
        """The game's, or whoever leads when the bout is cut short."""
        if position.over:
            return position.winners
        score = self.game.score(position)
        return tuple(seat for seat, points in enumerate(score) if points == max(score))

    def rewards(self, position: Position) -> list[float]:
        """1 for winning alone, less when it is shared; the others pay for it evenly: the sum is 0."""
        if not self.over(position):
            return [0.0] * self.players
        winners = self.winners(position)
        n = self.players
        won = (n / len(winners) - 1) / (n - 1)
        return [won if seat in winners else -1 / (n - 1) for seat in range(n)]


@cache
def shared(game: str, **terms: Any) -> Bout:
    """The bout of these terms; whoever asks again gets the same."""
    return Bout(game, **terms)
