"""After a game: it is seen again and moves, it is understood, and it is played on against bots to another end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Player, Window, play_until
from browser.scenes import table_at
from playwright.sync_api import expect
from running import Running

from kemet.client import Seat

BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
WEIGHED = "() => document.querySelector('figure polyline') && !document.querySelector('progress')"


def moments(server: Running, seat: Seat) -> list[str]:
    """The kind of every event of the game, as everybody together saw it."""
    found = server.client.request("GET", f"/api/tables/{seat.table}/moments?as=all")
    return [each["kind"] for each in found["moments"]]


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_troop_walks_in_the_replay(window: Callable[..., Window], server: Running, still: bool) -> None:
    seats, _ = table_at(server, "over")
    before = moments(server, seats[0]).index("step")
    view = window(seat=seats[0], still=still)
    page = view.go(f"/t/{seats[0].table}/replay/{before}?as=all")
    page.wait_for_selector(".board .space")
    page.evaluate(
        """() => { window.walked = 0; new MutationObserver(() => {
          window.walked += document.querySelectorAll('.board g.walk').length;
        }).observe(document.querySelector('.board .pieces'), { childList: true, subtree: true }); }"""
    )
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(f"{server.address}/t/{seats[0].table}/replay/{before}?as=all")
    if still:
        page.wait_for_timeout(300)
        assert page.evaluate("window.walked") == 0
    else:
        page.wait_for_function("window.walked > 0")


@BOTH
@pytest.mark.parametrize("share", [0.95, pytest.param(0.5, marks=pytest.mark.slow)], ids=["last turn", "middle"])
def test_play_on_to_the_end(window: Callable[..., Window], server: Running, share: float, phone: bool) -> None:
    """From a moment of the replay, as oneself, against an easy bot; the new end is a scene with its ways on."""
    seats, _ = table_at(server, "over")
    moment = int(share * len(moments(server, seats[0])))
    view = window(seat=seats[0], phone=phone)
    page = view.go(f"/t/{seats[0].table}/replay/{moment}?as=all")
    page.locator(".scrub details summary").click()
    page.locator(".scrub details select").nth(1).select_option("easy")
    page.locator(".scrub details .is-primary").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    page.wait_for_selector(".board .space")
    assert seats[0].table not in page.url
    player = Player(view)
    play_until([player], lambda: player.over)
    expect(page.locator(".victory h1")).to_be_visible()
    expect(page.locator(".victory a[href$='/story'], .victory a[href$='/replay']")).to_have_count(2)


@pytest.mark.slow  # every choice of a game is weighed
@BOTH
def test_a_game_is_understood(window: Callable[..., Window], server: Running, phone: bool) -> None:
    """The chances of each seat, where they turned, three dear choices with the bot's and why; links lead there."""
    seats, _ = table_at(server, "over")
    page = window(seat=seats[0], phone=phone).go(f"/t/{seats[0].table}/story")
    expect(page.locator("progress")).to_be_visible()
    page.wait_for_function(WEIGHED)
    part = page.locator("section[aria-labelledby='understand-title']")
    expect(part.locator("figure > svg polyline")).to_have_count(2)
    expect(part.locator("figure .turned")).to_have_count(3)
    dear = part.locator("ol > li")
    expect(dear).to_have_count(3)
    for number in range(3):
        expect(dear.nth(number).locator("span")).to_have_count(3)  # played, better, why
    dear.first.locator("a").click()
    page.wait_for_selector(".board .space")
    kinds = moments(server, seats[0])
    version = int(page.url.partition("/replay/")[2].partition("?")[0])
    assert page.url.endswith("?as=all")
    assert 0 < version < len(kinds)
