"""How Above and Below looks in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.kernel.events import Seen
from lascaux.terminal.above_below import cards, ending, market, players, story
from lascaux.terminal.parts import gap
from lascaux.terminal.scene import Drawing, Scene, Section
from lascaux.terminal.seats import signed

if TYPE_CHECKING:
    from lascaux.kernel.game import View
    from lascaux.kernel.texts import Texts


def names(view: View, texts: Texts) -> list[str]:
    """The villages."""
    return [signed(seat, texts(f"village-{seat}")) for seat in range(view["players"])]


def introduce(scene: Scene, seat: int) -> str:
    """Who begins."""
    return scene.words("above-begins") if seat == scene.view["first"] else ""


def sections(scene: Scene) -> list[Section]:
    return [
        players.title(scene),
        gap(6),
        players.players(scene),
        gap(7),
        story.told(scene),
        story.encounter(scene),
        story.explorers(scene),
        gap(5),
        players.people(scene),
        players.goods(scene),
        players.village(scene),
        gap(4),
        market.rows(scene),
        market.trainees(scene),
        gap(3),
        players.others(scene),
        market.piles(scene),
    ]


def digest(events: list[Seen]) -> list[Seen]:
    """What one player harvests or shelves in one go is told as it came."""
    return [seen for seen in events if seen["event"] not in {"revealed", "came"}]


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
        "explores": "opens",
        "built": "opens",
        "harvested": "opens",
        "trained": "opens",
        "labored": "opens",
        "offered": "opens",
        "passed": "opens",
        "income": "opens",
        "succeeded": "loud",
        "joined": "loud",
        "won": "loud",
        "shelved": "quiet",
        "slept": "quiet",
        "refilled": "quiet",
        "reputation": "quiet",
    },
)
