"""Events of Gletscher as phrases for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.references import clan, clans
from lascaux.kernel.describe import Phrase
from lascaux.kernel.references import EVERYWHERE, Listed, args_of, facts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lascaux.kernel.events import Seen
    from lascaux.kernel.references import Refer, Reference

REFERENCES: Mapping[str, Refer] = {
    **EVERYWHERE,
    "net": lambda v: {"card": v},
    "team": clans,
    "contest": lambda v: {"message": f"contest-{v}"},
    "deck": lambda v: {"message": f"deck-{v}"},
    "outcome": lambda v: {"message": f"outcome-{v}"},
    "zone": lambda v: {"message": f"zone-{v}"},
}
VARIANTS = {"drew-fate": "card", "kept-fate": "card"}


def scores(seen: Seen) -> Listed:
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


def log(seen: Seen) -> Phrase | None:
    name = seen["event"]
    if name in {"round", "winter"}:  # the headings of the log
        who: Reference = {"message": "the-winter"}
        if name == "round":
            who = {"seat": seen["seat"]}
        return Phrase("log-round", {"year": seen["year"], "who": who})
    variant = VARIANTS.get(name, "")
    key = f"log-{name}-{variant}" if variant in seen else f"log-{name}"
    facts = facts_of(seen)
    if name == "start-dice":
        return Phrase(key, {"scores": scores({**seen, "stories": [0] * len(seen["dice"])})})
    if name == "contest-dice":
        again = "-again" if seen["again"] else ""
        contest = REFERENCES["contest"](seen["contest"])
        return Phrase(f"{key}{again}", {"contest": contest, "scores": scores(seen)})
    if name == "caught" and seen["lucky"]:
        key = "log-caught-lucky"
    if name == "trophy" and seen["alone"]:
        key = "log-trophy-alone"
    args = args_of(facts, REFERENCES)
    if "hunters" in facts and name in {"drew-clan", "lost-clan", "wounded", "healed", "made"}:
        args["clan"] = clan(facts["hunters"])
    if name == "ate":
        args["cards"] = {
            "list": [{"phrase": ["quoted", {"card": {"card": card}}]} for card in facts["cards"]]
        }
    if name == "recovered":
        args["cards"] = clans(facts["cards"])
    return Phrase(key, args)
