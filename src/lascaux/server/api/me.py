"""Who I am: guest or account."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.middleware.csrf import generate_csrf_token
from litestar.params import JSONBody

from lascaux.server.asking import Asking
from lascaux.server.house import COOKIE
from lascaux.server.messages import Credentials, Me, MeChange, Password
from lascaux.server.needs import REFUSALS, Somebody, TheHouse
from lascaux.server.people import SESSION_DAYS
from lascaux.server.security import address, token_is_ours


def session_cookie(request: Asking, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


GONE = [Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")]


@get("/me", responses=REFUSALS)
async def who(house: TheHouse, request: Asking) -> Response[Me]:
    """Who I am; a new guest on first use."""
    cookies = []
    person = await house.comes(request)
    if person is None:
        person, token = await house.newcomer(request)
        cookies.append(session_cookie(request, token))
    known = request.cookies.get("csrftoken")
    if known is not None and not token_is_ours(known, house.csrf):
        fresh = generate_csrf_token(house.csrf)
        cookies.append(Cookie(key="csrftoken", value=fresh, samesite="lax"))
    return Response(person.me(), cookies=cookies)


@patch("/me", responses=REFUSALS)
async def change(house: TheHouse, me: Somebody, data: JSONBody[MeChange]) -> Me:
    """Another name, another language."""
    changed = await house.people.change(me, data.name, data.language)
    if changed.name != me.name:
        for table in await house.people.tables_of(me):
            await house.rooms.touch(table)
    return changed.me()


@post("/account", status_code=201, responses=REFUSALS)
async def register(
    house: TheHouse, me: Somebody, request: Asking, data: JSONBody[Credentials]
) -> Me:
    """Turn this guest into an account."""
    house.rates.hashes.check(address(request))
    person = await house.people.register(me, data.name, data.password)
    for table in await house.people.tables_of(person):
        await house.rooms.touch(table)
    return person.me()


@delete("/account", status_code=204, response_cookies=GONE, responses=REFUSALS)
async def forget_me(
    house: TheHouse, me: Somebody, request: Asking, data: JSONBody[Password]
) -> None:
    """Delete the account for good; bots play on in its games."""
    house.rates.hashes.check(address(request))
    house.rates.passwords.check(me.id)
    for table in await house.people.delete(me, data.password):
        await house.rooms.touch(table)
    await house.rooms.sign_out(me.id)


@post("/session", status_code=200, responses=REFUSALS)
async def sign_in(house: TheHouse, request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in; the games of this browser's guest pass to the account."""
    house.rates.hashes.check(address(request))
    house.rates.passwords.check(data.name.casefold())
    before = await house.whoever(request)
    person = await house.people.sign_in(data.name, data.password)
    if before is not None and before.account is None:
        for table in await house.people.hand_over(before, person):
            await house.rooms.touch(table, was=before.id, now=person.id)
    elif before is not None:
        await house.people.close_session(request.cookies[COOKIE])
    cookie = session_cookie(request, await house.people.open_session(person))
    return Response(person.me(), cookies=[cookie])


@delete("/session", status_code=204, response_cookies=GONE, responses=REFUSALS)
async def sign_out(house: TheHouse, request: Asking) -> None:
    """Sign out on this device."""
    await house.people.close_session(request.cookies.get(COOKIE, ""))


@delete("/sessions", status_code=204, response_cookies=GONE, responses=REFUSALS)
async def sign_out_everywhere(house: TheHouse, me: Somebody) -> None:
    """Sign out on all devices."""
    await house.people.close_sessions(me)
    await house.rooms.sign_out(me.id)


me = Router(
    "/api",
    route_handlers=[who, change, register, forget_me, sign_in, sign_out, sign_out_everywhere],
    tags=["me"],
)
