"""Events of Krom as phrases for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom.references import effect, fighter, fighters
from lascaux.kernel.describe import Phrase
from lascaux.kernel.references import EVERYWHERE, Listed, args_of, facts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.kernel.events import Seen
    from lascaux.kernel.references import Refer

REFERENCES: Mapping[str, Refer] = {
    **EVERYWHERE,
    "to_seat": lambda v: {"seat": v},
    "victim": lambda v: {"seat": v},
    "fighter": fighter,
    "fighters": fighters,
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


def scores(fighters: list[int], totals: list[int]) -> Listed:
    """Who has how much, one after the other."""
    pairs = zip(fighters, totals, strict=True)
    return {"list": [{"phrase": ["score", {"who": fighter(f), "total": n}]} for f, n in pairs]}


def log(seen: Seen) -> Phrase | None:
    name = seen["event"]
    variant = VARIANTS.get(name, "")
    key = f"log-{name}-{variant}" if variant in seen else f"log-{name}"
    facts = facts_of(seen)
    if name == "combat-dice":
        return Phrase(key, {"scores": scores(facts["fighters"], facts["totals"])})
    if "dice" in facts:
        facts["n"] = len(facts["dice"])
    if "effect" in facts:
        facts["effect"] = effect(
            facts["effect"], facts.pop("n"), facts.pop("give"), facts.pop("take")
        )
    return Phrase(key, args_of(facts, REFERENCES))
