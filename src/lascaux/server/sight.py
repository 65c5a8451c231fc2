"""Who can notice what: every seat, and a spectator (None), counts for itself what it can see change.

A number that counted other seats' secret steps (a target not yet announced, a secret choice changed
once more, a pass declared beforehand) would betray them.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lascaux.kernel.game import Game
    from lascaux.kernel.match import Match
    from lascaux.kernel.rules import Position

Viewer = int | None


class Numbers:
    """1, 2, 3 … as one viewer counts them: the hidden ones are left out."""

    def __init__(self) -> None:
        self.hidden: list[int] = []

    def hide(self, number: int) -> None:
        self.hidden.append(number)

    def seen(self, number: int) -> int:
        """How many of the first `number` this viewer has noticed."""
        return number - bisect_right(self.hidden, number)

    def true(self, seen: int) -> int:
        """The number that this viewer counts as `seen`."""
        number = seen
        for hidden in self.hidden:
            if hidden > number:
                break
            number += 1
        return number

    def forget_after(self, number: int) -> None:
        del self.hidden[bisect_right(self.hidden, number) :]


class Sight:
    """The numbers of a table's rows and of its game's answers, for each viewer."""

    def __init__(self, players: int) -> None:
        self.viewers: tuple[Viewer, ...] = (None, *range(players))
        self.rows = {viewer: Numbers() for viewer in self.viewers}
        self.answers = {viewer: Numbers() for viewer in self.viewers}
        self.fresh_from = dict.fromkeys(
            self.viewers, 0
        )  # row: anyone who has seen less gets everything again

    def row(self, seq: int, noticed: Iterable[Viewer]) -> None:
        for viewer in set(self.viewers).difference(noticed):
            self.rows[viewer].hide(seq)

    def take(self, match: Match, seat: int, choice: int) -> set[Viewer]:
        """Let the match go on by this answer; who can notice it."""
        before, events = match.position.copy(), len(match.events)
        match.apply(seat, choice)
        found = set(self.viewers)
        if len(match.events) == events:
            found = noticed(match.game, before, match.position, seat, self.viewers)
        for viewer in set(self.viewers) - found:
            self.answers[viewer].hide(len(match.marks))
        return found

    def undo(self, match: Match, seat: int, seq: int) -> set[Viewer]:
        before, events = match.position, len(match.events)
        match.undo(seat)
        found = set(self.viewers)
        if len(match.events) == events:
            found = noticed(match.game, before, match.position, seat, self.viewers)
        for viewer in self.viewers:
            self.answers[viewer].forget_after(len(match.marks))
        self.fresh_from.update(dict.fromkeys(found, seq))
        return found


def noticed(
    game: Game, before: Position, after: Position, seat: int, viewers: Iterable[Viewer]
) -> set[Viewer]:
    """Who can tell these two positions apart; always the seat that made one of the other."""
    if before.sealed and after.sealed and before.locks == after.locks:
        same = before.waiting() == after.waiting()
        return {viewer for viewer in viewers if viewer == seat or not same}
    if not secret(before) and not secret(after):
        return set(viewers)
    return {
        viewer
        for viewer in viewers
        if viewer == seat
        or before.waiting() != after.waiting()
        or game.view(before, viewer) != game.view(after, viewer)
        or game.describe(before, viewer) != game.describe(after, viewer)
    }


def secret(position: Position) -> bool:
    """Whether something on the stack is for its seat alone."""
    return position.public_depth() < len(position.stack)
