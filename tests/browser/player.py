"""Somebody with a browser: a window on the server, and a player who presses what glows.

The player knows no rules and no protocol. What can be pressed is read from the page (`offers.js`), and pressed with the
mouse, a finger or the keyboard at a point where nothing lies over it.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, WebSocket
from playwright.sync_api import TimeoutError as TooLong

from kemet.client import Seat
from kemet.server.gate.origins import COOKIE


def script(name: str) -> str:
    """A function that runs in the page; the first line of its file says what it is for."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8").partition("\n")[2]


SIGHT = script("sight")
OFFERS = script("offers").replace("(SIGHT)", f"({SIGHT})")
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 90.0
#: The weighing: a battle seen by one who takes part.
STAGE = "section.stage[style*='--left']"
#: How gladly a player takes what: acting goes before ending a turn, ending it before fiddling.
LIKES = {
    "dialog": 99, "picked": 60, "lock": 40, "fight": 30, "act": 7, "space": 6, "pick": 6, "place": 6, "primary": 5,
    "stop": 5, "tile": 4, "skip": 4, "choice": 3, "answer": 2, "tab": 2, "card": 1, "dismiss": 0.5, "list": 0.4,
}  # fmt: skip


def seats_kept(*seats: Seat) -> str:
    """The player's seats as the browser keeps them."""
    return json.dumps([{"table": each.table, "secret": each.secret, "seat": each.seat, "at": 1} for each in seats])


