"""Tables for the tests of Gletscher: set up a situation, answer for everybody, dice included.

The test deck has round numbers. A table begins with seat 0's first reveal: everybody has the clan
cards 1, 2 and 3 in hand and no fate cards. Cards are named by id; "p-fish+w-net" is a fish in its net.
Wherever a test looks at the table, the invariants of the game are checked too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from invariants.gletscher import sound

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import (
    CLAN,
    END,
    HUNT,
    INVOKE,
    PLAY,
    READY,
    ROLL,
    SHED,
    STORE,
    TAKE,
)
from lascaux.games.gletscher.deck import read
from lascaux.games.gletscher.effects import pair, parts
from lascaux.games.gletscher.terms import HAND, NO_CARD
from lascaux.kernel.choices import Verb
from lascaux.kernel.pile import drawn, shuffled, with_one, without
from lascaux.kernel.rules import CHANCE, Refused

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Table
    from lascaux.kernel.events import Event

DECK = read(Path(__file__).with_name("deck.toml"))


def number(card: str) -> int:
    fish, _, net = card.partition("+")
    return pair(DECK.index[fish], DECK.index[net]) if net else DECK.index[card]


def label(card: int) -> str | None:
    return "+".join(DECK.hunt[part].id for part in parts(card)) if card != NO_CARD else None


# Setting the table.


def table(players: int = 2, **options: str) -> Table:
    """Seat 0 is about to reveal the first cards of year 1. Options: herbs_heal="on"."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    s: Table = GLETSCHER.setup(players, GLETSCHER.choose_options(players, chosen), DECK)
    for _ in range(players):
        s.answer(CHANCE, s.choices[0])
    dice(s, 6, *[1] * (players - 1))
    s.fate = [()] * players
    s.fate_pile = shuffled(DECK.fate_cards)
    s.events = []
    return s


def ask_again(s: Table) -> None:
    """After the table was changed by hand: compute the question of the moment anew."""
    if not s.sealed:
        s.advance()


def from_pile(s: Table, card: int) -> None:
    """Take a card (a pair: both) out of the hunt pile, or else out of the discards."""
    for part in parts(card):
        layers = [layer for layer in s.hunt_pile if part in layer]
        if layers:
            less = [without(part, layer) if layer is layers[0] else layer for layer in s.hunt_pile]
            s.hunt_pile = tuple(layer for layer in less if layer)
        else:
            s.hunt_discards = without(part, s.hunt_discards)


def store(s: Table, seat: int, *cards: str) -> None:
    """These cards from the pile lie in the store."""
    for card in cards:
        from_pile(s, number(card))
        s.store[seat] = with_one(number(card), s.store[seat])
    ask_again(s)


def shed(s: Table, seat: int, *cards: str) -> None:
    for card in cards:
        from_pile(s, number(card))
        s.shed[seat] = with_one(number(card), s.shed[seat])
    ask_again(s)


def artefact(s: Table, seat: int, card: str) -> None:
    from_pile(s, number(card))
    s.artefact[seat] = number(card)
    ask_again(s)


def hold(s: Table, seat: int, *cards: str) -> None:
    """These fate cards from the deck are in hand."""
    for card in cards:
        s.fate_pile = drawn(DECK.index[card], s.fate_pile)
        s.fate[seat] = with_one(DECK.index[card], s.fate[seat])
    ask_again(s)


def clan(
    s: Table,
    seat: int,
    hand: tuple[int, ...],
    used: tuple[int, ...] = (),
    wounded: tuple[int, ...] = (),
) -> None:
    """Exactly these clan cards; the others are in the pile."""
    pile = [card for layer in s.clan_pile for card in layer]
    pile += s.hand[seat] + s.used[seat] + s.wounded[seat]
    for card in hand + used + wounded:
        pile.remove(card)
    s.clan_pile = shuffled(pile)
    s.hand[seat], s.used[seat], s.wounded[seat] = hand, used, wounded
    ask_again(s)


def pile(s: Table, *layers: tuple[str, ...]) -> None:
    """Exactly these cards lie in the hunt pile, layer by layer; the others are discards."""
    rest = [card for layer in s.hunt_pile for card in layer] + list(s.hunt_discards)
    s.hunt_pile = tuple(tuple(sorted(map(number, layer))) for layer in layers)
    for layer in s.hunt_pile:
        for card in layer:
            rest.remove(card)
    s.hunt_discards = tuple(rest)
    ask_again(s)


