"""A tournament in real browsers: founded, entered, played to its end with bots as fill-ins while somebody leaves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.members import post, register
from browser.player import Player, Window, play_until
from browser.test_axe import AXE, check
from playwright.sync_api import Page, expect
from running import Running

#: Games that are over after a Day; what a person answers takes no time from the clock that matters here.
SHORT = {
    "name": "Cup of one evening",
    "players": 3,
    "rounds": 2,
    "fill": "random",
    "house_rules": {"dayLimit": "1"},
    "clock": {"kind": "live", "minutes": 600, "increment": 60},
    "patience": 60,
}


def found(view: Window, **wanted: Any) -> str:
    return str(post(view.page, "contests", SHORT | wanted)["id"])


def enter(view: Window, contest: str) -> Page:
    page = view.go(f"/tournaments/{contest}")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("You are signed up.")).to_be_visible()
    return page


def own_table(view: Window, contest: str) -> Player:
    """From the page of the tournament to one's own table."""
    page = view.go(f"/tournaments/{contest}")
    page.get_by_role("link", name="Your table", exact=True).first.click()
    page.wait_for_selector(".board .space", state="attached")
    return Player(view)


@pytest.mark.slow  # a few minutes
def test_a_swiss_of_two_rounds_and_somebody_leaves(
    window: Callable[..., Window], server: Running, tmp_path: Path
) -> None:
    ann, bob, guest = window(), window(), window()
    register(ann, "Ankhesen")
    register(bob, "Bakenkhons")
    contest = found(ann)
    enter(bob, contest)
    page = enter(ann, contest)
    page.get_by_role("button", name="Start now").click()
    expect(page.get_by_text("Round 1 of 2.")).to_be_visible()

    players = [own_table(ann, contest), own_table(bob, contest)]
    play_until(players, lambda: all(player.pressed >= 3 for player in players), within=600)

    watched = guest.go(f"/tournaments/{contest}")
    expect(watched.get_by_text("Tournaments are for players with an account.")).to_be_visible()
    watched.get_by_role("link", name="Watch").click()
    watched.wait_for_selector(".board .space", state="attached")

    page = bob.go(f"/tournaments/{contest}")
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("You lose the game you are playing.")).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="Leave")).to_have_count(0)

    play_until(players[:1], lambda: players[0].over, within=600)
    server.call(server.hub.contests.look(contest))
    second = own_table(ann, contest)
    play_until([second], lambda: second.over, within=600)
    server.call(server.hub.contests.look(contest))

    page = ann.go(f"/tournaments/{contest}")
    expect(page.get_by_text("Finished.", exact=True)).to_be_visible()
    rows = page.locator("table tbody tr")
    expect(rows.nth(0)).to_contain_text("Ankhesen")
    expect(rows.nth(1)).to_contain_text("Bakenkhons")
    expect(rows.nth(1)).to_contain_text("left")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the results").click()
    record = tmp_path / "tournament.json"
    download.value.save_as(record)
    kept = json.loads(record.read_text())
    assert kept["format"] == "kemet-contest"
    assert [len(each["games"]) for each in kept["played"]] == [1, 1]
    assert sorted(kept["played"][1]["games"][0]["seats"]) == [0, 0, 2], "Ann, who came second, and bots"


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: `npm ci` in web/")
def test_founding_one_and_what_its_pages_show(window: Callable[..., Window], server: Running) -> None:
    view = window(axe=True)
    register(view, "Hatshepsut")
    page = view.go("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_role("button", name="Announce the tournament").click()
    expect(page.get_by_text("A tournament needs a name.")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Cup of the Two Lands")
    page.get_by_role("radiogroup", name="System").get_by_text("Groups").click()
    page.get_by_role("radiogroup", name="Bots fill in").get_by_text("easy").click()
    expect(page.get_by_role("radiogroup", name="Rated").get_by_label("on")).to_be_disabled()
    check(page, "new tournament")
    page.get_by_role("button", name="Announce the tournament").click()
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("button", name="Start now")).to_be_disabled()
    check(page, "tournament that is open")
    page.get_by_role("button", name="Cancel the tournament").click()
    page.get_by_role("button", name="Cancel the tournament").click()
    expect(page.get_by_text("Nobody has announced a tournament.")).to_be_visible()
