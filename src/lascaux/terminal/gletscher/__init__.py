"""How Gletscher looks in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.kernel.events import Seen
from lascaux.kernel.texts import Texts
from lascaux.terminal.gletscher import cards, caves, ending, moment, players
from lascaux.terminal.parts import gap
from lascaux.terminal.scene import Drawing, Scene, Section
from lascaux.terminal.seats import signed
from lascaux.terminal.words import FOLDER

if TYPE_CHECKING:
    from lascaux.kernel.game import View


def names(view: View, texts: Texts) -> list[str]:
    """The animals of the clans."""
    own = Texts(FOLDER, texts.language)
    return [signed(seat, own(f"gletscher-clan-{clan}")) for seat, clan in enumerate(view["clans"])]


def introduce(scene: Scene, seat: int) -> str:
    """A player's clan."""
    return scene.words.game(f"cave-{scene.view['clans'][seat]}")


def sections(scene: Scene) -> list[Section]:
    return [
        players.title(scene),
        gap(5),
        players.players(scene),
        players.marks(scene),
        gap(6),
        cards.row(scene),
        moment.hunt(scene),
        moment.in_play(scene),
        moment.contests(scene),
        moment.meal(scene),
        gap(4),
        caves.caves(scene),
        gap(3),
        cards.hand(scene),
        players.piles(scene),
    ]


def digest(events: list[Seen]) -> list[Seen]:
    """Leave out the roll for the start. What turned up is told by the row, all in one go."""
    return [seen for seen in events if seen["event"] != "start-dice"]


DRAWING = Drawing(
    names=names,
    introduce=introduce,
    sections=sections,
    card=cards.enlarged,
    cards=cards.all_cards,
    result=ending.result,
    digest=digest,
    tones={
        "round": "heading",
        "winter": "heading",
        "revealed": "opens",
        "event": "opens",
        "took": "opens",
        "hunting": "opens",
        "gathered": "opens",
        "made": "opens",
        "drew-fate": "opens",
        "played-on": "opens",
        "contest-dice": "opens",
        "feeding": "opens",
        "caught": "loud",
        "trophy": "loud",
        "refounded": "loud",
        "won": "loud",
        "shuffled": "quiet",
        "recovered": "quiet",
    },
)
