"""Every language: switched at the table without a reload, every text there, none cut off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.pages import Place, visit
from browser.player import Window, script, sit
from browser.scenes import EVERYTHING, EVERYTHING_WITH_SETH, every_question, table_at
from playwright.sync_api import Page, expect
from running import Running

from kemet.content.languages import LANGUAGES as ALL_LANGUAGES
from kemet.content.texts import read_area

#: A page opens in English, so that every switch is one.
LANGUAGES = (*ALL_LANGUAGES[1:], ALL_LANGUAGES[0])
#: Each language at each size; the quick run takes the two longest ones, each at one size.
PAGES = [
    pytest.param(language, phone, marks=() if (language, phone) in (("fr", False), ("pl", True)) else pytest.mark.slow)
    for language in LANGUAGES
    for phone in (False, True)
]
#: Everything a page says, seen or read aloud.
WORDS = script("words")
#: Texts that do not fit: over the edge of a box that hides what is outside it, or of their own button.
CUT = script("cut")


def ids() -> set[str]:
    """Ids of all messages of the interface and the content that no word of a language looks like."""
    areas = ("web", "web-seth", "content", "content-seth")
    return {id for area in areas for id in read_area("en", area) if "-" in id}


def check(page: Page, where: str) -> None:
    known = ids()
    bare = [text for text in page.evaluate(WORDS) if known & set(re.split(r"[\s.,:;·]+", text))]
    assert not bare, f"{where}: ids instead of texts: {bare[:5]}"
    cut = page.evaluate(CUT)
    assert not cut, f"{where}: cut off: {cut[:5]}"


def close_drawer(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def switch(page: Page, phone: bool, language: str) -> None:
    """With the switch of the bar, on a phone with that of the menu."""
    if phone:
        page.locator(".tools .tool").last.click()
        page.locator("dialog[open] select").last.select_option(language)
        close_drawer(page)
    else:
        page.locator(".lang select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


#: Scenes of the table at two sizes; the quick run takes each once.
TABLES = [
    pytest.param(
        scene,
        phone,
        id=f"{scene}-{'phone' if phone else 'desktop'}",
        marks=() if phone == (scene == "dawn") else pytest.mark.slow,
    )
    for scene in ("turn", "path", "dawn")
    for phone in (False, True)
]


@pytest.mark.parametrize(("scene", "phone"), TABLES)
def test_at_the_table(window: Callable[..., Window], server: Running, scene: str, phone: bool) -> None:
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked], phone=phone), seats[asked]).page
    if scene != "turn":
        page.wait_for_selector(".scene")
    page.evaluate("window.sameAsBefore = true")
    questions = set()
    for language in LANGUAGES:
        switch(page, phone, language)
        check(page, f"{scene} in {language}")
        questions.add(page.locator(".ask h2").first.inner_text())
    assert len(questions) == len(LANGUAGES)
    assert page.evaluate("window.sameAsBefore"), "the page was loaded again"


@pytest.mark.parametrize(("language", "phone"), PAGES)
def test_every_page(
    window: Callable[..., Window], server: Running, every_page: dict[str, Place], language: str, phone: bool
) -> None:
    """All pages, and the table in a battle."""
    battle, fighter = table_at(server, "battle")
    scene = {"battle": Place(f"/t/{battle[fighter].table}", ".foot .picks", battle[fighter])}
    view = window(phone=phone, language=language)
    for name, place in (every_page | scene).items():
        page = visit(view, place)
        expect(page.locator("html")).to_have_attribute("lang", language)
        check(page, f"{name} in {language}")


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each == "pl" else pytest.mark.slow) for each in LANGUAGES]
)
def test_drawers(window: Callable[..., Window], server: Running, language: str) -> None:
    seats, asked = table_at(server, "turn")
    page = sit(window(seat=seats[asked], language=language), seats[asked]).page
    for key in ("t", "l", "?"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page, f"drawer {key} in {language}")
        close_drawer(page)
    for number in range(3):
        page.locator(".tools .tool").last.click()
        page.locator("dialog[open] .menu .btn").nth(number + 1).click()
        check(page, f"drawer {number} of the menu in {language}")
        close_drawer(page)


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("seth", [False, True], ids=["without Seth", "with Seth"])
def test_every_question(window: Callable[..., Window], server: Running, seth: bool, phone: bool) -> None:
    """Each kind of question that comes up in a game with everything, in each language."""
    moments = every_question(6, seth=True) if seth else every_question(1)
    assert len(moments) > (45 if seth else 15)
    views = {language: window(phone=phone, language=language) for language in LANGUAGES}
    for view in views.values():
        view.go("/")
    found = []
    for question, (game, asked) in moments.items():
        seats = server.people(**(EVERYTHING_WITH_SETH if seth else EVERYTHING))
        server.bring_to(seats[0], game)
        for language, view in views.items():
            view.take_seats(seats[asked])
            page = view.go(f"/t/{seats[asked].table}")
            page.wait_for_selector(".ask.mine, .foot .acts")
            found += [f"{question} in {language}: {cut}" for cut in page.evaluate(CUT)]
    assert not found, "\n".join(found)
