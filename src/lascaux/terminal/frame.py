"""Around a game: the welcome, the hand-over between people, the end or the interruption."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from lascaux.bots.levels import LEVELS
from lascaux.terminal import keyboard, log, table
from lascaux.terminal.prose import show
from lascaux.terminal.seats import MUST
from lascaux.terminal.table import drawing_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from lascaux.kernel.match import Match
    from lascaux.terminal.bookmark import Bookmark
    from lascaux.terminal.keyboard import Ask
    from lascaux.terminal.person import Person
    from lascaux.terminal.scene import Scene
    from lascaux.terminal.words import Words

AFTER_THE_RESULT = 7  # lines: the proof, and blanks
FORGET = "\x1b[3J"  # also what has scrolled out of sight


def welcome(match: Match, language: str, humans: Sequence[int], console: Console, ask: Ask) -> None:
    """Who plays, with which variants, and the promise of luck."""
    scene = table.look(match, humans[0] if len(humans) == 1 else None, language, console)
    words = scene.words
    console.clear()
    announce(match, scene, console)
    show(console, "", words("promise"), Text(match.record.commitment, "dim"))
    if humans:
        show(console, "")
        keyboard.read(ask, words("press-enter"))


def announce(match: Match, scene: Scene, console: Console) -> None:
    """The game, who plays it, and its variants."""
    record, words = match.record, scene.words
    show(console, Text(words.game("game-name"), f"bold {MUST}"), "")
    grid = Table.grid(padding=(0, 1))
    for seat, player in enumerate(record.seats):
        who = words("a-person") if player == "human" else words("a-bot", name=player)
        if seat == words.seat:
            who = words("you")
        about = drawing_of(match.game).introduce(scene, seat)
        grid.add_row(words.name(seat), Text(who), Text(about, "italic dim"))
    show(console, grid)
    seated = [words(f"level-{name}") for name in LEVELS if name in record.seats]
    if seated:
        show(console, "", *(Text(sentence, "dim") for sentence in seated))
    variants = [
        words.game(f"option-{name}")
        for name, option in match.game.options.items()
        if record.options[name] != option.values[0]
    ]
    if variants:
        show(console, "", words("variants", names=", ".join(variants)))


def hand_over(person: Person, console: Console) -> None:
    """Clear all of the last player's screen before the next one sees theirs."""
    clear_all(console)
    words = person.scene().words
    show(console, words.told("pass-keyboard", who=words.game.seats[person.seat]))
    keyboard.read(person.ask, words("press-enter"))
    clear_all(console)


def clear_all(console: Console) -> None:
    console.clear()
    if console.is_terminal:
        console.file.write(FORGET)


def farewell(
    match: Match, language: str, people: Sequence[Person], kept: Bookmark | None, console: Console
) -> None:
    """How it ended, the last table, the winner, and how the luck is proved."""
    scene = table.look(match, people[0].seat if len(people) == 1 else None, language, console)
    words, record = scene.words, match.record
    heard = min((person.heard for person in people), default=len(match.events))
    story = log.story(match.game, match.events[heard:], words)
    result = table.Sheet(console, drawing_of(match.game).result(scene))
    room = console.height - len(result.lines) - AFTER_THE_RESULT
    drawn = table.draw(match, scene, console, room if console.is_terminal else None)
    show(console, *story, "", drawn, "", result, "", words("proof"), Text(str(record.seed), "dim"))
    if kept:
        console.print(command(words, "proof-command", kept.verify()), soft_wrap=True)
    else:
        show(console, words("proof-unsaved"))


def interrupted(match: Match, language: str, kept: Bookmark | None, console: Console) -> None:
    words = table.look(match, None, language, console).words
    show(console, "")
    if kept is None:
        show(console, words("not-saved"))
        return
    console.print(Text(words("saved", file=str(kept.file))), soft_wrap=True)
    console.print(command(words, "go-on", kept.go_on(match.record.game)), soft_wrap=True)


def command(words: Words, key: str, line: str) -> Text:
    return Text(words(key) + " ").append(line, "bold")
