"""The table on the screen: the sections of a game, as many as there is room for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.segment import Segment, SegmentLines
from rich.text import Text

from lascaux.kernel.parts import find_part
from lascaux.kernel.texts import Texts
from lascaux.terminal import plain
from lascaux.terminal.scene import ALWAYS, Drawing, Form, Scene, Section
from lascaux.terminal.words import Words

if TYPE_CHECKING:
    from rich.console import ConsoleOptions, RenderableType, RenderResult

    from lascaux.kernel.game import Game
    from lascaux.kernel.match import Match

STORY_SHARE = 5  # one line in five of a small screen tells what happened


def drawing_of(game: Game) -> Drawing:
    """How the game draws itself, or else how any table can be drawn."""
    found: Drawing = getattr(find_part("lascaux.terminal", game), "DRAWING", plain.DRAWING)
    return found


def look(match: Match, seat: int | None, language: str, console: Console) -> Scene:
    """The table as this seat (None: a spectator) sees it now."""
    game = match.game
    view = game.view(match.position, seat)
    texts = Texts(game.folder, language, cards=match.deck.names)
    texts.seats = drawing_of(game).names(view, texts)
    words = Words(texts, seat)
    return Scene(view, match.deck, game.constants(), words, console.width, game.by_seat())


def draw(match: Match, scene: Scene, console: Console, height: int | None) -> RenderableType:
    """The table in at most `height` lines where that can be done; None: all of it."""
    sections = drawing_of(match.game).sections(scene)
    if height is not None:
        sections = fit(sections, console, height)
    return Group(*(section[0].drawing for section in sections if section))


def compose(
    match: Match, scene: Scene, console: Console, story: list[RenderableType], room: int
) -> list[RenderableType]:
    """The table and the end of the story, in this many lines."""
    told = Sheet(console, Group(*story))
    height = room - min(console.height // STORY_SHARE, len(told.lines))
    drawn = Sheet(console, draw(match, scene, console, height))
    left = room - len(drawn.lines)
    if len(told.lines) <= left:
        return [drawn, told]
    shown = told.lines[-max(left - 1, 1) :]
    more = Text(scene.words("more-log"), "dim")
    return [drawn, more, SegmentLines(shown, new_lines=True)]


def fit(sections: list[Section], console: Console, height: int) -> list[Section]:
    """Give up the least important forms until all fits, then take back what still has room."""
    left = [
        [Form(form.keep, Sheet(console, form.drawing)) for form in section] for section in sections
    ]
    taken = [lines(console, *top(section)) for section in left]
    given_up: list[tuple[int, Form]] = []
    for keep, i in sorted((form.keep, i) for i, section in enumerate(left) for form in section):
        if keep >= ALWAYS or sum(taken) <= height:
            break
        given_up.append((i, left[i].pop(0)))
        taken[i] = lines(console, *top(left[i]))
    for i, form in reversed(given_up):
        wanted = lines(console, form.drawing)
        if sum(taken) - taken[i] + wanted <= height:
            left[i].insert(0, form)
            taken[i] = wanted
    return left


def top(section: Section) -> list[RenderableType]:
    return [form.drawing for form in section[:1]]


class Sheet:
    """A drawing of which one wants to know the height before it is shown: rendered once for both."""

    def __init__(self, console: Console, drawing: RenderableType) -> None:
        self.console = console
        self.drawing = drawing

    @cached_property
    def lines(self) -> list[list[Segment]]:
        return self.console.render_lines(self.drawing, pad=False)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield SegmentLines(self.lines, new_lines=True)


def lines(console: Console, *things: RenderableType) -> int:
    sheets = (thing if isinstance(thing, Sheet) else Sheet(console, thing) for thing in things)
    return sum(len(sheet.lines) for sheet in sheets)
