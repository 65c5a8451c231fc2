"""The villages at a glance, and the reader's own in full."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.table import Table
from rich.text import Text

from lascaux.games.above_below.terms import ROUNDS
from lascaux.terminal.parts import amount, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section
from lascaux.terminal.seats import MUST

AREAS = (("ready", "bold"), ("exhausted", ""), ("injured", MUST))


def title(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    line = Text().append(words.game("game-name"), f"bold {MUST}")
    line.append("  " + words("above-round", round=view["round"], rounds=ROUNDS), "bold")
    if view["cider"]:
        line.append(" · " + words("above-cider"), "dim")
    return [Form(ALWAYS, line)]


def players(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for key in ("coins", "people", "beds", "income", "reputation", "caves", "points"):
        table.add_column(words(f"above-{key}"), justify="right", no_wrap=True)
    for seat in range(view["players"]):
        table.add_row(*figures(scene, seat))
    if not view["encounter"]:
        return [Form(ALWAYS, table)]
    return [Form(85, table)]  # the story comes first


def figures(scene: Scene, seat: int) -> list[Text]:
    view, words = scene.view, scene.words
    name = Text("▶ " if seat == view["active"] else "  ").append_text(words.name(seat))
    if seat == view["seat"]:
        name.append(" " + words("you"), "dim")
    if view["passed"][seat]:
        name.append(" " + words("above-passed"), "dim")
    people = Text("/").join(Text(str(len(view[area][seat])), style) for area, style in AREAS)
    return [
        name,
        Text(str(view["coins"][seat])),
        people,
        Text(str(view["beds"][seat])),
        Text(f"+{view['income'][seat]['coins']}"),
        Text(str(view["reputation"][seat] - scene.deck.torch)),
        amount(view["empty_caves"][seat]),
        Text(str(sum(view["sheets"][seat].values())), "bold"),
    ]


def shown_seat(scene: Scene) -> int | None:
    """Whose village is drawn in full: the reader's, or that of the active player."""
    view = scene.view
    return view["active"] if view["seat"] is None else int(view["seat"])


def people(scene: Scene) -> Section:
    """Who is ready, exhausted and injured, by name."""
    seat = shown_seat(scene)
    if seat is None:
        return []
    words = scene.words
    line = Text("  ").join(
        Text(f"{words(f'above-{area}')} ", "dim").append(
            listed(scene, scene.view[area][seat]), style
        )
        for area, style in AREAS
        if scene.view[area][seat]
    )
    return [Form(70, labelled(words("above-villagers"), line))]


def listed(scene: Scene, cards: list[str]) -> str:
    """Cards by name, copies counted."""
    counts = Counter(cards)
    words = scene.words
    return ", ".join(words("above-copies", card=words.game.card(c), n=n) for c, n in counts.items())


def goods(scene: Scene) -> Section:
    """Stock, sale spot and track."""
    seat = shown_seat(scene)
    if seat is None:
        return []
    view, words = scene.view, scene.words
    stock = {item: n for item, n in view["stock"][seat].items() if n}
    line = Text(words.refer({"goods": stock}))
    if view["sale"][seat]:
        item = words.refer({"message": f"item-{view['sale'][seat]}"})
        line.append(" · " + words("above-on-sale", item=item), "dim")
    line.append("   " + words("above-track") + " ", "dim").append(track(scene, seat))
    return [Form(66, labelled(words("above-stock"), line))]


def track(scene: Scene, seat: int) -> str:
    """Goods by slot, with the points of the slot."""
    worths = scene.deck.track_points
    slots = enumerate(scene.view["track"][seat])
    parts = (
        f"{scene.words.refer({'goods': {slot['good']: slot['n']}})} ({worths[i]})"
        for i, slot in slots
    )
    return " · ".join(parts) or "·"


def village(scene: Scene) -> Section:
    """What stands above and below, with the goods that lie on it."""
    seat = shown_seat(scene)
    if seat is None:
        return []
    words = scene.words
    forms = []
    for kind in ("above", "below"):
        line = standing(scene, seat, below=kind == "below")
        forms.append(labelled(words(f"above-{kind}"), Text(line or "·")))
    grid = Table.grid(expand=True)
    for form in forms:
        grid.add_row(form)
    return [Form(46, grid)]


def standing(scene: Scene, seat: int, *, below: bool) -> str:
    deck = scene.deck
    found: list[dict[str, Any]] = scene.view["village"][seat]
    parts = []
    for building in found:
        card = deck.buildings[deck.index[building["card"]]]
        if (card.kind == 2) == below:
            name = scene.words.game.card(card.id)
            parts.append(f"{name} ({building['goods']})" if building["goods"] else name)
    return ", ".join(parts)


def others(scene: Scene) -> Section:
    """What the others have, in a line each."""
    view, words = scene.view, scene.words
    grid = Table.grid(padding=(0, 1))
    for seat in range(view["players"]):
        if seat != shown_seat(scene):
            stock = {item: n for item, n in view["stock"][seat].items() if n}
            line = Text(words.refer({"goods": stock}))
            if view["sale"][seat]:
                item = words.refer({"message": f"item-{view['sale'][seat]}"})
                line.append(" · " + words("above-on-sale", item=item), "bold")
            line.append("  " + words("above-track") + " ", "dim").append(track(scene, seat))
            grid.add_row(words.name(seat), line)
    return [Form(20, labelled(words("above-others"), grid))]
