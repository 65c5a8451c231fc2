"""What just happened, for the log and for animation, and who may see it."""

from __future__ import annotations

from typing import Any, NamedTuple

Seen = dict[str, Any]  # an event as a seat may know it


class Event(NamedTuple):
    """Something that happened: facts for all, and secret facts for the seats named in `to`."""

    name: str
    facts: dict[str, Any]
    secret: dict[str, Any]
    to: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Seen:
        """The event as this seat (None: a spectator) may know it; JSON."""
        seen: Seen = {"event": self.name, **self.facts}
        if seat in self.to:
            seen.update(self.secret)
            seen["private"] = True
        return seen
