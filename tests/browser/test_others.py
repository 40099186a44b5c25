"""What others do is seen: their token flies, their board opens from their panel; nothing stays over the map."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Window, script, sit
from browser.scenes import table_at
from playwright.sync_api import expect
from running import Running

FLOWN = script("flown")


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_token_flies(window: Callable[..., Window], server: Running, still: bool) -> None:
    """Somebody places a token: it flies to the action board and is gone; who wants no motion sees none."""
    seats, asked = table_at(server, "turn")
    other = seats[1 - asked]
    view = window(seat=other, still=still)
    view.context.add_init_script(FLOWN)
    page = sit(view, other).page
    with server.open(seats[asked]) as wire:
        state = wire.until("state")
        token = next(each for each in state["prompt"]["choices"] if each["kind"] == "token")
        wire.choose(token["code"])
    expect(page.locator(".log li").last).to_contain_text("token")
    if still:
        assert page.evaluate("window.flown") == []
        return
    page.wait_for_function("() => window.flown.includes('token')")
    expect(page.locator(".flight, .walk")).to_have_count(0)


@pytest.mark.parametrize("scene", ["hand", "seth"])
def test_boards_open_from_panels(window: Callable[..., Window], server: Running, scene: str) -> None:
    """By the mouse and by keys; every line shows its moment; Esc puts it away."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked]), seats[asked]).page
    other = next(seat for seat in range(len(seats)) if seat not in (0, asked))
    sheet = page.locator(".sheet[role=dialog]")
    page.locator(f".pls [data-tokens='{other}']").click()
    expect(sheet.locator(".act.done")).not_to_have_count(0)
    expect(sheet.locator("ol button")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(f".pls [data-panel='{other}']").focus()
    page.keyboard.press("Enter")
    sheet.locator("ol button").first.press("Enter")
    expect(page.locator(".mapbox .past")).to_be_visible()
    if scene == "seth":
        page.locator(".pls .st .open").click()
        expect(sheet.locator(".sb .space")).to_have_count(15)


def test_boards_open_on_a_phone(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "hand")
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    other = next(seat for seat in range(len(seats)) if seat != asked)
    page.locator(f".strip [data-panel='{other}']").tap()
    expect(page.locator(f".one-seat [data-board='{other}'] .act.done").first).to_be_visible()
    page.locator(f".strip [data-panel='{other}']").tap()
    expect(page.locator(".one-seat")).to_have_count(0)
