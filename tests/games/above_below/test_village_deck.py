"""The deck file: what is good, and what is refused with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hamlet import DECK

from lascaux.games.above_below.deck import TRIBE_DECK, Reader, read
from lascaux.kernel.deckfile import fingerprint
from lascaux.kernel.errors import BadInput


def data() -> dict[str, Any]:
    return tomllib.loads(TRIBE_DECK.read_text(encoding="utf-8"))


def complaint(changed: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as error:
        Reader("it").deck(changed, DECK.book, {})
    return str(error.value)


def test_the_tribe_deck_has_the_components_of_the_contract() -> None:
    deck = read()
    assert [len(cards) for cards in deck.decks] == [4, 25, 24, 9, 6]
    assert len(deck.trainees) == 18
    assert deck.supply == (12, 12, 12, 10, 10, 10, 8, 7, 10, 20)
    assert deck.warnings == ()


def test_the_known_figures_of_the_printed_game() -> None:
    """Income 4 and 6, points 1, 1, 2, training 2 to 5 over five slots, the worst reputation -2."""
    deck = read()
    assert (deck.income[0], deck.income[3]) == (4, 6)
    assert deck.track_points[:3] == (1, 1, 2)
    assert (deck.training[0], deck.training[-1], len(deck.training)) == (2, 5, 5)
    assert deck.reputation[0] == -2
    hammer, *others = (deck.villagers[starter] for starter in deck.starters)
    assert hammer.lanterns == (1, 1, 1, 2, 2, 2)
    assert sorted(other.lanterns for other in others) == [(1, 1, 1, 2, 2, 2), (1, 1, 2, 2, 2, 2)]


def test_the_hash_covers_the_book_too() -> None:
    """A record is bound to deck and book."""
    tables = data()
    assert read().hash != DECK.hash
    one = Reader("it").deck(tables, DECK.book, {"a": {}})
    other = Reader("it").deck(tables, DECK.book, {"b": {}})
    assert one.hash != other.hash
    assert one.hash == fingerprint({"deck": tables, "book": {"a": {}}})


def test_a_book_beside_the_deck_file_is_its_book(tmp_path: Path) -> None:
    here = Path(__file__)
    copy = tmp_path / "deck.toml"
    copy.write_text(here.with_name("deck.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert read(copy).book.index.keys() == read().book.index.keys()
    book = here.with_name("book.toml").read_text(encoding="utf-8")
    (tmp_path / "book.toml").write_text(book, encoding="utf-8")
    assert read(copy).hash == DECK.hash


@pytest.mark.parametrize(
    ("kind", "entry", "change", "reason"),
    [
        ("house", 0, {"copies": 3}, "it: needs 25 house cards, has 26"),
        ("outpost", 0, {"cost": -1}, "outpost 'fungal-cellar': cost must be a whole number"),
        ("house", 0, {"goods": {"fish": 3}}, "goods must be 2 of one kind (A40)"),
        ("house", 4, {"goods": {"fish": 2}}, "has either goods or refill"),
        ("house", 0, {"refill": "cider"}, "unknown refill 'cider'"),
        ("house", 0, {"points_per": {"dragon": 1}}, "unknown key 'dragon'"),
        ("house", 0, {"trained_ready": 1}, "trained_ready must be true or false"),
        ("key", 0, {"copies": 2}, "must be there exactly once"),
        ("villager", 0, {"lanterns": [[4, 1], [1, 2]]}, "lanterns must rise"),
        ("villager", 0, {"lanterns": []}, "lanterns must be pairs"),
        ("villager", 0, {"hammer": False}, "one of the starting villagers has a hammer (A1)"),
        ("villager", 0, {"copies": 3}, "needs 12 villagers of the group 'starting', has 11"),
        ("villager", 21, {"id": "dragon"}, "a special villager is one of"),
        ("villager", 22, {"hammer_plus": False, "hammer": True}, "Glogo builds for 1 coin less"),
        ("villager", 23, {"copies": 1}, "needs 2 copies, has 1 (A32)"),
    ],
)
def test_what_is_wrong_is_said(kind: str, entry: int, change: dict[str, Any], reason: str) -> None:
    """A1, A28, A32, A40."""
    changed = data()
    changed[kind][entry] |= change
    assert reason in complaint(changed)


@pytest.mark.parametrize(
    ("table", "key", "value", "reason"),
    [
        ("table", "income", [4, 5], "income needs 9 numbers, has 2"),
        ("table", "income", [4, 5, 5, 6, 7, 8, 9, 10, 3], "that never fall"),
        ("table", "torch", 10, "torch must be a whole number from 0 to 9"),
        ("goods", "fish", 0, "fish must be a whole number"),
        ("goods", "gold", 1, "unknown key 'gold'"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(table: str, key: str, value: Any, reason: str) -> None:
    changed = data()
    changed[table][key] = value
    assert reason in complaint(changed)
