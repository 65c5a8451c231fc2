"""Situations of Above and Below."""

from __future__ import annotations

from typing import Any

from lascaux.games.above_below.terms import OUTPOST
from situations import Situation, View

MIXED = ("random", "greedy")


def grown(view: View) -> bool:
    """The active village has houses, outposts, goods on the track and people in two areas."""
    seat = view["active"]
    return len(view["village"][seat]) > 3 and bool(view["track"][seat]) and view["round"] > 2


def explorers(view: View, now: str = "on-the-card") -> int:
    return sum(one["now"] == now for one in view["encounter"]["explorers"])


def won(view: View) -> bool:
    """The last encounter is over and was a success of the higher kind."""
    tale = view["tale"]
    return bool(tale) and not view["encounter"] and tale[-1]["tier"] == 1


def lost(view: View) -> bool:
    tale = view["tale"]
    return bool(tale) and not view["encounter"] and tale[-1]["tier"] is None


def first_of_round(view: View) -> bool:
    return view["round"] > 2 and not any(view["passed"]) and view["active"] == view["first"]


def enlarge(position: Any) -> None:
    """A village of sixteen buildings, seven of them below, for the seat that is asked."""
    seat, deck = position.turn, position.settings.deck
    missing = [card for card in range(len(deck.buildings)) if card not in position.village[seat]]
    for _ in range(9):
        position.caves[seat] = (*position.caves[seat], 24 - len(position.caves[seat]))
    for card in missing[1 : 2 * len(missing) : 3]:
        said = deck.buildings[card]
        room = said.kind != OUTPOST or position.empty_caves(seat) > 1
        if len(position.village[seat]) < 16 and room:
            position.village[seat] = (*position.village[seat], card)
            position.laid[seat] = (*position.laid[seat], said.goods)
    position.ready[seat] = tuple(sorted((*position.ready[seat], *deck.trainees[:6])))
    position.exhausted[seat] = tuple(sorted((*position.exhausted[seat], *deck.specials)))
    position.choices = position.question().options(position, seat)


SITUATIONS: dict[str, Situation] = {
    "start": Situation("actions", 4, lambda v: v["round"] == 1),
    "start-two": Situation("actions", 2, lambda v: v["round"] == 1),
    "actions": Situation("actions", 4, grown),
    "actions-three": Situation("actions", 3, grown),
    "actions-watched": Situation("actions", 4, grown, "another"),
    "actions-nobody-ready": Situation(
        "actions", 4, lambda v: grown(v) and not v["ready"][v["active"]]
    ),
    "name-explore": Situation("name-explore", 4, lambda v: grown(v) and len(v["named"]) == 1),
    "name-build": Situation("name-build", 4, grown),
    "name-harvest": Situation("name-harvest", 4, lambda v: grown(v) and bool(v["named"])),
    "name-labor": Situation("name-labor", 4, bots=MIXED),
    "name-train": Situation("name-train", 4, bots=MIXED),
    "build": Situation("build", 4, grown),
    "build-two": Situation("build", 2, lambda v: sum(v["empty_caves"]) == 0),
    "train": Situation("train", 3),
    "harvest": Situation("harvest", 4, before=True),
    "harvested": Situation("actions", 4, lambda v: grown(v) and bool(sum(v["passed"]))),
    "labor": Situation("name-labor", 3, lambda v: bool(v["cider"] and v["named"]), bots=MIXED),
    "sale": Situation("actions", 3, lambda v: v["sale"][v["active"]] is not None),
    "price": Situation("price", 3, bots=MIXED),
    "answer": Situation("answer", 3, bots=MIXED),
    "answer-watched": Situation("answer", 3, by="nobody", bots=MIXED),
    "refreshed": Situation("actions", 4, lambda v: bool(v["refreshed"]), before=True),
    "pay": Situation("pay", 4, bots=MIXED),
    "story": Situation("option", 4, lambda v: explorers(v) > 2 and not v["tale"], before=True),
    "story-two": Situation("option", 2),
    "story-reader": Situation("option", 4, lambda v: not v["tale"], "another"),
    "story-watched": Situation("option", 3, by="nobody"),
    "story-three-options": Situation(
        "option", 4, lambda v: len(v["encounter"]["figures"]) == 3 and not v["tale"]
    ),
    "story-cost": Situation(
        "option", 4, lambda v: any(f["cost"] for f in v["encounter"]["figures"])
    ),
    "story-bonus": Situation(
        "option", 4, lambda v: any(f["bonus"] for f in v["encounter"]["figures"])
    ),
    "linked": Situation("option", 4, lambda v: bool(v["tale"]), before=True),
    "lanterns": Situation("lanterns", 4, lambda v: explorers(v) > 2, before=True),
    "lanterns-enough": Situation(
        "lanterns", 4, lambda v: v["encounter"]["lanterns"] >= min(targets(v))
    ),
    "lanterns-watched": Situation("lanterns", 3, by="another"),
    "reroll": Situation("lanterns", 4, lambda v: v["encounter"]["rerolls_left"] > 0),
    "exerted": Situation("lanterns", 4, lambda v: explorers(v, "exerted") > 0),
    "injure": Situation("injure", 4, bots=("random",), before=True),
    "success": Situation("actions", 4, won, "last", before=True),
    "success-two": Situation("actions", 2, won, "last"),
    "failure": Situation("actions", 4, lost, "last", before=True, bots=MIXED),
    "cheap-building": Situation("cheap-building", 4),
    "cat-refused": Situation("actions", 4, lambda v: bool(v["dice"]), before=True, bots=MIXED),
    "drink": Situation("drink", 4, lambda v: sum(map(len, v["injured"])) > 1),
    "drink-three": Situation("drink", 3),
    "beds": Situation("beds", 4, before=True),
    "beds-watched": Situation("beds", 3, by="another"),
    "shelve": Situation("shelve", 4),
    "shelve-last": Situation("shelve", 4, lambda v: v["round"] == 7),
    "income": Situation("actions", 4, first_of_round, "last", before=True),
    "passing": Situation("actions", 4, lambda v: sum(v["passed"]) == 3 and v["round"] > 3),
    "village-large": Situation("actions", 4, grown, touch=enlarge),
    "village-large-watched": Situation("actions", 4, grown, "another", touch=enlarge),
    "end": Situation("over", 4, before=True, by="last"),
    "end-two": Situation("over", 2, by="last"),
    "end-three": Situation("over", 3, by="nobody"),
}


def targets(view: View) -> list[int]:
    met = view["encounter"]
    return list(met["figures"][met["option"]]["targets"])
