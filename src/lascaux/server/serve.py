"""The command `lascaux serve`: open the database, take the port, and play."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import sqlite3
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from platformdirs import user_data_dir

from lascaux.kernel.errors import BadInput
from lascaux.server.address import ANYWHERE, THIS_MACHINE, for_others, is_here, take
from lascaux.server.app import make_app
from lascaux.server.house import House
from lascaux.server.live import FRAME
from lascaux.server.store import Store

if TYPE_CHECKING:
    from litestar import Litestar


def serve(port: int, open_browser: bool, database: str | None, host: str = THIS_MACHINE) -> None:
    """Serve until Ctrl+C; BadInput when the port is taken or the database cannot be opened."""
    with take(host, port) as listener:
        where = database or default_database()
        check_file(where)
        csrf = asyncio.run(prepare(where))
        house = House(where, host)
        server = Announced(config(make_app(house, csrf)), greeting(listener, host), open_browser)
        server.run(sockets=[listener])


def default_database() -> str:
    folder = Path(user_data_dir("lascaux", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder}: cannot be made ({error.strerror})") from None
    return f"sqlite:///{folder / 'lascaux.db'}"


def check_file(database: str) -> None:
    """A database file that can be read and written, or can be made."""
    scheme, _, file = database.partition(":///")
    if scheme != "sqlite":
        return
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("begin immediate")
    except sqlite3.Error as error:
        raise BadInput(f"{database}: cannot be opened ({error})") from None


async def prepare(database: str) -> str:
    """Bring the database up to date; the secret by which pages prove that they are ours."""
    store = Store(database)
    try:
        await store.migrate()
        store.open()
        return await store.setting("csrf", secrets.token_hex(32))
    except BadInput as error:
        raise BadInput(f"{shown(database)}: {error}") from None
    except Exception as error:  # noqa: BLE001  drivers fail in many ways: one line for each
        line = str(getattr(error, "orig", None) or error).strip().splitlines()
        reason = line[0] if line else type(error).__name__
        raise BadInput(f"{shown(database)}: cannot be opened ({reason})") from None
    finally:
        await store.close()


def shown(database: str) -> str:
    """A database's address without its password."""
    scheme, separator, rest = database.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}"


def config(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=4 * FRAME,  # what is between is refused with a reason, more ends the connection
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def greeting(listener: socket.socket, host: str) -> tuple[str, str]:
    """The address for this machine, and a line about the others."""
    everywhere = host in {ANYWHERE, "::"}
    name = "localhost" if everywhere or is_here(host) else f"[{host}]" if ":" in host else host
    here = f"{name}:{listener.getsockname()[1]}"
    others = for_others("http", here, host)
    if others:
        return f"http://{here}", f"Other devices in your network join at {others}"
    if not is_here(host):
        return f"http://{here}", "This machine is in no network: nobody else can join."
    return (
        f"http://{here}",
        "Only this machine can reach it; with --lan phones in the room can join.",
    )


class Announced(uvicorn.Server):
    """Says where it is, and opens a browser there, once it answers."""

    def __init__(
        self, config: uvicorn.Config, greeting: tuple[str, str], open_browser: bool
    ) -> None:
        super().__init__(config)
        self.address, self.others = greeting
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Lascaux is at {self.address} (Ctrl+C ends it)")
            print(self.others, flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
