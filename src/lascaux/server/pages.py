"""The built client, from the folder `static`: its files, and index.html for every other address."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get

from lascaux.kernel.texts import LANGUAGES
from lascaux.server.asking import Asking
from lascaux.server.house import House
from lascaux.server.needs import TheHouse
from lascaux.server.problems import Problem

STATIC = Path(__file__).parent / "static"
SMALLER = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
)
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Lascaux</title>"
    b"<h1>Lascaux</h1><p>The server runs, but its pages are not built. In the project's folder, "
    b"<code>make play</code> builds them.</p></html>"
)


LINKS = {
    ".js": '<link rel="modulepreload" crossorigin href="{}">',
    ".css": '<link rel="preload" as="style" crossorigin href="{}">',
    ".woff2": '<link rel="preload" as="font" crossorigin href="{}">',
}
QUESTION = '<link rel="preload" as="fetch" crossorigin href="{}">'
WHO = "/api/me"  # the client's first question


@lru_cache(maxsize=512)
def content(
    file: Path,
    changed: int,  # noqa: ARG001  another time, another content
    links: str = "",
) -> tuple[str, str, dict[str, bytes]]:
    """A file's type, its fingerprint, and its bytes by encoding, smallest first; "" is unencoded."""
    kind = (
        TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    )
    data = file.read_bytes()
    if links:
        data = data.replace(b"</head>", links.encode() + b"</head>", 1)
    mark = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    ways = {"": data}
    if kind.startswith(SMALLER):
        ways["gzip"] = gzip.compress(data, 9, mtime=0)
    pressed = file.with_name(f"{file.name}.br")  # by the build
    if pressed.exists():
        ways["br"] = pressed.read_bytes()
    return kind, mark, dict(sorted(ways.items(), key=lambda way: len(way[1])))


def found(path: str) -> Path | None:
    """The file of that name inside the folder, and nothing outside it."""
    file = (STATIC / path.lstrip("/")).resolve()
    return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None


@lru_cache(maxsize=1)
def files_ahead(file: Path, changed: int) -> dict[str, list[str]]:  # noqa: ARG001
    """Which files a page and a language will ask for, as the build noted it."""
    found: dict[str, list[str]] = json.loads(file.read_bytes())
    return found


class About(NamedTuple):
    """What an address is about: which parts of the client show it, and what they will ask us."""

    parts: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


ANYTHING = About()


async def about(house: House, request: Asking) -> About:
    page, _, which = request.url.path.strip("/").partition("/")
    if page in {"new", "rules"} and which in house.decks.tribe:
        cards = (f"/api/decks/{house.decks.tribe[which]}",) if page == "rules" else ()
        return About((f"words/{which}",), ("/api/games", *cards))
    if page == "table":
        with contextlib.suppress(Problem):  # none, or not for these eyes
            table = (await house.room(which, await house.whoever(request))).table
            words = f"words/{table.game}"
            if table.state == "open":
                return About((words, "waiting"), ("/api/games",))
            return About((words, f"board/{table.game}"), (f"/api/decks/{table.deck}",))
    return ANYTHING


def links(path: str, languages: str, what: About = ANYTHING) -> str:
    """What a page will want soon, so that the browser need not find out step by step."""
    note = found("ahead.json")
    if note is None:
        return ""
    ahead = files_ahead(note, note.stat().st_mtime_ns)
    page = path.split("/")[1]
    language = spoken(languages)
    parts = (page, path.strip("/"), *what.parts)
    keys = (language, *parts, *(f"{part}/{language}" for part in parts))
    names = dict.fromkeys(name for key in keys for name in ahead.get(key, []))
    files = [LINKS[Path(name).suffix].format(name) for name in names]
    return "".join([*files, *(QUESTION.format(path) for path in (WHO, *what.questions))])


def spoken(languages: str) -> str:
    """The first of the reader's languages that we speak, from the header accept-language."""
    codes = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    opt={"exclude_from_csrf": True},  # a file that is cached must not bring a cookie
)
async def page(house: TheHouse, request: Asking) -> Response[bytes]:
    path = request.url.path
    if path.startswith(("/api/", "/schema/")) or path in {"/api", "/schema"}:
        raise Problem(404, "not-found", "there is nothing at this address")
    try:
        file = found(path)
    except (ValueError, OSError):
        file = None
    if file is None and path.startswith("/assets/"):  # of another version: a page would not do
        raise Problem(404, "not-found", "there is no such file in this version")
    file = file or found("index.html")
    if file is None:
        return Response(NOT_BUILT, media_type="text/html", status_code=200)
    html = file.name == "index.html"
    ahead = ""
    if html:
        languages = request.headers.get("accept-language", "")
        ahead = links(path, languages, await about(house, request))
    kind, mark, ways = content(file, file.stat().st_mtime_ns, ahead)
    lasting = path.startswith("/assets/")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding, accept-language" if html else "accept-encoding",
        "etag": mark,
    }
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    way = next(name for name in ways if name in accepted)  # "" is in everything
    if way:
        headers["content-encoding"] = way
    return Response(ways[way], media_type=kind, headers=headers)
