"""A puzzle in a real browser: somebody tries, is told whether it was best, asks for the answer and goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.player import Player, Window, play_until
from playwright.sync_api import expect

ANSWERED = re.compile(r"^(That is not the best here\. Try again\.|Right\. Go on\.|Solved!.*)$")
FIND = "Find the best line, choice by choice."


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_puzzle_is_tried_answered_and_followed_by_another(window: Callable[..., Window], phone: bool) -> None:
    view = window(phone=phone)
    page = view.go("/puzzle")
    said = page.locator(".task .said")
    expect(said).to_have_text(FIND)
    play_until([Player(view)], lambda: said.text_content() != FIND)
    expect(said).to_have_text(ANSWERED)
    page.get_by_role("button", name="Show the answer").click()
    expect(said).to_contain_text("The best line: ")
    page.get_by_role("link", name="Try again").click()
    expect(said).to_have_text(FIND)
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Next puzzle").click()
    expect(said).to_have_text(FIND)
    play_until([Player(view)], lambda: said.text_content() != FIND)
    expect(page).to_have_url(re.compile("/puzzle/."))
