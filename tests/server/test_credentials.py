"""Every route and every message under every kind of wrong credential. Both are read from the application itself: a new
one is tried from the day it is there, and one that needs no credential must be named here."""

from __future__ import annotations

import contextlib
import json
from typing import Any, get_args

import pytest
from contesting import founded
from every_route import CHANGING, ENDING, body_of, calls_of, routes, value_of
from running import FIREFOX, PASSWORD, Browser, Running, Wire, account, id_of
from websockets.exceptions import ConnectionClosed

from kemet.client import Seat
from kemet.server.admin.rows import all_rows
from kemet.server.http import guard
from kemet.server.shapes import live as shape
from kemet.server.store import calls, letters
from kemet.server.store.calls import Owner, StoredHabits

#: Routes that anybody may use: what they change is the asker's own, or they are asked for a proof of another kind.
OPEN = {
    ("POST", "/api/tables"), ("POST", "/api/lessons/{name}"), ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/play-on"), ("POST", "/api/mine"), ("POST", "/api/account"), ("POST", "/api/session"),
    ("DELETE", "/api/session"), ("POST", "/api/mail/confirm"), ("POST", "/api/mail/forgotten"),
    ("POST", "/api/mail/recover"), ("POST", "/api/stop/{token}"), ("POST", "/api/puzzles/{id}"),
    ("POST", "/api/reports"),
}  # fmt: skip


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


class World:
    """Somebody with an account and a seat, somebody else with theirs, and what each could try with."""

    def __init__(self, server: Running):
        self.server = server
        self.ann, other = account(server, "Ann"), account(server, "Bob")
        seats = [{"kind": "you", "name": "Ann"}, {"kind": "open"}]
        made = self.ann("POST", "tables", players=2, seats=seats).json()
        elsewhere = other("POST", "tables", players=2, seats=seats).json()
        self.table, self.secret = made["table"]["id"], made["secret"]
        gone = Browser(server, name="Ann", password=PASSWORD)
        ended = gone.http.cookies["kemet_session"]
        gone("DELETE", "session")
        strange = other.http.cookies["kemet_session"]
        cookie = self.ann.http.cookies["kemet_session"]
        self.wrong = {
            "nothing": {},
            "an empty secret": {"Authorization": "Bearer"},
            "a wrong secret": {"Authorization": "Bearer wrong"},
            "the hash of the secret": {"Authorization": f"Bearer {server.table(self.table).row.seats[0].secret_hash}"},
            "a secret of another table": {"Authorization": f"Bearer {elsewhere['secret']}"},
            "another scheme": {"Authorization": f"Basic {self.secret}"},
            "a forged cookie": {"Cookie": "kemet_session=forged", "X-Kemet": "1"},
            "an ended session": {"Cookie": f"kemet_session={ended}", "X-Kemet": "1"},
            "somebody else's session": {"Cookie": f"kemet_session={strange}", "X-Kemet": "1"},
            "one's own session from another site": {"Cookie": f"kemet_session={cookie}", "Origin": "https://x.example"},
            "one's own session without our header": {"Cookie": f"kemet_session={cookie}"},
        }  # fmt: skip

    def stored(self) -> dict[str, list[Any]]:
        """All but what follows the time alone: the server's heartbeat, and when somebody was last online."""

        def read(connection: Any) -> dict[str, list[Any]]:
            return {
                part.table: [
                    [value for name, value in zip(part.columns, row, strict=True) if name != "online_at"]
                    for row in part.rows
                ]
                for part in all_rows(connection)
                if part.table != "heartbeat"
            }

        return self.server.hub.database.run_now(read)


