"""The request or connection as Litestar hands it over; all it has of ours is the house, in its state."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

Asking = Request[None, None, State]
Socket = WebSocket[None, None, State]
Connection = ASGIConnection[Any, None, None, State]  # either
