"""Somebody with an account: registered by the page, asking the server as the page would."""

from __future__ import annotations

from typing import Any

from browser.player import Window
from playwright.sync_api import Page
from running import PASSWORD

POST = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json", "X-Kemet": "1" };
  return await (await fetch(`/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


def register(view: Window, name: str) -> Page:
    """A new account, by the page."""
    page = view.go("/account")
    page.locator(".account form input").nth(0).fill(name)
    page.locator(".account form input").nth(1).fill(PASSWORD)
    page.get_by_role("button", name="Register").click()
    page.get_by_role("link", name="My games and results").wait_for()
    return page


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to whoever is logged in on this page."""
    answer: dict[str, Any] = page.evaluate(POST, [path, body])
    return answer
