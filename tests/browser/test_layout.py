"""The whole table without scrolling, for two to five players, on a laptop; a phone never scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.pages import SIZES, Place, uncovered, visit
from browser.player import Window, script, sit
from browser.scenes import table_at
from browser.test_traps import SEEN
from running import Running

from kemet.content.languages import LANGUAGES

SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
OUTSIDE = script("outside")
COVERED = script("covered")
CUT = script("cut")
#: Buttons of the bar that found no room in its row.
WRAPPED = """() => {
  const bar = document.querySelector('.top').getBoundingClientRect();
  return [...document.querySelectorAll('.tools .tool, .scenes .btn')]
    .filter((each) => each.getBoundingClientRect().top > bar.top + 8)
    .map((each) => each.getAttribute('aria-label'));
}"""
#: How many rows the words of the golden button take.
ROWS = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.ask .answers .btn'));
  return new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size;
}"""


#: Two to five players, plain and with everything; the quick run takes every number of players once.
TABLES = [
    pytest.param(
        players, modules, id=f"{players}-{name}", marks=() if (players % 2 == 0) == (not modules) else pytest.mark.slow
    )
    for players in (2, 3, 4, 5)
    for name, modules in (("plain", []), ("ta-seti", ["black", "dawn", "path", "victory", "cards"]))
]


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_a_laptop(window: Callable[..., Window], server: Running, players: int, modules: list[str]) -> None:
    people = [{"kind": "you", "name": "Ann"}, *[{"kind": "bot", "bot": "easy"}] * (players - 1)]
    seat = server.client.create(seats=people, modules=modules, seed="layout", bot_pace=0)
    page = sit(window(seat=seat), seat).page
    page.wait_for_selector(".ask.mine")
    assert page.evaluate(SIZE) == [1366, 768]
    assert page.evaluate(OUTSIDE) == []


def test_two_players_see_what_the_other_may_hold_beside_an_explanation(
    window: Callable[..., Window], server: Running
) -> None:
    seats, asked = table_at(server, "unmoved")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.locator(".space.is-legal").first.focus()
    page.wait_for_selector(".prev .h")
    explained = page.locator(".prev").bounding_box()
    held = page.locator(".side .held").bounding_box()
    assert explained is not None
    assert held is not None
    assert explained["x"] + explained["width"] <= held["x"] or explained["y"] + explained["height"] <= held["y"]


#: Words in letters smaller than this many pixels; figures may be one smaller.
SMALL = """() => [...document.querySelectorAll('.whole *')].flatMap((each) => {
  const words = [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
  if (!words || each.closest('svg, .hidden-text, .dc, .cc')) return [];
  const size = parseFloat(getComputedStyle(each).fontSize);
  return size < (/[a-z]/i.test(words) ? 12 : 11) ? [`${words.slice(0, 30)}: ${size}`] : [];
})"""


@pytest.mark.parametrize("scene", ["hand", "priests"])
def test_letters_can_be_read(window: Callable[..., Window], server: Running, scene: str) -> None:
    """At 1366x768 nothing is smaller than 12 pixels, figures 11; the names of divine cards are pictures' captions."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked], language="pl"), seats[asked]).page
    assert page.evaluate(SMALL) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["hand", "dawn", "priests", "seth"])
@pytest.mark.parametrize("size", SIZES)
def test_four_sizes_in_every_language(
    window: Callable[..., Window], server: Running, size: str, scene: str, language: str
) -> None:
    """Nothing cut or broken, nothing over the map; on a phone on every tab."""
    seats, asked = table_at(server, scene)
    width, height = SIZES[size]
    view = window(seat=seats[asked], language=language, phone=size == "phone", size={"width": width, "height": height})
    page = sit(view, seats[asked]).page
    tabs = page.locator("nav.tabs button")
    assert page.evaluate(SIZE)[0] == width
    assert page.evaluate(CUT) == []
    assert page.evaluate(WRAPPED) == []
    assert page.evaluate(COVERED) == []
    for tab in range(1, tabs.count()):
        tabs.nth(tab).tap()
        assert page.evaluate(CUT) == [], tab
        if scene in ("hand", "seth"):  # a phone shows path and Dawn over every tab
            assert page.evaluate(COVERED) == [], tab
    if size != "phone" and scene != "priests":  # a path that is looked at takes the map's place
        assert page.evaluate(SEEN, ".mapbox") == 1


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), pytest.param(2560, 1440, marks=pytest.mark.slow)])
def test_large_screens(window: Callable[..., Window], server: Running, width: int, height: int) -> None:
    """All of the table, nothing cut; the map takes most of the room."""
    seats, asked = table_at(server, "hand")
    view = window(seat=seats[asked], language="pl", size={"width": width, "height": height})
    page = sit(view, seats[asked]).page
    assert page.evaluate(SIZE) == [width, height]
    for found in (OUTSIDE, CUT, COVERED):
        assert page.evaluate(found) == []
    box = page.locator(".mapbox").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] > 0.4 * width * height


@pytest.mark.parametrize(("scene", "sign"), [("seth", ".troop.mixed"), ("turn of Seth", ".sb .space.legal")])
def test_six_seats(window: Callable[..., Window], server: Running, scene: str, sign: str) -> None:
    """Seth and five members: all panels without scrolling, nothing cut or covered; a phone does not scroll sideways."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked], language="pl"), seats[asked]).page
    page.wait_for_selector(sign)
    assert page.locator(".pls article").count() == 6
    assert page.evaluate(SIZE) == [1366, 768]
    for found in (OUTSIDE, CUT, COVERED, SMALL):
        assert page.evaluate(found) == []
    last = page.locator(".pls article").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 768
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".tabs")
    page.locator(".tabs button").nth(3).click()
    page.wait_for_selector(".stage .st")
    assert page.evaluate(SIZE)[0] == 390
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("scene", ["battle", "path", "dawn"])
def test_scenes(window: Callable[..., Window], server: Running, scene: str) -> None:
    seats, asked = table_at(server, scene)
    page = window(seat=seats[asked]).go(f"/t/{seats[asked].table}")
    page.wait_for_selector("section.stage[style*='--left'], .scene")
    assert page.evaluate(SIZE) == [1366, 768]


