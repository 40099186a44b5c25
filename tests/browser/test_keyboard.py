"""A game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.keyboard import Keyboard
from browser.player import Window, play_until, sit
from browser.scenes import table_at
from playwright.sync_api import expect
from running import Running


@pytest.mark.parametrize(
    "rules", [{"dayLimit": "1"}, pytest.param({}, marks=pytest.mark.slow)], ids=["one Day", "to the end"]
)
def test_a_game_by_keyboard(window: Callable[..., Window], server: Running, rules: dict[str, str]) -> None:
    """A game without a mouse; whatever is reached shows that it has the focus."""
    people = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    seat = server.client.create(seats=people, beginner=True, house_rules=rules, seed="keys", bot_pace=0)
    view = window(seat=seat)
    sit(view, seat)
    ann = Keyboard(view)
    play_until([ann], lambda: ann.over, within=900)
    assert not ann.unseen
    assert {"Enter", "."} <= ann.keys
    assert seat.info()["status"] == "over"


def test_letters(window: Callable[..., Window], server: Running) -> None:
    """u takes back, h asks for a hint, t l ? open and Esc closes, m mutes; in the chat they are only letters."""
    seats, asked = table_at(server, "turn")
    seat = seats[asked]
    view = window(seat=seat)
    ann = sit(view, seat)
    page = ann.page
    title = page.locator(".ask h2").inner_text()
    page.locator(".act.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ask h2")).not_to_have_text(title)
    page.keyboard.press("u")
    expect(page.locator(".ask h2")).to_have_text(title)
    page.keyboard.press("h")
    expect(page.locator(".ask .hint")).to_be_visible()
    for key in ("t", "l", "?"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    muted = page.get_by_role("button", name="Sound").or_(page.get_by_role("button", name="Mute")).first
    before = muted.get_attribute("aria-pressed")
    page.keyboard.press("m")
    expect(muted).not_to_have_attribute("aria-pressed", before or "")
    page.locator(".board .space[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.space")
    reached = {first}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        page.keyboard.press(arrow)
        reached.add(page.evaluate("document.activeElement.dataset.space"))
    assert len(reached) > 2
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Chat").click()
    page.get_by_role("dialog").get_by_role("textbox").press_sequentially("the hut?")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value("the hut?")
    expect(page.locator("dialog[open]")).to_have_count(1)
