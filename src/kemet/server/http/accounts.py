"""Accounts are optional: a name and a password that collect one's seats."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import APIRouter, Request, Response

from kemet.server.clean import NAME, clean
from kemet.server.http.guard import Slowed, TheAccount, TheHub
from kemet.server.live.hub import Hub
from kemet.server.origins import COOKIE
from kemet.server.problems import Problem
from kemet.server.shapes import tables as shape
from kemet.server.store import accounts
from kemet.server.store.database import Conflict
from kemet.server.tokens import new_secret

router = APIRouter(prefix="/api", tags=["accounts"])
hasher = PasswordHasher()
#: Checked when there is no such name, so that the time taken does not tell.
NOBODY = hasher.hash("nobody has this password")


async def _hash(request: Request, password: str) -> str:
    async with _room(request):
        return await asyncio.to_thread(hasher.hash, password)


def _room(request: Request) -> asyncio.Semaphore:
    """Hashing takes memory and a core; so many at once."""
    room: asyncio.Semaphore = request.app.state.hashing
    return room


async def _fits(request: Request, password_hash: str, password: str) -> bool:
    async with _room(request):
        try:
            return await asyncio.to_thread(hasher.verify, password_hash, password)
        except (Argon2Error, InvalidHashError):
            return False


async def _log_in(hub: Hub, account: int, request: Request, response: Response) -> None:
    token = new_secret()
    await hub.database.run(lambda connection: accounts.open_session(connection, account, token))
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(accounts.SESSION),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/api",
    )


@router.post("/account", response_model=shape.Session, dependencies=[Slowed], status_code=201)
async def register(given: shape.Credentials, hub: TheHub, request: Request, response: Response) -> dict[str, object]:
    """A new account; one is logged in."""
    name = clean(given.name, NAME)
    if len(name) < 2:
        raise Problem("malformed", "a name has at least two letters")
    password_hash = await _hash(request, given.password)
    try:
        account = await hub.database.run(lambda connection: accounts.add(connection, name, password_hash))
    except Conflict:
        raise Problem("not-possible", "this name is taken") from None
    await _log_in(hub, account, request, response)
    return {"name": name}


@router.delete("/account", response_model=shape.Done)
async def remove(hub: TheHub, account: TheAccount, response: Response) -> dict[str, object]:
    """Delete the account; its seats stay with whoever has their secrets."""
    if account is None:
        raise Problem("unauthorised", "nobody is logged in")
    owned = account.id
    await hub.end_sessions(owned, lambda connection: accounts.remove(connection, owned))
    response.delete_cookie(COOKIE, path="/api")
    return {"done": True}


@router.post("/session", response_model=shape.Session, dependencies=[Slowed])
async def log_in(given: shape.Credentials, hub: TheHub, request: Request, response: Response) -> dict[str, object]:
    account = await hub.database.read(lambda connection: accounts.by_name(connection, clean(given.name, NAME)))
    fits = await _fits(request, account.password_hash if account else NOBODY, given.password)
    if account is None or not fits:
        raise Problem("unauthorised", "name or password is wrong")
    await _log_in(hub, account.id, request, response)
    return {"name": account.name}


@router.delete("/session", response_model=shape.Done)
async def log_out(hub: TheHub, account: TheAccount, response: Response) -> dict[str, object]:
    """The session ends, and with it the sockets that were opened by its cookie."""
    if account is not None:
        session = account.session
        await hub.end_sessions(account.id, lambda connection: accounts.close_session(connection, session))
    response.delete_cookie(COOKIE, path="/api")
    return {"done": True}


@router.get("/session", response_model=shape.Session)
async def who_am_i(account: TheAccount) -> dict[str, object]:
    return {"name": account.name if account else None}


@router.post("/account/seats", response_model=shape.Done)
async def claim(given: shape.Key, hub: TheHub, account: TheAccount) -> dict[str, object]:
    """This seat is mine: from now on the account's cookie opens it too."""
    if account is None:
        raise Problem("unauthorised", "log in first")
    async with hub.using(given.table) as table, table.lock:
        right = table.right_of(given.secret, None)
        if right.seat < 0:
            raise Problem("not-possible", "this is the key of a table, not of a seat")
        before = table.row.seats[right.seat]
        if before.account not in (None, account.id):
            raise Problem("forbidden", "this seat belongs to another account")
        await table.change_seat(before, replace(before, account=account.id))
    return {"done": True}
