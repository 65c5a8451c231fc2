"""Events of Krom as phrases for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.krom.references import Args, effect, fighter, seats
from lascaux.kernel.describe import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

REFERENCES: dict[str, Callable[[Any], Args]] = {
    "seat": lambda v: {"seat": v},
    "to_seat": lambda v: {"seat": v},
    "target": lambda v: {"seat": v},
    "victim": lambda v: {"seat": v},
    "fighter": fighter,
    "fighters": seats,
    "seats": seats,
    "card": lambda v: {"card": v},
    "countered": lambda v: {"card": v},
    "place": lambda v: {"place": v},
    "goods": lambda v: {"goods": v},
    "dice": lambda v: {"dice": v},
    "cost": lambda v: {"goods": v},
    "give": lambda v: {"goods": v},
    "take": lambda v: {"goods": v},
    "kept": lambda v: {"dice": v},
    "totals": lambda v: {"dice": v},
    "character": lambda v: {"character": v},
    "combination": lambda v: {"message": f"combination-{v}"},
    "kind": lambda v: {"message": f"kind-{v}"},
    "deck": lambda v: {"message": f"deck-{v}"},
    "row": lambda v: {"message": f"row-{v}"},
}
VARIANTS = {"drew-bonus": "card", "robbed-bonus": "card", "played": "target"}


def scores(fighters: list[int], totals: list[int]) -> Args:
    """Who has how much, one after the other."""
    pairs = zip(fighters, totals, strict=True)
    return {"list": [{"phrase": ["score", {"who": fighter(f), "total": n}]} for f, n in pairs]}


def log(seen: dict[str, Any]) -> Phrase | None:
    name = seen["event"]
    variant = VARIANTS.get(name, "")
    key = f"log-{name}-{variant}" if variant in seen else f"log-{name}"
    facts = {k: v for k, v in seen.items() if k not in {"event", "private"}}
    if name == "combat-dice":
        return Phrase(key, {"scores": scores(facts["fighters"], facts["totals"])})
    if "dice" in facts:
        facts["n"] = len(facts["dice"])
    if "effect" in facts:
        facts["effect"] = effect(
            facts["effect"], facts.pop("n"), facts.pop("give"), facts.pop("take")
        )
    return Phrase(key, {k: REFERENCES[k](v) if k in REFERENCES else v for k, v in facts.items()})
