"""Checking passwords and codes: slowly, a few at once, and ever more slowly for who guesses."""

from __future__ import annotations

import asyncio
import math
import time
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import Request

from kemet.server.auth.common_passwords import weakness
from kemet.server.auth.throttle import Throttle
from kemet.server.auth.totp import fitting_step
from kemet.server.gate.one_at_a_time import Turns
from kemet.server.http.guard import address_of, hub_of
from kemet.server.problems import Problem
from kemet.server.store import accounts, factors
from kemet.server.store.vault import FACTOR, KeyLost

hasher = PasswordHasher()


@cache
def nobodys_hash() -> str:
    """Checked when there is no such name, so that the time taken does not tell."""
    return hasher.hash("nobody has this password")


def _room(request: Request) -> asyncio.Semaphore:
    """Hashing takes memory and a core: only a few at once."""
    room: asyncio.Semaphore = request.app.state.hashing
    return room


async def hashed(request: Request, password: str, name: str) -> str:
    """The slow hash of a new password; a Problem when everybody would guess it."""
    weak = weakness(password, name)
    if weak is not None:
        raise Problem("weak", weak)
    async with _room(request):
        return await asyncio.to_thread(hasher.hash, password)


async def _fits(request: Request, password_hash: str, password: str) -> bool:
    async with _room(request):
        try:
            return await asyncio.to_thread(hasher.verify, password_hash, password)
        except (Argon2Error, InvalidHashError):
            return False


async def check_password(
    request: Request, name: str, account: accounts.Account | None, password: str, code: str | None
) -> accounts.Account:
    """The account, if the password is its own and, where it has a second factor, the code too."""
    address = address_of(request)
    logging_in: Turns = request.app.state.logging_in
    async with logging_in.turn(address):  # what is not known to be right or wrong yet counts as wrong: one at a time
        return await _check(request, name, address, account, password, code)


async def _check(
    request: Request, name: str, address: str, account: accounts.Account | None, password: str, code: str | None
) -> accounts.Account:
    throttle: Throttle = request.app.state.throttle
    who = accounts.folded(name)
    wait = math.ceil(throttle.wait(who, address))
    if wait > 0:
        raise Problem("too-fast", f"too many wrong passwords; try again in {wait} seconds", wait)
    throttle.mistake(who, address)  # counted before it is checked: many at once are many
    nobodys = await asyncio.to_thread(nobodys_hash)  # made for everybody: the first time takes longer
    fits = await _fits(request, account.password_hash if account else nobodys, password)
    if account is None or not fits:
        raise Problem("unauthorised", "name or password is wrong")
    if account.totp is not None:
        if code is None:
            throttle.forgive(who, address)
            raise Problem("code-needed", "this account asks for the code of its app too")
        if not await _use_code(request, account, code.strip().lower()):
            raise Problem("unauthorised", "this code is wrong or was used before")
    throttle.success(who, address)
    return account


async def _use_code(request: Request, account: accounts.Account, code: str) -> bool:
    """A code of the app, or one of those for a lost telephone. Each counts once."""
    hub, owned = hub_of(request), account.id
    lost = False
    try:
        secret = hub.vault.opened(account.totp or "", FACTOR)
    except KeyLost:
        step, lost = None, True
    else:
        step = fitting_step(secret, code, time.time(), account.totp_step)
    if step is not None:
        return await hub.database.run(lambda connection: factors.use_step(connection, owned, step))
    if await hub.database.run(lambda connection: factors.use_recovery_code(connection, owned, code)):
        return True
    if lost:
        raise Problem(
            "not-possible", "this server has lost the key to second factors: use a recovery code, or ask its host"
        )
    return False
