"""A new fate effect is a row and a function: a deck may use it, and old decks and games do not notice it."""

from __future__ import annotations

from pathlib import Path

import camp
import pytest
from camp import DECK, actions, fates, hold, play, refused
from golden import SHELF, transcript

from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import END, PLAY
from lascaux.games.gletscher.deck import read
from lascaux.games.gletscher.effect_table import EFFECTS, Effect
from lascaux.games.gletscher.rules import yellow
from lascaux.games.gletscher.state import Table
from lascaux.kernel import record as records
from lascaux.kernel.match import verify

TEST_DECK = Path(__file__).with_name("deck.toml")
FROST = '\n[[fate]]\nid = "f-frost"\ncolour = "yellow"\neffect = "frost"\n'
ROW = ("p-deer", "p-hare", "p-fox")


def frost(s: Table, target: int) -> None:
    """The toy: the target forgets its fate cards."""
    s.fate_discards = (*s.fate_discards, *s.fate[target])
    s.fate[target] = ()


def bar_frost(s: Table, target: int) -> str:
    return "" if s.fate[target] else "F12 no-fate-there"


@pytest.fixture(autouse=True)
def _frost(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Effect("frost", "F12", "yellow", "end-of-turn")
    monkeypatch.setitem(EFFECTS, "frost", row)
    monkeypatch.setitem(yellow.DOES, "frost", frost)
    monkeypatch.setitem(yellow.BARS, "frost", bar_frost)


@pytest.fixture
def frosty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Seat 0 may act and holds the new card; the test deck has one more fate card."""
    file = tmp_path / "frost.toml"
    file.write_text(TEST_DECK.read_text(encoding="utf-8") + FROST, encoding="utf-8")
    monkeypatch.setattr(camp, "DECK", read(file))
    s = actions(*ROW)
    hold(s, 0, "f-frost")
    return s


def test_a_deck_without_the_effect_is_read_as_before() -> None:
    """Components."""
    assert read(TEST_DECK) == DECK


@pytest.mark.parametrize("file", sorted(SHELF.glob("gletscher-*.json")), ids=lambda file: file.stem)
def test_old_games_replay_beside_a_new_effect(file: Path) -> None:
    """Components."""
    record = records.read(file)
    deck = read(TEST_DECK)
    assert verify(record, deck, str(file)) == []
    assert transcript(record, deck) == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_card_is_played_when_and_on_whom_the_row_says(frosty: Table) -> None:
    """G8, G20: at the end of one's own turn, on somebody with a fate card."""
    card = camp.number("f-frost")
    assert refused(frosty, 0, PLAY(card)) == "G8 only-at-end-of-turn"
    frosty.answer(0, END)
    assert refused(frosty, 0, PLAY(card)) == "G20 no-target"
    hold(frosty, 1, "f-mould")
    play(frosty, 0, "f-frost")
    assert fates(frosty.fate[1]) == []
    assert len(frosty.fate_discards) == 2


def test_a_client_is_told_what_the_row_says(frosty: Table) -> None:
    """Components."""
    card = GLETSCHER.cards(frosty.settings.deck).fate[-1]
    assert (card.effect, card.clause, card.colour, card.copies) == ("frost", "F12", "yellow", 1)
