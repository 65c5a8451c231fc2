"""References that phrases carry: players, cards, items, words of the book, named in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.effects import amounts
from lascaux.games.above_below.pages import text

if TYPE_CHECKING:
    from lascaux.games.above_below import terms as t
    from lascaux.games.above_below.book import Option
    from lascaux.games.above_below.state import Table
    from lascaux.kernel.references import CardRef, Listed, Message, Reference, Words


def villager(s: Table, number: t.Card) -> CardRef:
    return {"card": s.settings.deck.villagers[number].id}


def building(s: Table, number: t.Card) -> CardRef:
    return {"card": s.settings.deck.buildings[number].id}


def item(name: str) -> Message:
    return {"message": f"item-{name}"}


def talents(s: Table, number: t.Card) -> Listed:
    """A villager's lanterns by die, and symbols."""
    said = s.settings.deck.villagers[number]
    parts: list[Reference] = [
        {"phrase": ["lantern-step", {"die": die, "n": n}]}
        for die, n in s.settings.deck.thresholds[number]
    ]
    for symbol in ("hammer", "quill"):
        if getattr(said, f"{symbol}_plus"):
            parts.append({"message": f"symbol-{symbol}-plus"})
        elif getattr(said, symbol):
            parts.append({"message": f"symbol-{symbol}"})
    return {"list": parts}


def option_text(paragraph: str, option: int) -> Words:
    return text(f"{paragraph}.option{option + 1}")


def terms_of(option: Option) -> Listed:
    """What all may know of an option: targets, cost, condition, bonuses."""
    parts: list[Reference] = []
    if option.cost:
        parts.append({"phrase": ["option-cost", {"goods": {"goods": amounts(option.cost)}}]})
    if option.needs:
        parts.append({"phrase": ["option-needs", {"goods": {"goods": amounts(option.needs)}}]})
    if option.targets:
        low, high = option.targets[0], option.targets[-1]
        key = "option-target" if low == high else "option-targets"
        parts.append({"phrase": [key, {"low": low, "high": high}]})
    else:
        parts.append({"message": "option-no-roll"})
    if option.per_hammer:
        parts.append({"phrase": ["option-per-hammer", {"n": option.per_hammer}]})
    if option.per_quill:
        parts.append({"phrase": ["option-per-quill", {"n": option.per_quill}]})
    for name, lanterns in amounts(option.owning).items():
        parts.append({"phrase": ["option-owning", {"n": lanterns, "item": item(name)}]})
    return {"list": parts}
