"""Called by the browser when it is one's turn: by push while the page is closed, by the page itself while it is open
behind something else. The push service is ours, because there is no other without a network; all else is real."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import FAST
from browser.player import PATIENCE, Window, script, sit
from playwright.sync_api import Worker, expect
from receiving import Receiver, Subscriber
from running import Running

from kemet.client import Seat
from kemet.server.settings import Settings

AGAIN = 3.0  # seconds until a call is handed over again
NOTIFIED = script("notified")
TAPPED = script("tapped")
#: The browser's push service answers with this subscription.
SUBSCRIBES = """PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });"""
#: The page is open, but something else lies before it. No browser without a screen hides a page by itself.
HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => window.isSeen ? 'visible' : 'hidden' });"
SEEN = "window.isSeen = true; document.dispatchEvent(new Event('visibilitychange'));"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Calls are sent when a test says so."""
    file: Path = tmp_path_factory.mktemp("server") / "kemet.db"
    calling = {"call_after": 0.0, "call_pace": 3600.0, "call_private": True, "database": f"sqlite:///{file}"}
    running = Running(Settings(**FAST | calling))
    yield running
    running.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


def pair(server: Running) -> tuple[Seat, Seat]:
    """A table by the day: who is asked, and who waits."""
    seats = server.people(clock={"kind": "days", "days": 3})
    first = server.table(seats[0].table).match.waiting()[0]
    return seats[first], seats[1 - first]


def turn_passes(server: Running, asked: Seat) -> None:
    match = server.table(asked.table).match
    with server.open(asked) as wire:
        wire.until("state")
        while asked.seat in match.waiting():
            assert match.game is not None
            assert asked.seat is not None
            wire.choose(match.game.codes(asked.seat)[0])
            wire.settle()


def patiently(view: Window, fits: Callable[[], object]) -> None:
    """Until something is the case in the browser, which may be busy."""
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end, "it never came about"
        view.page.wait_for_timeout(50)


def worker_of(view: Window) -> Worker:
    patiently(view, lambda: view.context.service_workers)
    return view.context.service_workers[0]


def shown(worker: Worker) -> list[dict[str, str]]:
    found: list[dict[str, str]] = worker.evaluate(NOTIFIED)
    return found


def deliver(view: Window, said: Any) -> None:
    """What a push service does: hand the message to the service worker, once it is active; before that it is lost."""
    session = view.context.new_cdp_session(view.page)
    active: list[str] = []
    session.on(
        "ServiceWorker.workerVersionUpdated",
        lambda told: active.extend(
            each["registrationId"] for each in told["versions"] if each["status"] == "activated"
        ),
    )
    session.send("ServiceWorker.enable")
    patiently(view, lambda: active)
    wanted = {"origin": view.address, "registrationId": active[0], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", wanted)


def call_by_push(view: Window, worker: Worker, said: Any) -> None:
    """Again and again, as a push service does: a busy browser now and then loses what it is handed."""
    for _ in range(int(PATIENCE / AGAIN)):
        deliver(view, said)
        for _ in range(20):
            if shown(worker):
                return
            view.page.wait_for_timeout(AGAIN * 50)
    raise AssertionError("the call never came")


def test_a_push_opens_the_table(window: Callable[..., Window], server: Running, receiver: Receiver) -> None:
    """A table by the day offers it; the page is closed; the turn comes; the call arrives and leads to the table."""
    asked, other = pair(server)
    reader = Subscriber(f"{receiver.address}/push/ann")
    view = window(seat=other)
    view.context.grant_permissions(["notifications"], origin=view.address)
    view.context.add_init_script(
        SUBSCRIBES % json.dumps({"endpoint": reader.subscription["endpoint"], "keys": reader.subscription})
    )
    page = sit(view, other).page
    offer = page.get_by_role("dialog", name="Notify me")
    offer.get_by_role("button", name="In this browser").click()
    expect(offer.get_by_text("127.0.0.1")).to_be_visible()
    page.goto(view.address + "/mine")
    turn_passes(server, asked)
    while server.call(server.hub.caller.send_due()):
        pass
    said = reader.read(receiver.got[-1].body)
    assert said["page"].endswith(f"/t/{other.table}")
    assert str(other.secret) not in json.dumps(said)
    worker = worker_of(view)
    call_by_push(view, worker, said)
    (call,) = shown(worker)
    assert (call["title"], call["tag"]) == (said["title"], said["tag"])
    deliver(view, said)
    view.page.wait_for_timeout(200)
    assert len(shown(worker)) == 1, "one table, one call"
    assert worker.evaluate(TAPPED) == {"asked": [f"open {view.address}/t/{other.table}"], "left": 0}
    sit(view, other)
    call_by_push(view, worker, said)
    tapped = worker.evaluate(TAPPED)
    assert tapped["asked"] == [f"focus {view.address}/t/{other.table}"], "the open table is brought up"


def test_the_page_calls_itself_while_it_is_behind(window: Callable[..., Window], server: Running) -> None:
    asked, other = pair(server)
    view = window(seat=other)
    view.context.grant_permissions(["notifications"], origin=view.address)
    view.context.add_init_script(HIDDEN)
    page = sit(view, other).page
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    worker = worker_of(view)
    turn_passes(server, asked)
    page.wait_for_selector(".ask.mine")
    patiently(view, lambda: shown(worker))
    (call,) = shown(worker)
    assert call["page"] == f"/t/{other.table}"
    page.evaluate(SEEN)
    patiently(view, lambda: not shown(worker))
