"""Seth and two members in their own windows, with a mouse or on phones, and a bot in the fourth seat."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from browser.player import Player, Window, play_until, sit
from playwright.sync_api import TimeoutError as TooLong
from running import Running

import kemet
from kemet.client import Seat
from kemet.server.gate.rate_limits import Buckets
from kemet.server.live.budgets import Budgets


class Advised(Player):
    """Takes the table's hints outside of battles, by mouse or finger, so that somebody wins."""

    def act(self) -> dict[str, Any] | None:
        shown = self.look()
        if shown["asked"] and shown["scene"] == "table" and not advice(shown["offers"]):
            self.ask_for_advice()
            shown = self.look()
        return self.act_on(shown)

    def ask_for_advice(self) -> None:
        hint = self.page.locator(".ask.mine .end .btn", has_text="Hint")
        with contextlib.suppress(TooLong):
            hint.tap(timeout=3000) if self.window.phone else hint.click(timeout=3000)
            self.page.wait_for_selector(".ask .hint, .ask .why", timeout=5000)

    def pick(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        return next(iter(advice(offers)), None) or super().pick(offers)


def advice(offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [offer for offer in offers if offer["name"] == "Do it"]


def advised(window: Window, seat: Seat) -> Advised:
    sit(window, seat)
    return Advised(window)


#: Seconds until the server gives up thinking; it then declines what it is asked about, and nobody would ever win.
LONG = 60.0


@pytest.mark.slow  # minutes; the pages of Seth's games are tested one by one with all tests
@pytest.mark.parametrize("phones", [0, 3], ids=["mouse", "touch"])
def test_seth_and_two_members_play_to_a_victory(
    window: Callable[..., Window], server: Running, monkeypatch: pytest.MonkeyPatch, phones: int
) -> None:
    """All with a mouse, or all with a finger, and all with advice: one of the sides wins, not the calendar."""
    monkeypatch.setattr(Budgets, "promised", lambda *_: LONG)
    server.hub.hints = server.hub.hints_of_address = Buckets(100_000, 1000.0)  # three windows ask all the time
    seats = [{"kind": "you", "name": "Seth"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    seth = server.client.create(seats=seats, seth=True, victory_points=6, seed="three windows", bot_pace=0)
    people = [seth, *(server.client.join(seth.table, name) for name in ("Ann", "Bob"))]
    players = [advised(window(seat=seat, phone=place < phones), seat) for place, seat in enumerate(people)]
    play_until(players, lambda: all(player.over for player in players), within=1800)
    assert sum("battle" in player.scenes for player in players) >= 2, "Seth, and the member who fought him"
    game = kemet.replay(seth.record())
    told = game.view(None)
    assert told["winner"] == seth.info()["winner"]
    by_seth = told["winner"] == 0
    said = [player.page.locator(".won h2").inner_text() for player in players]
    assert said == ["You have won!" if by_seth else "Alliance wins", *["Seth wins" if by_seth else "You have won!"] * 2]
    assert told["end_reason"] in ("combat-points", "objectives", "district", "no-units")
    assert all(player.pressed > 10 for player in players)
