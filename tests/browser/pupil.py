"""A pupil: turns the coach's pages and presses what the light shows, with a mouse, a finger or keys."""

from __future__ import annotations

import time
from typing import Any

from browser.player import PATIENCE, Stuck, Window
from playwright.sync_api import TimeoutError as TooLong

#: What the coach says now, whether it waits for a page to be turned, where its lights are, and what it covers of them.
LESSON = """() => {
  const coach = document.querySelector('.coach');
  if (!coach) return null;
  const box = coach.getBoundingClientRect();
  const lights = [...document.querySelectorAll('.lights i')].map((light) => light.getBoundingClientRect());
  const covered = lights.filter((light) =>
    light.width * light.height < innerWidth * innerHeight / 4 &&
    light.left < box.right - 6 && light.right - 6 > box.left &&
    light.top < box.bottom - 6 && light.bottom - 6 > box.top);
  return {
    said: coach.querySelector('[aria-live]')?.textContent.trim() ?? coach.textContent.trim(),
    turns: coach.querySelector('footer .primary') !== null,
    lights: lights.map((light) => [light.x + light.width / 2, light.y + light.height / 2]),
    covered: covered.length,
    outside: box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
  };
}"""
#: A thing that has stood still for two pictures.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"

#: How many times the coach may be seen on its way before it counts as standing there.
GLANCES = 8


class Pupil:
    """Follows a lesson to the end of its script; `how` is mouse, finger or keys."""

    def __init__(self, window: Window, how: str = "mouse"):
        self.page = window.page
        self.how = how
        self.pages: list[str] = []
        self.covered: set[str] = set()

    def learn(self) -> None:
        """Until the coach leaves."""
        self.page.wait_for_selector(".coach")
        since = time.monotonic()
        while True:
            now = self._look()
            if now is None and self._has_left():
                return
            if now is not None and now["said"] not in self.pages[-1:]:
                self.pages.append(now["said"])
                since = time.monotonic()
            if time.monotonic() - since > PATIENCE:
                raise Stuck(f"the coach still says {self.pages[-1:]}")
            if now is not None:
                self._follow(now)

    def _has_left(self) -> bool:
        """The others may be at turn; then the coach comes back."""
        try:
            self.page.wait_for_selector(".coach, .ask.mine")
            self.page.wait_for_selector(".coach", timeout=1500)
        except TooLong:
            return True
        return False

    def _look(self) -> dict[str, Any] | None:
        now = self._glance()
        for _ in range(GLANCES):
            if now is None or not (now["covered"] or now["outside"]):
                return now
            now = self._glance()
        if now is not None:
            self.covered.add(now["said"])
        return now

    def _glance(self) -> dict[str, Any] | None:
        self.page.wait_for_timeout(150)  # so often the coach looks for what it speaks of
        self.page.evaluate(SETTLED)
        now: dict[str, Any] | None = self.page.evaluate(LESSON)
        return now

    def _follow(self, now: dict[str, Any]) -> None:
        if now["turns"]:
            self._turn()
        elif now["lights"]:
            self._press(*now["lights"][0])

    def _turn(self) -> None:
        if self.how == "keys":
            self.page.keyboard.press("n")
        else:
            self.page.locator(".coach footer .primary").click()

    def _press(self, x: float, y: float) -> None:
        if self.how == "keys":
            self.page.keyboard.press("g")
            self.page.keyboard.press("Enter")
        elif self.how == "finger":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
