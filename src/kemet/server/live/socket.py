"""The WebSocket `/api/live/TABLE`: hello, then messages until one side goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kemet.server.encoding import decode, encode
from kemet.server.gate.client_address import source_of
from kemet.server.gate.hosts import is_allowed
from kemet.server.gate.origins import COOKIE, same_origin
from kemet.server.gate.rate_limits import Bucket
from kemet.server.live import game_clock
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.live.talking import Talk
from kemet.server.live.viewer import Viewer
from kemet.server.problems import Problem
from kemet.server.settings import Settings
from kemet.server.shapes.live import PROTOCOL, Hello, from_client
from kemet.server.store import accounts
from kemet.server.store.rights import LOST, Right
from kemet.server.store.trouble import NotStored

router = APIRouter()
log = logging.getLogger("kemet.socket")
MAX_MESSAGE_BYTES = 16_384
#: Messages that make no sense before the connection is closed; one is forgiven every two seconds.
MISTAKES = 20
HELLO_WITHIN = 15.0
#: Seconds in which the other end must make room for a message.
READ_WITHIN = 20.0


class Goodbye(Exception):
    """The connection ends; the client is told why."""

    def __init__(self, error: str, reason: str):
        super().__init__(reason)
        self.error = error
        self.reason = reason


@router.websocket("/api/live")
@router.websocket("/api/live/{table:path}")  # an address with a slash in it gets an answer too
async def live(socket: WebSocket, table: str | None = None) -> None:
    """One viewer of one table. Its id in the address lets a proxy keep the table on one process."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in socket.scope["headers"]}
    await socket.accept()
    if not is_allowed(headers.get("host"), socket.app.state.settings.hosts):
        await _goodbye(socket, Goodbye("forbidden", "this server does not answer to that name"))
        return
    if not same_origin(headers):
        await _goodbye(socket, Goodbye("forbidden", "this connection comes from another site"))
        return
    address = source_of(socket.client)
    if not socket.app.state.sockets.take(address):
        await _goodbye(socket, Goodbye("too-fast", "too many connections from your address"))
        return
    inside: Counter[str] = socket.app.state.live_by_address
    if inside[address] >= socket.app.state.settings.address_connections:
        await _goodbye(socket, Goodbye("too-fast", "too many connections from your address"))
        return
    inside[address] += 1
    try:
        await _Connection(socket, table).run()
    except Goodbye as goodbye:
        await _goodbye(socket, goodbye)
    except NotStored as trouble:
        with contextlib.suppress(Exception):
            await socket.close(1013, _fitting(trouble.reason))  # try again later
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        with contextlib.suppress(Exception):
            await socket.close()
    finally:
        inside[address] -= 1
        if not inside[address]:
            del inside[address]


async def _goodbye(socket: WebSocket, why: Goodbye) -> None:
    with contextlib.suppress(Exception):
        await socket.send_text(encode({"type": "error", "error": why.error, "reason": why.reason}).decode())
        await socket.close(1008, _fitting(why.reason))


def _fitting(reason: str) -> str:
    """As much of a reason as a closing frame holds: 123 bytes."""
    return reason.encode()[:123].decode(errors="ignore")


