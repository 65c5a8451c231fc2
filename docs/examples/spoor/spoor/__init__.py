"""Spoor: a game of tracks, torches and boasts."""

from collections.abc import Mapping
from typing import Any

from lascaux.kernel.chance import Luck
from lascaux.kernel.choices import verb_of
from lascaux.kernel.codec import dump_stack, load
from lascaux.kernel.describe import Phrase
from lascaux.kernel.game import Game, View
from lascaux.kernel.wording import Wording
from spoor import rules as r


def prompt(s: r.Table, rule: Any, seat: int) -> dict[str, Any]:
    return {"dice": {"dice": list(s.dice)}, "boast": s.boasts[seat], "lost": int(r.is_lost(s))}


def choice(s: r.Table, rule: Any, seat: int, chosen: int) -> Phrase:
    n = r.BOAST.part(chosen) if chosen in r.BOAST else r.worth(s, seat)
    return Phrase(f"choice-{verb_of(r.VERBS, chosen).name}", {"n": n})


class Spoor(Game):
    id = "spoor"
    seats = range(2, 5)
    clauses = {"day": ("S1", "S2"), "trail": ("S3", "S4"), "points": ("S5", "S6")}
    rules, opening, verbs = r.RULES, r.Day, r.VERBS
    wording = Wording(
        r.VERBS, lambda rule: type(rule).__name__.lower(), prompt, choice, lambda *_: {}
    )

    def blank(self, players: int, options: Mapping[str, str], deck: Any) -> r.Table:
        return r.Table(r.Settings(players, options, deck))

    def view(self, s: r.Table, seat: int | None) -> View:
        sealed = s.sealed[seat] if s.sealed and seat is not None else -1
        return {
            "players": s.settings.players,
            "options": dict(s.settings.options),
            "deck": s.settings.deck.hash,
            "seat": seat,
            "waiting": s.waiting(),
            "winners": list(s.winners),
            "stack": dump_stack(s, len(s.stack)),
            "round": s.round,
            "points": list(s.points),
            "torches": list(s.torches),
            "boasts": list(s.boasts),
            "dice": list(s.dice),
            "boast": r.BOAST.part(sealed) if sealed >= 0 else None,
        }

    def imagine(self, view: View, deck: Any, luck: Luck) -> r.Table:
        s = self.blank(view["players"], view["options"], deck)
        load(s, r.RULES, {"table": {**view, "sealed": []}, "stack": view["stack"]})
        for seat in set(s.waiting()) - set(view["waiting"]):  # they have boasted
            own = seat == view["seat"]
            s.answer(seat, r.BOAST(view["boast"] if own else luck.below(r.MOST + 1, "boast")))
        return s

    def by_seat(self) -> tuple[str, ...]:
        return "points", "torches", "boasts"

    def score(self, s: r.Table) -> list[int]:
        return list(s.points)

    def constants(self) -> dict[str, int]:
        return {"days": r.DAYS, "torches": r.TORCHES, "most": r.MOST}


SPOOR = Spoor()
