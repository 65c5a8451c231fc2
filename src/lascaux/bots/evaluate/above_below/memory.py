"""What was worked out for one choice serves the next: most of a table stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

Worth = TypeVar("Worth")
MOST = 100_000


class Memory(Generic[Worth]):
    """Figures by what they depend on; all are forgotten when there are too many."""

    def __init__(self) -> None:
        self.found: dict[Hashable, Worth] = {}

    def get(self, key: Hashable, work_out: Callable[[], Worth]) -> Worth:
        found = self.found.get(key)
        if found is None:
            if len(self.found) >= MOST:
                self.found.clear()
            found = self.found[key] = work_out()
        return found
