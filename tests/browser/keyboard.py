"""A player without a mouse: Tab, arrows, Enter, `.` for the next legal space, `e` to go on."""

from __future__ import annotations

from typing import Any

from browser.player import Player, Window, script

#: Marks what stands at a point, and tells how many stops of Tab it is away, forwards and backwards.
AIM = script("aim")
ARRIVED = "document.activeElement === window.goal"
#: The focus must be seen: an outline, or a dashed wire around a space.
SEEN = script("focus")
MAX_PRESSES = 200


class Keyboard(Player):
    """Presses keys only; the mouse never moves."""

    def __init__(self, window: Window, seed: int = 1):
        super().__init__(window, seed, {"space": 12, "card": 0.5, "tile": 3})
        self.unseen: set[str] = set()
        self.keys: set[str] = set()

    def key(self, name: str) -> None:
        self.keys.add(name)
        self.page.keyboard.press(name)

    def press(self, offer: dict[str, Any]) -> None:
        if offer["kind"] == "primary" and self.chance.random() < 0.7:
            self.key("e")
        elif (offer["kind"] in ("space", "fight") and self.next_legal(offer["name"])) or self.walk_to(offer):
            self.key("Enter")

    def next_legal(self, space: str) -> bool:
        for _ in range(40):
            self.key(".")
            if self.page.evaluate("document.activeElement.dataset.space") == space:
                self.check_focus()
                return True
        return False

    def walk_to(self, offer: dict[str, Any]) -> bool:
        away = self.page.evaluate(AIM, [offer["x"], offer["y"]])
        if away is None:
            return False
        key = "Tab" if away[0] <= away[1] else "Shift+Tab"
        for _ in range(MAX_PRESSES):
            if self.page.evaluate(ARRIVED):
                self.check_focus()
                return True
            self.key(key)
        return False

    def check_focus(self) -> None:
        unseen = self.page.evaluate(SEEN)
        if unseen:
            self.unseen.add(unseen)
