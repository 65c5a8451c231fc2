"""Exploring: the cave card, the encounter die, and paragraph after paragraph (A6-A13, A31, A33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.choices import CAVE_DIE
from lascaux.games.above_below.effects import (
    arrive,
    change_reputation,
    chosen_option,
    face,
    gain,
    lanterns,
    merged,
    spend,
    sum_of,
    tier_reached,
)
from lascaux.games.above_below.rules.build import CheapBuilding, leave_slot
from lascaux.games.above_below.rules.drawing import put_under, roll, take_cave
from lascaux.games.above_below.rules.encounter import ChooseOption, Injure, Lanterns, Open
from lascaux.games.above_below.terms import (
    BUILDING_WON,
    CAVE_WON,
    COINS,
    EXERTED,
    FAILED,
    GONE,
    INJURED,
    ITEMS,
    NO_CARD,
    NOTHING,
    ON_THE_CARD,
    REPUTATION,
    SPECIAL_WON,
    SPECIALS,
    VILLAGER_WON,
    Seat,
)
from lascaux.kernel.rules import Chance, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.book import Reward, Things
    from lascaux.games.above_below.state import Table


class Explore(Rule):
    """A6: the top cave card, two explorers or more, a die for the encounter."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            s.party, s.named = s.named, ()
            s.whereabouts = (ON_THE_CARD,) * len(s.party)
            s.rolled = (0,) * len(s.party)
            s.rerolls = 0
            s.tale = ()
            s.exploring = take_cave(s)
            if s.events is not None:
                names = [face(s, villager).id for villager in s.party]
                s.tell("explores", seat=self.seat, villagers=names)
        elif step == 1:
            s.call(EncounterDie(self.seat))
        else:
            s.goto(Encounter(self.seat))


class EncounterDie(Chance):
    """A6: the grid of the cave card gives the encounter.

    On an imagined table any encounter of the book may come: nobody knows what the numbers lead to.
    """

    __slots__ = ("seat",)
    clause = "A6"
    label = "encounter"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        caves = len(s.settings.deck.book.caves) if s.veiled else 1
        return range(CAVE_DIE.first, CAVE_DIE(caves))

    def chosen(self, s: Table, choice: int) -> None:
        book = s.settings.deck.book
        cave, face_up = CAVE_DIE.parts(choice)
        s.die = face_up + 1
        s.paragraph = book.caves[cave if s.veiled else s.exploring][face_up]
        s.end()
        if s.events is not None:
            paragraph = book.paragraphs[s.paragraph].id
            s.tell("encounter", seat=self.seat, die=s.die, paragraph=paragraph)


