"""Playing Bonus cards and countering them (K27-K31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lascaux.games.krom.choices import END, NAME, NAMING, PLAY, TARGET
from lascaux.games.krom.effects import amounts, drop_bonus
from lascaux.games.krom.rules.bonus_effects import DOES, add_dice, spare
from lascaux.games.krom.terms import (
    ANY,
    HIT_POINTS,
    NO_SEAT,
    NOTHING,
    NOWHERE,
    RESOURCES,
    Card,
    Kind,
    Mix,
    Seat,
)
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.krom.effect_table import When
    from lascaux.games.krom.state import Table


def in_place(s: Table, seat: Seat, card: Card) -> bool:
    """K27: a place symbol allows the card only in that place."""
    return s.settings.deck.bonus[card].place in (NOWHERE, s.place[seat])


def bar_play(s: Table, seat: Seat, card: Card) -> str:
    """Why this card cannot be played in the player's own phase, or nothing (K27, K29)."""
    bonus = s.settings.deck.bonus[card]
    effect = bonus.effect
    if effect.when != "phase":
        return "K28 only-in-combat" if effect.when == "combat" else "K30 only-as-counter"
    if bonus.place not in (NOWHERE, s.place[seat]):
        return "K27 card-place"
    if effect.gives is not None and not can_give(s, seat, bonus.y):
        return "K29 cannot-give"
    if effect.target not in ("nobody", "anybody") and not targets(s, seat, card):
        return "K29 no-target"
    return ""


def can_give(s: Table, seat: Seat, mix: Mix) -> bool:
    """All of the mix is there, the free kinds too (K29)."""
    if any(s.stock(kind)[seat] < mix[kind] for kind in range(HIT_POINTS)):
        return False
    return sum(s.stock(kind)[seat] - mix[kind] for kind in RESOURCES) >= mix[ANY]


def targets(s: Table, seat: Seat, card: Card) -> list[Seat]:
    """Opponents anywhere, in the same place, or with the full amount, stunned or not (K29)."""
    bonus = s.settings.deck.bonus[card]
    target = bonus.effect.target
    others = s.clockwise(seat)
    if target == "somebody-here":
        return [other for other in others if s.place[other] == s.place[seat]]
    if target == "who-has-it":
        return [other for other in others if can_give(s, other, bonus.x)]
    return others


def begin_card(s: Table, seat: Seat, card: Card) -> None:
    """Choose target and kinds in private; then the card is announced with all of it (K30)."""
    bonus = s.settings.deck.bonus[card]
    if bonus.effect.target == "nobody":
        s.call(ChooseKind(card, bonus.y, seat, bonus.x, NO_SEAT))
    else:
        s.call(ChooseTarget(card, seat))


class ChooseTarget(Question):
    """Whom the card is played on (K29)."""

    __slots__ = ("card", "seat")
    clause = "K29"
    verbs = (TARGET,)
    private = True

    def __init__(self, card: Card, seat: Seat) -> None:
        self.card = card
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return TARGET.each(s.clockwise(seat))

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if TARGET.part(choice) in targets(s, seat, self.card):
            return ""
        here = s.settings.deck.bonus[self.card].effect.target == "somebody-here"
        return "K29 target-elsewhere" if here else "K29 target-lacks"

    def chosen(self, s: Table, choice: int) -> None:
        bonus = s.settings.deck.bonus[self.card]
        target = TARGET.part(choice)
        s.goto(ChooseKind(self.card, bonus.y, self.seat, bonus.x, target))


class ChooseKind(Question):
    """One free kind after the other, given first, then taken; then the card is played (K29)."""

    __slots__ = ("card", "give", "seat", "take", "target")
    clause = "K29"
    verbs = NAMING
    private = True

    def __init__(self, card: Card, give: Mix, seat: Seat, take: Mix, target: Seat) -> None:
        self.card = card
        self.give = give
        self.seat = seat
        self.take = take
        self.target = target

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        """The kinds to choose from; a single END when nothing is free or nothing is there."""
        if self.give[ANY]:
            return NAME.each(spare(s, seat, self.give))
        if not self.take[ANY] or s.settings.deck.bonus[self.card].effect.target_chooses:
            return (END,)
        if self.target == NO_SEAT:
            return NAME.each(RESOURCES)
        return NAME.each(spare(s, self.target, self.take)) or (END,)

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.goto(PlayBonus(self.card, self.give, self.seat, self.take, self.target))
        elif self.give[ANY]:
            give = fixed(self.give, NAME.part(choice))
            s.goto(ChooseKind(self.card, give, self.seat, self.take, self.target))
        else:
            take = fixed(self.take, NAME.part(choice))
            s.goto(ChooseKind(self.card, self.give, self.seat, take, self.target))


