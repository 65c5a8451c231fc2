"""The OpenAPI description: beside the bodies of HTTP the websocket's messages, and what games send."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from lascaux.kernel.game import GAMES, TableView
from lascaux.server.messages import CardsView, FromClient, FromServer

if TYPE_CHECKING:
    from lascaux.server.asking import Asking

SENT: tuple[type, ...] = get_args(FromClient)
RECEIVED: tuple[type, ...] = get_args(FromServer)
PLACE = "#/components/schemas/{name}"
OF_EVERY_GAME = (TableView, CardsView)


def with_frames(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with every message, the two unions of what goes each way, and every game's
    view and deck.
    """
    _, parts = msgspec.json.schema_components(
        [*SENT, *RECEIVED, *views(), *decks()], ref_template=PLACE
    )
    for kind in OF_EVERY_GAME:  # also of one that is installed where this is read
        parts[kind.__name__] |= {"additionalProperties": True}
    unions = {"FromClient": {"oneOf": places(SENT)}, "FromServer": {"oneOf": places(RECEIVED)}}
    components = schema["components"]
    schemas = {**parts, **components["schemas"], **unions}
    nothing = {"type": "null"}
    for name, part, kinds in (
        ("State", "view", [*places(views()), nothing]),
        ("DeckInfo", "cards", places(decks())),
    ):
        union = {"anyOf": kinds}
        properties = {**schemas[name]["properties"], part: union}
        schemas[name] = {**schemas[name], "properties": properties}
    return {**schema, "components": {**components, "schemas": dict(sorted(schemas.items()))}}


def views() -> tuple[type, ...]:
    """What seats see: of the games that say so, and in every game."""
    return (*(game.view_type for game in GAMES.values() if game.view_type), TableView)


def decks() -> tuple[type, ...]:
    """The decks: of the games that say so, and in every game."""
    return (*(game.deck_type for game in GAMES.values() if game.deck_type), CardsView)


def places(kinds: tuple[type, ...]) -> list[dict[str, Any]]:
    return [{"$ref": PLACE.format(name=kind.__name__)} for kind in kinds]


class Described(JsonRenderPlugin):
    """Serves the description with the websocket's messages in it."""

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_frames(openapi_schema))
