"""Situations of Krom."""

from __future__ import annotations

from situations import Situation, View

KROMOSAURUS = (("kromosaurus", "on"),)
GLACIAL = (("glacial", "on"), ("kromosaurus", "on"))
SUPPLIED = (("unlimited-supply", "on"),)
CHOSEN = (("characters", "chosen"),)
BEAST = 6  # its number among those who fight


def asked(view: View) -> int:
    return int(view["waiting"][0])


def grown(view: View) -> bool:
    """The one who is asked has points, and cards to play."""
    seat = asked(view)
    return bool(view["points"][seat] > 2 and view["cards"][seat] > 1)


def fight(view: View, fighters: int, *, beast: bool = False) -> bool:
    among = view["fighters"]
    return len(among) == fighters and (BEAST in among) == beast and view["cards"][asked(view)] > 1


def met(view: View) -> bool:
    """Several stand where somebody is the first to act: they have just fought for it."""
    order = view["order"]
    return view["place"].count(view["now"]) > 2 and len(order) > 1 and order[0] == asked(view)


def first_of_round(view: View) -> bool:
    """The first place of a round in which the players went to several places."""
    return view["round"] > 3 and view["now"] == "cave" and len(set(view["place"])) > 2


def everywhere(view: View) -> bool:
    return bool(view["round"] > 5 and max(map(view["place"].count, view["place"])) > 3)


SITUATIONS: dict[str, Situation] = {
    "character": Situation("character", 4, lambda v: asked(v) > 1, options=CHOSEN),
    "movement": Situation("movement", 4, grown),
    "reveal": Situation("cave", 4, first_of_round, "last", before=True),
    "savanna": Situation("savanna", 4, grown, options=KROMOSAURUS),
    "forest": Situation("forest", 4, grown),
    "cave": Situation("cave", 3, grown, options=SUPPLIED),
    "mountain": Situation("mountain", 3, grown, options=SUPPLIED),
    "glacial": Situation("savanna", 4, grown, options=GLACIAL),
    "six": Situation("cave", 6, everywhere),
    "watch": Situation("reroll", 5, lambda v: bool(v["lifted"]), "nobody", options=KROMOSAURUS),
    "combat": Situation("bonus-window", 4, lambda v: fight(v, 2)),
    "combat-four": Situation("bonus-window", 4, lambda v: fight(v, 4), options=KROMOSAURUS),
    "combat-kromosaurus": Situation(
        "bonus-window", 4, lambda v: fight(v, 2, beast=True), options=GLACIAL
    ),
    "combat-kromosaurus-many": Situation(
        "bonus-window", 4, lambda v: fight(v, 4, beast=True), options=GLACIAL
    ),
    "combat-over": Situation("savanna", 4, met, "last", before=True),
    "counter": Situation(
        "counter-window", 3, lambda v: len(v["chain"]) > 1 and not v["fighters"], options=SUPPLIED
    ),
    "counter-combat": Situation(
        "counter-window", 3, lambda v: len(v["chain"]) > 1 and bool(v["fighters"]), options=SUPPLIED
    ),
    "robbery": Situation("robbery", 3, options=SUPPLIED),
    "robbery-two": Situation("robbery", 4, lambda v: len(v["fighters"]) == 3, options=GLACIAL),
    "reroll-first": Situation("reroll", 3, lambda v: not v["lifted"], options=SUPPLIED),
    "reroll": Situation("reroll", 4, lambda v: v["lifted"] == [3, 2]),
    "picking": Situation("picking", 3, options=SUPPLIED),
    "reward": Situation("reward", 3, options=SUPPLIED),
    "extra-dice": Situation("extra-dice", 4, options=CHOSEN),
    "kind": Situation("kind", 4),
    "target": Situation("target", 6),
    "services": Situation("services", 4, grown, options=KROMOSAURUS),
    "done": Situation("done", 4, grown),
    "end": Situation("over", 4, by="last", options=GLACIAL),
}
