"""Seth and two members in their own windows, one of them on a phone, and a bot in the fourth seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.player import Window, play_until, sit
from running import Running


@pytest.mark.slow  # minutes; the pages of Seth's games are tested one by one with all tests
def test_seth_and_two_members_play_to_the_end(window: Callable[..., Window], server: Running) -> None:
    seats = [{"kind": "you", "name": "Seth"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    seth = server.client.create(seats=seats, seth=True, house_rules={"dayLimit": "3"}, seed="three windows", bot_pace=0)
    member, phone = (server.client.join(seth.table, name) for name in ("Ann", "Bob"))
    players = [
        sit(window(seat=seth), seth),
        sit(window(seat=member), member),
        sit(window(seat=phone, phone=True), phone),
    ]
    play_until(players, lambda: all(player.over for player in players), within=1200)
    assert any("battle" in player.scenes for player in players)
    won = {player.page.locator(".won h2").inner_text() for player in players}
    assert len(won) == 1
    assert won <= {"Seth wins", "Alliance wins"}
    assert seth.info()["winner"] in (0, 1)
    assert all(player.pressed > 10 for player in players)
