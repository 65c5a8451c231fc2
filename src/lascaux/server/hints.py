"""What the Elder would do in my place: thought out in a worker that is sent my seat's view alone."""

from __future__ import annotations

import asyncio
import secrets
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Any

from lascaux.server import bots, messages
from lascaux.server.play import question, seated
from lascaux.server.problems import Problem

if TYPE_CHECKING:
    from lascaux.kernel.match import Match
    from lascaux.server.bots import Pool
    from lascaux.server.messages import HintWish
    from lascaux.server.room import Room

SECONDS = 4.0  # of thought, at most


def asked(room: Room, user_id: str, wish: HintWish) -> Match:
    """The match, if this seat may have a hint now; Problem says why not."""
    match = seated(room, user_id, wish.seat)
    if not room.table.hints:
        raise Problem(409, "no-hints", "there are no hints at this table")
    if wish.seat not in match.position.waiting():
        raise Problem(409, "not-asked", "you have nothing to answer now")
    if len(match.position.legal(wish.seat)) < 2:
        raise Problem(409, "one-choice", "there is only one thing to do")
    if wish.question < room.asked_since(wish.seat):
        raise stale()
    return match


def stale() -> Problem:
    return Problem(409, "stale-question", "this question has been answered; there is a new one")


def sent(match: Match, seat: int) -> tuple[Any, ...]:
    """All that the worker gets to know."""
    position = match.position
    return match.game.id, match.deck, match.game.view(position, seat), list(position.legal(seat))


async def hint(room: Room, pool: Pool, match: Match, seat: int) -> messages.Hint:
    """Thought out unless the question goes away meanwhile."""
    game, deck, view, choices = sent(match, seat)
    luck = secrets.token_hex(16)
    now = question(room, seat)
    news = asyncio.ensure_future(room.changed.wait())
    with NamedTemporaryFile(prefix="lascaux-hint-") as wish:  # gone, it ends the thinking
        work = pool.run(bots.hint, game, deck, luck, view, choices, SECONDS, wish.name)
        thought = asyncio.ensure_future(work)
        try:
            while not thought.done():
                await asyncio.wait({thought, news}, return_when=asyncio.FIRST_COMPLETED)
                if question(room, seat) != now:
                    raise stale()
                if news.done():
                    news = asyncio.ensure_future(room.changed.wait())
            found = thought.result()
        finally:
            news.cancel()
            thought.cancel()  # what has not begun yet never will
    return messages.Hint(
        [messages.Advice(advice.choice, advice.chance) for advice in found.best],
        [messages.Reason(*reason) for reason in found.why],
    )
