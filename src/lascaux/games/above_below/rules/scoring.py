"""The end: points by source, and who has won (A34, A35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.effects import owns
from lascaux.games.above_below.rules.track import ask_to_shelve
from lascaux.games.above_below.terms import (
    BUILDING_POINTS,
    ITEMS,
    OUTPOST,
    PER_BUILDING,
    PER_EMPTY_CAVE,
    PER_HOUSE,
    PER_OUTPOST,
    PER_SPECIAL,
    PER_VILLAGER,
    RANKS,
    Seat,
)
from lascaux.kernel.rules import Rule

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table

SOURCES = ("track", "buildings", "printed", "bonuses", "reputation", "rank")
Sheet = tuple[int, ...]  # points by source


class Scoring(Rule):
    """A25: goods may still go on the track; then the points are counted."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            ask_to_shelve(s, 0)
            return
        s.sheets = sheets(s)
        points = [sum(sheet) for sheet in s.sheets]
        if s.events is not None:
            for seat, sheet in enumerate(s.sheets):
                by_source = dict(zip(SOURCES, sheet, strict=True))
                s.tell("scored", seat=seat, points=points[seat], sheet=by_source)
        winners = best(s, points)
        s.finish(winners)
        if s.events is not None:
            s.tell("won", seats=winners, points=max(points))


def best(s: Table, points: list[int]) -> list[Seat]:
    """A35: points, then coins, villagers, buildings; those still tied win together."""
    marks = [
        (points[seat], s.coins[seat], len(s.people(seat)), len(s.village[seat]))
        for seat in range(s.settings.players)
    ]
    return [seat for seat, mark in enumerate(marks) if mark == max(marks)]


def sheets(s: Table) -> tuple[Sheet, ...]:
    """Each player's points by source, as they stand now (A34)."""
    ranks = rank_points(s.reputation, RANKS[s.settings.players])
    return tuple((*own_points(s, seat), rank) for seat, rank in enumerate(ranks))


def own_points(s: Table, seat: Seat) -> Sheet:
    """Points that do not depend on the others: track, buildings, printed, bonuses, reputation."""
    deck = s.settings.deck
    track = sum(deck.track_points[slot] * number for slot, (_, number) in enumerate(s.track[seat]))
    printed = bonuses = 0
    for number in s.village[seat]:
        said = deck.buildings[number]
        printed += said.points
        for thing, per in said.points_per:
            bonuses += per * count(s, seat, thing)
    buildings = BUILDING_POINTS * len(s.village[seat])
    return track, buildings, printed, bonuses, deck.reputation[s.reputation[seat]]


def count(s: Table, seat: Seat, thing: int) -> int:
    """A40: how many of a thing a village has; goods still on buildings do not count."""
    if thing < len(ITEMS):
        return owns(s, seat, thing)
    buildings = s.settings.deck.buildings
    outposts = sum(buildings[number].kind == OUTPOST for number in s.village[seat])
    if thing == PER_HOUSE:
        return len(s.village[seat]) - outposts
    if thing == PER_OUTPOST:
        return outposts
    if thing == PER_BUILDING:
        return len(s.village[seat])
    if thing == PER_EMPTY_CAVE:
        return len(s.caves[seat]) - outposts
    people = s.people(seat)
    if thing == PER_VILLAGER:
        return len(people)
    assert thing == PER_SPECIAL
    return sum(s.settings.deck.villagers[villager].group == 2 for villager in people)


def rank_points(reputation: list[int], ranks: tuple[int, ...]) -> list[int]:
    """A34: ties pool the points of their ranks and share them, rounded up."""
    points = []
    for space in reputation:
        above = sum(other > space for other in reputation)
        tied = reputation.count(space)
        pool = sum(ranks[above : above + tied])
        points.append(-(-pool // tied))
    return points


RULES: tuple[type[Rule], ...] = (Scoring,)
