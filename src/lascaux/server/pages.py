"""The built client, from the folder `static`: its files, and index.html for every other address."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

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


@lru_cache(maxsize=512)
def content(file: Path, changed: int) -> tuple[str, str, bytes, bytes | None]:  # noqa: ARG001
    """A file's type, its fingerprint, its bytes, and those bytes zipped where that helps."""
    kind = (
        TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    )
    data = file.read_bytes()
    small = gzip.compress(data, 9, mtime=0) if kind.startswith(SMALLER) else None
    mark = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return kind, mark, data, small if small and len(small) < len(data) else None


def found(path: str) -> Path | None:
    """The file of that name inside the folder, and nothing outside it."""
    file = (STATIC / path.lstrip("/")).resolve()
    return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None


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
    kind, mark, data, small = content(file, file.stat().st_mtime_ns)
    lasting = path.startswith("/assets/")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
        "etag": mark,
    }
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = small
    return Response(data, media_type=kind, headers=headers)