def test_a_phone(window: Callable[..., Window], server: Running, every_page: dict[str, Place]) -> None:
    """No page is wider than the phone, neither now nor when it is laid on its side."""
    seats, asked = table_at(server, "path")
    here = Place(f"/t/{seats[asked].table}", ".scene", seats[asked])
    view = window(phone=True)
    for name, place in (every_page | {"path": here}).items():
        assert visit(view, place).evaluate(SIZE)[0] == 390, name
    view.page.wait_for_selector(".board .space")
    view.page.set_viewport_size({"width": 844, "height": 390})
    assert view.page.evaluate(SIZE)[0] == 844


@pytest.mark.parametrize(
    "language", ["pl", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "fr", "pt"))]
)
def test_first_time_is_above_the_fold(window: Callable[..., Window], language: str) -> None:
    """On a phone: what kind of game this is, a picture, and the way to learn it, without scrolling."""
    page = window(phone=True, language=language).go("/")
    page.wait_for_selector(".picture")
    for part in (".picture", ".name p", ".go", ".two", ".more"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844, part
    assert len(page.locator(".name p").inner_text().split(". ")) == 2, "two sentences"


def test_a_stranger_finds_eight_controls_and_the_lesson_first(window: Callable[..., Window]) -> None:
    page = window().go("/")
    page.wait_for_selector(".go:enabled")
    controls = "a[href], button, input, select, textarea, summary"
    assert page.locator(controls).count() <= 8
    assert "Learn by playing" in page.locator(".go").inner_text()
    page.locator(".more").click()
    assert page.locator(controls).count() > 30, "all options are one click away"


def test_every_route_is_looked_at(every_page: dict[str, Place]) -> None:
    assert uncovered([place.path for place in every_page.values()]) == []


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "pl"])
@pytest.mark.parametrize(("scene", "sign"), [("hand", ".hand .n"), ("priests", ".way .priest")])
def test_nothing_hides_another(
    window: Callable[..., Window], server: Running, scene: str, sign: str, language: str
) -> None:
    """A hand of eight battle cards and many divine ones; a path full of priests."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked], language=language), seats[asked]).page
    page.wait_for_selector(sign)
    assert page.evaluate(COVERED) == []
    assert page.evaluate(CUT) == []


def test_a_phones_room(window: Callable[..., Window], server: Running) -> None:
    """The map begins below the seats and ends above the sheet; a button with room is one row high."""
    seats, asked = table_at(server, "move")
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    page.wait_for_selector(".ask.mine .choices")
    tops = [page.locator(part).bounding_box() for part in (".stage", ".map", "div.sheet")]
    stage, map, sheet = (box or pytest.fail("not there") for box in tops)
    assert map["y"] - stage["y"] < 3
    assert map["y"] + map["height"] <= sheet["y"] + 3
    assert map["height"] >= 390
    assert page.evaluate(ROWS) == 1
