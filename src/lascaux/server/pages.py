"""The built client, from the folder `static`: its files, and index.html for every other address."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from lascaux.kernel.texts import LANGUAGES
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
WHO = '<link rel="preload" as="fetch" crossorigin href="/api/me">'  # the client's first question


@lru_cache(maxsize=512)
def content(
    file: Path,
    changed: int,  # noqa: ARG001  another time, another content
    links: str = "",
) -> tuple[str, str, bytes, bytes | None]:
    """A file's type, its fingerprint, its bytes, and those bytes zipped where that helps."""
    kind = (
        TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    )
    data = file.read_bytes()
    if links:
        data = data.replace(b"</head>", links.encode() + b"</head>", 1)
    small = gzip.compress(data, 9, mtime=0) if kind.startswith(SMALLER) else None
    mark = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return kind, mark, data, small if small and len(small) < len(data) else None


def found(path: str) -> Path | None:
    """The file of that name inside the folder, and nothing outside it."""
    file = (STATIC / path.lstrip("/")).resolve()
    return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None


@lru_cache(maxsize=1)
def files_ahead(file: Path, changed: int) -> dict[str, list[str]]:  # noqa: ARG001
    """Which files a page and a language will ask for, as the build noted it."""
    found: dict[str, list[str]] = json.loads(file.read_bytes())
    return found


def links(path: str, languages: str) -> str:
    """What a page will want soon, so that the browser need not find out step by step."""
    note = found("ahead.json")
    if note is None:
        return ""
    ahead = files_ahead(note, note.stat().st_mtime_ns)
    page = path.split("/")[1]
    language = spoken(languages)
    keys = ("first", language, page, f"{path.strip('/')}/{language}")
    names = [name for key in keys for name in ahead.get(key, [])]
    return WHO + "".join(LINKS[Path(name).suffix].format(name) for name in names)


def spoken(languages: str) -> str:
    """The first of the reader's languages that we speak, from the header accept-language."""
    codes = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={"exclude_from_csrf": True},  # a file that is cached must not bring a cookie
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
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
    ahead = links(path, request.headers.get("accept-language", "")) if html else ""
    kind, mark, data, small = content(file, file.stat().st_mtime_ns, ahead)
    lasting = path.startswith("/assets/")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding, accept-language" if html else "accept-encoding",
        "etag": mark,
    }
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = small
    return Response(data, media_type=kind, headers=headers)
