"""Who is at which table now: connections of this process, what other processes say, recent polls."""

from __future__ import annotations

import time
from collections import Counter, defaultdict

POLLED = 40.0  # seconds that a poll counts as being there
TOLD = 75.0  # seconds that another process's word counts; it repeats itself every 30


class Presence:
    def __init__(self) -> None:
        self.people: dict[str, Counter[str]] = defaultdict(Counter)  # table -> user -> connections
        self.spectators: Counter[str] = Counter()  # table -> connections without a seat
        self.polls: dict[tuple[str, str], float] = {}
        self.elsewhere: dict[tuple[str, str], tuple[float, int, frozenset[str]]] = {}

    def enter(self, table: str, user_id: str | None, watching: bool) -> None:
        if user_id:
            self.people[table][user_id] += 1
        self.spectators[table] += watching

    def leave(self, table: str, user_id: str | None, watching: bool) -> None:
        if user_id:
            self.people[table][user_id] -= 1
            self.people[table] += Counter()  # drop those at zero
            if not self.people[table]:
                del self.people[table]
        self.spectators[table] -= watching
        if not self.spectators[table]:
            del self.spectators[table]

    def poll(self, table: str, user_id: str | None) -> None:
        now = time.monotonic()
        if user_id:
            self.polls[table, user_id] = now
        if len(self.polls) > 10_000:
            self.polls = {key: at for key, at in self.polls.items() if now - at < POLLED}

    def here(self, table: str, user_id: str | None) -> bool:
        if user_id is None:
            return False
        now = time.monotonic()
        return (
            (table in self.people and user_id in self.people[table])
            or now - self.polls.get((table, user_id), -POLLED) < POLLED
            or any(
                user_id in people and now - at < TOLD
                for (where, _), (at, _, people) in self.elsewhere.items()
                if where == table
            )
        )

    def watching(self, table: str) -> int:
        now = time.monotonic()
        told = (
            count
            for (where, _), (at, count, _) in self.elsewhere.items()
            if where == table and now - at < TOLD
        )
        return self.spectators[table] + sum(told)

    def busy(self, table: str) -> bool:
        return table in self.people or table in self.spectators

    # What processes tell each other: "here|process|table|watching|user,user".

    def word(self, process: str, table: str) -> str:
        people = sorted(self.people[table]) if table in self.people else []
        watching = self.spectators[table]
        return f"here|{process}|{table}|{watching}|{','.join(people[:100])}"

    def hear(self, word: str, myself: str) -> str | None:
        """Take in another process's word; the table it is about."""
        _, process, table, watching, people = word.split("|")
        if process == myself:
            return None
        told = (time.monotonic(), int(watching), frozenset(filter(None, people.split(","))))
        self.elsewhere[table, process] = told
        if not told[1] and not told[2]:
            del self.elsewhere[table, process]
        return table
