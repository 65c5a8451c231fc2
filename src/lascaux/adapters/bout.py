"""One way of playing a game: players, variants, deck, and where it is cut short for study."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import lascaux.games  # noqa: F401  registers the games
from lascaux.adapters.layout import Layout
from lascaux.kernel.chance import FastLuck, outcome
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import find
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from lascaux.kernel.chance import Luck
    from lascaux.kernel.rules import Position

SWITCH = {True: "on", False: "off"}


class Bout:
    """What every adapter plays.

    `rounds` ends the game after so many rounds (0: it is played to its end), and who leads then wins.
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
        if rounds < 0:
            raise BadInput(f"rounds must be 0 (the whole game) or more, not {rounds}")
        self.game = find(game)
        self.players = players
        chosen = {
            name.replace("_", "-"): SWITCH[value] if isinstance(value, bool) else str(value)
            for name, value in options.items()
        }
        self.options = self.game.choose_options(players, chosen)
        self.deck = self.game.deck(Path(deck) if deck else None)
        self.rounds = rounds
        named = {name.replace("-", "_"): value for name, value in self.options.items()}
        self.terms = {"players": players, "rounds": rounds, "deal": deal, "deck": deck, **named}
        self.layout = Layout(self.game, players, self.deck)
        self.opening = self.game.setup(players, self.options, self.deck)
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
