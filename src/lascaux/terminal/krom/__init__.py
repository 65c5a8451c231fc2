"""How Krom looks in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.kernel.events import Seen
from lascaux.terminal.krom import cards, ending, moment, places, players
from lascaux.terminal.parts import gap
from lascaux.terminal.scene import Drawing, Scene, Section
from lascaux.terminal.seats import signed

if TYPE_CHECKING:
    from lascaux.kernel.game import View
    from lascaux.kernel.texts import Texts


def names(view: View, texts: Texts) -> list[str]:
    """The characters' names; before they are taken, the numbers of the seats."""
    characters = view["characters"]
    return [
        signed(
            seat,
            texts.character(characters[seat])
            if seat < len(characters)
            else texts("a-seat", number=seat + 1),
        )
        for seat in range(view["players"])
    ]


def introduce(scene: Scene, seat: int) -> str:
    """A player's character in a sentence."""
    key = next((f"character-{name}" for name in scene.view["characters"][seat : seat + 1]), "")
    if not scene.words.game.has(key):
        return ""
    weight = scene.words("krom-kg", weight=scene.view["weights"][seat])
    return f"{weight}. {scene.words.game(key, 'flavour')}"


def sections(scene: Scene) -> list[Section]:
    return [
        players.title(scene),
        players.race(scene),
        gap(5),
        players.players(scene),
        gap(6),
        places.places(scene),
        places.ties(scene),
        gap(4),
        moment.combat(scene),
        moment.chain(scene),
        moment.dice_on_the_mountain(scene),
        moment.rewards(scene),
        cards.evolution_row(scene),
        gap(2),
        cards.hunting_row(scene),
        gap(1),
        players.evolutions(scene),
        cards.supply(scene),
        gap(3),
        cards.hand(scene),
        cards.knowledge(scene),
    ]


def digest(events: list[Seen]) -> list[Seen]:
    """What one player gains, or loses, in one go is told in one go.

    Who plays which character is left out: the players go by their characters' names.
    """
    told: list[Seen] = []
    for seen in events:
        if seen["event"] == "character":
            continue
        last = told[-1] if told else {}
        same = all(seen.get(key) == last.get(key) for key in ("event", "seat"))
        if same and seen["event"] in {"gained", "lost"}:
            told[-1] = {**last, "goods": summed(last["goods"], seen["goods"])}
        else:
            told.append(seen)
    return told


def summed(a: dict[str, int], b: dict[str, int]) -> dict[str, int]:
    return {kind: a.get(kind, 0) + b.get(kind, 0) for kind in {**a, **b}}


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
        "moved": "opens",
        "got-up": "opens",
        "combat": "opens",
        "phase": "opens",
        "realised": "loud",
        "stunned": "loud",
        "trophy-taken": "loud",
        "trophy-passed": "loud",
        "won": "loud",
        "revealed": "quiet",
        "shuffled": "quiet",
        "rerolled": "quiet",
        "rolled-more": "quiet",
    },
)
