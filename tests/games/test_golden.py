"""Old records must keep replaying, to the same events and the same end."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden import GAMES_TO_KEEP, SHELF, transcript
from walks import fixed_deck

from lascaux.kernel import record as records
from lascaux.kernel.match import verify

FILES = sorted(SHELF.glob("*.json"))


def test_the_shelf_is_complete() -> None:
    assert {file.stem for file in FILES} >= set(GAMES_TO_KEEP)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_event_by_event(file: Path) -> None:
    record = records.read(file)
    deck = fixed_deck(record.game)
    assert verify(record, deck, str(file)) == []
    assert transcript(record, deck) == file.with_suffix(".txt").read_text(encoding="utf-8")
