"""The same pages in Firefox: the lobby, some turns against bots, and a battle between two people."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest
from browser.conftest import without
from browser.firefox import Firefox, FirefoxPage
from browser.player import DESKTOP, STAGE, Player, Window, play_until, script, seats_kept
from browser.scenes import table_at
from machine import firefox
from running import Running

pytestmark = pytest.mark.skipif(firefox() is None, reason="there is no Firefox; KEMET_FIREFOX may name one")
SIZE = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"


@dataclass
class FirefoxWindow:
    """As much of a window as a player needs."""

    page: FirefoxPage
    phone: bool = False


@pytest.fixture(scope="module")
def page(server: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    if "front end" in without():
        pytest.skip(without())
    program = firefox()
    assert program is not None
    with Firefox(program, tmp_path_factory.mktemp("profile"), DESKTOP["width"], DESKTOP["height"]) as running:
        yield FirefoxPage(running, server.address)


def player(page: FirefoxPage) -> Player:
    return Player(cast(Window, FirefoxWindow(page)))


def fine(page: FirefoxPage) -> None:
    """Nothing went wrong, nothing sticks out, nothing is cut off."""
    assert page.evaluate("window.complaints") == []
    assert page.evaluate(SIZE) == [0, 0]
    assert page.evaluate(script("cut")) == []


def test_from_the_lobby_to_some_turns(page: FirefoxPage) -> None:
    page.go("/")
    page.wait_for_selector(".doors .two button:enabled")
    assert page.evaluate("window.complaints") == []
    page.press(".doors .two button")
    page.wait_for_selector(".ask.mine")
    ann = player(page)
    play_until([ann], lambda: ann.pressed > 25 or ann.over)
    assert len(page.evaluate("[...document.querySelectorAll('.log li')].map((line) => line.textContent)")) > 10
    fine(page)


def test_a_battle(page: FirefoxPage, server: Running) -> None:
    """The other side answers over a socket of its own."""
    seats, asked = table_at(server, "battle")
    other = next(seat for seat in seats if seat.seat != asked)
    page.go("/")
    page.evaluate("(kept) => localStorage.setItem('kemet.seats', kept)", seats_kept(seats[asked]))
    page.go(f"/t/{other.table}")
    page.wait_for_selector(STAGE)
    fine(page)
    ann, chance = player(page), random.Random(1)
    game: Any = server.table(other.table).match.game
    with server.open(other) as bob:

        def past() -> bool:
            if other.seat in game.waiting_for():
                bob.settle()
                bob.choose(chance.choice(game.codes(other.seat)))
            return ann.look()["scene"] != "battle"

        play_until([ann], past)
    assert ann.pressed >= 3  # a card to play, one to discard, the lock
    fine(page)
