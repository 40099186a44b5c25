"""What others do is seen: their token flies, their board opens from their panel, their battle is weighed for a moment,
what happened since one's turn is shown again; nothing stays over the map."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from browser.player import PATIENCE, Window, script, sit
from browser.scenes import game_at, table_at
from browser.test_traps import SEEN
from playwright.sync_api import Page, expect
from running import Running, play_until

from kemet import Game
from kemet.client import Seat

FLOWN = script("flown")
BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
#: From now on: how the pieces on the map stood, one picture after the other.
PICTURES = """() => {
  const pieces = document.querySelector('.board .pieces');
  window.pictures = [pieces.innerHTML];
  new MutationObserver(() => {
    if (pieces.innerHTML !== window.pictures.at(-1)) window.pictures.push(pieces.innerHTML);
  }).observe(pieces, { childList: true, subtree: true, attributes: true, characterData: true });
}"""


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_token_flies(window: Callable[..., Window], server: Running, still: bool) -> None:
    """Somebody places a token: it flies to the action board and is gone; who wants no motion sees none."""
    seats, asked = table_at(server, "turn")
    other = seats[1 - asked]
    view = window(seat=other, still=still)
    view.context.add_init_script(FLOWN)
    page = sit(view, other).page
    with server.open(seats[asked]) as wire:
        state = wire.until("state")
        token = next(each for each in state["prompt"]["choices"] if each["kind"] == "token")
        wire.choose(token["code"])
    expect(page.locator(".log li").last).to_contain_text("token")
    if still:
        assert page.evaluate("window.flown") == []
        return
    page.wait_for_function("() => window.flown.includes('token')")
    expect(page.locator(".flight, .walk")).to_have_count(0)


@pytest.mark.parametrize("scene", ["hand", "seth"])
def test_boards_open_from_panels(window: Callable[..., Window], server: Running, scene: str) -> None:
    """By the mouse and by keys; every line shows its moment; Esc puts it away."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked]), seats[asked]).page
    other = next(seat for seat in range(len(seats)) if seat not in (0, asked))
    sheet = page.locator(".sheet[role=dialog]")
    page.locator(f".pls [data-tokens='{other}']").click()
    expect(sheet.locator(".act.done")).not_to_have_count(0)
    expect(sheet.locator("ol button")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(f".pls [data-panel='{other}']").focus()
    page.keyboard.press("Enter")
    sheet.locator("ol button").first.press("Enter")
    expect(page.locator(".mapbox.past")).to_be_visible()
    if scene == "seth":
        page.locator(".pls .st .open").click()
        expect(sheet.locator(".sb .space")).to_have_count(15)


def test_boards_open_on_a_phone(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "hand")
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    other = next(seat for seat in range(len(seats)) if seat != asked)
    page.locator(f".strip [data-panel='{other}']").tap()
    expect(page.locator(f".one-seat [data-board='{other}'] .act.done").first).to_be_visible()
    page.locator(f".strip [data-panel='{other}']").tap()
    expect(page.locator(".one-seat")).to_have_count(0)


def moments_asked(view: Window) -> list[int]:
    """The moments of the past that this window asked the server for, in order."""
    found = (re.search(r"/moments/(\d+)$", request.url) for request in view.requests)
    return [int(each[1]) for each in found if each]


def last_own_turn(server: Running, seat: Seat) -> tuple[int, int]:
    """The version at which this seat's last turn ended, and the newest one."""
    state = server.open(seat).until("state")
    own = [each for each in state["events"] if each["kind"] == "turn_end" and each["fields"]["seat"] == seat.seat]
    return own[-1]["version"], state["version"]


def show_again(page: Page, phone: bool) -> None:
    """With one key, or on a phone from the log."""
    if phone:
        page.locator("[data-tab=log]").tap()
        page.locator(".log header .link").tap()
    else:
        page.keyboard.press("r")


@BOTH
@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_what_happened_since_my_turn_is_seen_again(
    window: Callable[..., Window], server: Running, still: bool, phone: bool
) -> None:
    """On the map, every moment in its order, up to the present."""
    seats, asked = table_at(server, "hand")
    ended, now = last_own_turn(server, seats[asked])
    view = window(seat=seats[asked], phone=phone, still=still)
    view.context.add_init_script(FLOWN)
    page = sit(view, seats[asked]).page
    page.wait_for_selector(".ask.mine")
    page.evaluate(PICTURES)
    show_again(page, phone)
    page.wait_for_selector(".ask:not(.mine)")
    page.wait_for_selector(".ask.mine")
    shown = moments_asked(view)
    assert shown == sorted(set(shown))
    assert shown[0] > ended
    assert shown[-1] == now
    pictures = page.evaluate("window.pictures")
    assert len(set(pictures)) > 2
    assert pictures[-1] == pictures[0], "the present stands there again"
    assert bool(page.evaluate("window.flown")) is not still


def test_who_has_seen_enough_is_back_in_the_present(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "hand")
    view = window(seat=seats[asked])
    page = sit(view, seats[asked]).page
    page.wait_for_selector(".ask.mine")
    for key in ("Escape", "r"):
        page.keyboard.press("r")
        page.wait_for_selector(".mapbox.past")
        page.keyboard.press(key)
        expect(page.locator(".mapbox.past")).to_have_count(0)
        expect(page.locator(".ask.mine")).to_be_visible()
    assert moments_asked(view).count(last_own_turn(server, seats[asked])[1]) == 0, "neither ran to its end"


def battle_on(game: Game, there: Callable[[Game], bool]) -> Game:
    """The same battle, somewhat later."""
    return play_until(game.copy(), there)


def is_revealed(game: Game) -> bool:
    return bool(game.view(0)["battle"]["revealed"])


def is_over(game: Game) -> bool:
    return game.view(0)["battle"] is None


@BOTH
def test_a_battle_of_others_is_weighed_for_a_moment(
    window: Callable[..., Window], server: Running, phone: bool
) -> None:
    """An onlooker sees a small scale and both cards; then the log tells it and the map is free, also at a table
    where something happens all the time."""
    chosen, _ = game_at("battle")
    revealed = battle_on(chosen, is_revealed)
    over = battle_on(revealed, is_over)
    seats, _ = table_at(server, "battle")
    page = window(phone=phone).go(f"/t/{seats[0].table}")
    strip = page.locator(".ask .brief")
    expect(strip).to_be_visible()
    expect(strip.locator(".card")).to_have_count(0)
    server.bring_to(seats[0], revealed)
    expect(strip.locator(".card")).to_have_count(2)
    expect(strip.locator(".scale svg")).to_be_visible()
    server.bring_to(seats[0], over)
    keep_busy(server, seats, until=lambda: strip.count() == 0)
    assert page.evaluate(SEEN, ".stage .map" if phone else ".mapbox") == 1


def keep_busy(server: Running, seats: list[Seat], until: Callable[[], bool]) -> None:
    """The player who is asked ends the turn and takes that back, again and again."""
    asked = next(seat for seat in seats if server.table(seat.table).match.game.waiting_for() == [seat.seat])
    end = time.monotonic() + PATIENCE
    with server.open(asked) as wire:
        wire.until("state")
        while not until():
            assert time.monotonic() < end, "it never came to this"
            wire.choose(next(each["code"] for each in wire.state["prompt"]["choices"] if each["kind"] == "end"))
            wire.ask("undo")
            while not wire.state["prompt"]:
                wire.receive()
            time.sleep(0.5)  # nobody may take back without end
