"""Reasons to come back, in real browsers: a rated game of two, a club of eight, friends, and their pages when full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.members import post, register
from browser.pages import SIZES, Place, known_places, visit
from browser.player import Player, Window, play_until, script
from browser.test_axe import AXE, check
from playwright.sync_api import Page, expect
from running import Running, wait_until
from society import CLUB, society

from kemet.content.languages import SPOKEN

Open = Callable[..., Window]
CUT = script("cut")
WIDTH = "document.documentElement.scrollWidth"
#: Games that are over after a Day.
SHORT = {"dayLimit": "1"}


def opened(view: Window, players: int, **wanted: Any) -> str:
    """A table for people only, whose game is short."""
    seats = [{"kind": "you"}, *[{"kind": "open"}] * (players - 1)]
    wanted = {"players": players, "seats": seats, "house_rules": SHORT} | wanted
    return str(post(view.page, "tables", wanted)["table"]["id"])


def sit_down(view: Window, table: str) -> None:
    page = view.go(f"/t/{table}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def at_table(view: Window, table: str) -> Player:
    page = view.go(f"/t/{table}")
    page.wait_for_selector(".board .space", state="attached")
    return Player(view)


def resign(player: Player) -> None:
    """By the menu; it wants to be told twice."""
    player.page.get_by_role("button", name="Menu").click()
    button = player.page.locator("dialog[open] .btn.danger")
    button.click()
    button.click()
    expect(player.page.locator("dialog")).to_have_count(0)


def show_results(page: Page, address: str) -> None:
    page.goto(f"{address}/profile")
    page.get_by_role("checkbox").check()


@pytest.mark.slow  # minutes
def test_two_play_rated_and_find_each_other_on_the_leaderboard(window: Open, server: Running) -> None:
    ann, bob = window(), window()
    register(ann, "Ankhu"), register(bob, "Bebi")
    first = opened(ann, 2, rated=True, public=True)
    sit_down(bob, first)
    players = [at_table(ann, first), at_table(bob, first)]
    play_until(players, lambda: players[0].over and players[1].over, within=600)

    second = opened(ann, 2, rated=True, public=True)
    sit_down(bob, second)
    players = [at_table(ann, second), at_table(bob, second)]
    play_until(players, lambda: all(player.pressed >= 2 for player in players), within=300)
    resign(players[1])
    wait_until(lambda: players[0].over)
    assert any("Bebi gave up" in line for line in players[0].window.log()), "others read it in the log"
    expect(players[0].page.locator(".pl .away")).to_have_text("gave up")

    for view in (ann, bob):
        show_results(view.page, server.address)
        expect(view.page.get_by_text("provisional").first).to_be_visible()
        expect(view.page.get_by_role("img", name="The rating game by game")).to_be_visible()
        expect(view.page.get_by_role("heading", name="By god")).to_be_visible()
        expect(view.page.get_by_text("rated", exact=False).first).to_be_visible()
    page = window().go("/people")
    leaders = page.locator("ol li")
    leaders.first.wait_for()
    assert leaders.first.evaluate("(row) => getComputedStyle(row).listStyleType") == "decimal", "places have a number"
    expect(leaders.filter(has_text="Ankhu")).to_contain_text("?")
    expect(leaders.filter(has_text="Bebi")).to_contain_text("provisional")
    page.get_by_label("A name begins with").fill("beb")
    expect(page.locator(".people section").nth(1).locator("li")).to_have_count(1)
    page.locator(".people section").nth(1).get_by_role("link", name="Bebi").click()
    expect(page.get_by_role("heading", name="Bebi")).to_be_visible()
    expect(page.locator(".curves svg")).to_be_visible()


@pytest.mark.slow  # minutes
def test_a_club_of_eight_plays_its_evening(window: Open, server: Running) -> None:
    """Two tables of four, from the page of the club to the end; one leaves in the middle; all stand in the league."""
    names = ["Amenemope", "Bakenamun", "Djehuti", "Henut", "Imhotep", "Kawit", "Menna", "Nodjmet"]
    views = [window() for _ in names]
    for view, name in zip(views, names, strict=True):
        register(view, name)
    page = views[0].go("/clubs")
    page.get_by_label("Name of the club").fill("Eight of Karnak")
    page.get_by_role("button", name="Found it").click()
    page.get_by_role("heading", name="Eight of Karnak").wait_for()
    club = page.url.rsplit("/", 1)[-1]
    for view in views[1:]:
        page = view.go("/clubs")
        page.get_by_role("link", name="Eight of Karnak").click()
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("log")).to_be_visible()
    page = views[7].page
    page.get_by_label("Message to the club").fill("Two tables?")
    page.get_by_role("button", name="Send").click()
    page = views[0].go(f"/clubs/{club}")
    expect(page.get_by_text("8 members")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Two tables?")

    tables = [opened(views[4 * number], 4, club=club, name=f"Table {number + 1}") for number in range(2)]
    for number, table in enumerate(tables):
        for view in views[4 * number + 1 : 4 * number + 4]:
            page = view.go(f"/clubs/{club}")
            page.locator(f"a[href='/t/{table}/join'], a[href='/t/{table}']").first.click()
            page.get_by_role("button", name="Sit down").click()
            expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    players = [at_table(view, tables[number // 4]) for number, view in enumerate(views)]
    play_until(players, lambda: all(player.pressed >= 3 for player in players), within=900)
    resign(players[2])
    expect(players[0].page.get_by_text("gave up").first).to_be_attached()
    rest = [player for player in players if player is not players[2]]
    play_until(rest, lambda: all(player.over for player in rest), within=1800)

    page = views[5].go(f"/clubs/{club}")
    league = page.locator("table tbody tr")
    expect(league).to_have_count(8)
    expect(league.filter(has_text="Djehuti").locator("td").nth(1)).to_have_text("1")
    won = [int(each) for each in page.locator("table tbody tr td:last-child").all_inner_texts()]
    assert sum(won) == 2, "a winner at each table"
    expect(page.get_by_text("No table of the club is open or running.")).to_be_visible()


def test_a_friend_is_watched_until_they_hide(window: Open, server: Running) -> None:
    ann, bob = window(), window()
    register(ann, "Aset"), register(bob, "Butehamun")
    ann.page.goto(f"{server.address}/friends")
    ann.page.get_by_label("Name of a player").fill("Butehamun")
    ann.page.get_by_role("button", name="Follow", exact=True).first.click()
    show_results(ann.page, server.address)
    page = bob.go("/people/Aset")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="Unfollow")).to_be_visible()
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    made = post(page, "tables", {"players": 2, "seats": seats, "public": True, "name": "On the roof"})
    bob.go(f"/t/{made['table']['id']}").wait_for_selector(".board .space", state="attached")

    page = ann.go("/friends")
    expect(page.locator(".who", has_text="Butehamun")).to_contain_text("online · friend")
    page.get_by_role("link", name="Watch: On the roof").click()
    page.wait_for_selector(".board .space", state="attached")
    page = bob.go("/friends")
    page.get_by_label("Who sees that I am online").select_option("nobody")
    expect(page.get_by_label("Who sees that I am online")).to_have_value("nobody")
    page = ann.go("/friends")
    expect(page.locator(".who", has_text="Butehamun")).to_have_text("Butehamun friend")
    expect(page.get_by_role("link", name="Watch: On the roof")).to_have_count(0)


@pytest.fixture(scope="module")
def full_pages(server: Running) -> dict[str, Place]:
    known = society(server)
    guests = {"people": Place("/people", "ul li a"), "somebody": Place(f"/people/{CLUB[0]}", ".curves svg")}
    return guests | known_places(known)


#: Each language at each size; the quick run takes one that is long at the size that is narrow.
EVERYWHERE = [
    pytest.param(language, size, marks=() if (language, size) == ("pl", "phone") else pytest.mark.slow)
    for language in SPOKEN
    for size in SIZES
]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: `npm ci` in web/")
@pytest.mark.parametrize(("language", "size"), EVERYWHERE)
def test_full_pages(window: Open, full_pages: dict[str, Place], language: str, size: str) -> None:
    """axe by day and by night, nothing cut off, nothing wider than the screen."""
    width, height = SIZES[size]
    view = window(phone=size == "phone", size={"width": width, "height": height}, language=language, axe=True)
    cut = []
    for name, place in full_pages.items():
        page = visit(view, place)
        check(page, name)
        cut += [f"{name}: {each}" for each in page.evaluate(CUT)]
        assert page.evaluate(WIDTH) <= width, name
    assert not cut, "\n".join(cut)
