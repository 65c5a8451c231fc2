"""One game from the first question, or from where it was left, to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.bots import let_answer, make
from lascaux.kernel.chance import FastLuck
from lascaux.terminal import frame
from lascaux.terminal.commands import Quit
from lascaux.terminal.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from lascaux.kernel.match import Match
    from lascaux.terminal.bookmark import Bookmark


def play(
    match: Match,
    language: str,
    humans: Sequence[int],
    kept: Bookmark | None,
    console: Console,
    ask: Callable[[str], str] = input,
) -> None:
    """Play to the end; whatever stops it before, the game is as it was after the last answer."""
    people = {seat: Person(match, seat, language, console, ask) for seat in humans}
    try:
        frame.welcome(match, language, humans, console, ask)
        take_turns(match, people, kept, console)
        frame.farewell(match, language, list(people.values()), kept, console)
    except (Quit, KeyboardInterrupt, EOFError):
        keep(match, kept)  # an answer may have been given since
        frame.interrupted(match, language, kept, console)


def take_turns(
    match: Match, people: dict[int, Person], kept: Bookmark | None, console: Console
) -> None:
    """Whoever is asked answers; people before bots where several are asked at once."""
    at_keyboard: int | None = None
    while not match.position.over:
        waiting = match.position.waiting()
        seat = next((seat for seat in waiting if seat in people), waiting[0])
        if seat in people:
            if len(people) > 1 and seat != at_keyboard:
                frame.hand_over(people[seat], console)
            at_keyboard = seat
            people[seat].play()
        else:
            bot_answers(match, seat)
        keep(match, kept)


def bot_answers(match: Match, seat: int) -> None:
    """Luck from the record alone, so that a game gone on with needs no memory of its bots."""
    record = match.record
    luck = FastLuck(f"{record.commitment} {seat} {len(record.answers)}")
    let_answer(make(record.seats[seat], match.game, match.deck, luck), match, seat)


def keep(match: Match, kept: Bookmark | None) -> None:
    if kept:
        match.record.write(kept.file)