def fixed(mix: Mix, kind: Kind) -> Mix:
    """The mix with one free resource settled."""
    new = list(mix)
    new[ANY] -= 1
    new[kind] += 1
    return tuple(new)


class PlayBonus(Rule):
    """A card is announced, may be countered, takes effect, and is discarded (K30)."""

    __slots__ = ("card", "give", "seat", "take", "target")

    def __init__(self, card: Card, give: Mix, seat: Seat, take: Mix, target: Seat) -> None:
        self.card = card
        self.give = give
        self.seat = seat
        self.take = take
        self.target = target

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            announce(s, self.seat, self.card, self.target, self.give, self.take)
            asked = next_holder(s, self.seat, self.seat)
            if asked != NO_SEAT:
                s.call(CounterWindow(asked, self.seat))
        elif step == 1:
            if len(s.chain) % 2:  # every counter undoes the one before
                DOES[s.settings.deck.bonus[self.card].effect.name](s, s.chain[0])
            elif s.events is not None:
                s.tell("cancelled", seat=self.seat, card=s.settings.deck.bonus[self.card].id)
        else:
            self.finish(s)

    def finish(self, s: Table) -> None:
        if s.dice and s.fighters:  # B1: the dice are in
            add_dice(s, self.seat)
        s.bonus_discards = (*s.bonus_discards, *(played[1] for played in s.chain))
        s.chain = ()
        s.end()


def announce(s: Table, seat: Seat, card: Card, target: Seat, give: Mix, take: Mix) -> None:
    """Lay a card from the hand on the chain, for all to see."""
    drop_bonus(s, seat, card)
    s.chain = (*s.chain, (seat, card, target, give, take))
    s.lock()
    if s.events is not None:
        bonus = s.settings.deck.bonus
        if len(s.chain) > 1:
            countered = bonus[s.chain[-2][1]].id
            s.tell("countered", seat=seat, card=bonus[card].id, countered=countered)
        else:
            facts: dict[str, Any] = {"target": target} if target != NO_SEAT else {}
            facts |= {"effect": bonus[card].effect.name, "n": bonus[card].number}
            facts |= {"give": amounts(give), "take": amounts(take)}
            s.tell("played", seat=seat, card=bonus[card].id, **facts)


def next_holder(s: Table, after: Seat, player: Seat) -> Seat:
    """The next seat clockwise that holds a card, up to the one who played; NO_SEAT when round."""
    n = s.settings.players
    seat = (after + 1) % n
    while seat != player:
        if s.hand[seat]:
            return seat
        seat = (seat + 1) % n
    return NO_SEAT


class CardWindow(Question):
    """An interruption in which a seat may play one card meant for it, whatever it holds."""

    __slots__ = ("asked",)
    window = True
    when: ClassVar[When]
    unfit: ClassVar[str]  # the reason against other cards

    def __init__(self, asked: Seat) -> None:
        self.asked = asked

    def asks(self, s: Table) -> int:
        return self.asked

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [END, *PLAY.each(sorted(set(s.hand[seat])))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        if s.settings.deck.bonus[PLAY.part(choice)].effect.when != self.when:
            return self.unfit
        return "" if in_place(s, seat, PLAY.part(choice)) else "K27 card-place"


class CounterWindow(CardWindow):
    """K30: may counter the last card of the chain."""

    __slots__ = ("player",)
    clause = "K30"
    when = "counter"
    unfit = "K30 no-counter"

    def __init__(self, asked: Seat, player: Seat) -> None:
        super().__init__(asked)
        self.player = player

    def chosen(self, s: Table, choice: int) -> None:
        player = self.player
        if choice != END:
            player = self.asked
            announce(s, player, PLAY.part(choice), NO_SEAT, NOTHING, NOTHING)
        asked = next_holder(s, self.asked, player)
        if asked == NO_SEAT:
            s.end()
        else:
            s.goto(CounterWindow(asked, player))


RULES: tuple[type[Rule], ...] = (ChooseTarget, ChooseKind, PlayBonus, CounterWindow)
