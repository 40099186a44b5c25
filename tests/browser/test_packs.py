"""Boards of content packs: drawn from their data, and played by clicking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.conftest import FAST
from browser.player import Window, play_until, sit
from running import Running

from kemet.server.settings import Settings

SPACES = {"A1", "A2", "A3", "B1", "B2", "B3", "RW", "TW2", "TW3"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that plays on the small board."""
    file: Path = tmp_path_factory.mktemp("server") / "kemet.db"
    running = Running(Settings(**FAST | {"database": f"sqlite:///{file}", "packs": ("small-board",)}))
    yield running
    running.stop()


@pytest.mark.slow
def test_two_people_play_on_the_small_board(server: Running, window: Callable[..., Window]) -> None:
    seats = server.people(2)
    players = [sit(window(seat=seat), seat) for seat in seats]
    table = server.table(seats[0].table)
    play_until(players, lambda: len(table.match.game.choices) >= 30, within=600)
    phone = sit(window(seat=seats[0], phone=True), seats[0])
    for player in (*players, phone):
        drawn = player.page.locator('.board .space[role="button"]')
        assert {each.get_attribute("data-space") for each in drawn.all()} == SPACES
        assert player.page.locator("#space-RW").get_attribute("aria-label")
