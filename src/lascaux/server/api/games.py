"""What can be played, with which cards, against whom."""

from __future__ import annotations

import hashlib
from functools import cache

import segno
from litestar import Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

from lascaux.bots.levels import LEVELS
from lascaux.kernel.game import GAMES, Game, find
from lascaux.kernel.texts import LANGUAGES
from lascaux.server.asking import Asking
from lascaux.server.messages import BotInfo, DeckInfo, GameInfo, Health, OptionInfo
from lascaux.server.needs import REFUSALS, TheHouse
from lascaux.server.problems import Problem


@get("/health", sync_to_thread=False, responses=REFUSALS)
def check() -> Health:
    """Whether the server runs."""
    return Health()


@get("/games", sync_to_thread=False, responses=REFUSALS)
def games_list(house: TheHouse) -> list[GameInfo]:
    """The games of the house, with their variants and clauses."""
    return [
        GameInfo(
            id=game.id,
            seats=(game.seats[0], game.seats[-1]),
            options={
                name: OptionInfo(list(option.values), option.clause)
                for name, option in game.options.items()
            },
            clauses={chapter: list(clauses) for chapter, clauses in game.clauses.items()},
            constants=game.constants(),
            deck=house.decks.tribe[game.id],
            shelf=game.on_shelf,
        )
        for game in GAMES.values()
    ]


@cache
def told(game: Game, language: str) -> tuple[str, str]:
    """A game's texts in a language, without those clients must not have, and their fingerprint."""
    files = sorted((game.folder / "texts" / language).glob("*.ftl"))
    said = [file.read_text(encoding="utf-8") for file in files if file.name not in game.untold]
    text = "\n".join(said)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'


@get(
    "/games/{game:str}/texts/{language:str}",
    media_type="text/plain",
    sync_to_thread=True,
    responses=REFUSALS,
)
def texts(request: Asking, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What a game says in a language, as Fluent: for clients that were built without the game."""
    if game not in GAMES or language not in LANGUAGES:
        raise Problem(404, "not-found", "there is no such game here, or not in this language")
    said, mark = told(GAMES[game], language)
    headers = {"cache-control": "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response("", status_code=304, headers=headers)
    return Response(said, headers=headers)


@get("/decks/{deck:str}", responses=REFUSALS)
async def deck(house: TheHouse, deck: FromPath[str]) -> DeckInfo:
    """What a table with this deck is drawn with."""
    row = await house.decks.row(deck)
    if row is None:
        raise Problem(404, "no-deck", "no table here has used this deck")
    game, cards = find(row.game), await house.decks.get(deck)
    clauses = [clause for chapter in game.clauses.values() for clause in chapter]
    appendix = {clause: rows for clause in clauses if (rows := game.appendix(clause, cards))}
    return DeckInfo(game.cards(cards), appendix, list(game.by_seat()))


@get("/bots", sync_to_thread=False, responses=REFUSALS)
def bots_list() -> list[BotInfo]:
    """The levels of the bots, the weakest first."""
    return [BotInfo(name) for name in LEVELS]


@get("/qr", media_type="image/svg+xml", sync_to_thread=False, responses=REFUSALS)
def qr(house: TheHouse, request: Asking, path: FromQuery[str]) -> Response[bytes]:
    """A QR code (SVG) of an address on this server, such as /join/…, for a phone in the room."""
    if not path.startswith("/") or path.startswith("//") or not path.isascii() or len(path) > 200:
        raise Problem(400, "bad-path", "path must be an address on this server, such as /join/…")
    address = house.for_others(request)
    if address is None:
        raise Problem(
            409, "only-here", "only this machine can reach the server: start it with --lan"
        )
    code = segno.make(address + path, error="m")
    drawing = code.svg_inline(border=2, omitsize=True, dark="#000", light="#fff", svgclass=None)
    drawing = drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawing.encode(), media_type="image/svg+xml")


# All of it is public, so that its length tells nothing.
zipped = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))
games = Router(
    "/api",
    route_handlers=[check, games_list, texts, deck, bots_list, qr],
    middleware=[zipped],
    tags=["games"],
)