class Window:
    """A browser context of one person, with one page, and everything that came over its wire."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        seat: Seat | None = None,
        phone: bool = False,
        size: dict[str, int] | None = None,
        night: bool = False,
        still: bool = True,
        language: str = "en",
        axe: bool = False,
        scale: float = 1,
    ):
        self.address = address
        self.phone = phone
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self.requests: list[Request] = []
        self.excused: list[str] = []
        self._wrong: list[str] = []
        kept = [{"name": "kemet.language", "value": language}]
        if seat is not None:
            kept.append({"name": "kemet.seats", "value": seats_kept(seat)})
        size = size or (PHONE if phone else DESKTOP)
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            screen=size,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=scale,
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if night else "light",
            locale="en-GB",
            bypass_csp=axe,
            storage_state={"cookies": [], "origins": [{"origin": address, "localStorage": kept}]},  # type: ignore[typeddict-item, arg-type]
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self._wrong.append(f"error in the page: {error.error}"))
        self.context.on("request", self._request)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """One more tab of the same person."""
        page = self.context.new_page()
        page.on("websocket", self._socket)
        page.on("response", self._response)
        return page

    def close(self) -> None:
        self.context.close()

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.evaluate("document.fonts.ready.then(() => null)")  # letters as wide as they stay
        return self.page

    def take_seats(self, *seats: Seat) -> None:
        """From now on this browser has these seats, and no other."""
        self.page.evaluate("(kept) => localStorage.setItem('kemet.seats', kept)", seats_kept(*seats))

    def take_session(self, session: str) -> None:
        """From now on this browser is logged in with it; without one it is a guest's."""
        self.context.clear_cookies(name=COOKIE)
        if session:
            self.context.add_cookies([{"name": COOKIE, "value": session, "url": self.address}])

    # --- what went wrong ------------------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._wrong.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self.requests.append(request)
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.address).netloc:
            self._wrong.append(f"request to another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self._wrong.append(f"socket to another host: {socket.url}")
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _response(self, response: Response) -> None:
        if response.headers.get("content-type", "").startswith(("application/json", "text/plain")):
            with contextlib.suppress(Exception):  # a page that is left takes its answers along
                self.bodies.append(response.text())

    def excuse(self, *patterns: str) -> None:
        """These messages are expected: a line that is cut is told of on the console."""
        self.excused += patterns

    def wrong(self) -> list[str]:
        return [line for line in self._wrong if not any(re.search(pattern, line) for pattern in self.excused)]

    # --- what the server told this window -------------------------------------------------------------------------

    def messages(self, type: str) -> Iterator[dict[str, Any]]:
        for text in self.frames:
            message = json.loads(text)
            if message["type"] == type:
                yield message

    def log(self) -> list[str]:
        """The lines of the log, wherever it is."""
        found: list[str] = self.page.evaluate("[...document.querySelectorAll('.log li')].map((li) => li.textContent)")
        return found


class Stuck(AssertionError):
    """Nothing happened for a long time."""


class Player:
    """Plays through the window: looks, picks something that glows, presses it, looks what it did."""

    def __init__(self, window: Window, seed: int = 1, likes: dict[str, float] | None = None):
        self.window = window
        self.page = window.page
        self.chance = random.Random(seed)
        self.likes = LIKES | (likes or {})
        self.pressed = 0
        self.scenes: set[str] = set()
        self._seen = ""
        self._since = time.monotonic()

    def look(self) -> dict[str, Any]:
        """What the page shows: where we are, whether it is over, what can be pressed."""
        shown: dict[str, Any] = self.page.evaluate(OFFERS)
        self.scenes.add(shown["scene"])
        if shown["seen"] != self._seen:
            self._seen, self._since = shown["seen"], time.monotonic()
        return shown

    def act(self) -> dict[str, Any] | None:
        """Press one thing, if anything can be pressed; wait until it shows."""
        return self.act_on(self.look())

    def act_on(self, shown: dict[str, Any]) -> dict[str, Any] | None:
        if not shown["offers"]:
            if shown["asked"] and time.monotonic() - self._since > PATIENCE:
                raise Stuck(f"asked {shown['title']!r} in {shown['scene']!r}, but nothing can be pressed")
            return None
        if time.monotonic() - self._since > PATIENCE:
            raise Stuck(f"asked {shown['title']!r} in {shown['scene']!r}, pressing {shown['offers'][:5]} does nothing")
        offer = self.pick(shown["offers"])
        self.press(offer)
        self.pressed += 1
        self.wait_for_change(shown["seen"])
        return offer

    def pick(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        kinds = sorted({offer["kind"] for offer in offers})
        kind = self.chance.choices(kinds, [self.likes[kind] for kind in kinds])[0]
        return self.chance.choice([offer for offer in offers if offer["kind"] == kind])

    def press(self, offer: dict[str, Any]) -> None:
        if self.window.phone:
            self.page.touchscreen.tap(offer["x"], offer["y"])
        else:
            self.page.mouse.click(offer["x"], offer["y"])

    def wait_for_change(self, seen: str, within: float = 1.0) -> bool:
        with contextlib.suppress(TooLong):
            self.page.wait_for_function(f"(before) => ({SIGHT})() !== before", arg=seen, timeout=within * 1000)
            return True
        return False

    def wait_for_turn(self, within: float = 0.3) -> None:
        """Until something can be pressed or the game is over, or this time has passed."""
        with contextlib.suppress(TooLong):
            ready = f"() => {{ const shown = ({OFFERS})(); return shown.over || shown.offers.length > 0; }}"
            self.page.wait_for_function(ready, timeout=within * 1000)

    @property
    def over(self) -> bool:
        return bool(self.look()["over"])


def play_until(players: Iterable[Player], enough: Callable[[], bool], within: float = 240.0) -> None:
    """All players press what they can until something is the case."""
    people = list(players)
    end = time.monotonic() + within
    while not enough():
        if not [player for player in people if player.act()]:
            for player in people:
                player.wait_for_turn(0.3 / len(people))
        assert time.monotonic() < end, [player.look()["title"] for player in people]


def sit(window: Window, seat: Seat) -> Player:
    """Open the table of a seat and wait until it is drawn; a phone may show another tab."""
    page = window.go(f"/t/{seat.table}")
    page.wait_for_selector(".board .space", state="attached")
    return Player(window)


def lock(player: Player) -> None:
    """Pick two battle cards and lock the choice."""
    cards = player.page.locator(".foot .picks .cards").first.locator(".slot")
    for number in range(2):
        if player.page.locator(".foot .acts .btn.primary:enabled").count() == 0:
            cards.nth(number).click()
    player.page.locator(".foot .acts .btn.primary").click()
