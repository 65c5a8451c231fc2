"""Setting up the table (K1-K4)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from kit import (
    BONUS,
    CHARACTERS,
    DECK,
    PICKING,
    ask_again,
    asked,
    bonus_hand,
    give_points,
    go,
    goods,
    realise,
    refused,
    table,
)

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import PICK
from lascaux.games.krom.terms import CAVE, NO_SEAT
from lascaux.kernel.pile import shuffled, without
from lascaux.kernel.rules import CHANCE
from lascaux.terminal.opening import seat_people

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def opened(players: int, **options: str) -> Table:
    """The first question of a new game."""
    s: Table = KROM.setup(players, KROM.choose_options(players, options), DECK)
    return s


def fresh(players: int) -> Table:
    """A new game up to the first question to a player."""
    s = opened(players)
    while s.turn == CHANCE:
        s.answer(CHANCE, s.choices[-1])
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_in_the_cave_with_7_hit_points_5_krom_and_a_bonus_card(
    players: int,
) -> None:
    """K1."""
    s = fresh(players)
    assert s.place == [CAVE] * players
    for seat in range(players):
        assert goods(s, seat) == {"krom": 5, "hit_points": 7}
        assert len(s.hand[seat]) == 1
        assert s.points(seat) == 0


@pytest.mark.parametrize("players", [2, 6])
def test_everybody_takes_a_different_character(players: int) -> None:
    """K1."""
    assert len(set(fresh(players).characters)) == players


def test_characters_are_drawn_at_random_by_default() -> None:
    """K1: by default any of the six, then any of the five left."""
    s = opened(2)
    assert asked(s) == "chance DrawCharacter"
    assert s.odds() == dict.fromkeys(range(6), Fraction(1, 6))
    s.answer(CHANCE, CHARACTERS["oona"])
    assert asked(s) == "chance DrawCharacter"
    left = set(range(6)) - {CHARACTERS["oona"]}
    assert s.odds() == dict.fromkeys(left, Fraction(1, 5))


def test_characters_may_be_chosen_in_seat_order() -> None:
    """K1: the other way, the characters that are free to whoever is next."""
    s = opened(3, characters="chosen")
    assert asked(s) == "0 ChooseCharacter"
    assert sorted(s.legal(0)) == [0, 1, 2, 3, 4, 5]
    s.answer(0, CHARACTERS["kolos"])
    assert asked(s) == "1 ChooseCharacter"
    s.answer(1, CHARACTERS["alma"])
    assert asked(s) == "2 ChooseCharacter"
    s.answer(2, CHARACTERS["karok"])
    assert [DECK.characters[c] for c in s.characters] == ["kolos", "alma", "karok"]


def test_a_character_already_chosen_is_taken() -> None:
    """K1: a different character each."""
    s = opened(2, characters="chosen")
    s.answer(0, CHARACTERS["kolos"])
    assert refused(s, 1, CHARACTERS["kolos"]) == "K1 character-taken"


def test_the_first_bonus_card_is_hidden_from_the_others() -> None:
    """K1: whichever card it is, only its owner sees a difference."""
    s = fresh(2)
    other = s.copy()
    mine = s.hand[0][0]
    swapped = next(card for card in s.bonus_pile[0] if card != mine)
    other.hand[0] = (swapped,)
    other.bonus_pile = shuffled([*without(swapped, s.bonus_pile[0]), mine])
    assert KROM.view(s, 1) == KROM.view(other, 1)
    assert KROM.view(s, None) == KROM.view(other, None)
    assert KROM.view(s, 0)["hand"] == bonus_hand(s, 0) != bonus_hand(other, 0)


@pytest.mark.parametrize("players", [2, 6])
def test_four_preys_and_four_evolutions_lie_face_up_the_rest_face_down(players: int) -> None:
    """K2: 17 - 4 Hunting, 25 - 4 Evolution, 20 Picking cards, 31 Bonus cards less one each."""
    seen = KROM.view(fresh(players), None)
    assert len(set(seen["hunting_row"])) == 4
    assert len(set(seen["evolution_row"])) == 4
    sizes = {"hunting": 13, "evolution": 21, "picking": 20, "bonus": 31 - players}
    assert seen["piles"] == sizes


def test_all_four_decks_are_shuffled() -> None:
    """K2: each card left is equally likely to be the next one."""
    s = opened(2)
    while asked(s) != "chance RefillHunting":
        s.answer(CHANCE, s.choices[0])
    assert s.odds() == dict.fromkeys(range(17), Fraction(1, 17))
    while asked(s) != "chance RefillEvolutions":
        s.answer(CHANCE, s.choices[0])
    assert s.odds() == dict.fromkeys(range(25), Fraction(1, 25))
    while asked(s) != "chance DrawBonus":
        s.answer(CHANCE, s.choices[0])
    assert s.odds()[BONUS["b-dice"]] == Fraction(1, 31)
    assert s.odds()[BONUS["b-counter"]] == Fraction(4, 31)
    t = table(2)
    go(t, "forest", "mountain")
    t.answer(0, PICK)
    odds = {"p-nothing": 8, "p-wood": 5, "p-choice": 3, "p-bonus": 2, "p-hit-points": 2}
    assert t.odds() == {PICKING[card]: Fraction(n, 20) for card, n in odds.items()}


@pytest.mark.parametrize(
    ("players", "long_game", "goal"),
    [
        (2, "off", 10),
        (3, "off", 10),
        (4, "off", 10),
        (5, "off", 8),
        (6, "off", 7),
        (2, "on", 12),
        (3, "on", 12),
        (4, "on", 12),
        (5, "on", 10),
        (6, "on", 9),
    ],
)
def test_the_goal_depends_on_the_players_and_is_2_more_in_a_long_game(
    players: int, long_game: str, goal: int
) -> None:
    """K3: a point short of the goal the game goes on, at the goal it is won."""
    s = table(players, long_game=long_game)
    give_points(s, 0, goal - 2)
    go(s, "forest", *["mountain"] * (players - 1))
    close = s.copy()
    realise(close, 0, "e-krom")  # 1 point
    assert not close.over
    s.evolutions[0] = ()
    s.trophy = NO_SEAT
    give_points(s, 0, goal - 1)
    ask_again(s)
    realise(s, 0, "e-krom")
    assert s.over
    assert s.winners == (0,)


def test_a_persons_seat_is_random_and_fixed_by_the_seed() -> None:
    """K4: any of the four seats, the same one for the same seed."""
    seeds = [f"seed {n}" for n in range(60)]
    seats = [seat_people(4, ("greedy",), seed, hotseat=False) for seed in seeds]
    assert {names.index("human") for names in seats} == {0, 1, 2, 3}
    assert all(sorted(names) == ["greedy"] * 3 + ["human"] for names in seats)
    assert seats == [seat_people(4, ("greedy",), seed, hotseat=False) for seed in seeds]


def test_clockwise_is_by_seat_and_wraps_around() -> None:
    """K4."""
    s = table(4)
    assert s.clockwise(2) == [3, 0, 1]
    assert s.clockwise(3) == [0, 1, 2]
