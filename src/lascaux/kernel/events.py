"""What just happened, for the log and for animation, and who may see it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened: facts for all, and secret facts for the seats named in `to`."""

    name: str
    facts: dict[str, Any]
    secret: dict[str, Any]
    to: tuple[int, ...]

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat (None: a spectator) may know it; JSON."""
        seen: dict[str, Any] = {"event": self.name, **self.facts}
        if seat in self.to:
            seen.update(self.secret)
            seen["private"] = True
        return seen
