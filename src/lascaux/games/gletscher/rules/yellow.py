"""Yellow fate cards at the end of the player's own turn (G8, G20, G31, G33, F6-F11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher.choices import END, LOOT, PLAY, STORE, TARGET, VERBS
from lascaux.games.gletscher.effects import drop_store, is_herb, name, places, take_in
from lascaux.games.gletscher.rules.drawing import roll
from lascaux.games.gletscher.rules.losses import clan_choices, lose_clan
from lascaux.games.gletscher.rules.reactions import announce, ask_for_offering, put_away
from lascaux.games.gletscher.terms import (
    GREAT_HARM,
    HARM,
    NO_CARD,
    Card,
    Seat,
)
from lascaux.kernel.pile import without
from lascaux.kernel.rules import Question, Rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher.effect_table import Effect
    from lascaux.games.gletscher.state import Table


def bar_target(s: Table, effect: Effect, target: Seat) -> str:
    """Why this card cannot be played on this clan (G20, G33)."""
    return BARS[effect.name](s, target) if effect.name in BARS else ""


def bar_migration(s: Table, target: Seat) -> str:
    return "G33 already-migrating" if s.migrating[target] else ""


def bar_spoiled_herbs(s: Table, target: Seat) -> str:
    return "" if any(is_herb(s, card) for card in s.store[target]) else "G20 no-herbs-there"


def bar_from_store(s: Table, target: Seat) -> str:
    return "" if s.store[target] else "G20 empty-store"


def bar_wrath(s: Table, target: Seat) -> str:
    if s.artefact[target] == NO_CARD:
        return "G20 no-artefact-there"
    return "G33 already-asleep" if s.asleep[target] else ""


BARS = {
    "migration": bar_migration,
    "spoiled-herbs": bar_spoiled_herbs,
    "raid": bar_from_store,
    "wrath": bar_wrath,
    "scavenger": bar_from_store,
}


class EndOfTurn(Question):
    """G8: one yellow card against an opponent, or none.

    Asked of whoever holds fate cards: silence would tell that none is yellow.
    """

    __slots__ = ("seat",)
    clause = "G8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def hides(self, s: Table) -> bool:
        return True

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return [END, *PLAY.each(sorted(set(s.fate[seat])))]

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == END:
            return ""
        effect = s.settings.deck.fate[PLAY.part(choice)].effect
        if effect.when != "end-of-turn":
            return NOT_YELLOW[effect.colour]
        for target in s.clockwise(seat):
            if not bar_target(s, effect, target):
                return ""
        return "G20 no-target"

    def chosen(self, s: Table, choice: int) -> None:
        if choice == END:
            s.end()
        else:
            s.call(ChooseTarget(PLAY.part(choice), self.seat))


NOT_YELLOW = {"green": "G8 not-yellow", "red": "G14 only-in-others-hunt"}


class ChooseTarget(Question):
    """Against whom the card is played; others learn it when it is (G8, G20)."""

    __slots__ = ("card", "seat")
    clause = "G8"
    private = True

    def __init__(self, card: Card, seat: Seat) -> None:
        self.card = card
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return TARGET.each(s.clockwise(seat))

    def bar(self, s: Table, seat: int, choice: int) -> str:
        return bar_target(s, s.settings.deck.fate[self.card].effect, TARGET.part(choice))

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        announce(s, self.seat, self.card, TARGET.part(choice))
        s.goto(YellowCard())  # in the place of the question above: one card a turn


class YellowCard(Rule):
    """The target may cancel it with F2 (G31), else it takes effect and is discarded."""

    __slots__ = ()

    def resume(self, s: Table, step: int) -> None:
        if step == 0:
            ask_for_offering(s)
        elif step == 1:
            if s.in_play:
                DOES[s.settings.deck.fate[s.in_play[1]].effect.name](s, s.in_play[2])
        elif step == 2:
            if s.in_play and s.dice:
                ROLLED[s.settings.deck.fate[s.in_play[1]].effect.name](s)
        else:
            put_away(s)
            s.dice = ()
            s.end()


def migration(s: Table, target: Seat) -> None:
    """F6: on their next turn the target skips C and E."""
    s.migrating[target] = 1


def spoiled_herbs(s: Table, target: Seat) -> None:
    """F7: all herbs of the target are discarded."""
    for place in range(len(s.store[target]) - 1, -1, -1):
        if is_herb(s, s.store[target][place]):
            drop_store(s, target, place, "lost-card")


def wrath(s: Table, target: Seat) -> None:
    """F10: the artefact is face down through the target's next turn."""
    s.asleep[target] = 1


