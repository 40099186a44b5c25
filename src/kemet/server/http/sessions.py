"""Logging in and out, and the list of where one is logged in."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from kemet.server.auth.devices import device_of
from kemet.server.auth.tokens import new_secret
from kemet.server.gate.clean import NAME, clean
from kemet.server.gate.origins import COOKIE
from kemet.server.http.guard import Slowed, TheAccount, TheHub, TheOwner
from kemet.server.http.passwords import check_password
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import accounts as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import accounts, friends

router = APIRouter(prefix="/api", tags=["accounts"])


async def begin_session(hub: Hub, account: int, request: Request, response: Response) -> None:
    token = new_secret()
    device = device_of(request.headers.get("user-agent", ""))
    await hub.database.run(lambda connection: accounts.open_session(connection, account, token, device))
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(accounts.SESSION),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/api",
    )


@router.post("/session", response_model=shape.Session, dependencies=[Slowed])
async def log_in(given: shape.LogIn, hub: TheHub, request: Request, response: Response) -> dict[str, object]:
    """With `code` where the account has a second factor; without it the answer is `code-needed`."""
    name = clean(given.name, NAME)
    found = await hub.database.read(lambda connection: accounts.by_name(connection, name))
    account = await check_password(request, name, found, given.password, given.code)
    if await hub.database.read(lambda connection: accounts.is_banned(connection, account.id)):
        raise Problem("forbidden", "the host of this server has banned this account")
    await begin_session(hub, account.id, request, response)
    return {"name": account.name, "second_factor": account.totp is not None, "host": account.host}


@router.delete("/session", response_model=Done)
async def log_out(hub: TheHub, account: TheAccount, response: Response) -> dict[str, object]:
    """The session ends, and with it the sockets that were opened by its cookie."""
    if account is not None:
        session, owned = account.session, account.id

        def close(connection: Connection) -> None:
            accounts.close_session(connection, session)
            friends.go_offline(connection, owned)

        hub.online.forget(owned)
        await hub.end_sessions(owned, close)
    response.delete_cookie(COOKIE, path="/api")
    return {"done": True}


@router.get("/session", response_model=shape.Session)
async def who_am_i(account: TheAccount) -> dict[str, object]:
    return {
        "name": account.name if account else None,
        "second_factor": account is not None and account.totp is not None,
        "host": account is not None and account.host,
    }


@router.get("/sessions", response_model=shape.Sessions)
async def sessions(hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Where this account is logged in, the last used first."""
    owned, here = account.id, account.session
    found = await hub.database.read(lambda connection: accounts.sessions_of(connection, owned))
    return {
        "sessions": [
            {
                "id": each.id,
                "device": each.device,
                "opened": each.opened,
                "seen": each.seen,
                "here": each.session == here,
            }
            for each in found
        ]
    }


@router.delete("/sessions/{session}", response_model=Done, dependencies=[Slowed])
async def end_one(session: str, hub: TheHub, account: TheOwner, response: Response) -> dict[str, object]:
    """End one of them; one's own is a log-out."""
    owned = account.id
    found = await hub.database.read(lambda connection: accounts.sessions_of(connection, owned))
    wanted = next((each.session for each in found if each.id == session), None)
    if wanted is None:
        raise Problem("unknown", "there is no such session")
    await hub.end_sessions(owned, lambda connection: accounts.close_session(connection, wanted))
    if wanted == account.session:
        response.delete_cookie(COOKIE, path="/api")
    return {"done": True}


@router.delete("/sessions", response_model=Done, dependencies=[Slowed])
async def end_all(hub: TheHub, account: TheOwner, response: Response) -> dict[str, object]:
    """Log out everywhere, here too. What other browsers keep of its seats opens them no more."""
    owned = account.id

    def work(connection: Connection) -> None:
        accounts.close_sessions(connection, owned)
        accounts.change_keys(connection, owned)

    await hub.end_sessions(owned, work)
    response.delete_cookie(COOKIE, path="/api")
    return {"done": True}
