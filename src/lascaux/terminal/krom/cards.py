"""Cards: the two rows, the hand, and any card enlarged."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lascaux.games.krom import references
from lascaux.terminal.parts import ROOMY, labelled
from lascaux.terminal.scene import ALWAYS, Form, Scene, Section

if TYPE_CHECKING:
    from lascaux.games.krom.deck import Bonus, Deck, Evolution, Hunting, Picking


def find(scene: Scene, card: str, kind: str) -> Any:
    return getattr(scene.deck, kind)[scene.deck.index[card]]


def evolution_row(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    if not view["round"]:
        return []
    grid = Table.grid(padding=(0, 2))
    for card in view["evolution_row"]:
        grid.add_row(*evolution_cells(scene, find(scene, card, "evolutions")))
    label = labelled(
        words.game("row-evolution"), grid, words("krom-pile", n=view["piles"]["evolution"])
    )
    return [Form(25 if view["fighters"] or view["chain"] else 58, label)]


def evolution_cells(scene: Scene, card: Evolution) -> tuple[Text, ...]:
    words = scene.words
    place = ""
    if card.place >= 0:
        roomy = scene.width >= ROOMY
        place = words.refer(references.where(card.place) if roomy else references.place(card.place))
    return (
        Text(words("krom-worth", n=card.points), "bold"),
        Text(words.game.card(card.id)),
        Text(words.refer(references.goods(card.cost))),
        Text(place, "italic"),
    )


def hunting_row(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    if not view["round"]:
        return []
    grid = Table.grid(padding=(0, 2))
    for card in view["hunting_row"]:
        grid.add_row(*prey_cells(scene, find(scene, card, "hunting")))
    label = labelled(words("krom-preys"), grid, words("krom-pile", n=view["piles"]["hunting"]))
    return [Form(55 if view["now"] is None else 20, label)]


def prey_cells(scene: Scene, card: Hunting) -> tuple[Text, ...]:
    words = scene.words
    return (
        Text(words("krom-need", dice=card.dice, value=card.value), "bold"),
        Text(words.game.card(card.id)),
        Text(words.refer(references.reward(card.reward))),
    )


def hand(scene: Scene) -> Section:
    """The reader's own Bonus cards."""
    view, words = scene.view, scene.words
    if view["seat"] is None:
        return []
    grid = Table.grid(padding=(0, 2))
    held: Counter[str] = Counter(view["hand"])
    for card, copies in held.items():
        name = words("krom-copies", card=words.game.card(card), n=copies)
        grid.add_row(Text(name, "bold"), bonus_text(scene, find(scene, card, "bonus")))
    if not view["hand"]:
        grid.add_row(Text(words("krom-no-cards"), "dim"))
    forms = [Form(70, labelled(words("krom-hand"), grid))]
    names = ", ".join(words.game.card(card) for card in view["hand"])
    if names:
        forms.append(Form(ALWAYS, labelled(words("krom-hand"), Text(names))))
    return forms


def knowledge(scene: Scene) -> Section:
    """Cards of others that this reader has seen (K36)."""
    view, words = scene.view, scene.words
    known = [
        words.told("krom-known", who=words.game.seats[holder], card=words.game.card(card))
        for who, holder, card in view["known"]
        if who == view["seat"]
    ]
    return [Form(40, labelled("", Text("\n").join(known)))] if known else []


def bonus_text(scene: Scene, card: Bonus) -> Text:
    text = Text(scene.words.refer(references.effect_of(card)))
    if card.place >= 0:
        text.append(f" ({scene.words.refer(references.where(card.place))})", "italic")
    return text


def supply(scene: Scene) -> Section:
    view, words = scene.view, scene.words
    left = words.refer({"goods": view["supply"]}) if view["supply"] else words("krom-unlimited")
    piles = words("krom-piles", picking=view["piles"]["picking"], bonus=view["piles"]["bonus"])
    return [Form(28, labelled(words("krom-supply"), Text(f"{left} · {piles}", "dim")))]


def enlarged(scene: Scene, card: str) -> Panel:
    """One card with all it says."""
    words = scene.words
    lines = facts(scene, card)
    if words.game.has(f"card-{card}"):
        lines.append(Text(words.game(f"card-{card}", "flavour"), "italic dim"))
    return Panel(
        Text("\n").join(lines),
        title=Text(words.game.card(card), "bold"),
        title_align="left",
        expand=False,
        padding=(0, 2),
    )


def facts(scene: Scene, card: str) -> list[Text]:
    i = scene.deck.index[card]
    deck, words = scene.deck, scene.words
    if card in {c.id for c in deck.evolutions}:
        points, _, *rest = evolution_cells(scene, deck.evolutions[i])
        return [points, *(text for text in rest if text)]
    if card in {c.id for c in deck.hunting}:
        need, _, reward = prey_cells(scene, deck.hunting[i])
        return [need, reward]
    if card in {c.id for c in deck.bonus}:
        return [bonus_text(scene, deck.bonus[i])]
    picking: Picking = deck.picking[i]
    return [Text(words.refer(references.reward(picking.reward)))]


def all_cards(deck: Deck) -> list[str]:
    return list(deck.index)