class _Connection:
    def __init__(self, socket: WebSocket, wanted: str | None):
        self.socket = socket
        self.wanted = wanted
        self.address = source_of(socket.client)
        self.hub: Hub = socket.app.state.hub
        self.settings: Settings = socket.app.state.settings
        self.mistakes = Bucket(MISTAKES, 0.5)

    async def run(self) -> None:
        hello = await self._hello()
        try:
            async with self.hub.using(hello.table) as table:
                await self._talk(table, hello)
        except Problem as problem:
            raise Goodbye(problem.error, problem.reason) from None

    async def _talk(self, table: LiveTable, hello: Hello) -> None:
        viewer = Viewer(await self._right(table, hello), self.address)
        talk = Talk(self.hub, table, viewer, self.socket.app.state.metrics)
        sender = asyncio.create_task(self._send(viewer))
        try:
            await self._welcome(table, viewer, hello)
            await self._until_dropped(viewer, self._listen(talk, viewer))
        except Goodbye as why:
            viewer.send_data(type="error", error=why.error, reason=why.reason)
            viewer.drop(1008, why.reason)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            raise  # there is nobody left to tell
        except Exception:
            viewer.drop(1011, "the server made a mistake; it is in its log")
            raise
        finally:
            talk.end()
            table.leave(viewer)
            viewer.drop()
            self.hub.presence_changed(table)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)

    # --- the beginning --------------------------------------------------------------------------------------------

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = self._read(await self._receive())
        except TimeoutError:
            raise Goodbye("malformed", "the first message must be hello, and soon") from None
        except (ValidationError, ValueError):
            raise Goodbye("malformed", "the first message must be hello") from None
        if not isinstance(hello, Hello):
            raise Goodbye("malformed", "the first message must be hello")
        if hello.protocol != PROTOCOL:
            raise Goodbye("protocol", f"this server speaks protocol {PROTOCOL}")
        if self.wanted not in (None, hello.table):
            raise Goodbye("malformed", "hello names another table than the address")
        return hello

    async def _right(self, table: LiveTable, hello: Hello) -> Right:
        account = None
        token = self.socket.cookies.get(COOKIE)
        if hello.secret is None and token:
            account = await self.hub.database.read(lambda connection: accounts.of_session(connection, token))
        return table.right_of(hello.secret, account)

    async def _welcome(self, table: LiveTable, viewer: Viewer, hello: Hello) -> None:
        """Welcome and state go out together; from then on nothing is missed."""
        seat = viewer.seat
        if table.match.away.get(seat) == "left" and table.match.status == "running":
            with contextlib.suppress(Problem, NotStored):  # they see the table, and may take the seat back later
                await table.come_back(viewer.right, None)
        if not viewer.right.holds(table.row):
            raise Goodbye("unauthorised", LOST)  # lost while the hello was on its way
        viewer.takes_changes = hello.changes
        table.enter(viewer)
        viewer.send_data(
            type="welcome",
            protocol=PROTOCOL,
            table=table.info(),
            seat=seat if seat >= 0 else None,
            orders=table.match.orders_of(seat).model_dump() if seat >= 0 else None,
            chat=table.chat_lines(),
            time=game_clock.now(),
        )
        table.states.welcome(viewer, hello.since or 0, hello.mark)
        self.hub.presence_changed(table)

    # --- talking --------------------------------------------------------------------------------------------------

    @staticmethod
    async def _until_dropped(viewer: Viewer, listening: Coroutine[Any, Any, None]) -> None:
        """Listen, but no longer than the connection is wanted: one that does not read will not say goodbye either."""
        listens = asyncio.ensure_future(listening)
        dropped = asyncio.ensure_future(viewer.gone.wait())
        try:
            await asyncio.wait((listens, dropped), return_when=asyncio.FIRST_COMPLETED)
            if listens.done():
                listens.result()
        finally:
            listens.cancel()
            dropped.cancel()

    async def _listen(self, talk: Talk, viewer: Viewer) -> None:
        while not viewer.dropped:
            text = await self._receive()
            await asyncio.sleep(0)  # many messages may have come together: others are served in between
            try:
                message = self._read(text)
                if not self.hub.allowed.message(self.address, talk.table.row.id, viewer.seat):
                    raise Problem("too-fast", "too many messages; slow down")
                await talk.answer(message)
            except (ValidationError, ValueError) as error:
                self._mistake(viewer, _id_of(text), "malformed", _short(error))
            except Problem as problem:
                if problem.error == "unauthorised":
                    raise Goodbye(problem.error, problem.reason) from None
                self._mistake(viewer, _id_of(text), problem.error, problem.reason)

    def _mistake(self, viewer: Viewer, id: str | None, error: str, reason: str) -> None:
        viewer.send_data(type="refused", id=id, error=error, reason=reason)
        if not self.mistakes.take() or not self.hub.allowed.mistakes.take(self.address):
            raise Goodbye(error, "too many mistakes")

    async def _receive(self) -> str:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        size = len(text.encode()) if text is not None else len(received.get("bytes") or b"")
        if size > MAX_MESSAGE_BYTES:
            raise Goodbye("too-large", f"a message may have {MAX_MESSAGE_BYTES} bytes at most")
        if text is None:
            raise Goodbye("malformed", "messages are texts")
        return str(text)

    @staticmethod
    def _read(text: str) -> Any:
        return from_client.validate_python(decode(text))

    async def _send(self, viewer: Viewer) -> None:
        while True:
            message = await viewer.outbox.get()
            if message is None:
                code, reason = viewer.farewell
                with contextlib.suppress(Exception):
                    await self.socket.close(code, _fitting(reason))
                return
            try:
                async with asyncio.timeout(READ_WITHIN):
                    await self.socket.send_text(message.decode())
            except TimeoutError:
                viewer.drop()
                return
            viewer.waiting_bytes -= len(message)


def _id_of(text: str) -> str | None:
    """The id of a message that makes no sense otherwise, so that the client knows which one it was."""
    with contextlib.suppress(ValueError):
        data = decode(text)
        if isinstance(data, dict) and isinstance(data.get("id"), str):
            return str(data["id"])[:64]
    return None


def _short(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_input=False)[0]
        return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"[:300]
    return "this is no JSON"
