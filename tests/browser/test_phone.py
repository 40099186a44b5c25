"""A game on a phone, by touch alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Window, play_until, sit
from running import Running

SIDEWAYS = "[document.documentElement.scrollWidth, document.body.scrollWidth].map((width) => width - innerWidth)"


@pytest.mark.parametrize(
    "rules", [{"dayLimit": "2"}, pytest.param({}, marks=pytest.mark.slow)], ids=["two Days", "to the end"]
)
def test_a_game_by_touch(window: Callable[..., Window], server: Running, rules: dict[str, str]) -> None:
    """Every tap is a finger's; nothing ever scrolls sideways; the game comes to its end."""
    people = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    seat = server.client.create(seats=people, house_rules=rules, seed="by touch", bot_pace=0)
    ann = sit(window(seat=seat, phone=True), seat)
    sideways = set()

    def over() -> bool:
        sideways.update(ann.page.evaluate(SIDEWAYS))
        return ann.over

    play_until([ann], over, within=900)
    assert max(sideways) <= 0
    assert seat.info()["status"] == "over"
    assert seat.info()["day"] >= 2
    assert ann.pressed > 30
