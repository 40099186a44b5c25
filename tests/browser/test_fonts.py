"""The page is set in the letters it ships, whatever is installed on the machine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Window, sit
from browser.scenes import table_at
from running import Running

#: Every typeface that something on the page is set in, first name only.
FACES = """() => [...new Set([...document.querySelectorAll('body *')].filter((each) => each.textContent.trim())
  .map((each) => getComputedStyle(each).fontFamily.split(',')[0].replaceAll('"', '')))].sort()"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_only_our_typefaces(window: Callable[..., Window], server: Running, language: str) -> None:
    """No letter of a table comes from a font of the machine, marks and pieces included."""
    seats, asked = table_at(server, "hand")
    view = window(seat=seats[asked], language=language)
    page = sit(view, seats[asked]).page
    assert set(page.evaluate(FACES)) == {"Kemet Sans", "Kemet Serif"}
    session = view.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body, body *:not(option, select)"})[
        "nodeIds"
    ]
    foreign = {
        font["familyName"]
        for node in nodes
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if not font["isCustomFont"]
    }
    assert foreign == set()


def test_the_licence_comes_along(server: Running) -> None:
    assert "SIL OPEN FONT LICENSE" in server.http.get("/fonts.txt").text
