"""A site with hosts: somebody is reported and muted, a newcomer comes by invitation, the imprint is a click away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.conftest import FAST
from browser.player import PHONE, Window
from browser.test_axe import check
from playwright.sync_api import Page, expect
from running import PASSWORD, Running
from sqlalchemy import update

from kemet.cli.main import main
from kemet.server.settings import Settings
from kemet.server.store.schema import accounts

IMPRINT = "Hemiunu & Sons, Giza\n\n<b>House rule:</b> be kind.\nhttps://example.org/" + "x" * 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """By invitation, and with an imprint."""
    file: Path = tmp_path_factory.mktemp("hosts") / "kemet.db"
    running = Running(
        Settings(**FAST | {"database": f"sqlite:///{file}", "registration": "invitation", "imprint": IMPRINT})
    )
    yield running
    running.stop()


def log_in(page: Page, name: str, button: str) -> None:
    page.locator(".account form input").nth(0).fill(name)
    page.locator(".account form input").nth(1).fill(PASSWORD)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("heading", name=f"Logged in as {name}")).to_be_visible()


def test_a_host_deals_with_a_report(
    window: Callable[..., Window], server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    # Hemiunu registers by a link that was made in the terminal, and is made a host
    assert main(["admin", "--database", server.app.state.settings.database, "invite"]) == 0
    link = capsys.readouterr().out.split()[0]
    host = window(axe=True)
    page = host.go("/account")
    expect(page.get_by_role("button", name="Register")).to_have_count(0)
    log_in(host.go(link), "Hemiunu", "Register")
    promoted = update(accounts).where(accounts.c.name == "Hemiunu").values(host=True)
    server.hub.database.run_now(lambda connection: connection.execute(promoted))
    # Ann reports what Bob wrote
    ann, bob = server.people()
    with server.open(bob) as wire:
        wire.until("state")
        wire.ask("chat", text="you fool")
        view = window(seat=ann, axe=True)
        table = view.go(f"/t/{ann.table}")
        table.wait_for_selector(".board .space")
        table.get_by_role("button", name="Menu").click()
        expect(table.get_by_role("link", name="Imprint and house rules")).to_be_visible()
        table.locator("dialog").get_by_role("button", name="Chat").click()
        table.get_by_role("button", name="Report a message").click()
        table.get_by_role("button", name="Report P2 to the hosts").click()
        table.get_by_label("In a few words").fill("He says so all the time")
        check(table, "a report")
        table.get_by_role("button", name="Send the report").click()
        expect(table.get_by_text("Thank you. A host will look at it.")).to_be_visible()
        # Hemiunu reads it and acts
        page = host.go("/account")
        page.get_by_role("link", name="Page for hosts").click()
        expect(page.get_by_text("you fool")).to_be_visible()
        page.get_by_label("A name contains").fill("hem")
        page.get_by_role("button", name="Find").click()
        page.get_by_role("button", name="Make a link").click()
        expect(page.get_by_label("Copy this link now")).to_be_visible()
        check(page, "page for hosts")
        page.get_by_role("button", name="Mute").click()
        expect(page.locator(".k-pill", has_text="muted")).to_be_visible()
        assert wire.ask("chat", text="and again")["type"] == "refused"
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Close the report").click()
    expect(page.get_by_text("you fool")).to_have_count(0)


def test_the_imprint_is_one_click_away_and_text(window: Callable[..., Window], server: Running) -> None:
    view = window(phone=True, axe=True)
    page = view.go("/people")
    page.get_by_role("link", name="Imprint and house rules").click()
    expect(page.get_by_text("<b>House rule:</b> be kind.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check(page, "imprint")
