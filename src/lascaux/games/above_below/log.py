"""Events of Above and Below as phrases for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.above_below.pages import outcome_text, text
from lascaux.games.above_below.references import item, option_text
from lascaux.kernel.describe import Phrase
from lascaux.kernel.references import EVERYWHERE, args_of, cards, facts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.kernel.events import Seen
    from lascaux.kernel.references import Args, Refer

REFERENCES: Mapping[str, Refer] = {
    **EVERYWHERE,
    "villager": lambda v: {"card": v},
    "villagers": cards,
    "goods": lambda v: {"goods": v},
    "good": item,
    "item": item,
    "dice": lambda v: {"dice": v},
    "row": lambda v: {"message": f"row-{v}"},
    "where": lambda v: {"message": f"where-{v}"},
}
SILENT = {"revealed", "came"}  # seen on the table


def log(seen: Seen) -> Phrase | None:
    name = seen["event"]
    if name in SILENT:
        return None
    facts = facts_of(seen)
    if name == "option":
        said = option_text(facts["paragraph"], facts["option"])
        return Phrase("log-option", {"seat": {"seat": facts["seat"]}, "option": said})
    if name in {"encounter", "linked"}:
        facts["paragraph"] = text(f"{facts['paragraph']}.title")
    if name in {"succeeded", "failed"}:
        return ended(name, facts)
    if name == "reputation":
        name = "reputation-up" if facts["steps"] > 0 else "reputation-down"
        facts["steps"] = abs(facts["steps"])
    if name == "scored":
        facts |= facts.pop("sheet")
    if name == "round":
        del facts["points"]  # seen in the plot of the end
    if name == "shelved":
        facts["slot"] += 1
    return Phrase(f"log-{name}", args_of(facts, REFERENCES))


def ended(name: str, facts: dict[str, Any]) -> Phrase:
    """How a paragraph ended, with the book's own line where it has one."""
    told = outcome_text(facts["paragraph"], facts["option"], facts["tier"], facts["linked"])
    args: Args = {"seat": {"seat": facts["seat"]}, "lanterns": facts["lanterns"]}
    if told is None:
        return Phrase(f"log-{name}", args)
    return Phrase(f"log-{name}-told", {**args, "line": told})
