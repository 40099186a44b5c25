"""Two people become friends, invite by name, and play a table of their club, each in a browser of their own."""

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


def test_two_found_a_club_and_play_its_table_to_the_end(window: Open, server: Running) -> None:
    ann, bob = log_in(window(), "Nebet"), log_in(window(), "Senbi")
    ann.goto(f"{server.address}/clubs")
    ann.get_by_label("Name of the club").fill("Night owls")
    ann.get_by_role("button", name="Found it").click()
    ann.get_by_label("Message to the club").fill("Tonight?")
    ann.get_by_role("button", name="Send").click()
    expect(ann.get_by_role("log")).to_contain_text("Tonight?")

    bob.goto(f"{server.address}/clubs")
    bob.get_by_role("link", name="Night owls").click()
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_role("log")).to_contain_text("Tonight?")

    home = ann.url
    ann.get_by_role("button", name="Open a table").click()
    ann.wait_for_url("**/join")
    table = ann.url.split("/")[-2]
    bob.reload()
    bob.get_by_role("link", name="Join").click()
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".people b", has_text="Senbi").or_(ann.locator(".people li").nth(1))).to_be_visible()
    ann.get_by_role("button", name="Start now").click()
    wait_until(lambda: server.table(table).match.game is not None)

    for page in (bob, ann):
        resigned = page.evaluate(
            """async (table) => (await fetch(`/api/tables/${table}/resign`, {method: "POST", body: "{}",
               headers: {"Content-Type": "application/json", "X-Kemet": "1"}})).status""",
            table,
        )
        assert resigned == 200
    wait_until(lambda: server.table(table).match.status == "over")
    ann.goto(home)
    expect(ann.get_by_text("No table of the club is open or running.")).to_be_visible()
