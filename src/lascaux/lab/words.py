"""What the lab measures, in words for people."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from lascaux.kernel.texts import Texts

if TYPE_CHECKING:
    from lascaux.kernel.facts import Target
    from lascaux.lab.measures import Finding, Sample

WHAT = {
    "seat": "wins by seat",
    "character": "wins by character",
    "length": "median length of a game, in {unit}",
    "used": "games in which a card is used: {of}",
    "bought": "bought, of the games in which it is face up: {of}",
    "share": "share of {says}",
    "ratio": "{says}",
    "games": "{says}",
    "leader": "who leads alone at half-time wins",
    "winning": "mean winning score",
}
PLAIN = {"length", "winning"}  # not in per cent


def variant(sample: Sample) -> str:
    """The options off their defaults, and what follows from it; nothing where all are as usual."""
    options = ", ".join(f"{name}={value}" for name, value in sample.variant.items())
    return f"Variant {options}: the bands are twice as wide as the contract's." if options else ""


def subject(sample: Sample, target: Target) -> str:
    """What a target speaks of."""
    of = ", ".join(sample.game.kind_names.get(kind, kind) for kind in target.of)
    return WHAT[target.what].format(unit=sample.game.unit, says=target.says, of=of)


def figure(what: str, value: float) -> str:
    return f"{value:.1f}" if what in PLAIN else f"{value:.1%}"


def estimated(finding: Finding) -> str:
    """What was found, with its interval."""
    what, found = finding.target.what, finding.estimate
    if abs(found.low) == inf:
        return f"{figure(what, found.value)} (too few games to tell)"
    return f"{figure(what, found.value)} ({figure(what, found.low)} to {figure(what, found.high)})"


def band(what: str, low: float, high: float) -> str:
    if low == -inf or (what not in PLAIN and low <= 0):
        return f"at most {figure(what, high)}"
    if high == inf or (what not in PLAIN and high >= 1):
        return f"at least {figure(what, low)}"
    return f"{figure(what, low)} to {figure(what, high)}"


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