def with_a_die(s: Table, _: Seat) -> None:
    """F8, F11: the die decides how much."""
    roll(s, 1)


def raid(s: Table) -> None:
    """F8: rolled by the player of the card."""
    seat, _, target = s.in_play
    count = harm(s, seat, target)
    if count:
        s.call(Plunder(count, seat, target))


def scavenger(s: Table) -> None:
    """F11: the target's die."""
    target = s.in_play[2]
    count = harm(s, target, target)
    if count:
        s.call(LoseStore(count, target))


def harm(s: Table, roller: Seat, target: Seat) -> int:
    """F8, F11: 1-2 nothing, 3-5 one card, 6 two, as many as there are (G20)."""
    die = s.dice[0]
    count = min(2 if die >= GREAT_HARM else 1 if die >= HARM else 0, len(s.store[target]))
    if s.events is not None:
        s.tell("harm", seat=roller, die=die, n=count)
    return count


def predator(s: Table, target: Seat) -> None:
    """F9: a herb or a clan card, as the target chooses."""
    s.call(FaceThePredator(target))


DOES = {
    "migration": migration,
    "spoiled-herbs": spoiled_herbs,
    "raid": with_a_die,
    "predator": predator,
    "wrath": wrath,
    "scavenger": with_a_die,
}
ROLLED = {"raid": raid, "scavenger": scavenger}  # once the die lies


class Plunder(Question):
    """F8: the raider chooses what goes into their own store."""

    __slots__ = ("count", "seat", "target")
    clause = "F8"
    verbs = (LOOT, *VERBS)

    def __init__(self, count: int, seat: Seat, target: Seat) -> None:
        self.count = count
        self.seat = seat
        self.target = target

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return STORE.each(places(s.store[self.target]))

    def chosen(self, s: Table, choice: int) -> None:
        card = s.store[self.target][STORE.part(choice)]
        s.store[self.target] = without(card, s.store[self.target])
        take_in(s, self.seat, card)
        if s.events is not None:
            s.tell("plundered", seat=self.seat, target=self.target, card=name(s, card))
        if self.count > 1:
            s.goto(Plunder(self.count - 1, self.seat, self.target))
        else:
            s.end()


class LoseStore(Question):
    """F11: the target chooses what the scavenger gets (G20)."""

    __slots__ = ("count", "seat")
    clause = "F11"

    def __init__(self, count: int, seat: Seat) -> None:
        self.count = count
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return STORE.each(places(s.store[seat]))

    def chosen(self, s: Table, choice: int) -> None:
        drop_store(s, self.seat, STORE.part(choice), "lost-card")
        if self.count > 1:
            s.goto(LoseStore(self.count - 1, self.seat))
        else:
            s.end()


class FaceThePredator(Question):
    """F9: discard a herb or lose a clan card, as the target chooses (G20)."""

    __slots__ = ("seat",)
    clause = "F9"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table, seat: int) -> Sequence[int]:
        store = s.store[seat]
        herbs = STORE.each([i for i in places(store) if is_herb(s, store[i])])
        return [*herbs, *clan_choices(s, seat)]

    def chosen(self, s: Table, choice: int) -> None:
        s.end()
        if choice in STORE:
            drop_store(s, self.seat, STORE.part(choice), "lost-card")
        else:
            lose_clan(s, self.seat, choice)


RULES: tuple[type[Rule], ...] = (
    EndOfTurn,
    ChooseTarget,
    YellowCard,
    Plunder,
    LoseStore,
    FaceThePredator,
)
