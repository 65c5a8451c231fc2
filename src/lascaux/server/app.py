"""The application: routes, protection, and the house that they serve."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig

import lascaux.games  # noqa: F401  the tables need them
from lascaux import __version__
from lascaux.server import problems, security
from lascaux.server.api import ROUTES
from lascaux.server.frames import Described
from lascaux.server.house import House
from lascaux.server.needs import NEEDS
from lascaux.server.pages import page

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


@contextlib.asynccontextmanager
async def opened(app: Litestar) -> AsyncGenerator[None, None]:
    house: House = app.state["house"]
    await house.open()
    try:
        yield
    finally:
        await house.close()


def make_app(house: House, csrf: str) -> Litestar:
    house.csrf = csrf
    return Litestar(
        [*ROUTES, page],
        lifespan=[opened],
        state=AppState({"house": house}),
        dependencies=NEEDS,
        csrf_config=CSRFConfig(secret=csrf, cookie_samesite="lax"),
        before_request=security.check_origin,
        before_send=[security.add_headers],
        exception_handlers=problems.HANDLERS,
        request_max_body_size=security.BODY,
        openapi_config=OpenAPIConfig(
            title="Lascaux",
            version=__version__,
            path="/schema",
            render_plugins=[Described(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
