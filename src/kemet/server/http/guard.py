"""Who asks, may they, and how often: for all HTTP requests, before any of them is handled."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kemet.server.encoding import encode
from kemet.server.gate.client_address import source_of
from kemet.server.gate.hosts import is_allowed
from kemet.server.gate.one_at_a_time import Turns
from kemet.server.gate.origins import COOKIE, same_origin
from kemet.server.gate.rate_limits import Buckets
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.problems import Problem
from kemet.server.store import accounts
from kemet.server.store.rights import Right
from kemet.server.watch.metrics import Metrics

MAX_BODY = 65_536
TOO_LARGE = Problem("too-large", f"a request may have {MAX_BODY} bytes at most")
TOO_MANY = Problem("too-fast", "too many requests from your address; wait a moment")
WRONG_HOST = Problem("wrong-host", "this server does not answer to that name; its host can allow it (--allowed-host)")
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
#: Programs for mail send a form there, from wherever they are (RFC 8058). It changes what its token names, no more.
ONE_CLICK = "/api/stop/"


class Guard:
    """Refuses what no page or program of ours sends: other content types, other origins, large bodies."""

    def __init__(self, app: ASGIApp, requests: Buckets, metrics: Metrics, hosts: tuple[str, ...]):
        self.app = app
        self.hosts = hosts
        self.requests = requests
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.requests.take(source_of(scope.get("client"))):
            self.metrics.count("refused", '{error="too-fast"}')
            await _refuse(TOO_MANY, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope.get("headers", ())}
        if scope["type"] == "http" and not is_allowed(headers.get("host"), self.hosts):
            await _refuse(WRONG_HOST, send)
            return
        if scope["type"] != "http" or scope["method"] not in CHANGING:
            await self.app(scope, receive, send)
            return
        problem = None if scope["path"].startswith(ONE_CLICK) else _problem(headers)
        whole = await _whole_body(receive) if problem is None else None
        if whole is None:
            await _refuse(problem or TOO_LARGE, send)
            return
        await self.app(scope, whole, send)


def _problem(headers: dict[str, str]) -> Problem | None:
    if not headers.get("content-type", "").startswith("application/json"):
        return Problem("malformed", "Content-Type must be application/json")
    length = headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > 10 or int(length) > MAX_BODY:
        return TOO_LARGE
    if headers.get("sec-fetch-site") == "cross-site" or not same_origin(headers):
        return Problem("forbidden", "this request comes from another site")
    if f"{COOKIE}=" in headers.get("cookie", "") and headers.get("x-kemet") != "1":
        return Problem("forbidden", "with a cookie the header X-Kemet: 1 is needed")
    return None


async def _whole_body(receive: Receive) -> Receive | None:
    """The same request with its whole body read, or None when that is too large."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return receive
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MAX_BODY:
            return None
    given = False

    async def read() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


async def _refuse(problem: Problem, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in problem.headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode({"error": problem.error, "reason": problem.reason})})


# --- what handlers ask for ----------------------------------------------------------------------------------------


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    return source_of(request.client)


def slowed(request: Request) -> None:
    """Creating, joining and logging in cost a token of the address."""
    buckets: Buckets = request.app.state.addresses
    if not buckets.take(address_of(request)):
        raise Problem("too-fast", "too many requests from your address; wait a minute")


async def leisurely(request: Request) -> AsyncIterator[None]:
    """Looking into the past replays games: a generous limit for people, a firm one for floods, and one at a time."""
    buckets: Buckets = request.app.state.readers
    turns: Turns = request.app.state.turns
    if not buckets.take(address_of(request)):
        raise Problem("too-fast", "too many requests from your address; wait a minute")
    async with turns.turn(address_of(request)):
        yield


async def account_of(request: Request) -> accounts.Account | None:
    """The account of the session cookie, if there is one."""
    token = request.cookies.get(COOKIE)
    if not token:
        return None
    database = hub_of(request).database
    account = await database.read(lambda connection: accounts.of_session(connection, token))
    if account is not None and time.time() - account.seen > accounts.SEEN:
        session = account.session
        await database.run(lambda connection: accounts.touch(connection, session))
    if account is not None:
        hub_of(request).online.note([account.id])
    return account


async def owner_of(account: Annotated[accounts.Account | None, Depends(account_of)]) -> accounts.Account:
    """As account_of, for requests that need one."""
    if account is None:
        raise Problem("unauthorised", "log in first")
    return account


async def host_of(account: Annotated[accounts.Account, Depends(owner_of)]) -> accounts.Account:
    """As owner_of, for requests that only a host of the server may make."""
    if not account.host:
        raise Problem("forbidden", "this is for hosts of the server")
    return account


def secret_of(request: Request) -> str | None:
    """The secret of `Authorization: Bearer ...`."""
    given = re.fullmatch(r"Bearer\s+(\S{1,200})", request.headers.get("authorization", ""))
    return given[1] if given else None


TheHub = Annotated[Hub, Depends(hub_of)]
TheAccount = Annotated[accounts.Account | None, Depends(account_of)]
TheOwner = Annotated[accounts.Account, Depends(owner_of)]
TheHost = Annotated[accounts.Account, Depends(host_of)]
TheSecret = Annotated[str | None, Depends(secret_of)]
Slowed = Depends(slowed)
Leisurely = Depends(leisurely)


async def table_of(table: str, hub: TheHub) -> AsyncIterator[LiveTable]:
    async with hub.using(table) as found:
        yield found


TheTable = Annotated[LiveTable, Depends(table_of)]


def right_of(table: TheTable, secret: TheSecret, account: TheAccount) -> Right:
    """What the caller may do, if only to watch."""
    return table.right_of(secret, account)


TheRight = Annotated[Right, Depends(right_of)]


def viewer_of(right: TheRight) -> int:
    """The caller's seat; -1 is a spectator."""
    return right.seat


def seat_of(right: TheRight) -> Right:
    """As right_of, for requests that only a seat may make."""
    if right.seat < 0:
        raise Problem("unauthorised", "only a seat of this table may do this: send its secret")
    return right


TheViewer = Annotated[int, Depends(viewer_of)]
TheSeat = Annotated[Right, Depends(seat_of)]
