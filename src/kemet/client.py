"""A small client of the Kemet server, for bots and tools. It speaks docs/protocol.md and needs `websockets`.

    server = Server("http://127.0.0.1:8000")
    seat = server.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "easy"}])
    with seat.live() as live:
        for prompt in live.prompts():
            live.choose(prompt.choices[0])

A lost connection is made again and goes on where it was; a message that may or may not have arrived is sent again
with its old id, so that it counts once.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit, urlunsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kemet.errors import KemetError

PROTOCOL = 2
MAX_MESSAGE_BYTES = 8_000_000
#: Seconds to wait when the server says that we are too fast.
BREATH = 0.5
ANSWERS = ("ack", "refused", "why", "hint", "odds", "pong")


Told = TypeVar("Told", "Choice", "Prompt")
#: A message, or a part of one, as it came: docs/protocol.md has its fields, and a newer server may send more.
Message = dict[str, Any]


class Refused(KemetError):
    """The server refused something; `error` is its word, the text its reason."""

    def __init__(self, error: str, reason: str):
        super().__init__(reason)
        self.error = error


@dataclass(frozen=True)
class Choice:
    """One legal choice. `prayer` and `points` are None where they depend on hidden things; `idle`: a token wasted."""

    code: int
    kind: str
    fields: Message
    text: str
    says: Message
    prayer: int | None
    points: int | None
    idle: bool


@dataclass(frozen=True)
class Prompt:
    """The question this seat is asked."""

    id: str
    question: str
    choices: list[Choice]
    routes: list[Message]
    deadline: float | None
    #: While a mixed group is put together (Seth): every group there could be, the whole troop first.
    parties: list[Message] | None = None
    #: In a lesson: what the coach says and waits for.
    coaching: Message | None = None


def _known(kind: type[Told], data: Message) -> Told:
    """What we know of such a record; a newer server may send more."""
    return kind(**{each.name: data[each.name] for each in fields(kind) if each.name in data})


class Server:
    """The HTTP part of a server."""

    def __init__(self, address: str):
        self.address = address.rstrip("/")

    def create(self, **wanted: Any) -> Seat:
        """A new table (`NewTable`); `players` may be left out."""
        wanted.setdefault("players", len(wanted["seats"]))
        return self._seated(self.request("POST", "/api/tables", wanted))

    def join(self, table: str, name: str, **wanted: Any) -> Seat:
        """Take an open seat of a table."""
        return self._seated(self.request("POST", f"/api/tables/{table}/join", {"name": name, **wanted}))

    def watch(self, table: str) -> Seat:
        """A table without a seat."""
        return Seat(self, table, None, None)

    def tables(self) -> list[Message]:
        """Public tables that are open or running."""
        found: list[Message] = self.request("GET", "/api/tables")["tables"]
        return found

    def _seated(self, answer: Any) -> Seat:
        return Seat(self, answer["table"]["id"], answer["seat"], answer["secret"])

    def request(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        """One request; a Refused tells what the server did not like."""
        headers = {"Content-Type": "application/json"}
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        data = None if method == "GET" else json.dumps(body if body is not None else {}).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
        except urllib.error.HTTPError as error:
            with error:
                problem = _problem(error.read())
            raise Refused(problem.get("error", str(error.code)), problem.get("reason", error.reason)) from None
        except urllib.error.URLError as error:
            raise Refused("unreachable", f"{self.address} does not answer: {error.reason}") from None


def _problem(text: bytes) -> dict[str, str]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


@dataclass
class Seat:
    """A seat of a table, or a place among the spectators. Keep `secret`: it is the seat."""

    server: Server
    table: str
    seat: int | None
    secret: str | None = field(repr=False)

    def info(self) -> Message:
        """TableInfo."""
        found: Message = self.server.request("GET", f"/api/tables/{self.table}", secret=self.secret)
        return found

    def start(self, fill: str = "medium") -> None:
        """By the host: bots of this strength take the seats still open, and the game begins."""
        self._post("start", {"fill": fill})

    def remove(self, seat: int, bot: str | None = None) -> None:
        """By the host, before the game begins: somebody has to go; a bot may take the seat."""
        self._post("remove", {"seat": seat, "bot": bot})

    def leave(self) -> None:
        self._post("leave")

    def resign(self) -> None:
        self._post("resign")

    def rematch(self) -> Seat:
        return self.server._seated(self._post("rematch"))

    def record(self) -> str:
        """The record with the seed, once the game is over; `kemet.replay` plays it again."""
        return str(self.server.request("GET", f"/api/tables/{self.table}/record"))

    def live(self) -> Live:
        return Live(self)

    def _post(self, what: str, body: Any = None) -> Any:
        return self.server.request("POST", f"/api/tables/{self.table}/{what}", body, self.secret)


class Live:
    """The WebSocket of one viewer. `state`, `table`, `events` and `chat` are always the newest that came."""

    def __init__(self, seat: Seat):
        self.seat = seat
        self.state: Message | None = None
        self.table: Message = {}
        self.events: list[Message] = []
        self.chat: list[Message] = []
        self.orders: Message | None = None
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # --- playing --------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """What this seat is asked now."""
        asked = self.state["prompt"] if self.state is not None else None
        if asked is None:
            return None
        return _known(Prompt, asked | {"choices": [_known(Choice, choice) for choice in asked["choices"]]})

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["view"]["phase"] == "over"

    def prompts(self) -> Iterator[Prompt]:
        """Every question this seat is asked, until the game is over."""
        while not self.over:
            asked = self.prompt
            if asked is not None:
                yield asked
            else:
                self.receive()

    def choose(self, *choices: Choice | int) -> None:
        """Answer the present question; several choices are played in a row, all or none."""
        asked = self.prompt
        if asked is None:
            raise Refused("not-asked", "this seat is not asked to choose now")
        codes = [choice.code if isinstance(choice, Choice) else choice for choice in choices]
        self.ask("choose", prompt=asked.id, choices=codes)
        while (now := self.prompt) is not None and now.id == asked.id and not self.over:
            self.receive()  # the state that follows the choice

    def play_route(self, route: Message) -> None:
        codes: Sequence[int] = route["choices"]
        self.choose(*codes)

    def undo(self) -> None:
        self.ask("undo")

    def say(self, text: str) -> None:
        self.ask("chat", text=text)

    def give_orders(self, **orders: Any) -> None:
        self.orders = self.ask("orders", orders=orders)["orders"]

    def hint(self) -> Message:
        return self.ask("hint")

    # --- messages -------------------------------------------------------------------------------------------------

    def ask(self, type: str, **fields: Any) -> Message:
        """Send a message and wait for its answer; sent again with the same id if the connection breaks."""
        message = {"type": type, "id": secrets.token_hex(8), **fields}
        self._send(message)
        while True:
            connection = self._socket
            answer = self.receive()
            if self._socket is not connection:
                self._send(message)
            if answer["type"] in ANSWERS and answer["id"] == message["id"]:
                if answer["type"] != "refused":
                    return answer
                if answer["error"] != "too-fast":
                    raise Refused(answer["error"], answer["reason"])
                time.sleep(BREATH)
                self._send(message)

    def receive(self) -> Message:
        """Wait for the next message and take it in."""
        while True:
            assert self._socket is not None, "use it as: with seat.live() as live"
            try:
                message: Message = json.loads(self._socket.recv())
            except ConnectionClosed:
                self._connect()
                continue
            self._take_in(message)
            return message

    def _send(self, message: Message) -> None:
        assert self._socket is not None, "use it as: with seat.live() as live"
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._hear_the_end(self._socket)
            self._connect()
            self._socket.send(json.dumps(message))

    def _hear_the_end(self, socket: ClientConnection) -> None:
        """What came before the connection was closed, above all why it was."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._take_in(json.loads(socket.recv()))

    def _take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("state", "change"):
            del self.events[message["version"] - len(message["events"]) :]  # later ones were taken back
            self.events += message["events"]
            self.state = merged(self.state, message)
        elif kind in ("welcome", "table"):
            self.table = message["table"]
            if kind == "welcome":
                self.chat, self.orders = message["chat"], message["orders"]
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "error":
            raise Refused(message["error"], message["reason"])

    def _connect(self) -> None:
        parts = urlsplit(self.seat.server.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = urlunsplit((scheme, parts.netloc, f"{parts.path}/api/live/{quote(self.seat.table, safe='')}", "", ""))
        self._open.close()
        self._socket = self._open.enter_context(connect(address, max_size=MAX_MESSAGE_BYTES, open_timeout=30))
        hello: Message = {"type": "hello", "protocol": PROTOCOL, "table": self.seat.table, "changes": True}
        if self.seat.secret is not None:
            hello["secret"] = self.seat.secret
        if self.state is not None:
            hello |= {"since": self.state["version"], "mark": self.state["mark"]}
        self._socket.send(json.dumps(hello))


def merged(state: Message | None, message: Message) -> Message:
    """The newest state after a `state` or `change` message."""
    if message["type"] == "state" or state is None:
        return message
    view = dict(state["view"])
    for name, part in message["view"].items():
        if name == "spaces":
            view[name] = view[name] | part
        elif name == "seats":
            view[name] = [part.get(str(seat), before) for seat, before in enumerate(view[name])]
        else:
            view[name] = part
    return {**state, **message, "type": "state", "view": view}
