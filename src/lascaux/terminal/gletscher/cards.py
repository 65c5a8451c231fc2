"""Cards: the row, the fate cards in hand, and any card enlarged."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lascaux.games.gletscher import references
from lascaux.games.gletscher.terms import KINDS, PREY, WEAPON
from lascaux.terminal.parts import labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import COLD, MUST

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Deck, Fate, Hunt

TINTS = {"green": "green", "red": MUST, "yellow": "yellow"}


def row(scene: Scene) -> Section:
    """The revealed cards; what has left the row is dim and says how."""
    view, words = scene.view, scene.words
    if not view["row"]:
        return []
    grid = Table.grid(padding=(0, 2))
    for slot in view["row"]:
        card = hunt_card(scene, slot["card"])
        gone = slot["now"] != "here"
        note = words(f"gletscher-slot-{slot['now']}") if gone else facts(scene, card)
        style = "dim" if gone else ""
        tint = COLD if card.id == "winter" else style
        grid.add_row(
            Text(words(f"gletscher-kind-{KINDS[card.kind]}"), "dim"),
            Text(words.game.card(card.id), tint or "bold"),
            Text(note, style),
        )
    return [Form(ALWAYS, labelled(words("gletscher-row"), grid))]


def hunt_card(scene: Scene, card: str) -> Hunt:
    found: Hunt = scene.deck.hunt[scene.deck.index[card]]
    return found


def facts(scene: Scene, card: Hunt) -> str:
    """All figures of a hunt card in a line."""
    words = scene.words
    parts = []
    if card.hunt:
        parts.append(words("gletscher-reach", n=card.hunt))
    if card.clan:
        parts.append(words.refer(references.clan(card.clan)))
    if card.food:
        parts.append(words("gletscher-feeds", n=card.food))
    if card.bonus:
        parts.append(f"+{card.bonus}")
    if card.story:
        parts.append(words("gletscher-story", n=card.story))
    if card.kind in {PREY, WEAPON} and (card.small or card.large):
        parts.append(bonus(scene, card))
    return ", ".join(parts)


def bonus(scene: Scene, card: Hunt) -> str:
    """What a card adds as a weapon."""
    words = scene.words
    if card.small == card.large:
        text = f"+{card.small}"
    else:
        sizes = (("small", card.small), ("large", card.large))
        text = " ".join(words(f"gletscher-size-{size}", n=n) for size, n in sizes if n)
    return words("gletscher-as-weapon", bonus=text) if card.kind == PREY else text


def hand(scene: Scene) -> Section:
    """The reader's own fate cards."""
    view, words = scene.view, scene.words
    if view["seat"] is None:
        return []
    held: Counter[str] = Counter(view["fate"])
    grid = Table.grid(padding=(0, 2))
    for name, copies in held.items():
        fate = fate_card(scene, name)
        label = words("gletscher-copies", card=words.game.card(name), n=copies)
        grid.add_row(Text(label, f"bold {TINTS[fate.effect.colour]}"), effect(scene, fate))
    if not held:
        grid.add_row(Text(words("gletscher-no-fate"), "dim"))
    forms = [Form(70, labelled(words("gletscher-hand"), grid))]
    if held:
        names = ", ".join(words.game.card(card) for card in view["fate"])
        forms.append(Form(ALWAYS, labelled(words("gletscher-hand"), Text(names))))
    return forms


def fate_card(scene: Scene, card: str) -> Fate:
    found: Fate = scene.deck.fate[scene.deck.index[card]]
    return found


def effect(scene: Scene, fate: Fate) -> Text:
    return Text(f"{scene.words.refer(references.effect(fate))} ({fate.effect.clause})")


def enlarged(scene: Scene, card: str) -> Panel:
    """One card with all it says."""
    words = scene.words
    if card in {fate.id for fate in scene.deck.fate}:
        fate = fate_card(scene, card)
        kind, says = words(f"gletscher-colour-{fate.effect.colour}"), effect(scene, fate)
    else:
        hunt = hunt_card(scene, card)
        kind, says = words(f"gletscher-kind-{KINDS[hunt.kind]}"), Text(facts(scene, hunt))
    lines = [Text(kind, "dim"), *([says] if says else [])]
    if words.game.has(f"card-{card}"):
        lines.append(Text(words.game(f"card-{card}", "flavour"), "italic dim"))
    return Panel(
        Text("\n").join(lines),
        title=Text(words.game.card(card), "bold"),
        title_align="left",
        expand=False,
        padding=(0, 2),
    )


def all_cards(deck: Deck) -> list[str]:
    return list(deck.index)
