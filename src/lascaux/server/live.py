"""One connection: commands come in, states go out; never more than the latest waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from lascaux.server.house import House, chosen_seat
from lascaux.server.messages import (
    Ack,
    Bye,
    Chat,
    Command,
    FromClient,
    FromServer,
    Ping,
    Pong,
    Refused,
    Since,
)
from lascaux.server.moment import state
from lascaux.server.play import obey
from lascaux.server.problems import Problem

if TYPE_CHECKING:
    from lascaux.server.asking import Socket
    from lascaux.server.room import Room

log = logging.getLogger("lascaux")
FRAME = 16 * 1024  # bytes that a client may send at once
REPLIES = 128  # answers that may wait for a client that does not read
PATIENCE = 15.0  # seconds that one frame may take to be sent
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


class Key(msgspec.Struct):
    """What can still be read of a command that cannot be read."""

    key: str = ""


def key_of(text: str) -> str:
    with contextlib.suppress(msgspec.DecodeError, RecursionError):
        return msgspec.json.decode(text, type=Key).key[:64]
    return ""


class Connection:
    def __init__(
        self,
        house: House,
        socket: Socket,
        room: Room,
        user_id: str | None,
        wish: int | None,
        since: int | None,
    ) -> None:
        self.house = house
        self.socket = socket
        self.room = room
        self.user_id = user_id
        self.wish = wish
        self.since = since
        self.shown = -1  # the room's version that was sent last
        self.seat = chosen_seat(room, user_id, wish)
        self.last = b""  # what was to be seen last, news aside
        self.watching = self.seat is None
        self.replies: deque[FromServer] = deque()
        self.wake = asyncio.Event()
        self.goodbye: str | None = None

    async def serve(self) -> None:
        """Until the client goes, or is too slow, or is told to go."""
        self.house.rooms.enter(self)
        self.room.listeners.append(self.wake.set)
        self.wake.set()
        sides = [asyncio.create_task(self.write()), asyncio.create_task(self.read())]
        try:
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in sides:
                task.cancel()
            await asyncio.gather(*sides, return_exceptions=True)
            self.room.listeners.remove(self.wake.set)
            self.house.rooms.leave(self)

    def drop(self, reason: str) -> None:
        self.goodbye = self.goodbye or reason
        self.wake.set()

    # Out.

    async def write(self) -> None:
        while self.goodbye is None:
            await self.wake.wait()
            self.wake.clear()
            while self.replies:
                await self.send(encoder.encode(self.replies.popleft()))
            if self.shown != self.room.version:
                await self.show()
        await self.send(encoder.encode(Bye(self.goodbye)))
        with contextlib.suppress(Exception):
            await self.socket.close(1000, self.goodbye)

    async def send(self, frame: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.socket.send_data(frame.decode(), mode="text")

    async def show(self) -> None:
        """The table as it is now, unless nothing of it looks different from here."""
        async with self.room.lock:
            self.shown = self.room.version
            seat = self.own_seat()
            since = self.since if seat == self.seat else None
            now = state(self.room, self.house.presence, self.user_id, seat, since)
        self.seat, self.since = seat, now.seq
        news = bool(now.fresh or now.events or now.chat)
        look = encoder.encode(replace(now, seq=0, answers=0, events=[], chat=[], fresh=False))
        if news or look != self.last:
            self.last = look
            await self.send(encoder.encode(now))

    def own_seat(self) -> int | None:
        """Seats are shuffled at the start, so the one asked for may be somebody else's now."""
        try:
            return chosen_seat(self.room, self.user_id, self.wish)
        except Problem:
            self.wish = None
            return chosen_seat(self.room, self.user_id, None)

    # In.

    async def read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if len(text) > FRAME or len(text.encode()) > FRAME:
                self.reply(Refused("", "too-big", f"a frame has at most {FRAME} bytes"))
                continue
            try:
                command = decoder.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                self.reply(Refused(key_of(text), "malformed", str(error)))
                continue
            match command:
                case Ping():
                    self.reply(Pong())
                case Since():
                    self.since, self.shown, self.last = command.seq, -1, b""
                    self.wake.set()
                case _:
                    await self.work(command)

    async def work(self, command: Command) -> None:
        try:
            self.reply(await allowed(self.house, self.room, self.user_id, command))
        except Problem as problem:
            self.reply(problem.refused(command.key))
        except Exception:
            log.exception("a command at table %s failed", self.room.id)
            self.reply(Refused(command.key, "internal", "something went wrong on the server"))

    def reply(self, message: FromServer) -> None:
        if len(self.replies) >= REPLIES:
            self.drop("too-slow")
        else:
            self.replies.append(message)
            self.wake.set()


async def allowed(house: House, room: Room, user_id: str | None, command: Command) -> Ack:
    """Obey, if this is somebody and not a flood."""
    if user_id is None:
        raise Problem(401, "no-session", "spectators without a name only watch")
    if isinstance(command, Chat):
        house.rates.talk.check(user_id)
    else:
        await house.rates.commands.turn(user_id)
    return await obey(room, user_id, command)
