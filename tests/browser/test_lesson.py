"""Lessons, played in a real browser by following the coach: by mouse, by touch and by keyboard, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from browser.player import Player, Window, play_until
from browser.pupil import Pupil
from playwright.sync_api import Page, expect

from kemet.lessons import LESSONS, lesson

FIRST = "button.go"
#: The guided first game in every way in every language, the short lessons in each language in one way.
WAYS = [
    *product(["first"], ["mouse", "finger", "keys"], ["en", "fr", "pl", "pt"]),
    *product(LESSONS[1:], ["finger"], ["en", "pl"]),
    *product(LESSONS[1:], ["keys"], ["fr"]),
    *product(LESSONS[1:], ["mouse"], ["pt"]),
]


def pages_of(name: str) -> int:
    of = lesson(name)
    return sum(len(step.pages) for step in of.steps) + len(of.farewell)


def begin(own: Window, name: str) -> Page:
    """A table with this lesson, and its pupil's seat in this browser."""
    page = own.go("/")
    seated = page.evaluate(
        """async (name) => (await fetch('/api/lessons/' + name, {
          method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})).json()""",
        name,
    )
    page.evaluate(
        """({table, secret, seat}) => localStorage.setItem(
          'kemet.seats', JSON.stringify([{table: table.id, secret, seat, at: 1}]))""",
        seated,
    )
    return own.go(f"/t/{seated['table']['id']}")


def finish(own: Window, name: str, how: str) -> Pupil:
    """To the end of the script: every page was said, none of them over what it spoke of."""
    pupil = Pupil(own, how)
    pupil.learn()
    assert len(pupil.pages) >= pages_of(name)
    assert pupil.covered == set()
    return pupil


def test_wrong_clicks_leaving_and_coming_back(window: Callable[..., Window]) -> None:
    """From the landing page: a wrong click is answered kindly and does nothing; who leaves finds the lesson again."""
    own = window()
    page = own.go("/")
    page.locator(FIRST).click()
    page.wait_for_selector(".coach")
    assert page.locator(".coach [aria-live=polite] p").inner_text(), "a screen reader hears each page"
    for _ in range(5):
        page.locator(".coach footer .primary").click()
    said = page.locator(".coach [aria-live] p").last.inner_text()
    page.locator("[data-coach='action pray2']").click()
    expect(page.locator(".coach .wrong")).to_be_visible()
    expect(page.locator(".ask .why")).to_have_count(0)
    page.locator("[data-coach='action pray1']").click()
    expect(page.locator(".coach [aria-live] p")).not_to_have_text(said)
    here = page.url
    page.goto(own.address)
    page.locator("a.go[href^='/t/']").click()  # the lesson is the first thing there
    page.wait_for_selector(".coach")
    assert page.url == here
    expect(page.locator(".coach [aria-live] p")).not_to_have_text(said)


def test_who_sends_the_coach_away_plays_as_they_like(window: Callable[..., Window]) -> None:
    page = window().go("/")
    page.locator(FIRST).click()
    page.locator(".coach .leave").click()
    page.wait_for_selector(".call")
    page.locator("[data-coach='action pray2']").click()
    page.wait_for_selector(".own-way")


@pytest.mark.parametrize(("phone", "place"), [(False, ".side"), (True, "div.sheet")])
def test_the_coach_stands_with_the_question(window: Callable[..., Window], phone: bool, place: str) -> None:
    """In the column or in the sheet: it lies over nothing. A phone gives the map the room of a question that waits."""
    page = begin(window(phone=phone), "first")
    coach = page.locator(f"{place} .coach")
    expect(coach).to_be_visible()
    for _ in range(2):
        page.locator(".coach footer .primary").click()
    expect(page.locator(".lights i")).to_have_count(1)  # the land: all of the map
    assert page.locator(".ask").is_visible() != phone
    map, words = page.locator(".map").bounding_box(), coach.bounding_box()
    assert map is not None
    assert words is not None
    assert map["y"] + map["height"] <= words["y"] + 1 if phone else map["x"] + map["width"] <= words["x"] + 1
    for _ in range(3):
        page.locator(".coach footer .primary").click()
    expect(page.locator(".ask")).to_be_visible()  # now something is to be chosen


def test_what_is_spoken_of_comes_into_sight(window: Callable[..., Window]) -> None:
    """Also where the map was enlarged and shows another part of the land."""
    own = window(phone=True)
    page = begin(own, "first")
    page.wait_for_selector(".coach")
    page.mouse.move(300, 200)
    page.mouse.wheel(0, -700)
    page.wait_for_selector(".map .whole")
    for _ in range(3):
        page.locator(".coach footer .primary").tap()
    expect(page.locator(".map .whole")).to_have_count(0)


def test_a_short_lesson_to_its_end(window: Callable[..., Window]) -> None:
    own = window(language="pl")
    page = begin(own, "dawn")
    finish(own, "dawn", "mouse")
    assert page.locator(".ask.mine").count() == 1, "the pupil plays on"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "how", "language"), WAYS)
def test_every_lesson_in_every_way(window: Callable[..., Window], name: str, how: str, language: str) -> None:
    own = window(phone=how == "finger", language=language)
    page = begin(own, name)
    finish(own, name, how)
    if name == "first" and how != "finger":
        assert page.locator(".vp b").first.inner_text() == "2"
    assert page.locator(".ask.mine").count() == 1, "the pupil plays on"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_the_free_game_after_the_lesson(window: Callable[..., Window], how: str) -> None:
    """It goes to four points against the same rival, who now plays by itself, and has an end of its own."""
    own = window(phone=how == "finger")
    page = begin(own, "first")
    finish(own, "first", how)
    assert page.locator(".goal b").inner_text() == "4"
    player = Player(own)
    play_until([player], lambda: player.over, within=900)
    expect(page.locator(".victory h1")).to_be_visible()
