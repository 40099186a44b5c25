"""An account's mail address: confirmed by a link, and the way to a new password when the old one is forgotten."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from kemet.content.languages import SPOKEN
from kemet.server.auth.tokens import new_secret
from kemet.server.calls.mail import Letter, is_address
from kemet.server.calls.message import texts_of
from kemet.server.gate.rate_limits import Buckets
from kemet.server.http.guard import Slowed, TheHub, TheOwner
from kemet.server.http.passwords import check_password, hashed
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import calls as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import letters, people

router = APIRouter(prefix="/api", tags=["accounts"])
#: Letters to one address, and new addresses of one account: this many at once, then one an hour.
BURST, A_SECOND = 3, 1 / 3600
NO_MAIL = "this host sends no mail"
NO_LINK = "this link was used, or is too old"


@router.post("/account/mail", response_model=Done, dependencies=[Slowed])
async def set_mail(given: shape.NewMail, hub: TheHub, account: TheOwner, request: Request) -> dict[str, object]:
    """An address for calls and for a forgotten password. It counts once its link was followed."""
    await check_password(request, account.name, account, given.password, given.code)
    owned, mail = account.id, given.mail.strip()
    if not mail:
        await tell_of_change(hub, owned, account.name, "mail", given.language)  # there, before it is forgotten
        await hub.database.run(lambda connection: letters.set_mail(connection, owned, None))
        return {"done": True}
    if not hub.caller.can_mail:
        raise Problem("not-possible", NO_MAIL)
    if not is_address(mail):
        raise Problem("malformed", "this is no mail address")
    if not _allowed(request, mail) or not _allowed(request, f"account {owned}"):
        raise Problem("too-fast", "letters were sent there already; look for them, or wait an hour", 60)
    token = new_secret()
    await hub.database.run(lambda connection: letters.add_link(connection, owned, letters.CONFIRM, mail, token))
    if not _send(hub, letters.CONFIRM, mail, given.language, account.name, token):
        raise Problem("too-fast", "too many letters wait; try again in a minute")
    return {"done": True}


@router.post("/mail/confirm", response_model=Done, dependencies=[Slowed])
async def confirm(given: shape.Token, hub: TheHub, request: Request) -> dict[str, object]:
    """By the link in the letter: the address is the account's."""

    def work(connection: Connection) -> people.Person | None:
        used = letters.use_link(connection, given.token, letters.CONFIRM)
        if used is None:
            return None
        before = people.person(connection, used[0])
        letters.set_mail(connection, *used)
        return before

    before = await hub.database.run(work)
    if before is None:
        raise Problem("unknown", NO_LINK)
    if before.mail is not None:
        _tell(hub, before.mail, before.name, "mail", language_of(request))
    return {"done": True}


@router.post("/mail/forgotten", response_model=Done, dependencies=[Slowed])
async def forgotten(given: shape.Forgotten, hub: TheHub, request: Request) -> dict[str, object]:
    """A letter with a link goes to that address, if an account has it. The answer is the same if none has."""
    mail = given.mail.strip()
    if not hub.caller.can_mail:
        raise Problem("not-possible", NO_MAIL)
    if not is_address(mail):
        raise Problem("malformed", "this is no mail address")
    if not _allowed(request, mail):
        raise Problem("too-fast", "letters were sent there already; look for them, or wait an hour", 60)
    hub.spawn(_answer_forgotten(hub, mail, given.language))  # how long this takes must not tell either
    return {"done": True}


async def _answer_forgotten(hub: Hub, mail: str, language: str) -> None:
    tokens = [new_secret() for _ in range(letters.MAX_SHARED)]

    def work(connection: Connection) -> list[tuple[str, str]]:
        found = list(zip(letters.accounts_at(connection, mail), tokens, strict=False))
        for (account, _), token in found:
            letters.add_link(connection, account, letters.RECOVER, mail, token)
        return [(name, token) for (_, name), token in found]

    for name, token in await hub.database.run(work):
        _send(hub, letters.RECOVER, mail, language, name, token)


@router.post("/mail/recover", response_model=Done, dependencies=[Slowed])
async def recover(given: shape.Recovery, hub: TheHub, request: Request) -> dict[str, object]:
    """By the link in the letter: a new password. All sessions end; one logs in with it, and with the second factor
    where the account has one."""
    name = await hub.database.read(lambda connection: letters.name_by_link(connection, given.token, letters.RECOVER))
    if name is None:
        raise Problem("unknown", NO_LINK)
    password_hash = await hashed(request, given.new, name)
    account = await hub.database.run(lambda connection: letters.recover(connection, given.token, password_hash))
    if account is None:
        raise Problem("unknown", NO_LINK)
    await hub.end_sessions(account, lambda connection: None)
    await tell_of_change(hub, account, name, "password", language_of(request))
    return {"done": True}


async def tell_of_change(hub: Hub, account: int, name: str, what: str, language: str) -> None:
    """A letter to the owner of an account whose password, address or second factor has changed, if they have one."""
    someone = await hub.database.read(lambda connection: people.person(connection, account))
    if someone.mail is not None:
        _tell(hub, someone.mail, name, what, language)


def _tell(hub: Hub, mail: str, name: str, what: str, language: str) -> None:
    if not hub.caller.can_mail:
        return
    texts, home = texts_of(language), hub.settings.public_address
    said = texts.say(f"changed-{what}", name=name, home=home)
    words = f"{said}\n\n{texts.say('changed-otherwise', link=f'{home}/account')}\n"
    hub.caller.write(Letter(mail, texts.say("changed-subject"), words))


def language_of(request: Request) -> str:
    """The first language of the browser that is spoken here, else English."""
    wanted = re.findall(r"[A-Za-z]{2,3}(?:-[A-Za-z]{2})?", request.headers.get("accept-language", "")[:200])
    known = {id.lower(): id for id in SPOKEN}
    tried = (id for each in wanted for id in (each.lower(), each.lower().partition("-")[0]))
    return next((known[id] for id in tried if id in known), "en")


def _allowed(request: Request, key: str) -> bool:
    buckets: Buckets = request.app.state.letters
    return buckets.take(key.casefold())


def _send(hub: Hub, purpose: str, mail: str, language: str, name: str, token: str) -> bool:
    texts, home = texts_of(language), hub.settings.public_address
    link = f"{home}/{purpose}/{token}"
    said = texts.say(f"{purpose}-text", name=name, home=home, link=link)
    words = f"{said}\n\n{texts.say(f'{purpose}-otherwise')}\n"
    return hub.caller.write(Letter(mail, texts.say(f"{purpose}-subject"), words))
