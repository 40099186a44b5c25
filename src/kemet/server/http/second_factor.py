"""A second factor for accounts that want one: proposed, confirmed by a first code, taken away by password and code."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from kemet.server.auth.totp import address_for_apps, fitting_step, new_recovery_codes, new_totp_secret
from kemet.server.http.guard import Slowed, TheHub, TheOwner
from kemet.server.http.letters import language_of, tell_of_change
from kemet.server.http.passwords import check_password
from kemet.server.problems import Problem
from kemet.server.shapes import accounts as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import accounts, factors
from kemet.server.store.vault import FACTOR

router = APIRouter(prefix="/api/account", tags=["accounts"])


@router.post("/second-factor", response_model=shape.Proposed, dependencies=[Slowed])
async def propose(given: shape.Proof, hub: TheHub, account: TheOwner, request: Request) -> dict[str, object]:
    """A secret for one's app. It counts once a code of it was shown to `confirm`."""
    await check_password(request, account.name, account, given.password, given.code)
    secret, owned = new_totp_secret(), account.id
    sealed = hub.vault.closed(secret, FACTOR)
    await hub.database.run(lambda connection: factors.propose(connection, owned, sealed))
    return {"secret": secret, "address": address_for_apps(secret, account.name)}


@router.post("/second-factor/confirm", response_model=shape.RecoveryCodes, dependencies=[Slowed])
async def confirm(given: shape.Code, hub: TheHub, account: TheOwner, request: Request) -> dict[str, object]:
    """From now on logging in needs a code. Answered by codes for a lost telephone, shown here and never again."""
    owned = account.id
    sealed = await hub.database.run(lambda connection: factors.proposed(connection, owned))
    if sealed is None or not hub.vault.can_open(sealed):
        raise Problem("not-possible", "ask for a secret first")
    secret = hub.vault.opened(sealed, FACTOR)
    step = fitting_step(secret, given.code.strip(), time.time(), 0)
    if step is None:
        raise Problem("not-possible", "this code is wrong; is the clock of the telephone right?")
    codes = new_recovery_codes()

    def work(connection: Connection) -> None:
        factors.confirm(connection, owned, sealed, step, codes)
        accounts.close_sessions(connection, owned, keep=account.session)  # they were opened by the password alone

    await hub.end_sessions(owned, work)
    await tell_of_change(hub, owned, account.name, "factor", language_of(request))
    return {"codes": codes}


@router.delete("/second-factor", response_model=Done, dependencies=[Slowed])
async def remove(given: shape.Proof, hub: TheHub, account: TheOwner, request: Request) -> dict[str, object]:
    """The password alone is enough again."""
    await check_password(request, account.name, account, given.password, given.code)
    owned = account.id
    await hub.database.run(lambda connection: factors.remove(connection, owned))
    await tell_of_change(hub, owned, account.name, "factor", language_of(request))
    return {"done": True}
