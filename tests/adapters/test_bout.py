"""Every door refuses what cannot be played when it is opened, and says what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lascaux.adapters.gymnasium import Seat
from lascaux.adapters.openspiel import load
from lascaux.adapters.pettingzoo import env
from lascaux.games.krom import KROM
from lascaux.kernel.errors import BadInput

DOORS = pytest.mark.parametrize("door", [env, Seat, load])


@DOORS
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"deck": 7}, "deck must be the name of a file, not 7"),
        ({"deck": False}, "deck must be the name of a file, not False"),
        ({"deck": "nowhere.toml"}, r"nowhere\.toml: cannot be read"),
        ({"rounds": "x"}, "rounds must be a whole number, not 'x'"),
        ({"rounds": 1.5}, r"rounds must be a whole number, not 1\.5"),
        ({"rounds": True}, "rounds must be a whole number, not True"),
        ({"rounds": None}, "rounds must be a whole number, not None"),
        ({"rounds": np.array([1, 2])}, r"rounds must be a whole number, not array\(\[1, 2\]\)"),
        ({"rounds": -1}, "rounds must be 0 to 2147483647, not -1"),
        ({"deal": "x"}, "deal must be a whole number, not 'x'"),
        ({"deal": 1.5}, r"deal must be a whole number, not 1\.5"),
        ({"deal": -1}, "deal must be 0 to 2147483647, not -1"),
        ({"deal": 2**31}, "deal must be 0 to 2147483647, not 2147483648"),
        ({"players": 2.0}, r"players must be a whole number, not 2\.0"),
        ({"players": 7}, "krom is for 2 to 6 players, not 7"),
        ({"rain": True}, "unknown option of krom 'rain': choose one of characters, glacial"),
        ({"glacial": 7}, "unknown value of option glacial '7': choose one of off, on"),
    ],
)
def test_wrong_terms_are_refused_at_every_door(
    door: Any, options: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadInput, match=says):
        door("krom", **options)


@DOORS
@pytest.mark.parametrize(
    "options",
    [
        {"deck": KROM.folder / "deck.toml"},
        {"deck": str(KROM.folder / "deck.toml")},
        {"deck": None, "deal": None},
        {"players": np.int64(3), "rounds": np.int32(2), "deal": np.uint8(5)},
        {"deal": 2**31 - 1},
    ],
)
def test_paths_and_numbers_of_any_kind_are_taken_at_every_door(
    door: Any, options: dict[str, Any]
) -> None:
    opened = door("krom", **options)
    bout = getattr(opened, "unwrapped", opened).bout
    assert bout.deck.hash == KROM.deck().hash
    assert (bout.players, bout.rounds) == (options.get("players", 2), options.get("rounds", 0))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"bots": "nobody"}, "unknown bot 'nobody': choose one of child, gatherer, hunter, elder"),
        ({"bots": ["greedy", "nobody"], "players": 3}, "unknown bot 'nobody'"),
        ({"bots": [7]}, "unknown bot '7'"),
        ({"bots": 7}, "bots must be a name or a list of names, not 7"),
        ({"bots": None}, "bots must be a name or a list of names, not None"),
        ({"seat": 1.0}, r"seat must be a whole number, not 1\.0"),
    ],
)
def test_a_seat_among_unknown_bots_is_refused_before_it_is_played(
    options: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadInput, match=says):
        Seat("krom", **options)
