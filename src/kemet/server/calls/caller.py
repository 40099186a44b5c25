"""Sends the calls that are due. Every process looks at the queue; each recipient is served by one at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from kemet.server.auth.tokens import new_secret, stop_token
from kemet.server.calls import message, posting, push
from kemet.server.calls.mail import Letter, NotSent, PostOffice
from kemet.server.calls.times import next_time
from kemet.server.gate.one_at_a_time import Turns
from kemet.server.gate.rate_limits import Buckets
from kemet.server.store import calls as work
from kemet.server.store.calls import Call, StoredCalling
from kemet.server.store.trouble import NotStored
from kemet.server.store.vault import CALLING, KeyLost

if TYPE_CHECKING:
    from kemet.server.settings import Settings
    from kemet.server.store.database import Database
    from kemet.server.store.vault import Vault

log = logging.getLogger("kemet.calls")
#: Recipients that are served at once, and for how long nobody else serves them.
AT_ONCE = 20
CLAIMED = 120.0
#: Seconds between the tries of one call; then it is given up until the next turn.
WAITS = (60.0, 300.0, 1800.0, 7200.0)
LONGEST_WAIT = 6 * 3600.0
#: Messages to one host: at once, then a second.
HOST_BURST, HOST_A_SECOND = 30, 1.0
#: Names looked up and letters handed in at once: both may take long, so they have threads of their own.
LOOK_UPS, HANDED_IN = 8, 4
#: Letters that answer a click (confirm, recover) and wait to be handed in.
MAX_LETTERS = 50


class Gone(Exception):
    """Nobody is there any more, and nobody will be."""


class Later(Exception):
    """Not delivered; the other side may say for how many seconds to wait."""

    def __init__(self, why: str, wait: float | None = None):
        super().__init__(why)
        self.wait = min(wait or 0.0, LONGEST_WAIT)


class Caller:
    """The queue's other end, in this process."""

    def __init__(self, settings: Settings, database: Database, vault: Vault):
        self.settings = settings
        self.database = database
        self.vault = vault
        self.office = PostOffice.of(settings.mail, settings.mail_from) if settings.mail else None
        self.sent = 0
        self.failed = 0
        self._hosts = Buckets(HOST_BURST, HOST_A_SECOND)
        self._letters: set[asyncio.Task[None]] = set()
        self._names = ThreadPoolExecutor(LOOK_UPS, "names")
        self._post = ThreadPoolExecutor(HANDED_IN, "mail")
        self.turns = Turns()  # first messages of one address come one after the other
        self._push_key = ""
        self.stop_key = ""  # signs the links that end mails

    async def open(self) -> None:
        def keys(connection: Connection) -> tuple[str, str]:
            return (
                work.host_key(connection, "push", push.new_key()),
                work.host_key(connection, "stop", new_secret()),
            )

        self._push_key, self.stop_key = await self.database.run(keys)

    @property
    def can_mail(self) -> bool:
        """Mail holds links, so the server must know its own address."""
        return self.office is not None and bool(self.settings.public_address)

    @property
    def push_key(self) -> str:
        """What browsers subscribe with."""
        return push.base64url(push.public_of(push.key_of(self._push_key)))

    def stop_of(self, calling: str) -> str:
        return stop_token(self.stop_key, calling)

    # --- the queue ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """For ever: look, send, rest."""
        while True:
            try:
                while await self.send_due():
                    pass
            except NotStored:
                pass  # the database has said so in the log
            except Exception:
                log.exception("calls failed")
            await asyncio.sleep(self.settings.call_pace)

    async def send_due(self) -> int:
        """Serve some recipients; how many there were."""
        now = time.time()
        claimed = await self.database.run(lambda connection: work.claim(connection, now, now + CLAIMED, AT_ONCE))
        await asyncio.gather(*map(self._serve, claimed))
        return len(claimed)

    async def _serve(self, calling: StoredCalling) -> None:
        now = time.time()
        due = await self.database.run(lambda connection: self._still_wanted(connection, calling, now))
        if not due:
            await self.database.run(lambda connection: work.release(connection, calling))
            return
        when = next_time(calling, now)
        if when > now:
            await self.database.run(lambda connection: work.put_off(connection, calling, due, when))
            return
        try:
            await self._deliver(calling, due)
        except Gone:
            self.failed += 1
            await self.database.run(lambda connection: work.remove_calling(connection, calling.id))
        except (Later, posting.NotPosted) as error:
            log.info("a call did not arrive", extra={"data": {"kind": calling.kind, "why": str(error)[:80]}})
            await self._failed(calling, due, error.wait if isinstance(error, Later) else 0.0)
        except NotStored:
            raise
        except Exception:
            log.exception("a call could not be made")  # it counts as one that failed: it is not tried for ever
            await self._failed(calling, due, 0.0)
        else:
            self.sent += 1
            await self.database.run(lambda connection: work.was_sent(connection, calling, due, time.time()))

    async def _failed(self, calling: StoredCalling, due: list[Call], least: float) -> None:
        self.failed += 1
        await self.database.run(
            lambda connection: work.was_not_sent(connection, calling, due, WAITS, time.time(), least)
        )

    def _still_wanted(self, connection: Connection, calling: StoredCalling, now: float) -> list[Call]:
        due = work.due_calls(connection, calling, now)
        work.drop(connection, calling, [call for call in due if not call.wanted])
        return [call for call in due if call.wanted]

    # --- ways -----------------------------------------------------------------------------------------------------

    async def _deliver(self, calling: StoredCalling, due: list[Call]) -> None:
        news = message.news_of(calling.language, due, self.settings.public_address)
        if calling.kind == "mail":
            await self._mail(calling, news, due)
        else:
            await self.tell(calling.kind, self._address(calling), news)

    def _address(self, calling: StoredCalling) -> str:
        try:
            return self.vault.opened(calling.address, CALLING)
        except KeyLost:
            raise Later("its address was sealed with a key that is lost", LONGEST_WAIT) from None

    async def tell(self, kind: str, address: str, news: message.News) -> None:
        """One POST in the form that the other side understands."""
        url, body, headers = self._posted(kind, address, news)
        private = self.settings.call_private
        if not self._hosts.take(posting.target_of(url, private).host):
            raise Later("too many calls to this host", 60.0)
        try:
            answer = await posting.post(url, body, headers, self._names, private)
        except posting.Unreachable as error:
            raise Later(str(error)) from None
        if answer.status in (404, 410):
            raise Gone
        if not 200 <= answer.status < 300:
            raise Later(f"status {answer.status}", answer.wait)

    def _posted(self, kind: str, address: str, news: message.News) -> tuple[str, bytes, dict[str, str]]:
        if kind == "discord":
            return address, message.for_discord(news), {"Content-Type": "application/json"}
        if kind == "ntfy":
            base, body = message.for_ntfy(address, news)
            return base, body, {"Content-Type": "application/json"}
        url, body = message.for_push(address, news)
        key = push.key_of(self._push_key)
        origin = posting.target_of(url, self.settings.call_private).origin
        headers = {
            "Authorization": push.signature(key, origin, self._sender()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.KEPT),
            "Urgency": "normal",
        }
        return url, body, headers

    def _sender(self) -> str:
        """Whom a push service may write to about us."""
        if self.settings.public_address.startswith("https://"):
            return self.settings.public_address
        return f"mailto:{self.settings.mail_from or 'kemet@localhost'}"

    async def _mail(self, calling: StoredCalling, news: message.News, due: list[Call]) -> None:
        to = await self.database.read(lambda connection: work.mail_of(connection, calling.account))
        if to is None or self.office is None or not self.can_mail:
            raise Gone if to is None else Later("this host has no mail")
        token, home = self.stop_of(calling.id), self.settings.public_address
        words = message.letter(calling.language, news, f"{home}/stop/{token}")
        sign = f"{calling.id}.{int(calling.called)}.{'-'.join(call.table[:8] for call in due[:3])}"
        try:
            await self._hand(Letter(to, news.title, words, f"{home}/api/stop/{token}", sign))
        except NotSent as error:
            raise Later(str(error)) from None

    async def _hand(self, letter: Letter) -> None:
        assert self.office is not None
        await asyncio.get_running_loop().run_in_executor(self._post, self.office.send, letter)

    def write(self, letter: Letter) -> bool:
        """A letter that answers a click. It is handed in beside the request: how long that takes must not tell whether
        there is such an account. False when too many wait."""
        if not self.can_mail or len(self._letters) >= MAX_LETTERS:
            return False
        task = asyncio.create_task(self._hand_quietly(letter))
        self._letters.add(task)
        task.add_done_callback(self._letters.discard)
        return True

    async def _hand_quietly(self, letter: Letter) -> None:
        try:
            await self._hand(letter)
        except NotSent as error:
            self.failed += 1
            log.warning("a letter was not sent", extra={"data": {"why": str(error)[:80]}})

    def close(self) -> None:
        for threads in (self._names, self._post):
            threads.shutdown(wait=False, cancel_futures=True)

    def figures(self) -> dict[str, int]:
        return {"calls_sent": self.sent, "calls_failed": self.failed}
