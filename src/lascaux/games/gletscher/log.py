"""Events of Gletscher as phrases for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher.references import Args, clan, clans
from lascaux.kernel.describe import Phrase
from lascaux.kernel.wording import seats

if TYPE_CHECKING:
    from collections.abc import Callable

REFERENCES: dict[str, Callable[[Any], Args]] = {
    "seat": lambda v: {"seat": v},
    "target": lambda v: {"seat": v},
    "seats": seats,
    "card": lambda v: {"card": v},
    "net": lambda v: {"card": v},
    "team": clans,
    "contest": lambda v: {"message": f"contest-{v}"},
    "deck": lambda v: {"message": f"deck-{v}"},
    "outcome": lambda v: {"message": f"outcome-{v}"},
    "zone": lambda v: {"message": f"zone-{v}"},
}
VARIANTS = {"drew-fate": "card", "kept-fate": "card"}


def scores(seen: dict[str, Any]) -> Args:
    """Who rolled what, and with which story."""
    rows = zip(seen["seats"], seen["dice"], seen["stories"], strict=True)
    return {
        "list": [
            {
                "phrase": [
                    "score-story" if story else "score",
                    {"who": {"seat": seat}, "die": die, "story": story, "total": die + story},
                ]
            }
            for seat, die, story in rows
        ]
    }


def log(seen: dict[str, Any]) -> Phrase | None:
    name = seen["event"]
    if name in {"round", "winter"}:  # the headings of the log
        who = {"seat": seen["seat"]} if name == "round" else {"message": "the-winter"}
        return Phrase("log-round", {"year": seen["year"], "who": who})
    variant = VARIANTS.get(name, "")
    key = f"log-{name}-{variant}" if variant in seen else f"log-{name}"
    facts = {k: v for k, v in seen.items() if k not in {"event", "private"}}
    if name == "start-dice":
        return Phrase(key, {"scores": scores({**seen, "stories": [0] * len(seen["dice"])})})
    if name == "contest-dice":
        again = "-again" if seen["again"] else ""
        args = {"contest": REFERENCES["contest"](seen["contest"]), "scores": scores(seen)}
        return Phrase(f"{key}{again}", args)
    if name == "caught" and seen["lucky"]:
        key = "log-caught-lucky"
    if name == "trophy" and seen["alone"]:
        key = "log-trophy-alone"
    args = {k: REFERENCES[k](v) if k in REFERENCES else v for k, v in facts.items()}
    if "hunters" in facts and name in {"drew-clan", "lost-clan", "wounded", "healed", "made"}:
        args["clan"] = clan(facts["hunters"])
    if name == "ate":
        args["cards"] = {
            "list": [{"phrase": ["quoted", {"card": {"card": card}}]} for card in facts["cards"]]
        }
    if name == "recovered":
        args["cards"] = clans(facts["cards"])
    return Phrase(key, args)
