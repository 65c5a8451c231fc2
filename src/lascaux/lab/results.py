"""What many games gave, in an SQLite file (or in memory) that pandas and SQL read."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lascaux.kernel.errors import BadInput
from lascaux.kernel.facts import Totals

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lascaux.lab.play import Plan, Played

SCHEMA = (Path(__file__).parent / "results.sql").read_text(encoding="utf-8")


def tables(base: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """The columns of every table, and of every view: name, type, place in the primary key."""
    query = "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')"
    columns = "SELECT name, type, pk FROM pragma_table_info(?)"
    return {name: base.execute(columns, (name,)).fetchall() for (name,) in base.execute(query)}


def opened(file: Path | str) -> sqlite3.Connection:
    """A database with our tables; a new one gets them, one of something else stays as it is."""
    base = sqlite3.connect(file, isolation_level=None)
    try:
        there = tables(base)
        if not there:
            base.executescript(f"BEGIN IMMEDIATE; {SCHEMA} COMMIT;")
            return base
        with closing(sqlite3.connect(":memory:")) as model:
            model.executescript(SCHEMA)
            ours = tables(model)
        for name, columns in ours.items():
            if there.get(name) != columns:
                wrong = "has other columns" if name in there else "is missing"
                raise sqlite3.DatabaseError(f"table {name} {wrong}")
    except sqlite3.Error:
        base.close()
        raise
    return base


class Results:
    """The results of any number of plans. A batch is kept whole or not at all."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        try:
            self.base = opened(file or ":memory:")
        except sqlite3.Error as error:
            raise self.refused(error) from None

    def refused(self, error: sqlite3.Error) -> BadInput:
        return BadInput(f"{self.file}: no results can be kept there ({error})")

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.base.execute(query, values).fetchall()

    def plan(self, plan: Plan) -> int:
        """The number of a plan here: the same plan, another day, has the same number."""
        named = (
            plan.game,
            plan.players,
            json.dumps(plan.options, sort_keys=True),
            plan.deck.hash,
            ",".join(plan.bots),
            plan.seed,
        )
        try:
            self.base.execute(
                "INSERT OR IGNORE INTO plans (game, players, options, deck, bots, seed)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                named,
            )
        except sqlite3.OperationalError as error:
            raise self.refused(error) from None
        [(number,)] = self.rows(
            "SELECT plan FROM plans WHERE (game, players, options, deck, bots, seed)"
            " = (?, ?, ?, ?, ?, ?)",
            *named,
        )
        return int(number)

    def done(self, plan: int) -> set[int]:
        return {game for (game,) in self.rows("SELECT game FROM games WHERE plan = ?", plan)}

    def keep(self, plan: int, batch: Iterable[Played]) -> None:
        """What another run has kept here meanwhile is passed over: the same games."""
        there = "SELECT 1 FROM games WHERE plan = ? AND game = ?"
        self.base.execute("BEGIN IMMEDIATE")
        try:
            for played in [game for game in batch if not self.rows(there, plan, game.index)]:
                self.keep_one(plan, played)
        except BaseException:
            self.base.execute("ROLLBACK")
            raise
        self.base.execute("COMMIT")

    def keep_one(self, plan: int, played: Played) -> None:
        facts, key = played.facts, (plan, played.index)
        share = 1 / len(played.winners)
        characters = facts.characters or [""] * len(played.bots)
        self.put("games", [(*key, facts.length, played.decisions)])
        self.put(
            "seats",
            [
                (*key, seat, bot, characters[seat], score, share * (seat in played.winners))
                for seat, (bot, score) in enumerate(zip(played.bots, played.scores, strict=True))
            ],
        )
        self.put(
            "race",
            [
                (*key, number, seat, score)
                for number, scores in enumerate(played.race, 1)
                for seat, score in enumerate(scores)
            ],
        )
        self.put(
            "counts",
            [
                (*key, kind, name, n)
                for kind, counts in facts.counts.items()
                for name, n in counts.items()
            ],
        )
        unused = {card: {-1} for card in facts.seen if not facts.used.get(card)}
        cards = {card: seats or {-1} for card, seats in facts.used.items()} | unused
        self.put("cards", [(*key, card, seat) for card, seats in cards.items() for seat in seats])

    def put(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            self.base.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608

    def totals(self, plan: int, games: int) -> Totals:
        """The first games of a plan together."""
        [(players,)] = self.rows("SELECT players FROM plans WHERE plan = ?", plan)
        lengths = self.rows(
            "SELECT length FROM games WHERE plan = ? AND game < ? ORDER BY game", plan, games
        )
        counts: dict[str, Counter[str]] = {}
        for kind, name, n in self.rows(
            "SELECT kind, name, sum(n) FROM counts WHERE plan = ? AND game < ? GROUP BY 1, 2",
            plan,
            games,
        ):
            counts.setdefault(kind, Counter())[name] = n
        wins = Counter(self.wins("character", plan, games))
        return Totals(players, [length for (length,) in lengths], counts, wins)

    def wins(self, by: str, plan: int, games: int) -> dict[Any, int]:
        """Games won, alone or together, by seat, bot or character."""
        return dict(
            self.rows(
                f"SELECT {by}, sum(won > 0) FROM seats WHERE plan = ? AND game < ? GROUP BY 1",  # noqa: S608
                plan,
                games,
            )
        )

    def cards(self, plan: int, games: int) -> dict[str, tuple[int, int]]:
        """In how many of the first games each card was seen, and used."""
        found = self.rows(
            "SELECT card, count(DISTINCT game), count(DISTINCT CASE WHEN seat >= 0 THEN game END)"
            " FROM cards WHERE plan = ? AND game < ? GROUP BY 1",
            plan,
            games,
        )
        return {card: (seen, used) for card, seen, used in found}
