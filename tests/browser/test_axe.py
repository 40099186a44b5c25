"""axe finds nothing to complain about: every page, by day and by night, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.members import register
from browser.pages import SIZES, Place, visit
from browser.player import Window, script
from browser.scenes import table_at
from playwright.sync_api import Page, expect
from running import Running

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = script("complaints")
SLOW = pytest.mark.slow
BOTH = [pytest.param(False, id="desktop"), pytest.param(True, id="phone", marks=SLOW)]

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: `npm ci` in web/")


def check(page: Page, where: str) -> None:
    """By day and by night; a theme must not fade while it is judged."""
    page.add_script_tag(path=AXE)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        theme = {"light": "day", "dark": "night"}[scheme]
        page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
        page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")
        found = page.evaluate(RUN)
        assert not found, f"{where}, {scheme}:\n" + "\n".join(found)


@pytest.mark.parametrize("size", [each if each == "laptop" else pytest.param(each, marks=SLOW) for each in SIZES])
def test_every_page(window: Callable[..., Window], every_page: dict[str, Place], size: str) -> None:
    width, height = SIZES[size]
    view = window(phone=size == "phone", size={"width": width, "height": height}, axe=True)
    for name, place in every_page.items():
        check(visit(view, place), name)


@pytest.mark.parametrize("phone", BOTH)
def test_somebody_with_an_account(window: Callable[..., Window], phone: bool) -> None:
    """One's own page and results, logged in."""
    view = window(phone=phone, axe=True)
    page = register(view, f"Merit{phone}")
    page.get_by_role("link", name="My games and results").click()
    page.wait_for_selector("main input[type=checkbox]")
    check(page, "own results")
    check(view.go("/account"), "own page")


@pytest.mark.parametrize("phone", BOTH)
def test_after_a_game_with_seth(window: Callable[..., Window], server: Running, phone: bool) -> None:
    """Points by side in the story; both sides' panels and Seth's board in the replay."""
    seats, _ = table_at(server, "over with Seth")
    view = window(seat=seats[0], phone=phone, axe=True)
    for path, sign in (("story", ".sides strong"), ("replay", ".players .st")):
        page = view.go(f"/t/{seats[0].table}/{path}")
        page.wait_for_selector(sign)
        check(page, path)


@pytest.mark.parametrize("phone", BOTH)
@pytest.mark.parametrize("scene", ["battle", "path", "dawn", "over", "seth"])
def test_table(window: Callable[..., Window], server: Running, scene: str, phone: bool) -> None:
    signs = {
        "battle": ".foot .picks",
        "path": ".scene .way",
        "dawn": ".scene .dawn",
        "over": ".won",
        "seth": ".track .here",
    }
    seats, asked = table_at(server, scene)
    page = window(seat=seats[asked], phone=phone, axe=True).go(f"/t/{seats[asked].table}")
    page.wait_for_selector(signs[scene])
    check(page, scene)


@pytest.mark.parametrize("phone", BOTH)
def test_drawers(window: Callable[..., Window], server: Running, phone: bool) -> None:
    """The text view, the keys, the log, and the menu with orders and chat."""
    seats, asked = table_at(server, "turn")
    page = window(seat=seats[asked], phone=phone, axe=True).go(f"/t/{seats[asked].table}")
    page.wait_for_selector(".ask.mine")
    for key in ("t", "?", "l"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        check(page, f"drawer {key}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    for name in ("Standing orders", "Chat"):
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name=name).click()
        check(page, name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
