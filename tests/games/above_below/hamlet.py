"""Tables for the tests of Above and Below: set up a situation, answer for everybody, dice included.

The test deck and the test book have round numbers. A table begins with seat 0's first menu, with the
same cards face up every time. Cards are named by id. Wherever a test looks at the table, the
invariants of the game are checked too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from invariants.above_below import sound

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.choices import (
    END,
    EXERT,
    EXPLORE,
    HURT,
    MARKET,
    OPTION,
    READY,
    TIRED,
    VILLAGER,
)
from lascaux.games.above_below.deck import read
from lascaux.games.above_below.rules.drawing import (
    DrawCave,
    DrawFirst,
    DrawHouse,
    DrawKey,
    DrawOutpost,
    DrawVillager,
)
from lascaux.games.above_below.rules.encounter import Open
from lascaux.games.above_below.rules.explore import EncounterDie
from lascaux.games.above_below.terms import ITEMS, NO_CARD, OUTPOST
from lascaux.kernel.pile import shuffled
from lascaux.kernel.rules import CHANCE, Refused

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table
    from lascaux.kernel.events import Event

DECK = read(Path(__file__).with_name("deck.toml"))
DRAWS = (DrawHouse, DrawOutpost, DrawVillager, DrawKey, DrawCave, DrawFirst, Open)
TRIO = ("v-hammer", "v-quill", "v-plain")


def number(card: str) -> int:
    return DECK.index[card]


def numbers(*cards: str) -> tuple[int, ...]:
    return tuple(sorted(map(number, cards)))


# Setting the table.


def table(players: int = 2, **options: str) -> Table:
    """Seat 0 at its first menu. Options: finite_supply="on"."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    s: Table = ABOVE_BELOW.setup(players, ABOVE_BELOW.choose_options(players, chosen), DECK)
    settle(s)
    s.events = []
    sound(s)
    return s


def settle(s: Table) -> None:
    """CHANCE draws the first card wherever one is drawn; dice wait for the test."""
    while s.turn == CHANCE and isinstance(s.question(), DRAWS):
        s.answer(CHANCE, s.choices[0])


def ask_again(s: Table) -> None:
    """After the table was changed by hand: compute the question of the moment anew."""
    s.advance()
    sound(s)


def people(
    s: Table,
    seat: int,
    ready: tuple[str, ...] = (),
    exhausted: tuple[str, ...] = (),
    injured: tuple[str, ...] = (),
) -> None:
    """Exactly these villagers besides the three of the start, who are where they are named or ready."""
    s.ready[seat], s.exhausted[seat], s.injured[seat] = (
        numbers(*ready),
        numbers(*exhausted),
        numbers(*injured),
    )
    here = [*ready, *exhausted, *injured]
    missing = [starter for starter in TRIO if starter not in here]
    s.ready[seat] = tuple(sorted(s.ready[seat] + numbers(*missing)))
    gather_trainees(s)
    ask_again(s)


def gather_trainees(s: Table) -> None:
    """The villagers that nobody has lie on the slots and in the pile."""
    left = list(DECK.trainees)
    for other in range(s.settings.players):
        for one in s.people(other):
            if one in left:
                left.remove(one)
    slots = []
    for one in s.trainees:
        slots.append(one if one in left else NO_CARD)
        if one in left:
            left.remove(one)
    s.trainees = tuple(slots)
    s.villager_pile = shuffled(left)
    for which, special in enumerate(DECK.specials):
        held = sum(s.people(other).count(special) for other in range(s.settings.players))
        s.specials[which] = (1, 1, 2, 2)[which] - held


def trainees(s: Table, *names: str | None) -> None:
    """These villagers on the training slots."""
    s.trainees = tuple(NO_CARD if name is None else number(name) for name in names)
    gather_trainees(s)
    ask_again(s)


def stock(s: Table, seat: int, **items: int) -> None:
    """Exactly these goods and drinks in stock."""
    s.stock[seat] = tuple(items.get(item, 0) for item in ITEMS)
    ask_again(s)


def stocked(s: Table, seat: int) -> dict[str, int]:
    sound(s)
    return {item: n for item, n in zip(ITEMS, s.stock[seat], strict=True) if n}


def own(s: Table, seat: int, *cards: str) -> None:
    """These buildings stand in the village, with their first goods; outposts bring their caves."""
    for card in cards:
        building = number(card)
        said = DECK.buildings[building]
        if said.kind == OUTPOST:
            caves(s, seat, 1)
        take_out(s, building)
        s.village[seat] = (*s.village[seat], building)
        s.laid[seat] = (*s.laid[seat], said.goods)
        if s.settings.finite and said.goods:
            s.supply[said.good] -= said.goods
    ask_again(s)


