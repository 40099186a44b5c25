"""A broken line in mid-battle: reload, no network, a killed server. Nothing is lost, nothing doubled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.player import STAGE, Player, Window, lock, play_until
from browser.scenes import table_at
from playwright.sync_api import Browser, WebSocketRoute, expect
from running import Running
from server_process import ServerProcess

from kemet.client import Seat
from kemet.server.settings import Settings

CUT = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load resource")


def open_battle(window: Window, seat: Seat) -> Player:
    window.go(f"/t/{seat.table}").wait_for_selector(STAGE)
    return Player(window)


def log_of(window: Window, seat: Seat) -> list[str]:
    """The log of this seat in a fresh tab: what the server tells from the beginning."""
    page = window.open_page()
    page.goto(f"{window.address}/t/{seat.table}")
    page.wait_for_selector(".log li")
    lines: list[str] = page.evaluate("[...document.querySelectorAll('.log li')].map((li) => li.textContent)")
    page.close()
    return lines


def finish_the_battle(players: list[Player]) -> None:
    def out() -> bool:
        return all(player.look()["scene"] != "battle" for player in players)

    play_until(players, out)


def same_past(window: Window, seat: Seat) -> None:
    """The page has every line of the log once: the same as a page that was opened now."""
    fresh = log_of(window, seat)
    window.page.wait_for_function("(count) => document.querySelectorAll('.log li').length >= count", arg=len(fresh))
    assert window.log() == fresh


def test_reload_in_mid_battle(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "battle")
    other = next(seat for seat in seats if seat.seat != asked)
    ann, bob = (open_battle(window(seat=seat), seat) for seat in (seats[asked], other))
    lock(ann)
    expect(ann.page.locator(".foot .picks")).to_have_count(0)
    ann.page.reload()
    ann.page.wait_for_selector(STAGE)
    expect(ann.page.locator(".foot .picks")).to_have_count(0)  # what was locked stays locked
    bob.page.reload()
    bob.page.wait_for_selector(STAGE)
    lock(bob)
    finish_the_battle([ann, bob])
    same_past(ann.window, seats[asked])
    same_past(bob.window, other)


def test_no_network_in_mid_battle(window: Callable[..., Window], server: Running) -> None:
    """The line breaks before the choice is sent; it is made meanwhile, and played once when the line is back."""
    seats, asked = table_at(server, "battle")
    other = next(seat for seat in seats if seat.seat != asked)
    view = window(seat=seats[asked])
    view.excuse(*CUT)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    view.page.route_web_socket("**/api/live/*", connect)
    ann, bob = open_battle(view, seats[asked]), open_battle(window(seat=other), other)
    view.page.evaluate("window.sameAsBefore = true")

    view.context.set_offline(True)
    lines[-1].close()
    expect(view.page.locator(".lost")).to_be_visible()
    lock(ann)
    lock(bob)
    view.context.set_offline(False)
    expect(view.page.locator(".lost")).to_have_count(0, timeout=20_000)
    finish_the_battle([ann, bob])
    assert view.page.evaluate("window.sameAsBefore"), "the page was loaded again"
    same_past(view, seats[asked])
    same_past(bob.window, other)


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[tuple[ServerProcess, list[Seat], int]]:
    """A server process whose table stands in a battle."""
    database = f"sqlite:///{tmp_path / 'kemet.db'}"
    before = Running(Settings(database=database, bot_pace=0, human_scale=0, workers=1))
    seats, asked = table_at(before, "battle")
    before.stop()
    with ServerProcess(database) as process:
        yield process, seats, asked
        assert not process.errors()


@pytest.mark.slow
def test_a_killed_server(browser: Browser, killable: tuple[ServerProcess, list[Seat], int]) -> None:
    """The server dies and comes back on the same port and database, twice: before and after a choice."""
    process, seats, asked = killable
    other = next(seat for seat in seats if seat.seat != asked)
    views = [Window(browser, process.address, seat=seat) for seat in (seats[asked], other)]
    for view in views:
        view.excuse(*CUT)
    ann, bob = (open_battle(view, seat) for view, seat in zip(views, (seats[asked], other), strict=True))
    for view in views:
        view.page.evaluate("window.sameAsBefore = true")
    process.kill()
    for view in views:
        expect(view.page.locator(".lost")).to_be_visible()
    lock(ann)
    process.start()
    expect(ann.page.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(ann.page.locator(".foot .picks")).to_have_count(0)
    process.kill()
    process.start()
    expect(bob.page.locator(".lost")).to_have_count(0, timeout=20_000)
    lock(bob)
    finish_the_battle([ann, bob])
    for view, seat in zip(views, (seats[asked], other), strict=True):
        assert view.page.evaluate("window.sameAsBefore"), "the page was loaded again"
        expect(view.page.locator(".board .space").first).to_be_visible()  # whenever its drawing came
        same_past(view, seat)
        assert not view.wrong()
        view.close()
