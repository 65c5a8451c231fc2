"""The end of a game nobody has won by points (K37), and the default options (K38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import DECK, ask_again, asked, clause_against, deal, phase, realise, realised, skip, told

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import PICK
from lascaux.games.krom.state import Settings
from lascaux.kernel.chance import FastLuck

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table


def last_round(players: int = 3) -> Table:
    """Round 60, seat 0 in the Cave acting, the others alone in the places after it."""
    s = phase("cave", *("forest", "savanna", "mountain")[: players - 1])
    s.round = 60
    return s


def play_out(s: Table) -> None:
    """The players left, at most four, spend their phases; the round ends."""
    for _ in range(4):
        if not s.over and asked(s) != "0 Movement":
            skip(s)


def test_after_round_60_the_game_ends() -> None:
    """K37: at the end of the round, not before."""
    s = last_round()
    skip(s)
    skip(s)
    assert asked(s) == "2 Savanna"
    skip(s)
    assert asked(s) == "over"


def test_after_round_59_it_goes_on() -> None:
    """K37."""
    s = last_round()
    s.round = 59
    play_out(s)
    assert (asked(s), s.round) == ("0 Movement", 60)


def test_with_an_empty_evolution_row_the_game_ends_at_the_end_of_the_round() -> None:
    """K37: seat 0 realises the last one; the others still act."""
    s = phase("cave", "forest", "savanna")
    s.evolution_row, s.evolution_pile = s.evolution_row[:1], ()
    deal(s, 1, "b-counter")  # a card in hand, to be asked in any case
    realise(s, 0, "e-krom")
    assert asked(s) == "0 Cave"
    skip(s)
    assert asked(s) == "1 Forest"
    play_out(s)
    assert (asked(s), s.winners, s.round) == ("over", (0,), 2)


def test_with_one_evolution_left_it_goes_on() -> None:
    """K37: an empty deck is not an empty row."""
    s = phase("cave", "forest", "savanna")
    s.evolution_row, s.evolution_pile = s.evolution_row[:1], ()
    ask_again(s)
    play_out(s)
    assert asked(s) == "0 Movement"


def test_most_points_win() -> None:
    """K37: 4 against 2 and 3, whatever the number of cards."""
    s = last_round()
    realised(s, 0, "e-6")
    realised(s, 1, "e-7", "e-8")
    realised(s, 2, "e-krom", "e-wood")
    play_out(s)
    assert s.winners == (1,)
    assert [fact["points"] for fact in told(s, "won")] == [4]


def test_points_come_before_the_number_of_cards() -> None:
    """K37: 9 points with one card beat 8 with four."""
    s = last_round()
    realised(s, 2, "e-goal")
    realised(s, 0, "e-6", "e-7", "e-8", "e-9")
    play_out(s)
    assert s.winners == (2,)


def test_on_equal_points_most_evolution_cards_win() -> None:
    """K37: 2 + 1 points and 3 points; a trophy's point is no card: 2 + 1 with one card."""
    s = last_round()
    realised(s, 0, "e-mixed")
    realised(s, 1, "e-wood", "e-krom")
    realised(s, 2, "e-6")
    s.trophy = 2
    play_out(s)
    assert [s.points(seat) for seat in range(3)] == [3, 3, 3]
    assert s.winners == (1,)


def test_on_equal_cards_too_the_win_is_shared() -> None:
    """K37."""
    s = last_round(4)
    realised(s, 0, "e-6", "e-7")
    realised(s, 1, "e-8")
    realised(s, 3, "e-9", "e-10")
    play_out(s)
    assert s.winners == (0, 3)
    assert [fact["seats"] for fact in told(s, "won")] == [[0, 3]]


def test_a_table_without_any_evolution_is_shared_by_all() -> None:
    """K37."""
    s = last_round()
    play_out(s)
    assert s.winners == (0, 1, 2)


def test_nobody_plays_after_the_end() -> None:
    """K37, K26."""
    s = last_round()
    play_out(s)
    for seat in range(3):
        assert not s.legal(seat)
        assert clause_against(s, seat, PICK) == "K26"
    assert s.waiting() == []


def test_the_defaults() -> None:
    """K38, K1: normal goal, stun recovery 7, finite resources, green board, no Kromosaurus."""
    options = KROM.choose_options(2, {})
    assert options == {
        "long-game": "off",
        "stun-recovery": "7",
        "unlimited-supply": "off",
        "glacial": "off",
        "kromosaurus": "off",
        "characters": "random",
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_default_table(players: int) -> None:
    """K38, K3."""
    settings = Settings(players, KROM.choose_options(players, {}), DECK)
    assert settings.goal == {2: 10, 3: 10, 4: 10, 5: 8, 6: 7}[players]
    assert settings.recovery == 7
    assert settings.finite
    assert not settings.glacial
    assert not settings.kromosaurus
    assert KROM.setup(players, settings.options, DECK).kromosaurus_hit_points == 0


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize(
    "variant",
    [
        {},
        {"long-game": "on"},
        {"stun-recovery": "6"},
        {"unlimited-supply": "on"},
        {"glacial": "on"},
        {"kromosaurus": "on"},
    ],
)
def test_with_each_variant_games_end(players: int, variant: dict[str, str]) -> None:
    """K38, K37: even when all play at random, with our deck."""
    luck = FastLuck(f"{players} {variant}")
    s: Table = KROM.setup(players, KROM.choose_options(players, variant), KROM.deck())
    while not s.over:
        s.answer(s.turn, s.choices[luck.below(len(s.choices))])
    assert 1 <= s.round <= 60
    assert s.winners
