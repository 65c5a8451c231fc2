"""What a request is refused with: a key, one clear line, and a clause where a rule forbids it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from lascaux.kernel.errors import BadInput
from lascaux.server import messages

if TYPE_CHECKING:
    from lascaux.kernel.describe import Phrase
    from lascaux.server.asking import Asking

log = logging.getLogger("lascaux")
KEYS = {
    400: "bad-request",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    409: "conflict",
    413: "too-big",
    429: "too-fast",
}


class Problem(Exception):  # noqa: N818  an answer, not a failure
    """Refused, with a reason; nothing has changed."""

    def __init__(
        self,
        status: int,
        error: str,
        detail: str,
        clause: str | None = None,
        phrase: Phrase | None = None,
    ) -> None:
        self.status = status
        self.error = error
        self.detail = detail
        self.clause = clause
        self.phrase = phrase
        super().__init__(detail)

    def body(self) -> messages.Problem:
        return messages.Problem(self.error, self.detail, self.clause, self.phrase)

    def refused(self, key: str) -> messages.Refused:
        return messages.Refused(key, self.error, self.detail, self.clause, self.phrase)


def no_table() -> Problem:
    return Problem(404, "no-table", "there is no such table, or it is not open to you")


def answered(_: Asking, problem: Problem) -> Response[messages.Problem]:
    return Response(problem.body(), status_code=problem.status, media_type="application/json")


def bad_input(_: Asking, error: BadInput) -> Response[messages.Problem]:
    body = messages.Problem("bad-input", str(error))
    return Response(body, status_code=400, media_type="application/json")


def http_error(_: Asking, error: HTTPException) -> Response[messages.Problem]:
    status = error.status_code
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra]
        detail = "; ".join(wrong) or detail
    body = messages.Problem(KEYS.get(status, "error"), detail)
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def failure(request: Asking, error: Exception) -> Response[messages.Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    body = messages.Problem("internal", "something went wrong on the server")
    return Response(body, status_code=500, media_type="application/json")


HANDLERS: Any = {
    Problem: answered,
    BadInput: bad_input,
    HTTPException: http_error,
    Exception: failure,
}
