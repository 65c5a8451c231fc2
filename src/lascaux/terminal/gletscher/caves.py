"""What lies in the caves: store, shed and shaman's den."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from lascaux.games.gletscher.terms import NET_FOOD
from lascaux.terminal.gletscher.cards import bonus, hunt_card
from lascaux.terminal.parts import labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section


def caves(scene: Scene) -> Section:
    """All caves where there is room, else the reader's own (a spectator: the active one's)."""
    view, words = scene.view, scene.words
    own = view["seat"] if view["seat"] is not None else view["active"] or 0
    others = [seat for seat in range(view["players"]) if seat != own]
    label = words("gletscher-caves")
    return [
        Form(48, labelled(label, listing(scene, [own, *others]))),
        Form(ALWAYS, labelled(label, listing(scene, [own]))),
    ]


def listing(scene: Scene, seats: list[int]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for seat in seats:
        grid.add_row(scene.words.name(seat), contents(scene, seat))
    return grid


def contents(scene: Scene, seat: int) -> Text:
    """Store, then shed, then artefact, each with what it is good for."""
    view = scene.view
    parts = [stored(scene, card) for card in view["store"][seat]]
    parts += [armed(scene, card) for card in view["shed"][seat]]
    if view["artefact"][seat]:
        parts.append(artefact(scene, view["artefact"][seat]))
    if not parts:
        return Text(scene.words("gletscher-empty"), "dim")
    return Text(" · ").join(parts)


def stored(scene: Scene, card: Any) -> Text:
    """A card of the store with its food and story."""
    words = scene.words
    fish, net = (card["card"], card["net"]) if isinstance(card, dict) else (card, None)
    hunt = hunt_card(scene, fish)
    name = words.game.card(fish) + (f" + {words.game.card(net)}" if net else "")
    figures = words("gletscher-in-store", food=NET_FOOD if net else hunt.food, story=hunt.story)
    return Text(name).append(f" ({figures})", "dim")


def armed(scene: Scene, card: Any) -> Text:
    """A weapon of the shed, made or not."""
    fish = card["card"] if isinstance(card, dict) else card
    hunt = hunt_card(scene, fish)
    return Text("† " + scene.words.game.card(fish)).append(f" ({bonus(scene, hunt)})", "dim")


def artefact(scene: Scene, card: str) -> Text:
    words = scene.words
    hunt = hunt_card(scene, card)
    figures = f"+{hunt.bonus}, {words('gletscher-story', n=hunt.story)}"
    return Text("◆ " + words.game.card(card)).append(f" ({figures})", "dim")
