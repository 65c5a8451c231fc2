"""The websocket's messages in the OpenAPI description, beside the bodies of HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from lascaux.server.messages import FromClient, FromServer

if TYPE_CHECKING:
    from litestar import Request

SENT: tuple[type, ...] = get_args(FromClient)
RECEIVED: tuple[type, ...] = get_args(FromServer)
PLACE = "#/components/schemas/{name}"


def with_frames(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with every message, and the two unions of what goes each way."""
    _, parts = msgspec.json.schema_components([*SENT, *RECEIVED], ref_template=PLACE)
    unions = {"FromClient": one_of(SENT), "FromServer": one_of(RECEIVED)}
    components = schema["components"]
    schemas = {**parts, **components["schemas"], **unions}
    return {**schema, "components": {**components, "schemas": dict(sorted(schemas.items()))}}


def one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": PLACE.format(name=kind.__name__)} for kind in kinds]}


class Described(JsonRenderPlugin):
    """Serves the description with the websocket's messages in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_frames(openapi_schema))