def year_ends(s: Table) -> None:
    """Winter is all that is left of the pile."""
    pile(s, ("winter",))


# Answering.


def dice(s: Table, *faces: int) -> None:
    """CHANCE rolls these."""
    s.answer(CHANCE, sum((face - 1) * 6**i for i, face in enumerate(faces)))


def reveal(s: Table, *cards: str) -> None:
    """CHANCE reveals these."""
    for card in cards:
        s.answer(CHANCE, DECK.index[card])


def draw(s: Table, card: str | int) -> None:
    """CHANCE draws this fate card, or a clan card with this many hunters."""
    s.answer(CHANCE, card if isinstance(card, int) else DECK.index[card])


def play(s: Table, seat: int, card: str) -> None:
    s.answer(seat, PLAY(DECK.index[card]))


def pass_on(s: Table, *seats: int) -> None:
    """These seats, one after the other, pass or stop."""
    for seat in seats:
        s.answer(seat, END)


def in_store(s: Table, seat: int, card: str) -> int:
    """The choice that stands for a card of a store."""
    return STORE(s.store[seat].index(number(card)))


def in_shed(s: Table, seat: int, card: str) -> int:
    return SHED(s.shed[seat].index(number(card)))


def in_row(s: Table, verb: Verb, card: str) -> int:
    """The choice that stands for a revealed card: to HUNT, GATHER or TAKE it."""
    return verb(s.row.index(number(card)))


def actions(*row: str, players: int = 2, **options: str) -> Table:
    """Seat 0 at its actions with these three cards revealed; nothing was taken."""
    s = table(players, **options)
    reveal(s, *row)
    if asked(s) == "0 Take":
        s.answer(0, END)
    s.events = []
    return s


def hunt(s: Table, card: str, *team: int) -> None:
    """The active player goes for a prey with this team, up to the question for help."""
    seat = s.turn
    s.answer(seat, in_row(s, HUNT, card))
    for hunters in team:
        if asked(s) == f"{seat} Team":
            s.answer(seat, CLAN(HAND, hunters))
    if asked(s) == f"{seat} Team":
        s.answer(seat, READY)


def help_with(s: Table, *cards: str) -> None:
    """The hunter adds these: a weapon, "artefact", or a prey to be sacrificed."""
    for card in cards:
        seat = s.active
        if card == "artefact":
            s.answer(seat, INVOKE)
        elif number(card) in s.shed[seat]:
            s.answer(seat, in_shed(s, seat, card))
        else:
            s.answer(seat, in_store(s, seat, card))


def ready(s: Table) -> None:
    """The hunter has all the help they want, and nobody interferes."""
    if asked(s) == f"{s.active} Help":
        s.answer(s.active, READY)
    while asked(s).endswith(" Reaction"):
        s.answer(s.turn, END)


def roll(s: Table, face: int) -> None:
    """Ready, and the hunter rolls this."""
    ready(s)
    s.answer(s.active, ROLL)
    dice(s, face)


def go_on(s: Table) -> str:
    """Somebody answers something, the first to roll a six and the others ones; what was asked."""
    question = asked(s)
    s.answer(s.turn, 5 if question == "chance Roll" else s.choices[0])
    return question


def take(s: Table, card: str) -> None:
    s.answer(s.active, in_row(s, TAKE, card))


# Looking.


def asked(s: Table) -> str:
    """Who is asked what: "0 Actions", "chance Roll", "over"."""
    sound(s)
    if s.over:
        return "over"
    who = "chance" if s.turn == CHANCE else str(s.turn)
    return f"{who} {type(s.question()).__name__}"


def refused(s: Table, seat: int, choice: int) -> str:
    """The reason against a choice ("G17 too-few-hunters"); fails if it is accepted."""
    with pytest.raises(Refused) as caught:
        s.answer(seat, choice)
    return f"{caught.value.clause} {caught.value.key}"


def told(s: Table, name: str) -> list[dict[str, Any]]:
    """The facts of all events of this name so far."""
    events: list[Event] = s.events or []
    return [event.facts for event in events if event.name == name]


def cards(numbers: tuple[int, ...]) -> list[str | None]:
    """Hunt cards by id."""
    return [label(card) for card in numbers]


def fates(numbers: tuple[int, ...]) -> list[str]:
    return [DECK.fate[card].id for card in numbers]
