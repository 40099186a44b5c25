"""Newcomers and mischief: odd names, wrong links, the back button, two tabs, onlookers, a rematch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Player, Window, play_until, sit
from browser.scenes import table_at
from playwright.sync_api import Page, expect
from running import Running

MISSING = ("404", "Not Found", "403")
QUICK = ["", "x" * 400, "<img src=x onerror=alert(1)>"]
MORE = ["   ", "🐊🌊👑" * 12, "\u202edesrever\u202c", "Zażółć Ἀνν 王", "a\u0000b"]
NAMES = [*QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in MORE)]


def invited(server: Running) -> str:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    return server.client.create(seats=seats, public=True).table


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_odd_names(window: Callable[..., Window], server: Running, name: str) -> None:
    """Any name sits down, as text; none breaks the page or makes it scroll sideways."""
    view = window(phone=True)
    view.page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    table = invited(server)
    join(view.go(f"/t/{table}"), name)
    expect(view.page.locator(".invite")).to_be_visible()
    mine = view.page.locator(".people li").nth(1).locator("b")
    assert mine.inner_text().strip()
    assert view.page.locator(".people img").count() == 0
    assert view.page.evaluate("document.documentElement.scrollWidth") == 390
    lobby = view.go("/#all")
    lobby.wait_for_selector(".card")
    assert lobby.evaluate("document.documentElement.scrollWidth") == 390


def test_wrong_links(window: Callable[..., Window], server: Running) -> None:
    """A table that is not there, a page that is not there, a moment that is not there: a sentence and a way home."""
    view = window()
    view.excuse(*MISSING, "WebSocket")
    for path in (
        "/t/nobody-knows-this",
        "/t/%00",
        "/t/nobody/join",
        "/t/nobody/story",
        "/t/nobody/replay/7",
        "/t/a%2Fb",
    ):
        page = view.go(path)
        expect(page.get_by_role("alert").first).to_be_visible()
        expect(page.locator("a[href='/']").first).to_be_visible()
    page = view.go("/what/is/this")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    expect(page.locator("main a[href='/']")).to_be_visible()


def test_somebody_elses_story(window: Callable[..., Window], server: Running) -> None:
    """A story or replay of a game that still runs tells nothing that is hidden."""
    seats, _ = table_at(server, "turn")
    view = window()
    page = view.go(f"/t/{seats[0].table}/story")
    expect(page.get_by_text("not over yet")).to_be_visible()
    page = view.go(f"/t/{seats[0].table}/replay?as=all")
    page.wait_for_selector(".board .space")
    assert not [body for body in view.bodies if '"battle_hand":' in body]


def test_back_and_forward(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "turn")
    page = window(seat=seats[asked]).go("/#all")
    page.get_by_role("link", name="All options").click()
    expect(page.locator(".sum")).to_be_visible()
    page.goto(page.url.replace("/new", f"/t/{seats[asked].table}"))
    page.wait_for_selector(".ask.mine")
    page.go_back()
    expect(page.locator(".sum")).to_be_visible()
    page.go_back()
    expect(page.locator(".hero")).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(page.locator(".ask.mine")).to_be_visible()


def test_two_tabs_of_one_seat(window: Callable[..., Window], server: Running) -> None:
    """What is chosen in one tab shows in the other, and can be taken back there."""
    seats, asked = table_at(server, "turn")
    view = window(seat=seats[asked])
    first = sit(view, seats[asked]).page
    second = view.open_page()
    second.goto(first.url)
    second.wait_for_selector(".act.legal")
    title = second.locator(".ask h2").inner_text()
    first.locator(".act.legal").first.click()
    expect(second.locator(".ask h2")).not_to_have_text(title)
    second.keyboard.press("u")
    expect(first.locator(".ask h2")).to_have_text(title)


def test_an_invitation_opened_twice(window: Callable[..., Window], server: Running) -> None:
    """A visitor with a seat is led to it and not asked again; one who comes too late watches."""
    table = invited(server)
    bob = window()
    join(bob.go(f"/t/{table}"), "Bob")
    expect(bob.page.locator(".invite")).to_be_visible()
    bob.go(f"/t/{table}")
    expect(bob.page.locator(".invite")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
    join(window().go(f"/t/{table}"), "Carol")
    bob.page.wait_for_selector(".board .space")
    late = window().go(f"/t/{table}")
    late.wait_for_selector(".board .space")
    expect(late.locator(".ask.mine")).to_have_count(0)
    expect(late.get_by_text("You are watching").first).to_be_visible()
    assert late.locator(".hand .slot").count() == 0


def test_chat_is_text(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "turn")
    view = window(seat=seats[asked])
    view.page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    page = sit(view, seats[asked]).page
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Chat").click()
    box = page.get_by_role("dialog").get_by_role("textbox")
    for text in ("<script>alert(1)</script><b>bold</b>", "ok 👍", "y" * 2000):
        box.fill(text)
        box.press("Enter")
        expect(box).to_have_value("")
    expect(page.get_by_role("dialog")).to_contain_text("<b>bold</b>")
    assert page.evaluate(
        "document.querySelector('dialog .inner').scrollWidth <= document.querySelector('dialog .inner').clientWidth + 1"
    )


def test_rematch(window: Callable[..., Window], server: Running) -> None:
    """One asks for a rematch, the other finds it; both sit at the new table with their old gods."""
    seats, _ = table_at(server, "over")
    ann, bob = (window(seat=seat) for seat in seats)
    for view in (ann, bob):
        view.go(f"/t/{seats[0].table}/story").wait_for_selector(".win")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_function("(old) => !location.pathname.includes(old)", arg=seats[0].table)
    bob.page.reload()
    bob.page.get_by_role("button", name="rematch").click()
    for view in (ann, bob):
        view.page.wait_for_selector(".board .space")
    assert ann.page.url.split("/t/")[1].split("/")[0] == bob.page.url.split("/t/")[1].split("/")[0]
    players = [Player(ann), Player(bob)]
    play_until(players, lambda: sum(player.pressed for player in players) > 3)


def test_one_click_to_play(window: Callable[..., Window], server: Running) -> None:
    """A newcomer presses the big button, plays a little, comes back to the lobby and finds the game."""
    view = window()
    view.go("/").get_by_role("button", name="Play against bots").click()
    view.page.wait_for_selector(".ask.mine")
    player = Player(view)
    play_until([player], lambda: player.pressed > 3)
    view.page.goto(server.address)
    expect(view.page.locator("a.go[href^='/t/']")).to_be_visible()
