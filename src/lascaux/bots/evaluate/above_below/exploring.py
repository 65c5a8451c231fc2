"""What an encounter is worth before the book has spoken: odds of lanterns, targets, exertions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from lascaux.bots.evaluate.above_below.village import (
    DAY,
    INJURY,
    building_worth,
    cave_worth,
    means,
    ready_worth,
)
from lascaux.games.above_below.effects import bonus, lanterns
from lascaux.games.above_below.rules.build import CheapBuilding
from lascaux.games.above_below.rules.encounter import ChooseOption, Open
from lascaux.games.above_below.terms import (
    FAILED,
    LEAST_EXPLORERS,
    NO_CARD,
    NOTHING,
    ON_THE_CARD,
    OUTPOST,
)

if TYPE_CHECKING:
    from lascaux.games.above_below.book import Option
    from lascaux.games.above_below.state import Table

Faces = tuple[int, ...]  # lanterns by face of the die

NEVER = -200.0
PAYS = (0.0, 0.0, 1.7, 2.3, 2.9, 3.6, 4.3, 4.4, 4.9)  # what a target pays on average, by its height
FREE_RESULT = 2.5  # of an option without a roll
PAID_RESULT = 3.5
# Targets of some usual encounters, two options each, for exploring into the unknown. They are a little
# easier than most: greedy sets out with a light heart, often with two or three, and fails at times.
USUAL = (((3, 5), (4,)), ((2, 4), (5,)), ((4, 6), (3,)), ((3, 6), (5,)), ((5, 7), (4,)))


def party_worth(s: Table, seat: int, left: int) -> float:
    """Exploring with those named and the best others."""
    said = s.settings.deck.villagers
    party = tuple(said[one].lanterns for one in s.named)
    others = sorted((said[one].lanterns for one in s.ready[seat]), key=means, reverse=True)
    best = NEVER
    for more in range(len(others) + 1):
        if len(party) + more >= LEAST_EXPLORERS:
            value = unknown_worth(tuple(sorted(party + tuple(others[:more]))), left)
            best = max(best, value - ready_worth(left) * more)
    return best


@cache
def unknown_worth(party: tuple[Faces, ...], left: int) -> float:
    """The mean over usual encounters of the better of two options."""
    odds, people = spread(party), len(party)
    best = (max(rolled_worth(odds, each, people, left) for each in options) for options in USUAL)
    return sum(best) / len(USUAL)


@cache
def spread(party: tuple[Faces, ...]) -> tuple[float, ...]:
    """The odds of each number of lanterns."""
    odds = [1.0]
    for faces in party:
        after = [0.0] * (len(odds) + max(faces))
        for total, chance in enumerate(odds):
            for shown in faces:
                after[total + shown] += chance / 6
        odds = after
    return tuple(odds)


@cache
def rolled_worth(
    odds: tuple[float, ...], targets: tuple[int, ...], people: int, left: int, extra: int = 0
) -> float:
    return sum(
        chance * exerted_worth(total + extra, targets, people, left)
        for total, chance in enumerate(odds)
        if chance
    )


def exerted_worth(total: int, targets: tuple[int, ...], people: int, left: int) -> float:
    """The best of stopping here and of exertions."""
    return max(
        tier_worth(total + more, targets, left) - more * injury(left) for more in range(people + 1)
    )


def tier_worth(total: int, targets: tuple[int, ...], left: int) -> float:
    reached = [target for target in targets if total >= target]
    return PAYS[reached[-1]] + cave_worth(1, left) if reached else 0.0


def injury(left: int) -> float:
    return INJURY + DAY if left else 0.05


def encounter_worth(s: Table, seat: int, left: int) -> float:
    """What the encounter in progress will bring on average."""
    said = s.settings.deck.villagers
    here = zip(s.party, s.whereabouts, strict=True)
    party = tuple(sorted(said[one].lanterns for one, where in here if where == ON_THE_CARD))
    rule = s.stack[-1]
    if s.paragraph == NOTHING:
        return unknown_worth(party, left)
    paragraph = s.settings.deck.book.paragraphs[s.paragraph]
    if s.option == NOTHING:
        if not isinstance(rule, ChooseOption):
            return 0.0
        return max(option_worth(s, seat, left, option, party) for option in paragraph.options)
    option = paragraph.options[s.option]
    if s.source != NOTHING or isinstance(rule, CheapBuilding):
        return after_worth(s, seat, left, rule)
    if not option.targets or not any(s.rolled):
        return option_worth(s, seat, left, option, party)
    total = lanterns(s, seat)
    if isinstance(rule, Open):
        return tier_worth(total, option.targets, left)
    return exerted_worth(total, option.targets, len(party), left)


def option_worth(s: Table, seat: int, left: int, option: Option, party: tuple[Faces, ...]) -> float:
    """Of an option before anything is rolled; its price is counted where it is paid."""
    if option.targets:
        return rolled_worth(spread(party), option.targets, len(party), left, bonus(s, seat, option))
    return (PAID_RESULT if option.cost else FREE_RESULT) + cave_worth(1, left)


def after_worth(s: Table, seat: int, left: int, rule: object) -> float:
    """The book has spoken: the cave, and a building to choose."""
    value = cave_worth(1, left) if s.tier != FAILED else 0.0
    if isinstance(rule, CheapBuilding):
        room = s.empty_caves(seat)
        offered = (s.settings.deck.buildings[one] for one in s.market if one != NO_CARD)
        worths = [
            building_worth(s, seat, left, said)
            for said in offered
            if said.cost <= rule.most and (said.kind != OUTPOST or room)
        ]
        value += max(worths, default=0.0)
    return value
