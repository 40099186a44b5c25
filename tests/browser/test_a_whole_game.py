"""Two people in two windows and two bots play a whole game with everything of Ta-Seti (the longest file, so first)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.player import Player, Window, play_until
from playwright.sync_api import Page, expect
from running import Running

import kemet

MODULES = ["black", "dawn", "path", "victory", "cards"]


def open_a_table(page: Page) -> str:
    """Ann agrees everything on the page of a new table; the link for Bob."""
    page.get_by_role("radiogroup", name="Players").get_by_text("4", exact=True).click()
    for module in ("Black", "Dawn", "Path", "Victory", "cards"):
        page.get_by_role("radiogroup", name=module).get_by_text("on", exact=True).click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Who takes seat 2").select_option("Open")
    for seat in (3, 4):
        page.get_by_label(f"Who takes seat {seat}").select_option("Bot")
        page.get_by_label(f"Strength of the bot in seat {seat}").select_option("easy")
    page.get_by_role("radiogroup", name="Pace of bots").locator("label").first.click()
    page.get_by_role("button", name="Open the table").click()
    return str(page.get_by_label("Link to this table").input_value())


@pytest.mark.slow  # three minutes; shorter games by touch, by keyboard and in Firefox run with all tests
def test_two_windows_and_two_bots(window: Callable[..., Window], server: Running, tmp_path: Path) -> None:
    ann, bob = window(), window()
    link = open_a_table(ann.go("/new"))
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for each in (ann, bob):
        each.page.wait_for_selector(".board .space")

    players = [Player(ann, 1), Player(bob, 2)]
    play_until(players, lambda: all(player.over for player in players), within=900)
    assert {"battle", "dawn", "path", "table"} <= players[0].scenes | players[1].scenes

    for player in players:
        player.page.locator(".victory").get_by_role("link", name="How it went").click()
        expect(player.page.locator(".win h1")).to_contain_text("takes the Two Lands")
    assert ann.page.locator(".win h1").inner_text() == bob.page.locator(".win h1").inner_text()

    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    game = kemet.replay(record.read_text())
    info = server.client.watch(link.rsplit("/")[-1]).info()
    assert game.over
    assert game.view(None)["winner"] == info["winner"]
    assert sorted(info["modules"]) == sorted(MODULES)