def test_every_route_refuses_every_wrong_credential(server: Running) -> None:
    world, tried = World(server), 0
    for method, route in routes():
        before = world.stored()
        needs = set(calls_of(route.dependant))
        path = route.path.replace("{table}", world.table)
        for name in route.param_convertors:
            path = path.replace(f"{{{name}}}", "1")
        for kind, headers in world.wrong.items():
            answer = server.http.request(
                method, path, content=json.dumps(body_of(route)),
                headers={"Content-Type": "application/json", "User-Agent": FIREFOX} | headers,
            )  # fmt: skip
            where = f"{method} {route.path} with {kind}: {answer.status_code} {answer.text[:200]}"
            assert answer.status_code < 500 or answer.status_code == 503, where
            if (method, route.path) in OPEN:
                continue
            tried += 1
            owner_of_own = kind == "somebody else's session" and guard.seat_of not in needs
            if method in CHANGING and not owner_of_own:
                assert answer.status_code in (401, 403), where
            elif needs & {guard.owner_of, guard.seat_of} and not owner_of_own and not kind.startswith("one's own"):
                assert answer.status_code == 401, where
            assert world.secret not in answer.text, where
        if (method, route.path) not in OPEN:
            assert _own(world.stored()) == _own(before), f"{method} {route.path} changed something"
    assert tried > 300


def _own(stored: dict[str, list[Any]]) -> Any:
    """What belongs to Ann; what strangers made of their own by open routes does not count."""
    kept = {name: stored[name] for name in ("callings", "calls", "mail_links", "ratings", "favourites")}
    return kept, stored["tables"][:1], stored["seats"][:2], [row[:4] for row in stored["accounts"]][:2]


def test_what_changes_something_asks_who_one_is_or_is_named_as_open() -> None:
    for method, route in routes():
        if method in CHANGING:
            needs = set(calls_of(route.dependant)) & {guard.owner_of, guard.seat_of, guard.right_of}
            assert bool(needs) != ((method, route.path) in OPEN) or route.path.endswith("play-on"), (method, route.path)


# --- what belongs to somebody else --------------------------------------------------------------------------------

#: What anybody with an account may do to somebody else by name, or at what others have founded.
FOR_STRANGERS = {
    ("PUT", "/api/friends"), ("DELETE", "/api/friends"), ("PUT", "/api/blocked"), ("DELETE", "/api/blocked"),
    ("PUT", "/api/clubs/{club}/me"), ("DELETE", "/api/clubs/{club}/me"), ("POST", "/api/contests/{contest}/enter"),
    ("POST", "/api/contests/{contest}/leave"), ("PUT", "/api/favourites/{table}"),
}  # fmt: skip
#: What else a member of her club may do there.
FOR_MEMBERS = FOR_STRANGERS | {("POST", "/api/clubs/{club}/talk")}
WORDS = "nobody else's business"
ADDRESS = "ann@kemet.test"


class Hers:
    """All that Ann has, with its ids: a club with talk and somebody who asks, a tournament, a table with an invitation,
    a place where she is called, a mail address. Cleo is in her club, Dan was, Bob never."""

    def __init__(self, server: Running):
        self.server = server
        names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
        self.ann, self.bob, self.cleo, self.dan, eve = (account(server, name) for name in names)
        club = self.ann("POST", "clubs", name="Friends of Thoth", entry="request").json()["club"]["id"]
        for each in (self.cleo, self.dan, eve):
            each("PUT", f"clubs/{club}/me")
        for name in ("Cleo", "Dan"):
            assert self.ann("PUT", f"clubs/{club}/people", name=name).status_code == 200
        self.ann("POST", f"clubs/{club}/talk", text=WORDS)
        assert self.ann("DELETE", f"clubs/{club}/people", name="Dan").status_code == 200
        contest = founded(self.ann, eve)
        seats = [{"kind": "you"}, {"kind": "open"}]
        made = self.ann("POST", "tables", players=2, seats=seats).json()
        table, self.secret = made["table"]["id"], made["secret"]
        self.ann("POST", f"tables/{table}/invitations", name="Eve")
        self.id = id_of(server, "Ann")

        def mail(connection: Any) -> None:
            letters.set_mail(connection, self.id, ADDRESS)
            calls.add_calling(connection, Owner(self.id), "mail", "", StoredHabits("en", "", None, None, 0), 0.0)

        server.hub.database.run_now(mail)
        calling = self.ann("GET", "callings").json()["callings"][0]["id"]
        session = self.ann("GET", "sessions").json()["sessions"][0]["id"]
        self.ids = {"club": club, "contest": contest, "table": table, "calling": calling, "session": session,
                    "number": "1", "report": "1", "name": "Ann", "id": "1", "kind": "two", "version": "1",
                    "lesson": "first", "token": "x"}  # fmt: skip

    def rows(self) -> dict[str, list[Any]]:
        """Everything stored that names her, or what is hers."""
        mine = {self.id, *(self.ids[name] for name in ("club", "contest", "table", "calling"))}
        passing = ("online_at", "seen", "at")

        def read(connection: Any) -> dict[str, list[Any]]:
            return {
                part.table: [
                    [value for name, value in zip(part.columns, row, strict=True) if name not in passing]
                    for row in part.rows
                    if mine & set(row)
                ]
                for part in all_rows(connection)
            }

        return self.server.hub.database.run_now(read)


