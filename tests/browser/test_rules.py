"""The rules inside: beside the table, by one key or one tap, and every rule's id leads to its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.pages import Place, visit
from browser.player import Window, script, sit
from browser.scenes import table_at
from browser.test_traps import SEEN
from playwright.sync_api import expect
from running import Running

from kemet.content.languages import LANGUAGES

CUT = script("cut")
#: Ids of rules that stand in the page as mere text; as buttons they lead to their places.
BARE = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest('script, style, button')) continue;
    found.push(...(data.match(/\\b[BTS]\\d?-[A-Z]{2,}-[A-Z0-9-]+/g) ?? []));
  }
  return found;
}"""


def test_beside_the_table(window: Callable[..., Window], server: Running) -> None:
    """They lie over the players only: the table is played on while they are open."""
    seats, asked = table_at(server, "turn")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.keyboard.press("?")
    rules = page.locator("dialog[open]")
    expect(rules.locator("article").first).to_be_visible()
    title = page.locator(".ask h2").inner_text()
    assert page.evaluate(SEEN, ".mapbox") == 1
    assert page.evaluate(SEEN, ".side .acts") == 1
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".tile").first.hover()
    tag = page.locator(".prev button", has_text="B-")
    rule = tag.inner_text()
    tag.focus()
    page.keyboard.press("Enter")
    expect(rules.locator("article.goal")).to_be_in_viewport()
    assert rule.startswith("B-")
    page.locator(".act.legal").first.click()
    expect(page.locator(".ask h2")).not_to_have_text(title)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_one_tap_in_every_language(window: Callable[..., Window], server: Running, phone: bool) -> None:
    seats, asked = table_at(server, "hand")
    names = set()
    for language in LANGUAGES:
        page = sit(window(seat=seats[asked], language=language, phone=phone), seats[asked]).page
        page.locator(".tools .tool").nth(-2).click()
        first = page.locator("dialog[open] article h3").first
        expect(first).to_be_visible()
        names.add(first.inner_text())
        assert page.evaluate(CUT) == []
    assert len(names) == len(LANGUAGES)


def test_ids_of_rules_are_buttons_wherever_they_stand(
    window: Callable[..., Window], server: Running, every_page: dict[str, Place]
) -> None:
    """On every page; and the one of a refusal opens the place that explains it."""
    view = window()
    for name, place in every_page.items():
        assert visit(view, place).evaluate(BARE) == [], name
    seats, asked = table_at(server, "move")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.locator(".board .space:not(.is-legal):not(.is-selected)[role=button]").first.click(force=True)
    page.locator(".ask .why button").click()
    expect(page.locator("dialog[open] article.goal")).to_be_in_viewport()
    assert page.evaluate(BARE) == []
