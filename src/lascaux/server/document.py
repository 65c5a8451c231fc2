"""docs/api.md, written from the types themselves: python -m lascaux.server.document

With --openapi it prints the OpenAPI description instead, from which the client's types are made.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from lascaux.server.frames import RECEIVED, SENT, views, with_frames

if TYPE_CHECKING:
    from collections.abc import Iterable

FILE = Path(__file__).parents[3] / "docs" / "api.md"
METHODS = ("get", "post", "put", "patch", "delete")

INTRODUCTION = """\
# The server's interface

Written by `python -m lascaux.server.document` from the types in `src/lascaux/server/messages.py`; a
test fails when it is stale. A running server describes itself at `/schema/openapi.json`.

## How to talk to it

- Everything is JSON. Begin with `GET /api/me`: it makes you a guest (cookie `lascaux_session`) and
  sets the cookie `csrftoken`. Every request that changes something must repeat its value in the
  header `x-csrftoken`.
- A refused request gets an HTTP status and a `Problem`: a key and one clear line. If a rule forbids
  it, the clause and the refusal as a phrase for people come along.
- Live updates come through a websocket at `/api/tables/{table}/live?seat=&since=`, whose `Origin` must
  be the server's own. `seat` is one of your seats (none: the first; -1: a spectator's view), `since`
  the last `seq` you saw. A refused connection is closed with 4000 + the HTTP status and the key of
  the reason.
- Every command carries a `key` of the client's choice and is acknowledged once it is committed. Sent
  again, it has no second effect and gets the same acknowledgement. After a lost connection, connect
  with `since` and resend whatever was not acknowledged.
- Every seat has its own numbers, and so do spectators: `seq` and `answers` count only what they could
  notice, so the numbers tell nobody what another player does in secret.
- A `State` brings the events and chat since the last one. With `fresh: true` it brings all of them: the
  first time, and after an answer has been taken back.
- A frame has at most 16 KiB. Where websockets are blocked, `GET …/state?since=&wait=1` and
  `POST …/commands` do the same.
- For a program that plays a seat, see `src/lascaux/client.py` and, in twenty lines,
  `docs/bot_client.py`.
"""


def shape(schema: dict[str, Any]) -> str:
    """A JSON schema in a few characters."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if kinds := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(shape(part) for part in kinds)
    if "enum" in schema:
        return " or ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(shape(part) for part in schema['prefixItems'])}]"
        case "array":
            return f"list of {shape(schema.get('items') or {})}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"map of {shape(schema['additionalProperties'])}"
        case str(name):
            return f"{name}{limits(schema)}"
        case _:
            return "anything"


def limits(schema: dict[str, Any]) -> str:
    low = schema.get("minimum", schema.get("minLength"))
    high = schema.get("maximum", schema.get("maxLength"))
    if low is None and high is None:
        return ""
    unit = " characters" if "maxLength" in schema else ""
    return f" ({low if low is not None else ''}…{high if high is not None else ''}{unit})"


def described(name: str, schema: dict[str, Any]) -> Iterable[str]:
    yield f"### {name}\n"
    if schema.get("description"):
        yield f"{schema['description']}\n"
    needed = schema.get("required", [])
    rows = [
        f"| `{field}`{'' if field in needed else ' ?'} | {shape(kind).replace('|', chr(92) + '|')} |"
        for field, kind in schema.get("properties", {}).items()
    ]
    if rows:
        yield "| field | |\n|---|---|\n" + "\n".join(rows) + "\n"


def websocket_part(parts: dict[str, Any]) -> Iterable[str]:
    yield "## Websocket: what a client sends\n"
    for kind in SENT:
        yield from described(kind.__name__, parts[kind.__name__])
    yield "## Websocket: what the server sends\n"
    for kind in RECEIVED:
        yield from described(kind.__name__, parts[kind.__name__])
    yield "## Their parts\n"
    for name in sorted(carried() - {kind.__name__ for kind in (*SENT, *RECEIVED)}):
        yield from described(name, parts[name])


def carried() -> set[str]:
    """All that a websocket's messages are made of."""
    _, parts = msgspec.json.schema_components([*SENT, *RECEIVED, *views()])
    return set(parts)


def openapi() -> dict[str, Any]:
    from lascaux.server.app import make_app
    from lascaux.server.house import House

    return with_frames(make_app(House("sqlite:///"), "").openapi_schema.to_schema())


def http_part(schema: dict[str, Any]) -> Iterable[str]:
    yield "## HTTP\n"
    rows = [
        http_row(f"`{method.upper()} {path}`", methods[method])
        for path, methods in schema["paths"].items()
        for method in METHODS
        if method in methods
    ]
    yield "\n".join(["| | | body | answer |", "|---|---|---|---|", *rows]) + "\n"
    yield "`?` marks what may be left out. Bodies and answers that are not above:\n"
    parts = schema["components"]["schemas"]
    for name in sorted(set(parts) - carried() - {"FromClient", "FromServer"}):
        yield from described(name, parts[name])


def http_row(address: str, operation: dict[str, Any]) -> str:
    asked = [
        p["name"] + ("" if p.get("required") else " ?")
        for p in operation.get("parameters", [])
        if p["in"] == "query"
    ]
    body = content(operation.get("requestBody", {}))
    answers = [content(r) for status, r in operation["responses"].items() if status < "300"]
    query = f"<br>query: {', '.join(asked)}" if asked else ""
    return f"| {address} | {operation['description']}{query} | {body} | {answers[0]} |"


def content(part: dict[str, Any]) -> str:
    for kind in part.get("content", {}).values():
        return shape(kind.get("schema", {}))
    return ""


def document() -> str:
    schema = openapi()
    parts = schema["components"]["schemas"]
    return "\n".join((INTRODUCTION, *http_part(schema), *websocket_part(parts))).rstrip() + "\n"


if __name__ == "__main__":
    if "--openapi" in sys.argv:
        print(json.dumps(openapi(), indent=2))
    else:
        FILE.write_text(document(), encoding="utf-8")
