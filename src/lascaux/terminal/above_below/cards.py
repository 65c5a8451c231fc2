"""Any card in words: buildings and villagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.text import Text

from lascaux.games.above_below.deck import ABILITIES, MARKS
from lascaux.games.above_below.terms import GOODS, KINDS, NOTHING, THINGS

if TYPE_CHECKING:
    from lascaux.games.above_below.deck import Building, Deck, Villager
    from lascaux.terminal.scene import Scene


def building(scene: Scene, card: str) -> Building:
    found: Building = scene.deck.buildings[scene.deck.index[card]]
    return found


def key(ability: str) -> str:
    return f"fact-{ability.replace('_', '-')}"


def facts(scene: Scene, card: Building) -> str:
    """All abilities of a building in a line."""
    words = scene.words.game
    parts = [words(key(name), n=getattr(card, name)) for name in ABILITIES if getattr(card, name)]
    parts += [words(key(name)) for name in MARKS if getattr(card, name)]
    for thing, n in card.points_per:
        parts.append(words("fact-per", n=n, thing=words(f"thing-{THINGS[thing]}")))
    for good, n in card.income_per:
        what = "kind" if good == len(GOODS) else GOODS[good]
        parts.append(words("fact-income-per", n=n, thing=words(f"thing-{what}")))
    if card.good != NOTHING:
        goods = words.name({"goods": {GOODS[card.good]: card.goods}})
        parts.append(words("fact-refill" if card.refills else "fact-goods", goods=goods))
    return ", ".join(parts)


def talents(scene: Scene, card: str) -> str:
    """A villager's lanterns by die, and symbols."""
    number = scene.deck.index[card]
    said: Villager = scene.deck.villagers[number]
    words = scene.words.game
    parts = [words("lantern-step", die=die, n=n) for die, n in scene.deck.thresholds[number]]
    for symbol in ("hammer", "quill"):
        if getattr(said, f"{symbol}_plus"):
            parts.append(words(f"symbol-{symbol}-plus"))
        elif getattr(said, symbol):
            parts.append(words(f"symbol-{symbol}"))
    return ", ".join(parts)


def enlarged(scene: Scene, card: str) -> Panel:
    """One card with all it says."""
    words = scene.words.game
    if card in {villager.id for villager in scene.deck.villagers}:
        lines = [Text(words("kind-villager"), "dim"), Text(talents(scene, card))]
    else:
        said = building(scene, card)
        kind = words(f"kind-{KINDS[said.kind]}", cost=said.cost)
        lines = [Text(kind, "dim"), Text(facts(scene, said))]
    if words.has(f"card-{card}"):
        lines.append(Text(words(f"card-{card}", "flavour"), "italic dim"))
    return Panel(
        Text("\n").join(lines),
        title=Text(words.card(card), "bold"),
        title_align="left",
        expand=False,
        padding=(0, 2),
    )


def all_cards(deck: Deck) -> list[str]:
    return list(deck.index)
