"""Decks of the house and decks people bring, kept by hash so that old tables keep their cards."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import insert

from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import GAMES, Game, find
from lascaux.server import schema
from lascaux.server.rows import DeckRow, all_of
from lascaux.server.store import Conflict, Store

if TYPE_CHECKING:
    from lascaux.kernel.game import Deck


def parse(game: Game, text: str) -> Deck:
    """The deck in this text, or BadInput with entry and reason."""
    with tempfile.TemporaryDirectory(prefix="lascaux") as folder:
        file = Path(folder) / "deck.toml"
        file.write_text(text, encoding="utf-8", errors="replace", newline="")
        try:
            deck: Deck = game.deck(file)
        except BadInput as error:
            raise BadInput(str(error).replace(str(file), "deck")) from None
        return deck


class Decks:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Deck] = {}
        self.tribe: dict[str, str] = {}  # game -> hash of the deck that comes with it

    async def keep_tribe_decks(self) -> None:
        for game in GAMES.values():
            self.tribe[game.id] = (await self.keep(game, game.tribe())).hash

    async def keep(self, game: Game, text: str) -> Deck:
        """Read a deck, and keep it for as long as the database lives."""
        deck = parse(game, text)
        if deck.hash not in self.known:
            row = DeckRow(deck.hash, game.id, text)
            if await self.row(deck.hash) is None:
                with contextlib.suppress(Conflict):  # another process kept it meanwhile
                    await self.store.write(insert(schema.decks).values(row._asdict()))
            self.known[deck.hash] = deck
        return deck

    async def get(self, deck: str) -> Deck | None:
        if deck not in self.known:
            row = await self.row(deck)
            if row is None:
                return None
            self.known[deck] = parse(find(row.game), row.text)
        return self.known[deck]

    async def row(self, deck: str) -> DeckRow | None:
        table = schema.decks
        return await self.store.first(all_of(table, DeckRow).where(table.c.hash == deck), DeckRow)
