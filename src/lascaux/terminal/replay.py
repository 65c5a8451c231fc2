"""A recorded game, shown step by step as a spectator, or one seat, saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.kernel import match as matches
from lascaux.kernel.match import Match
from lascaux.kernel.rules import CHANCE
from lascaux.terminal import frame, keyboard, log, table
from lascaux.terminal.prose import show
from lascaux.terminal.table import drawing_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from lascaux.kernel.game import Deck
    from lascaux.kernel.record import Record
    from lascaux.terminal.scene import Scene


def replay(
    match_record: Record,
    deck: Deck,
    language: str,
    console: Console,
    ask: Callable[[str], str] | None,
    seat: int | None = None,
) -> None:
    """Show the game; without `ask`, all of it at once."""
    whole = matches.replay(match_record, deck, match_record.game)
    scene = table.look(whole, seat, language, console)
    frame.announce(whole, scene, console)
    if seat is not None:
        show(console, scene.words.told("replay-seat", who=scene.words.game.seats[seat]))
    showing = Showing(match_record, deck, seat, language, console)
    try:
        if ask:
            show(console, scene.words("replay-help"))
            turn_pages(showing, ask, log.headings(whole.game, whole.events))
        showing.tell_rest()
    except (KeyboardInterrupt, EOFError):
        show(console, "")
        return
    showing.end()


def turn_pages(showing: Showing, ask: Callable[[str], str], rounds: int) -> None:
    """Enter: the next step; a number: that round; t, a and q."""
    more = showing.step()
    while more:
        typed = keyboard.read(ask, "> ").casefold()
        chapter = keyboard.number(typed)
        match typed:
            case "":
                more = showing.step()
            case "a":
                return
            case "q":
                raise EOFError
            case "t":
                showing.show_table()
            case _ if chapter is None:
                showing.say("replay-help")
            case _ if 1 <= chapter <= rounds:
                more = showing.jump(chapter)
            case _:
                showing.say("replay-no-round", round=chapter, last=rounds)


class Showing:
    """A game played again, and how far it has been told."""

    def __init__(
        self, record: Record, deck: Deck, seat: int | None, language: str, console: Console
    ) -> None:
        self.match = Match(record, deck)
        self.seat = seat
        self.language = language
        self.console = console
        self.played = 0  # answers
        self.told = 0  # events

    def scene(self) -> Scene:
        return table.look(self.match, self.seat, self.language, self.console)

    def forward(self) -> bool:
        """One answer and what CHANCE adds to it; False at the end of the record."""
        answers = self.match.record.answers
        if self.played == len(answers):
            return False
        self.match.take(*answers[self.played])
        self.played += 1
        while self.played < len(answers) and answers[self.played][0] == CHANCE:
            self.match.take(*answers[self.played])
            self.played += 1
        return True

    def tell(self) -> bool:
        """What happened since; False if there is nothing to say."""
        events = self.match.events[self.told :]
        self.told = len(self.match.events)
        lines = log.story(self.match.game, events, self.scene().words)
        show(self.console, *lines)
        return bool(lines)

    def step(self) -> bool:
        """Go on until there is something to tell; False at the end of the record."""
        while self.forward():
            if self.tell():
                return True
        return False

    def jump(self, chapter: int) -> bool:
        """To the beginning of a round, forwards or back."""
        game = self.match.game
        self.match.restart()
        self.played = 0
        more = True
        while more and log.headings(game, self.match.events) < chapter:
            more = self.forward()
        self.told = log.last_heading(game, self.match.events)
        self.tell()
        return more

    def tell_rest(self) -> None:
        while self.forward():
            pass
        self.tell()

    def show_table(self) -> None:
        show(self.console, table.draw(self.match, self.scene(), self.console, None))

    def say(self, key: str, **args: object) -> None:
        show(self.console, self.scene().words(key, **args))

    def end(self) -> None:
        if self.match.position.over:
            result = drawing_of(self.match.game).result(self.scene())
            show(self.console, "", result)
        else:
            self.say("replay-unfinished")
