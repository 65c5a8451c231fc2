"""What the lab measures, in words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.kernel.texts import Texts

if TYPE_CHECKING:
    from lascaux.lab.measures import Finding, Sample

KINDS = {
    "evolutions": "Evolution cards",
    "bonus": "Bonus cards",
    "picking": "Picking cards",
    "hunting": "Hunting cards",
    "herb": "herbs",
    "weapon": "weapons",
    "artefact": "artefacts",
    "event": "events",
    "fate": "fate cards",
    "house": "houses",
    "outpost": "outposts",
    "key": "key houses",
    "star": "star houses",
    "villager": "villagers",
}
UNITS = {"gletscher": "years"}  # what a game's length is counted in; elsewhere rounds


def unit(sample: Sample) -> str:
    return UNITS.get(sample.game.id, "rounds")


def named(sample: Sample, finding: Finding) -> str:
    """What was found, by the name that people use."""
    texts = Texts(sample.game.folder, "en", cards=sample.plan.deck.names)
    name = finding.name
    match finding.target.what:
        case "seat":
            return f"seat {name}"
        case "character":
            return texts.character(name)
        case "used" | "bought":
            return texts.card(name)
        case "share":
            place = f"place-{name}"
            return texts(place) if texts.has(place) else name.replace("-", " ")
        case "games" | "ratio":
            return finding.target.says
    return name
