"""Winter: the piles, the gathering, the feeding, and perhaps the end (G22-G24, G26, G27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher.choices import PLAY
from lascaux.games.gletscher.effects import face, is_herb, is_prey, merged, name
from lascaux.games.gletscher.rules.drawing import roll
from lascaux.games.gletscher.rules.feeding import Feeding
from lascaux.games.gletscher.terms import (
    CONTESTS,
    KEPT_FATE,
    LAST_WINTER,
    NO_CARD,
    NO_SEAT,
    Card,
    Seat,
)
from lascaux.kernel.pile import over, shuffled, under
from lascaux.kernel.rules import Rule, Together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.state import Table


class Winter(Rule):
    """G22: the piles, the fate cards, three contests, the meals from the active player on, the end."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, s: Table, step: int) -> None:
        n = s.settings.players
        if step == 0:
            if s.events is not None:
                s.tell("winter", year=s.year)
            rebuild_pile(s)
            if any(len(cards) > KEPT_FATE for cards in s.fate):
                s.call(KeepFate())
        elif step == 1:
            shuffle_fate(s)
            s.call(Gathering(0))
        elif step <= len(CONTESTS):
            s.call(Gathering(step - 1))
        elif step <= len(CONTESTS) + n:
            s.call(Feeding((self.seat + step - len(CONTESTS) - 1) % n))
        else:
            end_winter(s)


def rebuild_pile(s: Table) -> None:
    """G23: the discards are shuffled and laid on what is left of the pile; Winter goes underneath."""
    s.hunt_pile = under((s.settings.deck.winter,), over(s.hunt_discards, s.hunt_pile))
    s.hunt_discards = ()


class KeepFate(Together):
    """G23: each keeps one fate card of their choice; nobody sees which, nor what is given up."""

    __slots__ = ()
    clause = "G23"

    def seats(self, s: Table) -> Sequence[int]:
        return [seat for seat, cards in enumerate(s.fate) if len(cards) > KEPT_FATE]

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return PLAY.each(sorted(set(s.fate[seat])))

    def revealed(self, s: Table, answers: list[int]) -> None:
        s.end()
        for seat, answer in enumerate(answers):
            if answer < 0:
                continue
            kept = PLAY.part(answer)
            given_up = list(s.fate[seat])
            given_up.remove(kept)
            s.fate[seat] = (kept,)
            s.fate_pile = over(given_up, s.fate_pile)
            if s.events is not None:
                card = {"card": s.settings.deck.fate[kept].id}
                s.tell("kept-fate", to=(seat,), secret=card, seat=seat, n=len(given_up))


def shuffle_fate(s: Table) -> None:
    """G23: the fate deck with its discards and the cards given up."""
    cards = [card for layer in s.fate_pile for card in layer]
    s.fate_pile = shuffled((*cards, *s.fate_discards))
    s.fate_discards = ()
    s.fate_origin = s.settings.deck.fate_cards
    if s.events is not None:
        s.tell("shuffled", deck="fate")


class Gathering(Rule):
    """G24: one contest; the tied roll again, dice only, until one leads."""

    __slots__ = ("contest",)

    def __init__(self, contest: int) -> None:
        self.contest = contest

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            self.begin(s)
            return
        _, seats, cards, rolls, _ = s.contests[-1]
        rolling = leaders(s, seats, cards, rolls)
        dice = dict(zip(rolling, s.dice, strict=True))
        rolls = (*rolls, tuple(dice.get(seat, 0) for seat in seats))
        if s.events is not None:
            s.tell("contest-dice", **told(s, self.contest, seats, cards, rolls))
        leading = leaders(s, seats, cards, rolls)
        self.settle(s, seats, cards, rolls, leading)

    def begin(self, s: Table) -> None:
        best = [best_story(s, seat, self.contest) for seat in range(s.settings.players)]
        seats = tuple(seat for seat, card in enumerate(best) if card != NO_CARD)
        cards = tuple(best[seat] for seat in seats)
        s.contests = (*s.contests, (self.contest, seats, cards, (), NO_SEAT))
        self.settle(s, seats, cards, (), list(seats))

    def settle(
        self,
        s: Table,
        seats: tuple[Seat, ...],
        cards: tuple[Card, ...],
        rolls: tuple[tuple[int, ...], ...],
        leading: Sequence[Seat],
    ) -> None:
        """One who leads alone has won; else those who lead roll."""
        winner = leading[0] if len(leading) == 1 else NO_SEAT
        s.contests = (*s.contests[:-1], (self.contest, seats, cards, rolls, winner))
        if len(leading) > 1:
            roll(s, len(leading))
            return
        s.dice = ()
        s.end()
        if winner != NO_SEAT:
            s.trophies[winner] += 1
        if s.events is not None:
            contest = CONTESTS[self.contest]
            if winner == NO_SEAT:
                s.tell("no-contest", contest=contest)
            else:
                card = name(s, cards[seats.index(winner)])
                s.tell("trophy", seat=winner, contest=contest, card=card, alone=len(seats) == 1)


def best_story(s: Table, seat: Seat, contest: int) -> Card:
    """The card with which a clan takes part, or NO_CARD (G24; F10 and G33 for the shamans)."""
    if contest == 2:
        return NO_CARD if s.asleep[seat] else s.artefact[seat]
    if contest == 1:
        cards = [card for card in s.store[seat] if is_herb(s, card)]
    else:
        cards = [card for card in (*s.store[seat], *s.shed[seat]) if is_prey(s, card)]
    return max(cards, key=lambda card: face(s, card).story, default=NO_CARD)


def leaders(
    s: Table, seats: Sequence[Seat], cards: Sequence[Card], rolls: Sequence[Sequence[int]]
) -> list[Seat]:
    """Who leads after these rolls: the first with the story, the later ones with dice only."""
    leading = list(range(len(seats)))
    for again, dice in enumerate(rolls):
        totals = {i: dice[i] + (0 if again else face(s, cards[i]).story) for i in leading}
        best = max(totals.values())
        leading = [i for i in leading if totals[i] == best]
    return [seats[i] for i in leading]


def told(
    s: Table,
    contest: int,
    seats: Sequence[Seat],
    cards: Sequence[Card],
    rolls: Sequence[Sequence[int]],
) -> dict[str, Any]:
    """The last roll of a contest, for the log."""
    again = len(rolls) > 1
    rolled = [i for i, die in enumerate(rolls[-1]) if die]
    return {
        "contest": CONTESTS[contest],
        "again": again,
        "seats": [seats[i] for i in rolled],
        "dice": [rolls[-1][i] for i in rolled],
        "stories": [0 if again else face(s, cards[i]).story for i in rolled],
    }


def end_winter(s: Table) -> None:
    """G26: what was eaten goes under the pile, all clan cards return to hand. G27: is it over?"""
    s.hunt_pile = under(s.eaten, s.hunt_pile)
    s.eaten = ()
    seats = range(s.settings.players)
    for seat in seats:
        s.hand[seat] = merged(merged(s.hand[seat], s.used[seat]), s.wounded[seat])
        s.used[seat] = s.wounded[seat] = ()
    last = s.year == LAST_WINTER
    contenders = [seat for seat in seats if last or s.trophies[seat] >= s.settings.goal]
    s.end()
    if contenders:
        merits = {seat: (s.trophies[seat], s.hunters(seat)) for seat in contenders}
        best = max(merits.values())
        winners = [seat for seat in contenders if merits[seat] == best]
        s.finish(winners)
        if s.events is not None:
            s.tell("won", seats=winners, trophies=best[0], hunters=best[1])


RULES: tuple[type[Rule], ...] = (Winter, KeepFate, Gathering)
