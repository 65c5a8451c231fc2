"""What is made of the declared fields of a table is up to date."""

from __future__ import annotations

import fields
import pytest


@pytest.mark.parametrize("game", fields.games())
def test_the_fields_are_made_of_what_is_declared(game: str) -> None:
    file = fields.GAMES / game / "fields.py"
    assert file.read_text(encoding="utf-8") == fields.made(game), "run `make types`"
