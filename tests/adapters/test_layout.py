"""Views as vectors: own seat first, every game, nothing that could matter left out."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from walks import deck, moments, new, tables

from lascaux.adapters.bout import Bout
from lascaux.adapters.layout import FIXED, Layout, layout_of
from lascaux.adapters.layout.fields import (
    BySeat,
    Counts,
    Field,
    Marks,
    Maybe,
    Number,
    Numbers,
    Parts,
    PerSeat,
    Ranks,
    Several,
    Stack,
)
from lascaux.kernel.codec import canonical
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES
from lascaux.kernel.rules import Rule

HERBS = Counts("herbs", ["yarrow", "sage"])


@pytest.mark.parametrize(
    ("field", "value", "me", "expected"),
    [
        (Number("x"), 7, 0, [7]),
        (Number("x"), None, 0, [0]),
        (Maybe("x"), None, 0, [0]),
        (Maybe("x"), 0, 0, [1]),
        (Numbers("x", 3), [4, 6], 0, [4, 6, 0]),
        (Numbers("x", 3), [1, 2, 3, 4], 0, [1, 2, 3]),
        (PerSeat("x", 3), [5, 6, 7], 1, [6, 7, 5]),
        (Marks("x", 3), 0, 1, [0, 0, 1]),
        (Marks("x", 3), [1, 2], 1, [1, 1, 0]),
        (Marks("x", 3), None, 1, [0, 0, 0]),
        (Ranks("x", 3), [2, 1], 1, [2, 1, 0]),
        (HERBS, "sage", 0, [0, 1]),
        (HERBS, ["sage", None, "yarrow", "sage"], 0, [1, 2]),
        (HERBS, [["sage"], {"card": "sage", "net": "yarrow"}], 0, [1, 2]),
        (BySeat(HERBS, 2), [["sage"], ["yarrow", "yarrow"]], 1, [2, 0, 0, 1]),
        (Parts("x", Number("a"), Number("b")), {"b": 3}, 0, [0, 3]),
        (Parts("x", Number("a")), None, 0, [0]),
        (
            Several(2, Parts("x", Number("a"), HERBS)),
            [{"a": 4, "herbs": "sage"}],
            0,
            [4, 0, 1, 0, 0, 0],
        ),
        (
            Stack({"Hunt": Rule, "Feast": Rule}, 3),
            [["Feast", 0], ["Hunt", 2, [8, 9], 1]],
            0,
            [1, 3, 8, 9, 1],
        ),
    ],
)
def test_a_field_writes_what_it_says(
    field: Field, value: Any, me: int, expected: list[int]
) -> None:
    out = array("h", bytes(2 * field.size))
    field.write(out, 0, {field.name: value}, me)
    assert list(out) == expected


@pytest.mark.parametrize("game_id", ["krom", "gletscher", "above_below"])
def test_a_game_is_laid_out_by_the_file_of_its_name(game_id: str) -> None:
    found: Any = layout_of(GAMES[game_id])
    assert found.__name__ == f"lascaux.adapters.layout.{game_id}"


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_part_of_a_view_is_laid_out_or_follows_from_the_others(game_id: str) -> None:
    layout = Layout(GAMES[game_id], 2, deck(game_id))
    view = GAMES[game_id].view(new(game_id, 2), 0)
    assert {*layout.slices, *layout_of(GAMES[game_id]).DERIVED, *FIXED} == set(view)
    assert len(layout.slices) == len(layout.fields), "two fields have one name"


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_every_view_has_its_vector_and_other_views_have_others(game_id: str, players: int) -> None:
    """Along a game with random variants: every choice fits, and what differs in sight differs here."""
    game = GAMES[game_id]
    layout = Layout(game, players, deck(game_id))
    found: dict[bytes, str] = {}
    confused = 0
    for position in moments(game_id, players, seed=players + 60, every=5):
        for seat in range(players):
            view = game.view(position, seat)
            vector = layout.encode(view, seat)
            assert len(vector) == layout.size
            assert all(choice < layout.actions for choice in position.legal(seat))
            text = canonical(view)
            confused += text != found.setdefault(vector.tobytes(), text)
    assert confused <= len(found) / 100


def test_krom_is_seen_from_ones_own_seat() -> None:
    """Seat 1 of three: itself, then 2, then 0. All begin with 5 krom; seat 2 has spent two."""
    position: Any = new("krom", 3)
    position.krom = [5, 4, 3]
    position.place = [1, 2, 3]
    layout = Layout(GAMES["krom"], 3, deck("krom"))
    vector = layout.encode(GAMES["krom"].view(position, 1), 1)
    assert list(vector[layout.slices["krom"]]) == [4, 3, 5]
    assert list(vector[layout.slices["place"]]) == [0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    assert list(vector[layout.slices["seat"]]) == [0, 1, 0]


def test_a_mask_marks_the_legal_choices() -> None:
    layout = Layout(GAMES["krom"], 2, deck("krom"))
    assert [i for i, legal in enumerate(layout.mask([3, 1, 200])) if legal] == [1, 3, 200]


def test_a_bout_names_its_options_as_python_does() -> None:
    bout = Bout("krom", players=3, long_game=True, stun_recovery=6)
    assert bout.options["long-game"] == "on"
    assert bout.options["stun-recovery"] == "6"
    with pytest.raises(BadInput, match="unknown option of krom 'moonlight'"):
        Bout("krom", moonlight=True)
    with pytest.raises(BadInput, match="rounds must be 0"):
        Bout("krom", rounds=-1)


def test_a_bout_cut_short_is_won_by_the_leader() -> None:
    """Three players: a sole winner gets 1, two who share get 1/4 each, the others -1/2 each."""
    bout = Bout("krom", players=3, rounds=1, deal=1)
    position: Any = bout.start()
    assert bout.rewards(position) == [0.0, 0.0, 0.0]
    position.round = 2
    position.trophy = 1
    assert bout.rewards(position) == [-0.5, 1.0, -0.5]
    position.trophy = -1
    assert bout.rewards(position) == [0.0, 0.0, 0.0]
    position.finish([0, 2])
    position.advance()
    assert bout.rewards(position) == [0.25, -0.5, 0.25]


def test_a_fixed_deal_begins_every_game_alike() -> None:
    alike = {
        canonical(Bout("krom", deal=4).game.view(Bout("krom", deal=4).start(), 0)) for _ in "ab"
    }
    assert len(alike) == 1
    assert Bout("krom", deal=4).start().turn == 0
