"""What happened, in words: headings, a paragraph for each fight or phase, details in a low voice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from lascaux.terminal.seats import MUST
from lascaux.terminal.table import drawing_of

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

    def __init__(self) -> None:
        self.told: list[RenderableType] = []
        self.paragraph: Text | None = None

    def heading(self, line: Text) -> None:
        self.told.append(line)
        self.paragraph = None

    def sentence(self, line: Text, *, opens: bool) -> None:
        if self.paragraph is None or opens:
            self.paragraph = line
            self.told.append(Padding(line, (0, 0, 0, 2)))
        else:
            self.paragraph.append(" ").append_text(line)


def story(game: Game, events: Sequence[Event], words: Words) -> list[RenderableType]:
    """The events as this reader may know them, paragraph by paragraph."""
    drawing = drawing_of(game)
    told = Story()
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
    tones = drawing_of(game).tones
    return next(
        (i for i in reversed(range(len(events))) if tones.get(events[i].name) == HEADING), 0
    )


def headings(game: Game, events: Sequence[Event]) -> int:
    tones = drawing_of(game).tones
    return sum(tones.get(event.name) == HEADING for event in events)
