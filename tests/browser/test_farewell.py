"""Somebody with friends, a club, tournaments and ratings takes all of it along, and is gone from every page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from browser.player import Window
from playwright.sync_api import expect
from running import PASSWORD, Running
from society import CLUB, society


def test_somebody_takes_everything_along_and_is_gone(
    window: Callable[..., Window], server: Running, tmp_path: Path
) -> None:
    known = society(server)
    view = window()
    view.excuse("401", "404")
    view.go("/")
    view.take_session(known.session(CLUB[1]))
    page = view.go("/profile")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything kept about me").click()
    download.value.save_as(tmp_path / "mine.json")
    kept = json.loads((tmp_path / "mine.json").read_text())
    assert kept["account"]["name"] == CLUB[1]
    assert kept["friends"]["follows"] == [CLUB[0]]
    assert [each["name"] for each in kept["clubs"]["member"]] == ["Friends of Thoth"]
    assert kept["clubs"]["said"]
    assert len(kept["contests"]) == 3
    assert kept["profile"]["ratings"]
    page = view.go("/account")
    page.get_by_text("Delete the account", exact=True).click()
    page.get_by_label("Also erase my names at tables").check()
    page.locator("details[open]").get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()

    guest = window()
    guest.excuse("404")
    page = guest.go("/people")
    expect(page.get_by_role("link", name=CLUB[0]).first).to_be_visible()
    expect(page.get_by_text(CLUB[1])).to_have_count(0)
    expect(guest.go(f"/people/{CLUB[1]}").get_by_text("Nobody by this name")).to_be_visible()
    page = guest.go(f"/tournaments/{known.over_cup}")
    page.wait_for_selector("table tbody tr")
    expect(page.get_by_text(CLUB[1])).to_have_count(0)
