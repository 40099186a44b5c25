"""Speed: the weight of the first page, when it can be used, when a choice shows, frames while the map moves.

The figures are printed (`pytest -s`). What depends on time is slow: it runs with `make browser`, on a machine that has
nothing else to do.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable

import pytest
from browser.player import Window, script, sit
from browser.scenes import table_at
from playwright.sync_api import CDPSession
from running import Running

KILOBYTES = 250
FRAME = 1000 / 60
FRAMES = script("frames")
#: From the press to the first change of the prompt, in milliseconds.
CLOCK = script("effect")


def test_the_first_page(window: Callable[..., Window], server: Running) -> None:
    """Compressed scripts, styles and fonts of the lobby, and the time until the button can be pressed."""
    view = window()
    weight: dict[str, int] = {}
    kept: dict[str, bytes] = {}
    view.page.on(
        "response",
        lambda response: (
            kept.update({response.url: b""})
            if response.request.resource_type in ("script", "stylesheet", "font")
            else None
        ),
    )
    began = time.monotonic()
    page = view.go("/")
    page.wait_for_function("() => document.querySelector('.doors button:enabled') !== null")
    interactive = time.monotonic() - began
    page.wait_for_load_state("networkidle")
    for url in kept:
        body = server.http.get(url.removeprefix(server.address), headers={"Accept-Encoding": "identity"}).content
        weight[url.rsplit("/")[-1]] = len(gzip.compress(body, 6))
    total = sum(weight.values()) / 1024
    print(f"\nfirst page: {total:.0f} KB compressed in {len(weight)} files, usable after {interactive * 1000:.0f} ms")
    assert sum(name.endswith(".woff2") for name in weight) == 2
    assert 0 < total < KILOBYTES


@pytest.mark.slow  # it measures time
def test_a_choice_shows_at_once(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "turn")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    times = []
    for _ in range(5):
        page.wait_for_selector(".act.legal")
        page.evaluate(CLOCK)
        page.locator(".act.legal").first.click()
        times.append(float(page.evaluate("window.effect")))
        page.keyboard.press("u")
        page.wait_for_selector(".act.legal")
    print(f"\na choice shows after {', '.join(f'{each:.0f}' for each in times)} ms")
    assert min(times) < 150


def work(session: CDPSession) -> float:
    """Milliseconds of scripts, styles and layout in this page so far: ours, whatever drawing costs without a GPU."""
    told = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(told["ScriptDuration"] + told["RecalcStyleDuration"] + told["LayoutDuration"])


@pytest.mark.slow  # it measures time
@pytest.mark.parametrize("gesture", ["drag", "zoom"])
def test_the_map_moves_smoothly(window: Callable[..., Window], server: Running, gesture: str) -> None:
    """Sixty pictures a second leave 16.7 ms for each; half of that may be our own work, the rest is the browser's.

    The best of three rounds counts, as others may use the machine; pictures are drawn without a GPU here.
    """
    people = [{"kind": "you", "name": "Ann"}, *[{"kind": "bot", "bot": "easy"}] * 4]
    seat = server.client.create(seats=people, seed="smooth", bot_pace=0)
    view = window(seat=seat, still=False)
    page = sit(view, seat).page
    page.wait_for_selector(".ask.mine")
    session = view.context.new_cdp_session(page)
    session.send("Performance.enable")
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(4):
        page.mouse.wheel(0, -120)
    assert "scale" in str(page.locator(".board").get_attribute("style"))
    rounds = []
    for _ in range(3):
        page.evaluate(f"window.frames_taken = ({FRAMES})(); null")
        before = work(session)
        if gesture == "drag":
            page.mouse.down()
        for step in range(60):
            if gesture == "drag":
                page.mouse.move(x + 80 * ((step % 20) / 10 - 1), y + 40 * ((step % 14) / 7 - 1))
            else:
                page.mouse.wheel(0, 60 if step % 20 < 10 else -60)
        if gesture == "drag":
            page.mouse.up()
        own = work(session) - before
        page.evaluate("window.enough = true")
        stamps = page.evaluate("window.frames_taken")
        rounds.append((own / (len(stamps) - 1), 1000 * (len(stamps) - 1) / (stamps[-1] - stamps[0])))
    own, frames = min(each for each, _ in rounds), max(each for _, each in rounds)
    print(f"\n{gesture}: {frames:.0f} frames a second, {own:.1f} ms of our own work in each")
    assert own < FRAME / 2
    assert frames >= 20
