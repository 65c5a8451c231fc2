"""Tables for the tests of Krom: set up a situation, answer for everybody, dice included.

The test deck has round numbers; a table begins with round 1's movement, everybody in the Cave with
7 hit points, 5 krom, no cards, characters by seat: alma, morhy, valkyr, oona, karok, kolos.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import PLAY, REALISE
from lascaux.games.krom.deck import read
from lascaux.games.krom.terms import KINDS, PLACES, Cards, Mix
from lascaux.kernel.pile import shuffled
from lascaux.kernel.rules import CHANCE, Refused

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table
    from lascaux.kernel.events import Event

DECK = read(Path(__file__).with_name("deck.toml"))
EVOLUTIONS = {card.id: i for i, card in enumerate(DECK.evolutions)}
BONUS = {card.id: i for i, card in enumerate(DECK.bonus)}
PICKING = {card.id: i for i, card in enumerate(DECK.picking)}
HUNTING = {card.id: i for i, card in enumerate(DECK.hunting)}
CHARACTERS = {name: i for i, name in enumerate(DECK.characters)}
ROW = ("e-krom", "e-wood", "e-mountain", "e-mixed")
PREYS = ("h-one", "h-two", "h-three", "h-4")


def table(players: int = 2, **options: str) -> Table:
    """Round 1, at the choice of destinations. Options: long_game="on", glacial="on" …"""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    s: Table = KROM.setup(players, KROM.choose_options(players, chosen), DECK)
    while s.turn == CHANCE:
        s.answer(CHANCE, s.choices[0])
    s.evolution_row = tuple(EVOLUTIONS[card] for card in ROW)
    s.evolution_pile = shuffled(set(range(len(DECK.evolutions))) - set(s.evolution_row))
    s.hunting_row = tuple(HUNTING[card] for card in PREYS)
    s.hunting_pile = shuffled(set(range(len(DECK.hunting))) - set(s.hunting_row))
    for seat in range(players):
        s.hand[seat] = ()
    s.bonus_pile = shuffled(DECK.bonus_cards)
    s.events = []
    return s


def deal(s: Table, seat: int, *cards: str) -> None:
    """Give Bonus cards from the deck to a hand, and ask the question of the moment again."""
    wanted = [BONUS[card] for card in cards]
    pile = list(s.bonus_pile[0])
    for card in wanted:
        pile.remove(card)
    s.bonus_pile = shuffled(pile)
    s.hand[seat] = tuple(sorted((*s.hand[seat], *wanted)))
    ask_again(s)


def ask_again(s: Table) -> None:
    """After the table was changed by hand: compute the question of the moment anew."""
    if not s.sealed:
        s.advance()


def realised(s: Table, seat: int, *cards: str) -> None:
    """Give Evolutions of the pile to a player as realised."""
    wanted = tuple(EVOLUTIONS[card] for card in cards)
    s.evolution_pile = shuffled(set(s.evolution_pile[0]) - set(wanted))
    s.evolutions[seat] = (*s.evolutions[seat], *wanted)


def go(s: Table, *places: str) -> None:
    """Everybody chooses a destination, in seat order."""
    for seat, place in enumerate(places):
        s.answer(seat, PLACES.index(place))


def dice(s: Table, *faces: int) -> None:
    """CHANCE rolls these."""
    s.answer(CHANCE, sum((face - 1) * 6**i for i, face in enumerate(faces)))


def draw(s: Table, card: str) -> None:
    """CHANCE draws this card (ids are unique over all decks)."""
    for ids in (EVOLUTIONS, BONUS, PICKING, HUNTING):
        if card in ids:
            s.answer(CHANCE, ids[card])


def play(s: Table, seat: int, card: str) -> None:
    s.answer(seat, PLAY(BONUS[card]))


def realise(s: Table, seat: int, card: str) -> None:
    s.answer(seat, REALISE(EVOLUTIONS[card]))


def refused(s: Table, seat: int, choice: int) -> str:
    """The reason against a choice ("K25 evolution-place"); fails if it is accepted."""
    with pytest.raises(Refused) as caught:
        s.answer(seat, choice)
    return f"{caught.value.clause} {caught.value.key}"


def asked(s: Table) -> str:
    """Who is asked what: "0 Services", "chance Roll", "over"."""
    if s.over:
        return "over"
    who = "chance" if s.turn == CHANCE else str(s.turn)
    return f"{who} {type(s.question()).__name__}"


def told(s: Table, name: str) -> list[dict[str, Any]]:
    """The facts of all events of this name so far."""
    events: list[Event] = s.events or []
    return [event.facts for event in events if event.name == name]


def bonus_hand(s: Table, seat: int) -> list[str]:
    return [DECK.bonus[card].id for card in s.hand[seat]]


def goods(s: Table, seat: int) -> dict[str, int]:
    """What a player has, zeros left out: {"krom": 5, "hit_points": 7}."""
    stock = {KINDS[kind]: s.stock(kind)[seat] for kind in range(5)}
    return {kind: amount for kind, amount in stock.items() if amount}


def cards(ids: dict[str, int], *names: str) -> Cards:
    return tuple(ids[name] for name in names)


def later(s: Table, *places: str) -> None:
    """Round 2's choice of destinations, everybody having spent round 1 in these places."""
    s.round = 2
    s.place = [PLACES.index(place) for place in places]
    s.sealed = []
    s.advance()