class Encounter(Rule):
    """One paragraph: an option, the roll, what the book says to it (A7-A13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        seat = self.seat
        if step == 0:
            s.call(ChooseOption(seat))
        elif step == 1:
            if chosen_option(s).targets:
                roll(s, s.whereabouts.count(ON_THE_CARD))
        elif step == 2:
            if chosen_option(s).targets:
                self.light(s)
                s.call(Lanterns(seat))
        elif step == 3:
            s.call(Open(seat))
        elif step == 4:
            self.resolve(s)
        else:
            self.go_on(s)

    def light(self, s: Table) -> None:
        """A8: one die for each explorer who is still on the card."""
        dice = iter(s.dice)
        s.rolled = tuple(0 if where else next(dice) for where in s.whereabouts)
        s.dice = ()
        if s.events is not None:
            names = [face(s, v).id for v, die in zip(s.party, s.rolled, strict=True) if die]
            dice_shown = [die for die in s.rolled if die]
            total = lanterns(s, self.seat)
            s.tell("rolled", seat=self.seat, villagers=names, dice=dice_shown, lanterns=total)

    def resolve(self, s: Table) -> None:
        """A11: the highest target reached pays; below all of them the penalty applies."""
        seat, book = self.seat, s.settings.deck.book
        public, secret = chosen_option(s), book.option(s.source)
        total = lanterns(s, seat) if public.targets else 0
        if public.targets:
            s.tier = tier_reached(public.targets, total)
        else:
            s.tier = FAILED if secret.fails else 0
        lost = s.tier == FAILED
        penalty = lost and bool(public.targets)
        said = secret.failure if penalty else secret.rewards[max(s.tier, 0)]
        s.tale = (*s.tale, (s.paragraph, s.option, s.tier, total, said.things, said.link))
        if s.events is not None:
            self.tell(s, total, said)
        if penalty:
            suffer(s, seat, said.things)
        else:
            reward(s, seat, said.things)

    def tell(self, s: Table, total: int, said: Reward) -> None:
        s.tell(
            "failed" if s.tier == FAILED else "succeeded",
            seat=self.seat,
            paragraph=s.settings.deck.book.paragraphs[s.paragraph].id,
            option=s.option,
            tier=s.tier,
            lanterns=total,
            linked=said.link != NOTHING,
        )

    def go_on(self, s: Table) -> None:
        """A31: a link goes on with those still on the card; the last paragraph alone decides."""
        link = s.tale[-1][5]
        s.option = s.source = NOTHING
        s.rolled = (0,) * len(s.party)
        if link == NOTHING:
            self.over(s)
            return
        s.whereabouts = tuple(GONE if where == EXERTED else where for where in s.whereabouts)
        s.paragraph = link
        s.goto(Encounter(self.seat))
        if s.events is not None:
            s.tell("linked", seat=self.seat, paragraph=s.settings.deck.book.paragraphs[link].id)

    def over(self, s: Table) -> None:
        """A11: the explorers left are exhausted; the cave card is won, or goes under the deck."""
        seat, won = self.seat, s.tier != FAILED
        home = zip(s.party, s.whereabouts, strict=True)
        back = tuple(villager for villager, where in home if where == ON_THE_CARD)
        s.exhausted[seat] = merged(s.exhausted[seat], back)
        if won:
            s.caves[seat] = (*s.caves[seat], s.exploring)
            coins = sum_of(s, seat, "encounter_coin")
            s.coins[seat] += coins
        else:
            put_under(s, s.exploring)
            coins = 0
        if s.events is not None:
            s.tell("cave-won" if won else "cave-lost", seat=seat)
            if coins:
                s.tell("encounter-coin", seat=seat, goods={"coins": coins})
        s.exploring, s.paragraph, s.die, s.rerolls = NO_CARD, NOTHING, 0, 0
        s.party = s.whereabouts = s.rolled = ()
        s.tier = FAILED
        s.end()


# What the book gives and takes.


def reward(s: Table, seat: Seat, things: Things) -> None:
    """A11, A13: all of it, in the order of coins and items, reputation, people, buildings, caves."""
    gained: dict[str, int] = {}
    for thing, amount in things:
        if thing < COINS:
            came = gain(s, seat, thing, amount)
            if came:
                gained[ITEMS[thing]] = came
        elif thing == COINS:
            s.coins[seat] += amount
            gained["coins"] = amount
    if s.events is not None and gained:
        s.tell("gained", seat=seat, goods=gained)
    for thing, amount in things:
        if thing == REPUTATION:
            change_reputation(s, seat, amount)
        elif thing == VILLAGER_WON:
            win_villager(s, seat)
        elif thing == SPECIAL_WON:
            win_special(s, seat, amount)
        elif thing == CAVE_WON:
            win_cave(s, seat)
    for thing, amount in things:
        if thing == BUILDING_WON:
            s.call(CheapBuilding(amount, seat))


def win_villager(s: Table, seat: Seat) -> None:
    """A33: the one on the cheapest filled slot, if any; exhausted (A13)."""
    for slot, villager in enumerate(s.trainees):
        if villager != NO_CARD:
            join(s, seat, leave_slot(s, slot))
            return


def win_special(s: Table, seat: Seat, which: int) -> None:
    """A13: one that is no longer there is skipped. The Liquid Woman is unsettling (A27)."""
    if not s.specials[which]:
        return
    s.specials[which] -= 1
    join(s, seat, s.settings.deck.specials[which])
    if SPECIALS[which] == "liquid-woman":
        change_reputation(s, seat, -1)


def join(s: Table, seat: Seat, villager: int) -> None:
    arrive(s, seat, villager)
    if s.events is not None:
        s.tell("joined", seat=seat, villager=face(s, villager).id)


def win_cave(s: Table, seat: Seat) -> None:
    """A33: an extra cave card, the top one; none left: nothing."""
    if s.cave != NO_CARD:
        s.caves[seat] = (*s.caves[seat], take_cave(s))
        if s.events is not None:
            s.tell("extra-cave", seat=seat)


def suffer(s: Table, seat: Seat, things: Things) -> None:
    """A11: penalties floor at 0; never from the track (A33)."""
    lost: dict[str, int] = {}
    for thing, amount in things:
        if thing < COINS:
            less = min(amount, s.stock[seat][thing])
            if less:
                spend(s, seat, thing, less)
                lost[ITEMS[thing]] = less
        elif thing == COINS:
            less = min(amount, s.coins[seat])
            s.coins[seat] -= less
            if less:
                lost["coins"] = less
    if s.events is not None and lost:
        s.tell("lost", seat=seat, goods=lost)
    for thing, amount in things:
        if thing == REPUTATION:
            change_reputation(s, seat, -amount)
        elif thing == INJURED:
            s.call(Injure(amount, seat))


RULES: tuple[type[Rule], ...] = (Explore, EncounterDie, Encounter)