def take_out(s: Table, building: int) -> None:
    """A building leaves pile or market; a gap in a row is filled from the pile."""
    for pile in ("house_pile", "outpost_pile"):
        cards = [card for layer in getattr(s, pile) for card in layer]
        if building in cards:
            cards.remove(building)
            setattr(s, pile, shuffled(cards))
            return
    if building in s.market:  # a key house may be out of this game
        place = s.market.index(building)
        s.market = (*s.market[:place], NO_CARD, *s.market[place + 1 :])


def market(s: Table, place: int, card: str) -> int:
    """This card lies face up there; the choice to build it."""
    old, new = s.market[place], number(card)
    if old != new:
        take_out(s, new)
        name = "house_pile" if place < 4 else "outpost_pile"
        if place < 8 and old != NO_CARD:
            cards = [card for layer in getattr(s, name) for card in layer]
            setattr(s, name, shuffled([*cards, old]))
        s.market = (*s.market[:place], new, *s.market[place + 1 :])
        ask_again(s)
    return MARKET(place)


def caves(s: Table, seat: int, count: int) -> None:
    """More cave cards, from the bottom of the deck."""
    pile = sorted(card for layer in s.cave_pile for card in layer)
    for _ in range(count):
        s.caves[seat] = (*s.caves[seat], pile.pop())
    s.cave_pile = shuffled(pile)
    ask_again(s)


def lay_cave(s: Table, paragraph: str) -> int:
    """The cave card with this paragraph lies face up; the face of the die that leads to it."""
    wanted = DECK.book.index[paragraph]
    cave, face = next(
        (cave, grid.index(wanted)) for cave, grid in enumerate(DECK.book.caves) if wanted in grid
    )
    if s.cave != cave:
        pile = [card for layer in s.cave_pile for card in layer]
        pile.remove(cave)
        s.cave_pile = shuffled([*pile, s.cave])
        s.cave = cave
    ask_again(s)
    return face + 1


# Answering.


def do(s: Table, *choices: int) -> None:
    """Whoever is asked answers these, one after the other; cards are drawn in between."""
    for choice in choices:
        s.answer(s.turn, choice)
        settle(s)
    sound(s)


def dice(s: Table, *faces: int) -> None:
    """CHANCE rolls these."""
    s.answer(CHANCE, sum((face - 1) * 6**i for i, face in enumerate(faces)))
    settle(s)
    sound(s)


def name(*villagers: str) -> list[int]:
    return [VILLAGER(number(villager)) for villager in villagers]


def act(s: Table, action: int, *villagers: str) -> None:
    """The player at the menu takes an action with these villagers; a villager who alone is left is named automatically."""
    do(s, action)
    for villager in villagers:
        if asked(s).endswith("Name"):
            do(s, VILLAGER(number(villager)))
    if asked(s).endswith("Name"):
        do(s, READY)


def exert(villager: str) -> int:
    return EXERT(number(villager))


def tired(villager: str) -> int:
    return TIRED(number(villager))


def hurt(villager: str) -> int:
    return HURT(number(villager))


def explore(s: Table, paragraph: str, *villagers: str) -> None:
    """The player at the menu explores and meets this paragraph."""
    face = lay_cave(s, paragraph)
    act(s, EXPLORE, *villagers)
    assert isinstance(s.question(), EncounterDie)
    s.answer(CHANCE, face - 1)
    sound(s)


def choose(s: Table, option: int) -> None:
    """Option 1, 2 or 3 of the paragraph."""
    do(s, OPTION(option) - 1)


def pass_all(s: Table) -> None:
    """Everybody passes, until something else than a menu is asked or the next round begins."""
    here = s.round
    while not s.over and s.round == here and asked(s).endswith("Menu"):
        do(s, END)


def next_round(s: Table) -> None:
    """Everybody passes, nobody drinks or shelves anything, and the first in line get the beds."""
    here = s.round
    while not s.over and s.round == here:
        do(s, s.choices[0])


# Looking.


def asked(s: Table) -> str:
    """Who is asked what: "0 Menu"; the end is "over"."""
    return "over" if s.over else f"{s.turn} {type(s.question()).__name__}"


def refused(s: Table, choice: int) -> str:
    """The reason against an answer of the seat that is asked."""
    with pytest.raises(Refused) as error:
        s.answer(s.turn, choice)
    return f"{error.value.clause} {error.value.key}"


def ids(cards: tuple[int, ...]) -> list[str]:
    """Villagers by id."""
    return [DECK.villagers[card].id for card in cards]


def village(s: Table, seat: int) -> list[str]:
    sound(s)
    return [DECK.buildings[card].id for card in s.village[seat]]


def told(s: Table, event: str) -> list[Event]:
    return [found for found in s.events or [] if found.name == event]
