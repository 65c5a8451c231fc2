"""Headers, origins and rates: what keeps strangers' pages and floods out."""

from __future__ import annotations

import asyncio
import re
import time
from hmac import compare_digest
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash

from lascaux.server.problems import Problem

if TYPE_CHECKING:
    from litestar.types import Message, Scope

    from lascaux.server.asking import Asking, Connection

SAFE = {"GET", "HEAD", "OPTIONS"}
HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d{1,5})?|\[[0-9a-fA-F:.]+\](:\d{1,5})?")
PATIENCE = 5.0  # seconds that a request may wait for its turn
BODY = 300 * 1024  # bytes of a request; records may have more (api/records.py)

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links are secrets: they go nowhere
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def policy(host: str) -> str:
    """Everything from here and nothing from elsewhere; older browsers need the websocket named."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    parts = {**POLICY, "connect-src": f"'self'{sockets}"}
    return "; ".join(f"{name} {value}" for name, value in parts.items())


def in_the_room(scheme: str, host: str) -> bool:
    """Plain http in a local network: there browsers heed no opener policy, and complain of it."""
    try:
        address = ip_address(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
    return scheme == "http" and address.is_private and not address.is_loopback


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    asked = dict(scope["headers"])
    host = asked.get(b"host", b"").decode("latin-1")
    headers["content-security-policy"] = policy(host)
    for name, value in HEADERS.items():
        headers[name] = value
    if in_the_room(scope["scheme"], host):
        del headers["cross-origin-opener-policy"]
    if scope["path"].startswith("/api"):
        headers["cache-control"] = "no-store"


def same_origin(connection: Connection) -> bool:
    origin = connection.headers.get("origin", "")
    return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host", "")


def token_is_ours(token: str, secret: str) -> bool:
    """Whether a CSRF token was signed by this server, and not by another on the same host."""
    value, signature = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
    expected = generate_csrf_hash(value, secret)
    return compare_digest(signature.encode(), expected.encode())


async def check_origin(request: Asking) -> None:
    """A browser says where a request comes from; only our own pages may change anything."""
    foreign = "origin" in request.headers and not same_origin(request)
    if request.method not in SAFE and foreign:
        raise Problem(403, "foreign-origin", "this request comes from another site")


class Rate:
    """A burst of requests, and then a number per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: dict[str, tuple[float, float]] = {}  # who -> (left, when)

    def take(self, who: str, patience: float = 0.0) -> float:
        """Use one up; how many seconds until it is there. Problem when that is too long to wait."""
        now = time.monotonic()
        left, when = self.buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.per_second)
        wait = max(0.0, (1 - left) / self.per_second)
        if wait > patience:
            raise Problem(429, "too-fast", "too many requests: wait a moment")
        self.buckets[who] = (left - 1, now)
        if len(self.buckets) > 10_000:
            self.forget(now)
        return wait

    def forget(self, now: float) -> None:
        full = (self.burst / self.per_second) + PATIENCE
        self.buckets = {who: b for who, b in self.buckets.items() if now - b[1] < full}

    def check(self, who: str) -> None:
        """Refuse what is too much."""
        self.take(who)

    async def turn(self, who: str) -> None:
        """Let what is too fast wait for its turn, and refuse only what would wait too long."""
        wait = self.take(who, PATIENCE)
        if wait:
            await asyncio.sleep(wait)


class Rates:
    """What an honest person, or a family behind one address, never reaches.

    A program that plays as fast as it can does reach it: its commands and reads are slowed down, so
    that it never sees a refusal either. Only a flood over many connections does.
    """

    def __init__(self) -> None:
        self.guests = Rate(200, 2)  # new guests from one address
        self.passwords = Rate(10, 0.1)  # tries for one account
        self.hashes = Rate(40, 1)  # passwords from one address
        self.tables = Rate(60, 0.2)  # new tables by one person
        self.records = Rate(60, 1)  # records read for one person
        self.commands = Rate(100, 30)  # of one person
        self.reads = Rate(200, 60)  # states of a table asked for by one person or address
        self.moments = Rate(60, 15)  # earlier moments: each plays the game again up to there
        self.talk = Rate(20, 1)  # lines of one person
        self.hints = Rate(6, 0.2)  # for one seat: each costs seconds of a processor


def address(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
