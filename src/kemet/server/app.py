"""The application: everything put together for one process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import kemet
from kemet.server.auth.throttle import Throttle
from kemet.server.gate.one_at_a_time import Turns
from kemet.server.gate.rate_limits import Buckets
from kemet.server.http import (
    accounts,
    callings,
    clubs,
    contests,
    friends,
    games,
    host,
    hosting,
    lessons,
    letters,
    mine,
    passwords,
    people,
    puzzles,
    reports,
    schemas,
    second_factor,
    sessions,
    site,
    tables,
)
from kemet.server.http.guard import Guard
from kemet.server.http.health import HealthCheck
from kemet.server.live import socket
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.settings import Settings
from kemet.server.shapes.tables import Error
from kemet.server.store.database import Conflict, Database
from kemet.server.store.migrate import migrate
from kemet.server.store.reports import A_DAY, DAY
from kemet.server.store.trouble import NotStored
from kemet.server.watch.loop_lag import watch_lag
from kemet.server.watch.metrics import Metrics

log = logging.getLogger("kemet.http")
#: What programs ask again and again: a line for each is no news.
QUIET = ("/health", "/alive", "/metrics")
#: As FastAPI takes it.
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)
}

ROUTERS = (
    tables.router,
    lessons.router,
    games.router,
    mine.router,
    accounts.router,
    sessions.router,
    second_factor.router,
    callings.router,
    letters.router,
    people.router,
    reports.router,
    hosting.router,
    contests.router,
    friends.router,
    clubs.router,
    puzzles.router,
    schemas.router,
    host.router,
    socket.router,
    site.router,
)


def create_app(settings: Settings) -> FastAPI:
    """An application for uvicorn or another ASGI server."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings.database)
        migrate(database)
        app.state.hub = Hub(settings, database)
        await app.state.hub.open()
        app.state.hub.spawn(watch_lag(app.state.metrics.lags))
        try:
            yield
        finally:
            await app.state.hub.close()
            database.close()

    app = FastAPI(
        title="Kemet",
        version=kemet.__version__,
        lifespan=life,
        openapi_url=None,  # schemas.py serves it, encoded once
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.health = HealthCheck()
    app.state.hashing = asyncio.Semaphore(2)
    app.state.throttle = Throttle()
    app.state.addresses = Buckets(settings.address_burst, settings.address_burst / 60)
    app.state.requests = Buckets(settings.address_burst * 10, settings.address_burst)
    app.state.sockets = Buckets(settings.address_burst * 5, settings.address_burst / 10)
    app.state.readers = Buckets(settings.address_burst * 3, settings.address_burst / 4)
    app.state.turns = Turns()
    app.state.logging_in = Turns(settings.address_burst)  # a whole class may log in from one address
    app.state.letters = Buckets(letters.BURST, letters.A_SECOND)
    app.state.reporting = Buckets(reports.BURST, reports.BURST / DAY)
    app.state.reporting_guests = Buckets(A_DAY, A_DAY / DAY)
    app.state.live_by_address = Counter()
    for router in ROUTERS:
        app.include_router(router)
    app.state.methods_at = methods_at
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(NotStored, _not_stored)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _crash)
    app.add_middleware(Guard, requests=app.state.requests, metrics=app.state.metrics, hosts=settings.hosts)
    app.add_middleware(_Logged, metrics=app.state.metrics)
    app.add_middleware(site.SafeHeaders)
    return app


def methods_at(scope: Scope) -> list[str]:
    """The methods that are known at this address, but for the pages of the front end."""
    known = [route for router in ROUTERS if router is not site.router for route in router.routes]
    there = [route for route in known if isinstance(route, APIRoute) and route.matches(scope)[0] is not Match.NONE]
    return sorted({method for route in there for method in route.methods or ()})


def prepare(app: FastAPI) -> None:
    """Make what never changes before anybody asks: who did first would wait for it. Half a second, in a thread."""
    passwords.nobodys_hash()
    schemas.make_once(schemas.encoded_schema, ())
    schemas.make_once(schemas.encoded_openapi, (app,))
    schemas.make_once(tables.encoded_options, (app.state.settings.packs, tuple(app.state.settings.bot_names)))


async def _problem(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    request.app.state.metrics.count("refused", f'{{error="{error.error}"}}')
    return JSONResponse({"error": error.error, "reason": error.reason}, error.status, headers=error.headers)


async def _conflict(request: Request, error: Exception) -> JSONResponse:
    return await _problem(request, Problem("not-possible", "somebody else was faster; try again"))


async def _not_stored(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NotStored)
    return await _problem(request, Problem("not-stored", error.reason))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return JSONResponse({"error": "malformed", "reason": f"{where}: {first['msg']}"[:300]}, 422)


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    word = {404: "unknown", 405: "malformed"}.get(error.status_code, "malformed")
    headers = {"Allow": ", ".join(methods_at(request.scope))} if error.status_code == 405 else error.headers
    return JSONResponse({"error": word, "reason": str(error.detail)}, error.status_code, headers=headers)


async def _crash(request: Request, error: Exception) -> JSONResponse:
    """This answer is given outside of all middleware."""
    answer = JSONResponse({"error": "failed", "reason": "the server made a mistake; it is in its log"}, 500)
    answer.raw_headers += site.safe_headers(request.scope)
    return answer


class _Logged:
    """One line per request: method, form of the address, status, time. The address itself may be a private link."""

    def __init__(self, app: ASGIApp, metrics: Metrics):
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        finally:
            route = getattr(scope.get("route"), "path", "")
            self.metrics.count("requests", f'{{status="{status}"}}')
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            data = {"method": scope["method"], "route": route, "status": status, "ms": milliseconds}
            # a flood must not fill the disk too, and a proxy asks for our health every few seconds: both are counted
            if status != 429 and not (route in QUIET and status == 200):
                log.info("request", extra={"data": data})
