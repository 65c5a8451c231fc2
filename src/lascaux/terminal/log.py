"""What happened, in words: headings, a paragraph for each fight or phase, details in a low voice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from lascaux.terminal.prose import NO_BREAK
from lascaux.terminal.seats import MUST, SIGNS
from lascaux.terminal.table import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from lascaux.kernel.events import Event
    from lascaux.kernel.game import Game
    from lascaux.terminal.words import Words

# The tone of an event; those without one are told in a plain voice, in the paragraph at hand.
HEADING: Final = "heading"
OPENS: Final = "opens"  # a new paragraph, unless it follows one of its own kind
LOUD: Final = "loud"
QUIET: Final = "quiet"

STYLES: Final = {HEADING: f"bold {MUST}", LOUD: "bold", QUIET: "dim"}


class Story:
    """Paragraphs that grow: a heading is a Text, what belongs below it is indented."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.told: list[RenderableType] = []
        self.paragraph: Text | None = None
        self.subject: int | None = None  # of the last sentence

    def heading(self, line: Text) -> None:
        self.told.append(line)
        self.paragraph = self.subject = None

    def sentence(self, line: Text, *, opens: bool) -> None:
        seats = enumerate(self.words.game.seats)
        subject = next((seat for seat, name in seats if line.plain.startswith(name)), None)
        if self.paragraph is None or opens:
            self.paragraph = line
            self.told.append(Padding(line, (0, 0, 0, 2)))
        else:
            if subject is not None and subject == self.subject:
                line = self.short(line, subject)
            self.paragraph.append(" ").append_text(line)
        self.subject = subject

    def short(self, line: Text, subject: int) -> Text:
        """The sign alone, where the sentence before had the same subject."""
        sign = Text().append(SIGNS[subject], self.words.style(subject)).append(NO_BREAK)
        return sign.append_text(line[len(self.words.game.seats[subject]) + 1 :])


def story(game: Game, events: Sequence[Event], words: Words) -> list[RenderableType]:
    """The events as this reader may know them, paragraph by paragraph."""
    drawing = TABLES[game.id]
    told = Story(words)
    before = ""
    for seen in drawing.digest([event.seen_by(words.seat) for event in events]):
        phrase = game.log(seen)
        if phrase is None:
            continue
        tone = drawing.tones.get(seen["event"], "")
        line = words.say(phrase)
        line.stylize_before(STYLES.get(tone, ""))
        if seen.get("private"):
            line.append(" " + words("only-you"), "italic dim")
        if tone == HEADING:
            told.heading(line)
        else:
            told.sentence(line, opens=tone == OPENS and seen["event"] != before)
        before = seen["event"]
    return told.told


def last_heading(game: Game, events: Sequence[Event]) -> int:
    """Where the latest chapter of the log begins."""
    tones = TABLES[game.id].tones
    return next(
        (i for i in reversed(range(len(events))) if tones.get(events[i].name) == HEADING), 0
    )


def headings(game: Game, events: Sequence[Event]) -> int:
    tones = TABLES[game.id].tones
    return sum(tones.get(event.name) == HEADING for event in events)
