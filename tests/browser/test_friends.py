"""Two people become friends and one invites the other by name, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

from browser.player import Window
from playwright.sync_api import Page, expect
from running import PASSWORD, Running, wait_until

Open = Callable[..., Window]


def log_in(view: Window, name: str) -> Page:
    """A new account, and its page of friends."""
    view.excuse("404", "409")
    page = view.go("/account")
    made = page.evaluate(
        """async (given) => (await fetch("/api/account", {method: "POST", body: JSON.stringify(given),
           headers: {"Content-Type": "application/json", "X-Kemet": "1"}})).status""",
        {"name": name, "password": PASSWORD},
    )
    assert made == 201
    return view.go("/friends")


def follow(page: Page, name: str) -> None:
    page.get_by_label("Name of a player").fill(name)
    page.get_by_role("button", name="Follow", exact=True).first.click()


def test_two_become_friends_and_play_by_invitation(window: Open, server: Running) -> None:
    ann, bob = log_in(window(), "Amunet"), log_in(window(), "Bek")
    follow(ann, "Nobody")
    expect(ann.get_by_text("There is no account with this name.")).to_be_visible()
    follow(ann, "Bek")
    expect(ann.locator(".who", has_text="Bek")).to_be_visible()
    bob.reload()
    bob.get_by_role("button", name="Follow Amunet").click()
    expect(bob.locator(".who", has_text="Amunet")).to_contain_text("online · friend")

    ann.goto(f"{server.address}/new")
    ann.locator(".sum").wait_for()
    opened = ann.evaluate(
        """async () => (await (await fetch("/api/tables", {method: "POST", body: JSON.stringify({players: 2,
           seats: [{kind: "you", name: "Amunet"}, {kind: "open"}], name: "By the river"}),
           headers: {"Content-Type": "application/json", "X-Kemet": "1"}})).json()).table.id"""
    )
    ann.goto(f"{server.address}/t/{opened}/join")
    ann.get_by_label("Invite a player by name").fill("Bek")
    ann.get_by_role("button", name="Invite", exact=True).click()
    expect(ann.get_by_text("Invited: Bek")).to_be_visible()

    bob.goto(f"{server.address}/#all")
    expect(bob.get_by_text("Amunet invites you")).to_be_visible()
    bob.get_by_role("link", name="See the table").click()
    bob.get_by_role("button", name="Sit down").click()
    wait_until(lambda: server.table(opened).match.game is not None)
    bob.goto(f"{server.address}/friends")
    expect(bob.locator(".who", has_text="Amunet")).to_be_visible()
    expect(bob.get_by_text("Amunet invites you")).to_have_count(0)