@pytest.mark.parametrize("who", ["bob", "dan", "cleo"])
def test_nobody_reaches_what_belongs_to_somebody_else(server: Running, who: str) -> None:
    """Logged in, with the right ids: a stranger, a member of her club, and one who was."""
    world = Hers(server)
    them: Browser = getattr(world, who)
    may = FOR_MEMBERS if who == "cleo" else FOR_STRANGERS
    for method, route in routes():
        if (method, route.path) in OPEN | ENDING | may or method not in CHANGING:
            continue
        before = world.rows()
        body = {name: "Ann" if name == "name" else value for name, value in body_of(route).items()}
        path = route.path.format(**{name: world.ids[name] for name in route.param_convertors})
        answer = them.http.request(method, path, content=json.dumps(body))
        where = f"{method} {path} by {who}: {answer.status_code} {answer.text[:200]}"
        assert answer.status_code < 500, where
        assert world.rows() == before, where
        assert WORDS not in answer.text or who == "cleo", where
    for method, route in routes():
        if method != "GET":
            continue
        path = route.path.format(**{name: world.ids[name] for name in route.param_convertors})
        said = them.http.get(path).text
        assert WORDS not in said or who == "cleo", path
        assert not {ADDRESS, world.secret} & set(said.split('"')), path
    assert them.name == who.capitalize(), "still logged in"


# --- messages -----------------------------------------------------------------------------------------------------

#: Messages that a spectator may send.
FOR_ALL = {"ping"}
MESSAGES = [each for each in get_args(get_args(shape.FromClient)[0]) if each is not shape.Hello]


def message_of(form: Any) -> dict[str, Any]:
    schema = form.model_json_schema()
    said = {name: value_of(schema, schema["properties"][name]) for name in schema["required"]}
    return said | {"id": "m1"} | ({"choices": [1]} if "choices" in said else {})


def test_every_message_of_a_spectator_is_refused(server: Running) -> None:
    world = World(server)
    account(server, "Cleo")("POST", f"tables/{world.table}/join", name="Cleo")
    before = world.stored()
    with server.open(Seat(server.client, world.table, -1, None)) as wire:
        wire.until("state")
        for form in MESSAGES:
            said = message_of(form)
            answer = wire.ask(**said)
            if said["type"] not in FOR_ALL:
                assert (answer["type"], answer["error"]) == ("refused", "spectator"), answer
    assert world.stored() == before


@pytest.mark.parametrize("form", MESSAGES, ids=lambda form: form.__name__)
def test_no_message_passes_after_the_right_has_ended(server: Running, form: Any) -> None:
    world = World(server)
    cookie = f"kemet_session={world.ann.http.cookies['kemet_session']}"
    seat = Seat(server.client, world.table, 0, None)
    account(server, "Cleo")("POST", f"tables/{world.table}/join", name="Cleo")
    with Wire(server, seat, cookie=cookie) as wire:
        wire.until("state")
        for viewer in server.table(world.table).all_viewers():
            object.__setattr__(viewer.right, "until", 0.0)
        before = world.stored()
        with contextlib.suppress(ConnectionClosed):  # that somebody came may be told first, and ends it as well
            wire.send(message_of(form))
        with contextlib.suppress(ConnectionClosed):
            while True:
                wire.receive()
        assert wire.got[-1]["error"] == "unauthorised"
    assert world.stored() == before


def test_a_wrong_secret_opens_no_socket(server: Running) -> None:
    world = World(server)
    for secret in ("wrong", server.table(world.table).row.seats[0].secret_hash):
        with server.open(Seat(server.client, world.table, 0, secret)) as wire:
            assert wire.receive()["error"] == "unauthorised"
