"""The questions of an encounter: option, lanterns, what the book says, who is hurt (A7-A12, A36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.book import CODE
from lascaux.games.above_below.choices import END, EXERT, INJURE, OPTION, REROLL, SHELVE, VERBS
from lascaux.games.above_below.effects import (
    amounts,
    chosen_option,
    drinks,
    face,
    hurt,
    lanterns,
    owns,
    purse,
    shelve,
    spend,
    sum_of,
)
from lascaux.games.above_below.rules.drawing import roll
from lascaux.games.above_below.rules.payment import Pay
from lascaux.games.above_below.rules.track import shelvable
from lascaux.games.above_below.terms import CIDER, COINS, EXERTED, GONE, ON_THE_CARD, POTION, Seat
from lascaux.kernel.rules import Chance, Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.above_below.book import Things
    from lascaux.games.above_below.state import Table


class ChooseOption(Question):
    """A12: an option whose cost can be paid and whose condition is met; goods may be shelved (A25).

    Every paragraph has an option free of both, so that one can always be chosen.
    """

    __slots__ = ("seat",)
    clause = "A12"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        options = s.settings.deck.book.paragraphs[s.paragraph].options
        return [*map(OPTION, range(len(options))), *shelvable(s, seat)]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice in SHELVE:
            return ""
        option = s.settings.deck.book.paragraphs[s.paragraph].options[OPTION.part(choice)]
        if not can_pay(s, seat, option.cost):
            return "A12 cost"
        met = all(owned(s, seat, thing) >= amount for thing, amount in option.needs)
        return "" if met else "A12 condition"

    def hides(self, s: Table) -> bool:
        """Asked even with a single option: the story is to be read before it goes on."""
        return True

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice in SHELVE:
            shelve(s, seat, SHELVE.part(choice))
            return
        s.option = OPTION.part(choice)
        s.end()
        paragraph = s.settings.deck.book.paragraphs[s.paragraph]
        if s.events is not None:
            s.tell("option", seat=seat, paragraph=paragraph.id, option=s.option)
        pay_cost(s, seat, paragraph.options[s.option].cost)


def owned(s: Table, seat: Seat, thing: int) -> int:
    return s.coins[seat] if thing == COINS else owns(s, seat, thing)


def can_pay(s: Table, seat: Seat, cost: Things) -> bool:
    """From stock or sale spot, never from the track (A33); a drink that is paid is not a coin too."""
    poured = 0
    for thing, amount in cost:
        if thing == COINS:
            coins = purse(s, seat) - (poured if drinks(s, seat) else 0)
            if coins < amount:
                return False
        elif s.stock[seat][thing] < amount:
            return False
        elif thing in (CIDER, POTION):
            poured += amount
    return True


def pay_cost(s: Table, seat: Seat, cost: Things) -> None:
    if not cost:
        return
    if s.events is not None:
        s.tell("paid", seat=seat, goods=amounts(cost))
    for thing, amount in cost:
        if thing == COINS:
            s.call(Pay(amount, seat))
        else:
            spend(s, seat, thing, amount)


class Lanterns(Question):
    """A9, A10: dice may be rerolled and explorers exert themselves, while a higher target is left.

    Goods may be shelved here too (A25): whoever sees that it fails may fear for them.
    """

    __slots__ = ("seat",)
    clause = "A10"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        on_card = [place for place, where in enumerate(s.whereabouts) if where == ON_THE_CARD]
        dice = {(s.party[place], s.rolled[place]): place for place in reversed(on_card)}
        people = sorted({s.party[place] for place in on_card})
        rerolls, exertions = (
            REROLL.each(sorted(dice.values())),
            (EXERT(v) for v in people),
        )
        return [END, *shelvable(s, seat), *rerolls, *exertions]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice in REROLL and s.rerolls >= sum_of(s, seat, "reroll"):
            return "A9 no-reroll"
        return ""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        if lanterns(s, seat) >= chosen_option(s).targets[-1]:
            return (END,)  # there is nothing higher
        if s.rerolls < sum_of(s, seat, "reroll"):
            return self.wishes(s, seat)
        on_card = zip(s.party, s.whereabouts, strict=True)
        people = {villager for villager, where in on_card if where == ON_THE_CARD}
        return [END, *shelvable(s, seat), *EXERT.each(sorted(people))]

    def chosen(self, s: Table, choice: int) -> None:
        seat = self.seat
        if choice == END:
            s.end()
        elif choice in SHELVE:
            shelve(s, seat, SHELVE.part(choice))
        elif choice in REROLL:
            s.rerolls += 1
            s.call(Reroll(REROLL.part(choice), seat))
            roll(s, 1)
        else:
            place = place_of(s, EXERT.part(choice))
            hurt(s, seat, place, EXERTED)
            if s.events is not None:
                total = lanterns(s, seat)
                villager = face(s, s.party[place]).id
                s.tell("exerted", seat=seat, villager=villager, lanterns=total)


def place_of(s: Table, villager: int) -> int:
    """The first explorer of this design who is still on the card."""
    return next(
        place
        for place, where in enumerate(s.whereabouts)
        if where == ON_THE_CARD and s.party[place] == villager
    )


class Reroll(Rule):
    """A9: the new result stands."""

    __slots__ = ("place", "seat")

    def __init__(self, place: int, seat: Seat) -> None:
        self.place = place
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        place, (die,) = self.place, s.dice
        old = s.rolled[place]
        s.rolled = (*s.rolled[:place], die, *s.rolled[place + 1 :])
        s.dice = ()
        s.end()
        if s.events is not None:
            villager, total = face(s, s.party[place]).id, lanterns(s, self.seat)
            dice = [old, die]
            s.tell("rerolled", seat=self.seat, villager=villager, dice=dice, lanterns=total)


class Open(Chance):
    """The reader turns to what the book says: CHANCE answers, because nobody at the table knows (A7).

    At a real table there is one answer. On an imagined one any option of the book that looks the
    same could be meant, so that a bot searching there cannot find out more than it sees (A36).
    """

    __slots__ = ("seat",)
    clause = "A7"
    label = "book"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        code = CODE(s.paragraph, s.option)
        return s.settings.deck.book.alike(code) if s.veiled else (code,)

    def hides(self, s: Table) -> bool:
        """A question of its own, like a die: what comes before it tells nothing."""
        return True

    def chosen(self, s: Table, choice: int) -> None:
        s.source = choice
        s.end()


class Injure(Question):
    """A11: who is injured, among the explorers still on the card; if there is none, it lapses."""

    __slots__ = ("left", "seat")
    clause = "A11"
    verbs = (INJURE, *VERBS)

    def __init__(self, left: int, seat: Seat) -> None:
        self.left = left
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        on_card = zip(s.party, s.whereabouts, strict=True)
        people = {villager for villager, where in on_card if where == ON_THE_CARD}
        return EXERT.each(sorted(people)) or (END,)

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
            return
        place = place_of(s, EXERT.part(choice))
        hurt(s, self.seat, place, GONE)
        if s.events is not None:
            s.tell("injured", seat=self.seat, villager=face(s, s.party[place]).id)
        if self.left > 1:
            s.goto(Injure(self.left - 1, self.seat))
        else:
            s.end()


RULES: tuple[type[Rule], ...] = (ChooseOption, Lanterns, Reroll, Open, Injure)
