"""Traps that players fell into once: each was met at a real table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Window, sit
from browser.scenes import table_at
from running import Running

#: Cities whose middle no space answers for.
DEAD = """() => [...document.querySelectorAll('.board .city')].filter((city) => {
  const box = city.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there === null || there.closest('.city') !== city;
}).length"""
#: How much of a part is covered by others, of a grid of points.
SEEN = """(part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  let seen = 0;
  for (let row = 1; row < 10; row += 1) for (let column = 1; column < 10; column += 1)
    if (document.elementFromPoint(box.x + box.width * column / 10, box.y + box.height * row / 10)?.closest(part))
      seen += 1;
  return seen / 81;
}"""


def test_the_middle_of_a_city_answers_a_click(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "turn")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    assert page.evaluate(DEAD) == 0
    box = page.locator(".board .city").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".prev:not(.empty)")


def test_the_dawn_leaves_board_and_players_in_sight(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "dawn")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.wait_for_selector(".scene .dawn")
    assert page.evaluate(SEEN, ".mapbox") == 1
    assert page.evaluate(SEEN, ".pls") == 1
    button = page.locator(".scene .dawn footer .btn").last.bounding_box()
    scene = page.locator(".scene").bounding_box()
    assert button is not None
    assert scene is not None
    assert button["y"] + button["height"] <= scene["y"] + scene["height"], "the bid can be sent without scrolling"


@pytest.mark.parametrize("scene", ["hand", "priests"])
def test_the_log_keeps_its_room(window: Callable[..., Window], server: Running, scene: str) -> None:
    """However long the question: all its answers in words are open here."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.locator(".ask .small").click()
    page.wait_for_selector(".ask .choices")
    log = page.locator(".log").bounding_box()
    assert log is not None
    assert log["height"] >= 100
    assert page.evaluate(SEEN, ".log") == 1


def test_nothing_lies_over_a_phones_map(window: Callable[..., Window], server: Running) -> None:
    """The way to the path is in the bar."""
    seats, asked = table_at(server, "hand")
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    page.wait_for_selector(".back .btn")
    assert page.evaluate(SEEN, ".stage .map") == 1
    page.locator(".back .btn").tap()
    page.wait_for_selector(".scene .way")
