"""The interface as it is described: OpenAPI, docs/api.md, headers, pages, the database's schema."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import schemathesis
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving import Server, table_of
from sqlalchemy import Connection

from lascaux.client import Refused, Visitor
from lascaux.server.app import make_app
from lascaux.server.document import FILE, document, openapi
from lascaux.server.house import House
from lascaux.server.schema import metadata
from lascaux.server.store import Store

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def somebody(server: Server) -> Visitor:
    return server.visitor()


@pytest.fixture(scope="module")
def places(somebody: Visitor) -> list[dict[str, str]]:
    """A table that waits and one that is being played, and their links."""
    found = []
    for seats in (["me", "open", "open"], ["me", "greedy"]):
        made = somebody.call("POST", "/api/tables", table_of(seats, takeover=False))
        found.append({**made, "table": made["table"]["id"]})
    somebody.call("POST", f"/api/tables/{found[1]['table']}/start")
    return found


def lead(case: schemathesis.Case[Any], places: list[dict[str, str]]) -> None:
    """Lead two of three requests to a table that is there: invented ones are never found."""
    parts = case.path_parameters
    dice = sum(str([parts, case.body, case.query]).encode()) % 3
    if dice == 2:
        return
    link = places[dice]["watch" if "watch" in case.path else "invite"]
    known: dict[str, Any] = {
        "table": places[dice]["table"],
        "secret": link.rpartition("/")[2],
        "seat": dice,
    }
    case.path_parameters = {name: known.get(name, value) for name, value in parts.items()}


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_what_is_described_is_what_happens(
    case: schemathesis.Case[Any],
    server: Server,
    somebody: Visitor,
    places: list[dict[str, str]],
) -> None:
    cookies = {name: somebody.cookie(name) for name in ("lascaux_session", "csrftoken")}
    if case.path in {"/api/sessions", "/api/account", "/api/session"}:
        cookies.pop("lascaux_session")
    lead(case, places)
    case.call_and_validate(
        base_url=server.address,
        headers={"x-csrftoken": cookies["csrftoken"]},
        cookies=cookies,
        checks=CHECKS,
    )


def test_every_route_is_described() -> None:
    """But for pages, and the websocket, whose messages test_fuzz.py sends."""
    app = make_app(House("sqlite:///"), "")
    routes = {re.sub(r":\w+}", "}", route.path) for route in app.routes}
    assert routes - set(openapi()["paths"]) == {
        "/",
        "/{path}",
        "/schema",
        "/schema/openapi.json",
        "/schema/{path}",
        "/api/tables/{table}/live",
    }


def test_the_description_is_served(server: Server, somebody: Visitor) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        served = somebody.call("GET", path)
        assert set(served["paths"]) == set(openapi()["paths"])
        assert {"Ack", "Bye", "Ping", "FromServer"} <= set(served["components"]["schemas"])


def test_the_written_description_is_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == document(), (
        "docs/api.md is stale: python -m lascaux.server.document"
    )


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def migrated() -> list[Any]:
        store = Store(f"sqlite:///{tmp_path}/new.db")
        await store.migrate()
        await store.migrate()  # once more changes nothing
        async with store.engine.connect() as connection:
            found: list[Any] = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(migrated()) == []


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        try:
            answer = urlopen(server.address + path)  # noqa: S310
        except HTTPError as error:
            answer = error
        with answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert f"ws://localhost:{server.port}" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("host", "policy"),
    [
        ("localhost", "same-origin"),
        ("127.0.0.1", "same-origin"),
        ("play.example", "same-origin"),
        ("192.168.1.7:8000", None),
        ("[fd00::7]:8000", None),
    ],
)
def test_an_opener_policy_is_sent_where_browsers_heed_it(
    server: Server, host: str, policy: str | None
) -> None:
    with urlopen(Request(server.address, headers={"Host": host})) as answer:  # noqa: S310
        assert answer.headers["cross-origin-opener-policy"] == policy
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_unknown_addresses_are_pages_and_unknown_api_is_not(server: Server) -> None:
    for path in ("/", "/table/abc", "/join/secret", "/../../etc/passwd", "/%2e%2e/%2e%2e/app.py"):
        with urlopen(server.address + path) as page:  # noqa: S310
            assert page.headers["content-type"].startswith("text/html")
            assert b"root:" not in page.read()
    visitor = server.visitor()
    for path in ("/api/nothing", "/assets/of-another-version.js"):
        with pytest.raises(Refused, match="not-found"):
            visitor.call("GET", path)


def test_a_body_that_is_too_big_is_refused(server: Server) -> None:
    with pytest.raises(Refused, match="413"):
        server.visitor().call("PATCH", "/api/me", {"name": "x" * 400_000})


def test_the_example_bot_plays_a_game(server: Server) -> None:
    host = server.visitor()
    made = host.call("POST", "/api/tables", table_of(["open", "greedy"]))
    example = FILE.with_name("bot_client.py")
    link = server.address + made["invite"]
    with subprocess.Popen(
        [sys.executable, example, link], stdout=subprocess.PIPE, text=True
    ) as playing:
        table = made["table"]["id"]
        while any(
            seat["kind"] == "empty" for seat in host.call("GET", f"/api/tables/{table}")["seats"]
        ):
            assert playing.poll() is None
        host.call("POST", f"/api/tables/{table}/start")
        said, _ = playing.communicate(timeout=60)
    assert said.startswith("points: [")
