"""How a game without a drawing of its own looks in the terminal: its view, part by part.

A part has the name that the game's texts give it (`view-<key>`), or else its key in the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from lascaux.kernel.describe import Phrase
from lascaux.kernel.references import seats
from lascaux.terminal.parts import labelled
from lascaux.terminal.scene import ALWAYS, Drawing, Form, Scene, Section
from lascaux.terminal.seats import MUST, signed

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lascaux.kernel.events import Seen
    from lascaux.kernel.game import Deck, View
    from lascaux.kernel.texts import Texts
    from lascaux.terminal.words import Words

# Parts of every view that are shown elsewhere on the screen.
TOLD: Final = ("game", "players", "options", "deck", "seat", "waiting", "winners", "stack")
NOTHING: Final = "·"


def names(view: View, texts: Texts) -> list[str]:
    return [signed(seat, texts("a-seat", number=seat + 1)) for seat in range(view["players"])]


def introduce(_scene: Scene, _seat: int) -> str:
    """Seats have no characters here."""
    return ""


def sections(scene: Scene) -> list[Section]:
    """What belongs to the seats, as a table; the rest line by line."""
    view, words = scene.view, scene.words
    title = Text(words.game("game-name"), f"bold {MUST}")
    rest = [
        [Form(ALWAYS, labelled(label(words, key), Text(shown(words, value))))]
        for key, value in view.items()
        if key not in {*TOLD, *scene.by_seat}
    ]
    return [[Form(ALWAYS, title)], [Form(ALWAYS, listing(scene))], *rest]


def listing(scene: Scene) -> Table:
    """A row for each seat, a column for each thing that all of them have."""
    words, keys = scene.words, scene.by_seat
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for key in keys:
        table.add_column(label(words, key))
    for seat in range(scene.view["players"]):
        cells = (Text(shown(words, scene.view[key][seat])) for key in keys)
        table.add_row(words.name(seat), *cells)
    return table


def label(words: Words, key: str) -> str:
    named = f"view-{key.replace('_', '-')}"
    return words.game(named) if words.game.has(named) else key.replace("_", " ").replace("-", " ")


def shown(words: Words, value: Any) -> str:
    """Any part of a view in words: cards by their names, lists and tables of things in a row."""
    match value:
        case None:
            return NOTHING
        case str():
            return words.game.card(value)
        case dict():
            pairs = (f"{label(words, str(key))} {shown(words, one)}" for key, one in value.items())
            return ", ".join(pairs) or NOTHING
        case list() | tuple():
            return " · ".join(shown(words, one) for one in value) or NOTHING
    return str(value)


def card(scene: Scene, name: str) -> RenderableType:
    """Its name, and its flavour if it has one."""
    texts, key = scene.words.game, f"card-{name}"
    flavour = texts(key, "flavour") if texts.has(key, "flavour") else ""
    return Group(Text(texts.card(name), "bold"), Text(flavour, "italic dim"))


def cards(deck: Deck) -> list[str]:
    return list(deck.index)


def result(scene: Scene) -> RenderableType:
    won = scene.words.say(Phrase("prompt-over", {"who": seats(scene.view["winners"])}))
    won.stylize_before(f"bold {MUST}")
    return won


def digest(events: list[Seen]) -> list[Seen]:
    return events


DRAWING = Drawing(
    names=names,
    introduce=introduce,
    sections=sections,
    card=card,
    cards=cards,
    result=result,
    digest=digest,
    tones={"round": "heading", "won": "loud"},
)
