"""The OpenAPI description: beside the bodies of HTTP the websocket's messages, and what games send."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from lascaux.kernel.game import GAMES
from lascaux.server.messages import FromClient, FromServer

if TYPE_CHECKING:
    from lascaux.server.asking import Asking

SENT: tuple[type, ...] = get_args(FromClient)
RECEIVED: tuple[type, ...] = get_args(FromServer)
PLACE = "#/components/schemas/{name}"


def with_frames(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with every message, the two unions of what goes each way, and every game's
    view and deck.
    """
    decks = tuple(game.deck_type for game in GAMES.values() if game.deck_type)
    _, parts = msgspec.json.schema_components(
        [*SENT, *RECEIVED, *views(), *decks], ref_template=PLACE
    )
    unions = {"FromClient": one_of(SENT), "FromServer": one_of(RECEIVED)}
    components = schema["components"]
    schemas = {**parts, **components["schemas"], **unions}
    for name, part, kinds in (("State", "view", views()), ("DeckInfo", "cards", decks)):
        properties = {**schemas[name]["properties"], part: one_of(kinds)}
        if part == "view":
            properties[part]["oneOf"].append({"type": "null"})
        schemas[name] = {**schemas[name], "properties": properties}
    return {**schema, "components": {**components, "schemas": dict(sorted(schemas.items()))}}


def views() -> tuple[type, ...]:
    """What seats see, of the games that say so."""
    return tuple(game.view_type for game in GAMES.values() if game.view_type)


def one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": PLACE.format(name=kind.__name__)} for kind in kinds]}


class Described(JsonRenderPlugin):
    """Serves the description with the websocket's messages in it."""

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_frames(openapi_schema))
