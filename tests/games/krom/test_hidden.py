"""What is public and what is hidden (K36)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
import pytest
from kit import (
    BONUS,
    DECK,
    HUNTING,
    PICKING,
    ask_again,
    asked,
    brawl,
    cards,
    deal,
    dice,
    draw,
    phase,
    play,
    realise,
    skip,
    table,
)

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import BUY, CLIMB, END, HUNT, LIFT, ROB, SERVICES
from lascaux.games.krom.rules.drawing import draw_bonus
from lascaux.games.krom.terms import BONUS as CARD
from lascaux.games.krom.view import KromView
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.pile import over, shuffled, without

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table

EVERYBODY = [0, 1, 2, None]


def seen(s: Table, name: str, seat: int | None) -> dict[str, object]:
    """The last event of this name, as a seat (None: a spectator) sees it."""
    return [event for event in s.events or [] if event.name == name][-1].seen_by(seat)


def robbery() -> Table:
    """Seat 0 has stunned 1 and robs 1 of a Bonus card; 2 looks on. 1 held two cards."""
    s = table(3)
    s.hit_points[1] = 1
    deal(s, 1, "b-gain-krom", "b-swap")
    brawl(s, "forest", 6, 1, 5)
    s.answer(1, END)
    s.answer(0, ROB(1, CARD))
    draw(s, "b-swap")
    return s


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_what_is_public(seat: int | None) -> None:
    """K36."""
    s = phase("forest", "cave", "mountain")
    s.hit_points[1], s.wood[1], s.stone[2], s.bone[0] = 4, 3, 2, 1
    deal(s, 1, "b-add", "b-swap")
    realise(s, 0, "e-krom")
    draw(s, "e-9")
    s.hunting_discards = cards(HUNTING, "h-9")
    s.picking_discards = cards(PICKING, "p-wood")
    s.bonus_discards = cards(BONUS, "b-die")
    view = KROM.view(s, seat)
    assert view["place"] == ["forest", "cave", "mountain"]
    assert view["hit_points"] == [7, 4, 7]
    assert view["krom"] == [3, 5, 5]
    assert (view["wood"], view["stone"], view["bone"]) == ([0, 3, 0], [0, 0, 2], [1, 0, 0])
    assert view["evolutions"] == [["e-krom"], [], []]
    assert view["points"] == [1, 0, 0]
    assert view["evolution_row"] == ["e-9", "e-wood", "e-mountain", "e-mixed"]
    assert view["hunting_row"] == ["h-one", "h-two", "h-three", "h-4"]
    assert view["cards"] == [0, 2, 0]
    assert view["hunting_discards"] == ["h-9"]
    assert view["picking_discards"] == ["p-wood"]
    assert view["bonus_discards"] == ["b-die"]
    assert view["piles"] == {"evolution": 20, "hunting": 13, "picking": 20, "bonus": 29}


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """K36, K27."""
    s = phase("forest", "cave", "cave")
    deal(s, 0, "b-add")
    deal(s, 1, "b-swap", "b-swap")
    assert KROM.view(s, 0)["hand"] == ["b-add"]
    assert KROM.view(s, 1)["hand"] == ["b-swap", "b-swap"]
    assert KROM.view(s, 2)["hand"] == KROM.view(s, None)["hand"] == []


@pytest.mark.parametrize("seat", [0, 2, None])
def test_no_view_depends_on_the_hand_of_another(seat: int | None) -> None:
    """K36."""
    views = []
    for card in ("b-add", "b-counter"):
        s = phase("forest", "cave", "cave")
        deal(s, 1, card)
        views.append(KROM.view(s, seat))
    assert views[0] == views[1]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_view_depends_on_what_lies_in_the_decks(seat: int | None) -> None:
    """K36: only their sizes show; here each deck has another card on top."""
    views = []
    for end in (0, -1):
        s = phase("forest", "cave", "cave")
        for name in ("evolution_pile", "hunting_pile", "picking_pile", "bonus_pile"):
            layer = getattr(s, name)[0]
            setattr(s, name, over([layer[end]], shuffled(without(layer[end], layer))))
        views.append(KROM.view(s, seat))
    assert views[0] == views[1]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_destinations_are_hidden_until_all_have_chosen(seat: int | None) -> None:
    """K36, K6: only that one has chosen shows."""
    views = []
    for place in (1, 3):
        s = table(3)
        s.answer(0, place)
        views.append(KROM.view(s, seat))
    assert views[0] == views[1]
    assert views[0]["place"] == ["cave", "cave", "cave"]
    assert views[0]["ready"] == [True, False, False]


def test_everybody_knows_their_own_choice_and_all_of_them_in_the_end() -> None:
    """K36, K6."""
    s = table(3)
    s.answer(1, 3)
    assert [KROM.view(s, seat)["sealed"] for seat in EVERYBODY] == [None, 3, None, None]
    s.answer(0, 1)
    s.answer(2, 2)
    assert KROM.view(s, None)["place"] == ["forest", "mountain", "savanna"]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_card_is_hidden_while_its_player_chooses_a_target(seat: int | None) -> None:
    """K36, K30: it is announced when all is chosen."""
    views = []
    for card in ("b-lose-krom", "b-lose-hit-points"):
        s = phase("forest", "cave", "cave")
        deal(s, 0, card)
        before = KROM.view(s, seat)
        play(s, 0, card)
        assert asked(s) == "0 ChooseTarget"
        assert KROM.view(s, seat) == before
        views.append(before)
    assert views[0] == views[1]


def test_a_drawn_card_is_seen_by_its_new_owner_only() -> None:
    """K36."""
    s = phase("cave", "forest", "forest")
    s.answer(0, SERVICES)
    s.answer(0, BUY(CARD))
    draw(s, "b-counter")
    shown = [seen(s, "drew-bonus", seat).get("card") for seat in EVERYBODY]
    assert shown == ["b-counter", None, None, None]
    assert [KROM.view(s, seat)["known"] for seat in EVERYBODY] == [[], [], [], []]


def test_a_stolen_card_is_seen_by_its_new_and_its_former_owner_only() -> None:
    """K36, K15."""
    s = robbery()
    shown = [seen(s, "robbed-bonus", seat).get("card") for seat in EVERYBODY]
    assert shown == ["b-swap", "b-swap", None, None]
    known = [KROM.view(s, seat)["known"] for seat in EVERYBODY]
    assert known == [[(1, 0, "b-swap")], [(1, 0, "b-swap")], [], []]
    assert KROM.view(s, 0)["hand"] == ["b-swap"]
    assert KROM.view(s, 1)["hand"] == ["b-gain-krom"]


def test_a_stolen_card_once_played_is_known_no_longer() -> None:
    """K36: it lies in the discards, for all to see."""
    s = robbery()
    s.stone[2] = 1
    ask_again(s)
    play(s, 0, "b-swap")
    s.answer(s.turn, END)  # seat 1 has a card left and is asked
    assert KROM.view(s, 1)["known"] == []
    assert KROM.view(s, None)["bonus_discards"] == ["b-swap"]


def test_of_a_card_stolen_twice_the_first_owner_knows_no_longer() -> None:
    """K36: seat 2 takes it from 0, unseen by 1."""
    s = robbery()
    skip(s)
    skip(s)
    s.hit_points[0] = 1
    brawl(s, "savanna", 1, 1, 6)
    s.answer(0, END)
    s.answer(1, END)
    assert asked(s) == "2 Robbery"
    s.answer(2, ROB(0, CARD))
    assert [KROM.view(s, seat)["known"] for seat in EVERYBODY] == [
        [(0, 2, "b-swap")],
        [],
        [(0, 2, "b-swap")],
        [],
    ]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_rolls_are_public(seat: int | None) -> None:
    """K36: a combat, the Mountain with dice taken up, a hunt."""
    s = table(3)
    deal(s, 0, "b-add")
    brawl(s, "forest", 2, 3, 4)
    assert KROM.view(s, seat)["rolled"] == [2, 3, 4]
    s = phase("mountain", "cave", "cave")
    s.answer(0, CLIMB)
    dice(s, 1, 1, 2, 4, 6)
    assert KROM.view(s, seat)["dice"] == [1, 1, 2, 4, 6]
    s.answer(0, LIFT(6))
    assert KROM.view(s, seat)["lifted"] == [6]
    s = phase("savanna", "cave", "cave")
    s.answer(0, HUNT(HUNTING["h-two"]))
    s.answer(0, 0)
    dice(s, 3, 4)
    assert seen(s, "missed", seat)["dice"] == [3, 4]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_view_is_json(seat: int | None) -> None:
    """K36: nothing in it but what is written field by field."""
    view = KROM.view(robbery(), seat)
    assert msgspec.convert(json.loads(json.dumps(view)), KromView) == view


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("place", ["cave", "forest", "savanna", "mountain"])
def test_a_view_is_enough_to_imagine_a_table_that_looks_the_same(
    place: str, seat: int | None
) -> None:
    """K36: what is hidden may be anything, what is public is all there."""
    s = phase(place, "cave", "cave")
    deal(s, 0, "b-add")
    deal(s, 1, "b-counter", "b-swap")
    view = KROM.view(s, seat)
    assert KROM.view(KROM.imagine(view, s.settings.deck, FastLuck(1)), seat) == view


def test_after_a_reshuffle_everybody_knows_what_the_bonus_deck_was_made_of() -> None:
    """K23, K36: the discards were public, so an imagined deck holds nothing else."""
    s = table(3)
    discards = cards(BONUS, "b-dice", "b-gain-any", "b-lose-any", "b-steal-any")
    held = list(DECK.bonus_cards)
    for card in discards:
        held.remove(card)
    s.hand = [(), tuple(held[:3]), tuple(held[3:])]
    s.bonus_pile, s.bonus_discards = (), discards
    draw_bonus(s, 0, 1)
    s.advance()
    draw(s, "b-gain-any")
    for number in range(20):
        luck = FastLuck(number)
        knows = KROM.imagine(KROM.view(s, 0), DECK, luck)
        assert knows.bonus_pile == s.bonus_pile  # seat 0 saw which one it drew
        guesses = KROM.imagine(KROM.view(s, 1), DECK, luck)
        assert set(guesses.bonus_pile[0]) <= set(discards)
