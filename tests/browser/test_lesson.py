"""The guided first game, played to its end in a real browser by following the coach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Window
from browser.pupil import Pupil

from kemet.lessons import LESSONS, lesson

FIRST = ".cta button:nth-of-type(2)"


def pages_of(name: str) -> int:
    of = lesson(name)
    return sum(len(step.pages) for step in of.steps) + len(of.farewell)


def test_first_time_leads_through_a_whole_day(window: Callable[..., Window]) -> None:
    """From the landing page, by mouse: a wrong click is answered, the lesson left and resumed, nothing covered."""
    own = window()
    page = own.go("/")
    page.locator(FIRST).click()
    page.wait_for_selector(".coach")
    for _ in range(5):
        page.locator(".coach footer .primary").click()
    page.locator("[data-coach='action pray2']").click()
    page.wait_for_selector(".coach .wrong")
    page.goto(own.address)
    page.wait_for_selector("a[href^='/t/']")  # the game is among mine
    page.locator(FIRST).click()
    pupil = Pupil(own)
    pupil.learn()
    assert len(pupil.pages) >= pages_of("first")
    assert pupil.covered == set()
    assert page.locator(".vp b").first.inner_text() == "2"
    assert page.locator(".ask.mine").count() == 1, "the pupil plays on"


def test_who_sends_the_coach_away_plays_as_they_like(window: Callable[..., Window]) -> None:
    page = window().go("/")
    page.locator(FIRST).click()
    page.locator(".coach header .btn").click()
    page.wait_for_selector(".call")
    page.locator("[data-coach='action pray2']").click()
    page.wait_for_selector(".own-way")


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize(("how", "language"), [("finger", "pl"), ("keys", "fr"), ("mouse", "pt"), ("finger", "en")])
def test_every_lesson_in_every_way(window: Callable[..., Window], name: str, how: str, language: str) -> None:
    own = window(phone=how == "finger", language=language)
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
    own.go(f"/t/{seated['table']['id']}")
    pupil = Pupil(own, how)
    pupil.learn()
    assert len(pupil.pages) >= pages_of(name)
    assert pupil.covered == set()