def brawl(s: Table, place: str, *faces: int) -> None:
    """In round 2 everybody meets in a place and rolls these, in seat order."""
    later(s, *["forest" if place == "cave" else "cave"] * len(faces))
    go(s, *[place] * len(faces))
    dice(s, *faces)


def prowl(s: Table, place: str) -> None:
    """CHANCE sends the Kromosaurus there."""
    s.answer(CHANCE, PLACES.index(place))


def cast(s: Table, *names: str) -> None:
    """These characters, by seat."""
    s.characters = tuple(CHARACTERS[name] for name in names)


def skip(s: Table) -> None:
    """The player asked spends the phase on the action alone, in vain (in the Cave: a rest)."""
    nothing = 7206  # the dice 1, 2, 3, 4, 6, or the first of them
    seat, depth = s.turn, len(s.stack) - 1
    while len(s.stack) > depth and getattr(s.stack[depth], "seat", None) == seat:
        rolling = asked(s) == "chance Roll"
        s.answer(s.turn, nothing % len(s.choices) if rolling else min(s.choices))


def give_points(s: Table, seat: int, points: int) -> None:
    """Realised Evolutions of 2 points each; the trophy makes it an odd number."""
    realised(s, seat, *(f"e-{n}" for n in range(6, 6 + points // 2)))
    if points % 2:
        s.trophy = seat


def phase(place: str, *others: str, **options: str) -> Table:
    """Seat 0 in its action phase at a place; the others (one, elsewhere) are where they are told.

    Nobody fights and nobody acts before seat 0. All have 7 hit points, 5 krom and no cards.
    """
    places = (place, *(others or ("forest" if place == "cave" else "cave",)))
    s = table(len(places), **options)
    later(s, *(PLACES[PLACES.index(name) - 1] for name in places))
    s.hit_points[1:] = [0] * (len(places) - 1)
    go(s, *places)
    s.hit_points[1:] = [7] * (len(places) - 1)
    s.events = []
    return s


def clause_against(s: Table, seat: int, choice: int) -> str:
    """The clause that forbids a choice; fails if it is accepted."""
    return refused(s, seat, choice).split()[0]


def mix(**amounts: int) -> Mix:
    """Amounts by kind: mix(krom=2, any=1)."""
    return tuple(amounts.get(kind, 0) for kind in KINDS)


def rewrite(s: Table, card: str, **fields: Any) -> None:
    """Let a Bonus card of this table say something else: rewrite(s, "b-swap", y=mix(any=1))."""
    bonus = list(s.settings.deck.bonus)
    bonus[BONUS[card]] = bonus[BONUS[card]]._replace(**fields)
    s.settings.deck = replace(s.settings.deck, bonus=tuple(bonus))
    ask_again(s)


def facts(s: Table, name: str, *keys: str) -> list[tuple[Any, ...]]:
    """These facts of all events of this name so far."""
    return [tuple(told_one[key] for key in keys) for told_one in told(s, name)]
